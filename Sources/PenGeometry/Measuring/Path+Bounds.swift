// The smallest rectangle around a path.

extension Path {
    /// The true bounds of what the path draws, in user units. A move counts only where a segment or a close follows
    /// it; a path of moves alone has its last point as bounds, an empty path the null rectangle.
    public var bounds: Rect {
        var box = Rect.null
        for step in steps {
            switch step.verb {
            case .move: continue
            case .line, .close:
                box.include(step.from)
                box.include(step.to)
            case .arc: box = box.union(Path.arc(from: points[step.index..<(step.index + 5)]).bounds)
            default:
                box.include(step.from)
                box.include(step.to)
                let controls = points[step.index..<(step.index + step.verb.pointCount - 1)]
                if !controls.allSatisfy(box.contains) { box = box.union(curve(step).bounds) }
            }
        }
        if box.isNull, let last = points.last, last.isFinite { box.include(last) }
        return box
    }

    /// The smallest rectangle around the segments' ends and control points, and the true bounds of arcs: quicker than `bounds`
    /// and at least as large. Moves count as there.
    public var controlBounds: Rect {
        var box = steps.reduce(Rect.null) { $1.verb == .move ? $0 : $0.union(hullBox($1)) }
        if box.isNull, let last = points.last, last.isFinite { box.include(last) }
        return box
    }

    /// A box around what a step draws, quickly.
    func hullBox(_ step: Step) -> Rect {
        var box = Rect.null
        box.include(step.from)
        box.include(step.to)
        if step.verb == .arc { return box.union(Path.arc(from: points[step.index..<(step.index + 5)]).bounds) }
        if step.verb.isCurve { for p in points[step.index..<(step.index + step.verb.pointCount)] { box.include(p) } }
        return box
    }
}
