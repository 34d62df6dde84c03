// Parallel curves of whole paths.

extension Path {
    /// The curve at a distance beside the path, within `tolerance` user units: the parallel curves of its segments (see
    /// `PathSegment.parallel`), joined at the corners by lines and true arcs. Segments of no length have no direction and
    /// are left out, as are subpaths of nothing else.
    ///
    /// - Parameters:
    ///   - distance: in user units, positive on the side to which the tangent turned by a quarter turn points, the way
    ///     angles grow.
    ///   - join: the outer side of corners.
    ///   - miterLimit: the largest ratio of a miter's length to twice the distance; beyond it is a bevel.
    /// - Returns: an empty path where a number is not finite.
    public func parallel(distance: Double, join: LineJoin = .miter, miterLimit: Double = 10, tolerance: Double) throws(FittingError) -> Path {
        try FittingError.check(tolerance: tolerance)
        var result = Path()
        guard distance.isFinite, points.allSatisfy(\.isFinite) else { return result }
        guard distance != 0 else { return self }
        var joiner = ParallelJoiner(distance: distance, join: join, miterLimit: miterLimit, tolerance: tolerance)
        for step in steps {
            if step.verb == .move {
                result.append(joiner.path)
                joiner = ParallelJoiner(distance: distance, join: join, miterLimit: miterLimit, tolerance: tolerance)
            }
            if let segment = segment(step) { try joiner.add(segment) }
            if step.verb == .close { joiner.close() }
        }
        result.append(joiner.path)
        return result
    }
}
