// The convex hull of a path.

extension Path {
    /// The convex hull of what the path draws, as a closed path that runs the way angles grow: parts of the path's own segments,
    /// and lines between them that touch curves. Of points on one line it is the line there and back, of one point a point
    /// that is closed; empty where nothing is drawn or a number is not finite.
    ///
    /// Which parts of the segments it has is found from samples; what lies between them is left out only where it reaches no
    /// farther than `tolerance` user units over the hull.
    public func convexHull(tolerance: Double) -> Path {
        guard verbs.contains(where: { $0 != .move }), points.allSatisfy(\.isFinite) else { return Path() }
        let factor = Path.enlargement(of: largestCoordinate)
        if factor > 1 { return enlarged(by: factor, 0, tolerance) { path, _, tolerance in path.convexHull(tolerance: tolerance) } }
        var tracer = HullTracer(self, tolerance: tolerance)
        return tracer.hull()
    }
}

extension PathSegment {
    /// The segment; of an arc of several turns the first one, which has all of its points but the end.
    var firstTurn: PathSegment {
        guard case .arc(let arc, _, _) = self, abs(arc.sweep) > 2 * Double.pi else { return self }
        return part(from: 0, to: 2 * Double.pi / abs(arc.sweep))
    }

    /// Calls `emit` with the points of a polyline within `tolerance` user units of the segment, at equal steps of the parameter:
    /// all but the start.
    func flatten(tolerance: Double, _ emit: (Point) -> Void) {
        switch self {
        case .line(_, let q): emit(q)
        case .curve(let curve): curve.flatten(tolerance: tolerance, emit)
        case .arc(let arc, _, _): arc.flatten(tolerance: tolerance, emit)
        }
    }
}
