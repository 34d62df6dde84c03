// The plane as paths divide it.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The edges into which paths are cut where they meet each other and themselves, with what lies on both sides of each.
struct Arrangement {
    /// How often the first and the second path run around a place, or by how much that changes across an edge.
    struct Winding: Hashable {
        var first = 0, second = 0

        static func + (a: Winding, b: Winding) -> Winding { Winding(first: a.first + b.first, second: a.second + b.second) }
        static func - (a: Winding, b: Winding) -> Winding { Winding(first: a.first - b.first, second: a.second - b.second) }
        var isZero: Bool { first == 0 && second == 0 }
    }

    /// A piece of a segment along which neither coordinate turns.
    struct Strand {
        let segment: PathSegment
        /// Which of all segments, and from where to where on it.
        let source: Int
        let lower, upper: Double
        /// By how much its left side is more often run around than its right one.
        let step: Winding
    }

    /// A piece of a strand between two vertices.
    struct Edge {
        var segment: PathSegment
        let source: Int
        /// The parameters on the source at the edge's start and end.
        let lower, upper: Double
        let from, to: Int
        /// By how much the left side is more often run around than the right one.
        var step: Winding
        /// What lies on the right side.
        var right = Winding()

        var left: Winding { right + step }
    }

    /// The paths' segments.
    private(set) var sources: [PathSegment] = []
    private(set) var strands: [Strand] = []
    var vertices: [Point] = []
    var edges: [Edge] = []
    /// Points closer than that are one vertex, in user units.
    private(set) var slack = 0.0

    init(_ paths: [Path]) {
        for (number, path) in paths.enumerated() {
            for subpath in path.closedSubpaths { addStrands(of: subpath, isSecond: number == 1) }
        }
        let reach = strands.reduce(0.0) { max($0, $1.segment.start.reach, $1.segment.end.reach) }
        slack = 2 * CurveIntersector.roundings * reach.ulp
    }

    private mutating func addStrands(of segments: [PathSegment], isSecond: Bool) {
        guard segments.allSatisfy(\.hullBounds.isFinite) else { return }
        for (segment, count) in segments.lazy.flatMap(\.turns) {
            let step = isSecond ? Winding(second: count) : Winding(first: count)
            for (piece, lower, upper) in segment.monotonePieces {
                strands.append(Strand(segment: piece, source: sources.count, lower: lower, upper: upper, step: step))
            }
            sources.append(segment)
        }
    }

    /// The edge of the area for whose places `isInside` is true, as closed subpaths with the area to the left (in the direction in which
    /// angles grow).
    mutating func outline(where isInside: (Winding) -> Bool) -> Path {
        cut()
        mergeCommonEdges()
        findWindings()
        let kept = edges.compactMap { edge -> Edge? in
            let (left, right) = (isInside(edge.left), isInside(edge.right))
            return left == right ? nil : left ? edge : edge.reversed
        }
        return OutlineTracer(edges: kept, vertices: vertices, sources: sources, slack: slack).path()
    }
}

extension Arrangement.Edge {
    var reversed: Arrangement.Edge {
        var edge = Arrangement.Edge(
            segment: segment.reversed, source: source, lower: upper, upper: lower, from: to, to: from,
            step: Arrangement.Winding() - step)
        edge.right = left
        return edge
    }
}

extension Point {
    /// The larger coordinate, without its sign.
    var reach: Double { max(abs(x), abs(y)) }
}

extension Rect {
    var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}

extension Path {
    /// Every subpath's segments, with the line that closes it.
    fileprivate var closedSubpaths: [[PathSegment]] {
        var all: [[PathSegment]] = [], segments: [PathSegment] = []
        var start = Point.zero, here = Point.zero
        func end() {
            guard !segments.isEmpty else { return }
            if here != start { segments.append(.line(here, start)) }
            all.append(segments)
            segments.removeAll(keepingCapacity: true)
        }
        for step in steps {
            if step.verb == .move {
                end()
                start = step.to
            }
            if let segment = segment(step) { segments.append(segment) }
            here = step.to
        }
        end()
        return all
    }
}
