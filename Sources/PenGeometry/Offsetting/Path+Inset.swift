// Areas made smaller or larger all around.

extension Path {
    /// The points of the path's area that are at least `distance` user units from its edge, or with a negative distance the
    /// area and all points that are at most that far from it, within `tolerance`. Subpaths count as closed.
    ///
    /// The normals of the area's edge, as long as the distance but ending at the centers of curvature, sweep what the edge
    /// moves over, never backwards; so it is right what their ends, joined at the corners, run around more often forwards than
    /// backwards (X. Chen, S. McMains: Polygon offsetting by computing winding numbers. ASME DETC 2005, for polygons). The
    /// result's subpaths do not cross, so that either fill rule fills the same area; it is empty where nothing is left.
    ///
    /// - Parameters:
    ///   - distance: in user units; negative for a larger area.
    ///   - join: the corners that the new edge goes around: outer ones of a larger area, inner ones of a smaller area. With
    ///     round ones the distance is right everywhere.
    ///   - miterLimit: the largest ratio of a miter's length to twice the distance; beyond it the corner is round, so that
    ///     nothing is nearer than the distance.
    ///   - fillRule: what the area is.
    ///   - tolerance: in user units.
    public func inset(
        distance: Double, join: LineJoin = .miter, miterLimit: Double = 10, fillRule: FillRule = .nonZero, tolerance: Double
    ) throws(FittingError) -> Path {
        try FittingError.check(tolerance: tolerance)
        guard distance.isFinite, points.allSatisfy(\.isFinite) else { return Path() }
        try FittingError.check(sizes: largestCoordinate, distance)
        let factor = Path.enlargement(of: max(largestCoordinate, abs(distance)))
        if factor > 1 {
            return try enlarged(by: factor, distance, tolerance) { path, distance, tolerance throws(FittingError) in
                try path.inset(distance: distance, join: join, miterLimit: miterLimit, fillRule: fillRule, tolerance: tolerance)
            }
        }
        let area = normalized(fillRule: fillRule)
        guard distance != 0, !area.isEmpty else { return area }
        return try RawParallel(area, distance: distance, join: join, miterLimit: miterLimit, tolerance: tolerance, tightParts: .evolute).path.outline { $0 > 0 }
    }
}
