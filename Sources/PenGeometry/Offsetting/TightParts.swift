// Where a segment bends more tightly than its parallel curve can follow.

/// What stands for the parallel curve of parts whose centers of curvature are nearer than the distance.
enum TightParts {
    /// The parallel curve itself, which runs backwards there.
    case backwards
    /// The centers of curvature, as lines, on each normal as far as it may come; with them the curve sweeps nothing
    /// backwards.
    case evolute
}
