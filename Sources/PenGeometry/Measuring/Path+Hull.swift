// The convex hull of a path.

extension Path {
    /// The convex hull of what the path draws, as a closed polygon that runs the way angles grow: of the path's polyline,
    /// so that it lies inside of the true hull and within `tolerance` user units of it. Of points on one line it is the
    /// line there and back, of one point a point that is closed; empty where nothing is drawn or a number is not finite.
    ///
    /// Lower and upper chain of the points sorted by x (A. Andrew: Another efficient algorithm for convex hulls in two
    /// dimensions. Information Processing Letters 9, 1979), with exact orientations.
    public func convexHull(tolerance: Double) -> Path {
        guard points.allSatisfy(\.isFinite) else { return Path() }
        var drawn: [Point] = []
        for segment in segments {
            drawn.append(segment.start)
            segment.firstTurn.flatten(tolerance: tolerance) { drawn.append($0) }
        }
        var hull = Path()
        for (i, corner) in convexCorners(drawn).enumerated() { i == 0 ? hull.move(to: corner) : hull.line(to: corner) }
        hull.close()
        return hull
    }
}

extension PathSegment {
    /// The segment; of an arc of several turns the first one, which has all of its points but the end.
    var firstTurn: PathSegment {
        guard case .arc(let arc, _, _) = self, abs(arc.sweep) > 2 * Double.pi else { return self }
        return part(from: 0, to: 2 * Double.pi / abs(arc.sweep))
    }

    fileprivate func flatten(tolerance: Double, _ emit: (Point) -> Void) {
        switch self {
        case .line(_, let q): emit(q)
        case .curve(let curve): curve.flatten(tolerance: tolerance, emit)
        case .arc(let arc, _, let q):
            arc.flatten(tolerance: tolerance, emit)
            emit(q)
        }
    }
}

/// The corners of the convex hull of any points, in the direction in which angles grow, from the one with the smallest x (and
/// of these, y) on; none of them on the line between its neighbours.
func convexCorners(_ points: [Point]) -> [Point] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: some Sequence<Point>) -> [Point] {
        var kept: [Point] = []
        for p in points where p != kept.last {
            while kept.count > 1, orientation(kept[kept.count - 2], kept[kept.count - 1], p) <= 0 { kept.removeLast() }
            kept.append(p)
        }
        return kept
    }
    let lower = chain(sorted), upper = chain(sorted.reversed())
    return lower.count < 2 ? lower : lower.dropLast() + upper.dropLast()
}
