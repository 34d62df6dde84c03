// The convex hull of a path.

extension Path {
    /// The convex hull of what the path draws, as a closed polygon that runs the way angles grow: of the path's polyline,
    /// so that it lies inside of the true hull and within `tolerance` user units of it. Of points on one line it is the
    /// line there and back, of one point a point that is closed; empty where nothing is drawn or a number is not finite.
    ///
    /// Lower and upper chain of the points sorted by x (A. Andrew: Another efficient algorithm for convex hulls in two
    /// dimensions. Information Processing Letters 9, 1979), with exact orientations.
    public func convexHull(tolerance: Double) -> Path {
        let polyline = flattened(tolerance: tolerance)
        guard verbs.contains(where: { $0 != .move }), polyline.points.allSatisfy(\.isFinite) else { return Path() }
        let corners = convexCorners(polyline.drawnPoints)
        var hull = Path()
        for (i, corner) in corners.enumerated() { i == 0 ? hull.move(to: corner) : hull.line(to: corner) }
        hull.close()
        return hull
    }

    /// The ends of all lines of a polyline.
    private var drawnPoints: [Point] {
        var drawn: [Point] = []
        drawn.reserveCapacity(points.count)
        for step in steps where step.verb != .move {
            if drawn.last != step.from { drawn.append(step.from) }
            drawn.append(step.to)
        }
        return drawn
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
