// What else lies at a distance from a path than its parallel curve on one side.

/// The parallel curve on the other side, and circles around the ends of open subpaths and around corners: where the parallel
/// curve passes one of these it comes too near to the path, or gets away from it, without crossing itself.
struct ParallelWalls {
    private(set) var path: Path

    init(_ source: Path, distance: Double, tolerance: Double) throws(FittingError) {
        path = try RawParallel(source, distance: -distance, join: .round, miterLimit: 1, tolerance: tolerance).path
        let (segments, next) = source.linkedSegments
        var isEntered = Array(repeating: false, count: segments.count)
        for (i, segment) in segments.enumerated() {
            guard let after = next[i] else {
                addCircle(around: segment.end, abs(distance))
                continue
            }
            isEntered[after] = true
            if abs(segment.tangent(at: 1).cross(segments[after].tangent(at: 0))) > 1e-9 { addCircle(around: segment.end, abs(distance)) }
        }
        for i in segments.indices where !isEntered[i] { addCircle(around: segments[i].start, abs(distance)) }
    }

    private mutating func addCircle(around center: Point, _ radius: Double) {
        path.append(Path.circle(center: center, radius: radius))
    }
}
