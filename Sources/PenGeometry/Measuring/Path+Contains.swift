// Which points are inside a path.

extension Path {
    /// True where `p` is inside, every subpath taken as closed. Of a rectangle's edges those with the smaller
    /// coordinates are inside, the others outside, so that rectangles side by side share no point.
    public func contains(_ p: Point, fillRule: FillRule = .nonZero) -> Bool {
        fillRule.fills(winding(around: p))
    }

    /// How often the path runs around `p`, positive in the direction in which angles grow.
    ///
    /// Counts where the path crosses the ray from `p` to the right, each segment half open in y.
    public func winding(around p: Point) -> Int {
        var count = 0
        var origin = Point.zero, here = Point.zero
        for step in steps {
            if step.verb == .move {
                count += lineCrossing(from: here, to: origin, around: p)
                origin = step.to
            }
            count += crossings(of: step, around: p)
            here = step.to
        }
        return count + lineCrossing(from: here, to: origin, around: p)
    }

    /// The signed crossings of what a step draws with the ray from `p` to the right.
    func crossings(of step: Step, around p: Point) -> Int {
        switch step.verb {
        case .move: return 0
        case .line, .close: return lineCrossing(from: step.from, to: step.to, around: p)
        case .arc:
            let arc = Path.arc(from: points[step.index..<(step.index + 5)])
            return arc.crossings(from: step.from, to: step.to, around: p)
        default:
            let own = points[(step.index - 1)..<(step.index + step.verb.pointCount)]
            return quickCrossing(own, around: p) ?? BezierCurve(Array(own)).crossings(around: p, depth: 0)
        }
    }
}

/// The signed crossing of the line a…b with the ray from `p` to the right; a's y counts, b's does not. Exact, so that regions
/// that share an edge share no point and lose none.
private func lineCrossing(from a: Point, to b: Point, around p: Point) -> Int {
    if a.y <= p.y {
        return b.y > p.y && orientation(a, b, p) > 0 ? 1 : 0
    }
    return b.y <= p.y && orientation(a, b, p) < 0 ? -1 : 0
}

/// The crossings of any curve inside the convex hull of `hull`, which starts and ends with the curve's ends; nil where
/// the hull does not tell.
private func quickCrossing(_ hull: some BidirectionalCollection<Point>, around p: Point) -> Int? {
    guard let a = hull.first, let b = hull.last else { return 0 }
    var above = true, below = true, left = true, right = true
    for q in hull {
        if q.y > p.y { below = false } else { above = false }
        if q.x <= p.x { right = false } else { left = false }
    }
    if above || below || left { return 0 }
    if right, a.y <= p.y, b.y > p.y { return 1 }
    if right, a.y > p.y, b.y <= p.y { return -1 }
    return right ? 0 : nil
}

extension BezierCurve {
    fileprivate func crossings(around p: Point, depth: Int) -> Int {
        if let count = quickCrossing(points, around: p) { return count }
        guard depth < 52, depth > 0 || isFinite else { return lineCrossing(from: start, to: end, around: p) }
        let (first, second) = split(at: 0.5)
        return first.crossings(around: p, depth: depth + 1) + second.crossings(around: p, depth: depth + 1)
    }
}

extension EllipticalArc {
    /// A sweep of more than a turn is so many whole ellipses and the rest.
    fileprivate func crossings(from a: Point, to b: Point, around p: Point) -> Int {
        let whole = 2 * Double.pi, turns = (abs(sweep) / whole).rounded(.down)
        guard center.isFinite, radii.isFinite, rotation.isFinite, start.isFinite, turns < 1e9 else {
            return lineCrossing(from: a, to: b, around: p)
        }
        guard abs(sweep) > whole else { return crossings(from: a, to: b, around: p, depth: 0) }
        var ellipse = self, rest = self
        ellipse.sweep = sweep < 0 ? -whole : whole
        rest.sweep = sweep - ellipse.sweep * turns
        return ellipse.crossings(from: a, to: a, around: p, depth: 0) * Int(turns) + rest.crossings(from: a, to: b, around: p, depth: 0)
    }

    private func crossings(from a: Point, to b: Point, around p: Point, depth: Int) -> Int {
        let box = bounds
        let hull = [a, Point(box.minX, box.minY), Point(box.maxX, box.maxY), b]
        if let count = quickCrossing(hull, around: p) { return count }
        guard depth < 52 else { return lineCrossing(from: a, to: b, around: p) }
        let (first, second) = split(at: 0.5)
        let mid = second.startPoint
        return first.crossings(from: a, to: mid, around: p, depth: depth + 1)
            + second.crossings(from: mid, to: b, around: p, depth: depth + 1)
    }
}
