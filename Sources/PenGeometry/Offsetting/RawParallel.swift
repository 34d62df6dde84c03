// A path's parallel curve with all its loops.

/// The parallel curves of a path's segments, joined, not yet cut where they come too near to the path.
struct RawParallel {
    private(set) var path = Path()
    /// The corners that are cut straight, by the number of the segment that does it.
    private(set) var bevels: [Int: Point] = [:]

    init(
        _ source: Path, distance: Double, join: LineJoin, miterLimit: Double, tolerance: Double, tightParts: TightParts = .backwards
    ) throws(FittingError) {
        func newJoiner() -> ParallelJoiner {
            ParallelJoiner(distance: distance, join: join, miterLimit: miterLimit, tolerance: tolerance, tightParts: tightParts)
        }
        var joiner = newJoiner(), count = 0
        for step in source.steps {
            if step.verb == .move {
                append(joiner, &count)
                joiner = newJoiner()
            }
            if let segment = source.segment(step) { try joiner.add(segment) }
            if step.verb == .close { joiner.close() }
        }
        append(joiner, &count)
    }

    private mutating func append(_ joiner: ParallelJoiner, _ count: inout Int) {
        for (segment, corner) in joiner.bevels { bevels[count + segment] = corner }
        path.append(joiner.path)
        count += joiner.path.segments.reduce(0) { sum, _ in sum + 1 }
    }
}
