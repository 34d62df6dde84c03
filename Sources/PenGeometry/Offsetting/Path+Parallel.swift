// Parallel curves of whole paths.

extension Path {
    /// The curve at a distance beside the path, within `tolerance` user units: the parallel curves of its segments (see
    /// `PathSegment.parallel`), joined at the corners by lines and true arcs. Segments of no length have no direction and
    /// are left out, as are subpaths of nothing else.
    ///
    /// It is cut clean of its loops: what comes nearer to the path than the distance is left out (see `ParallelTrimmer`), so
    /// that one subpath may become several, or none.
    ///
    /// - Parameters:
    ///   - distance: in user units, positive on the side to which the tangent turned by a quarter turn points, the way
    ///     angles grow.
    ///   - join: the outer side of corners.
    ///   - miterLimit: the largest ratio of a miter's length to twice the distance; beyond it the corner is
    ///     round, so that nothing is nearer than the distance.
    ///   - tolerance: in user units.
    /// - Returns: an empty path where a number is not finite.
    public func parallel(distance: Double, join: LineJoin = .miter, miterLimit: Double = 10, tolerance: Double) throws(FittingError) -> Path {
        try FittingError.check(tolerance: tolerance)
        guard distance.isFinite, points.allSatisfy(\.isFinite) else { return Path() }
        guard distance != 0 else { return self }
        try FittingError.check(sizes: largestCoordinate, distance)
        let factor = Path.enlargement(of: max(largestCoordinate, abs(distance)))
        if factor > 1 {
            return try enlarged(by: factor, distance, tolerance) { path, distance, tolerance throws(FittingError) in
                try path.parallel(distance: distance, join: join, miterLimit: miterLimit, tolerance: tolerance)
            }
        }
        let raw = try RawParallel(self, distance: distance, join: join, miterLimit: miterLimit, tolerance: tolerance)
        let walls = try ParallelWalls(self, distance: distance, tolerance: tolerance).path
        return ParallelTrimmer(raw, source: self, distance: distance, tolerance: tolerance, walls: walls).path
    }
}
