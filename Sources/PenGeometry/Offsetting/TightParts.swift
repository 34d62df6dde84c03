// Where a path bends more tightly than a parallel curve can follow.

extension Path {
    /// The path with chords within `tolerance` user units for those parts whose centers of curvature are nearer than the
    /// parallel curve at the distance, which would run backwards there.
    ///
    /// The parallels of chords run forwards and are joined through the corners between them, and then what the whole raw
    /// curve runs around more often forwards than backwards is right (X. Chen, S. McMains: Polygon offsetting by computing
    /// winding numbers. ASME DETC 2005); around a backward curve it is not: a circle inside out looks like a circle.
    func withTightPartsAsLines(distance: Double, tolerance: Double) throws(FittingError) -> Path {
        var path = Path()
        for step in steps {
            switch step.verb {
            case .move: path.move(to: step.to)
            case .close: path.close()
            default: for part in try segment(step)?.tightParts(distance: distance) ?? [] { path.add(part, tolerance) }
            }
        }
        return path
    }

    private mutating func add(_ part: (segment: PathSegment, isTight: Bool), _ tolerance: Double) {
        // Parts of one segment meet but for rounding.
        guard part.isTight else { return add(part.segment.withEnds(currentPoint ?? part.segment.start, part.segment.end)) }
        switch part.segment {
        case .line(_, let q): line(to: q)
        case .curve(let curve): curve.flatten(tolerance: tolerance) { line(to: $0) }
        case .arc(let arc, _, let q):
            arc.flatten(tolerance: tolerance) { line(to: $0) }
            points[points.count - 1] = q
        }
    }
}

extension PathSegment {
    /// The segment in parts that are tight and parts that are not.
    fileprivate func tightParts(distance: Double) throws(FittingError) -> [(segment: PathSegment, isTight: Bool)] {
        switch self {
        case .line: return [(self, false)]
        case .arc(let arc, _, _) where arc.radii.x == arc.radii.y: return [(self, (arc.sweep < 0 ? -distance : distance) >= arc.radii.x)]
        case .arc, .curve: break
        }
        let parts = try ParallelCurve.parts(of: self, distance: distance)
        guard parts.contains(where: { $0.sign < 0 }) else { return [(self, false)] }
        return parts.map { (part(from: $0.knots[0], to: $0.knots[$0.knots.count - 1]), $0.sign < 0) }
    }
}
