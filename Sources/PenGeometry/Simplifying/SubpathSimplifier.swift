// Simplifies one subpath.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Divides a subpath into runs without corners and arcs, and fits each of them.
struct SubpathSimplifier {
    private let segments: [PathSegment]
    private let isClosed: Bool
    private let tolerance: Double
    private let corner: Double
    /// The directions in which the path comes to and leaves the ends of segments.
    private var before: [Point] = []
    private var after: [Point] = []
    /// The indices of segments with which a run begins.
    private var breaks: Set<Int> = []

    init(_ subpath: Path, tolerance: Double, corner: Double) {
        (self.tolerance, self.corner) = (tolerance, corner)
        segments = Array(subpath.segments)
        isClosed = subpath.verbs.last == .close
        if segments.count > 1 { findBreaks() }
    }

    /// Nil where there is nothing to simplify.
    var path: Path? {
        guard segments.count > 1 else { return nil }
        var result = Path()
        result.move(to: segments[0].start)
        var begin = 0
        for end in breaks.filter({ $0 > 0 && $0 < segments.count }).sorted() + [segments.count] {
            for piece in simplified(begin..<end) { result.add(piece) }
            begin = end
        }
        guard isClosed else { return result }
        // The close draws the last line.
        if result.verbs.last == .line, result.verbs.count > 2 {
            result.verbs.removeLast()
            result.points.removeLast()
        }
        result.close()
        return result
    }

    /// Short segments are taken as points of a polyline, long ones by their own tangents.
    private mutating func findBreaks() {
        let n = segments.count, reach = 3 * tolerance
        let points = segments.map(\.start) + (isClosed ? [] : [segments[n - 1].end])
        let ways = PolylineWays(points, closed: isClosed, reach: PolylineTurns.window(points, upTo: reach))
        let isLong = segments.map { $0.start.distance(to: $0.end) >= reach }
        before = points.indices.map { i in
            let last = (i + n - 1) % n
            return isLong[last] && (isClosed || i > 0) ? segments[last].tangent(at: 1) : ways.before[i].normalized
        }
        after = points.indices.map { i in i < n && isLong[i] ? segments[i].tangent(at: 0) : ways.after[i].normalized }
        let seen = PolylineTurns(points, closed: isClosed, reach: reach).turns
        let turns = points.indices.map { i in
            // Curves have their own directions there.
            let last = (i + n - 1) % n, isCurved = i < n && (segments[i].isCurve || segments[last].isCurve)
            return isCurved ? min(abs(before[i].angle(to: after[i])), ownTurn(last, i)) : seen[i]
        }
        breaks = Set(PointCorners(points, turns, closed: isClosed, reach: reach, angle: corner).indices)
        if !isClosed { breaks.insert(0) }
        for i in 0..<n where segments[i].isArc { breaks.formUnion([i, (i + 1) % n]) }
    }

    /// The turn from one segment to the next.
    private func ownTurn(_ last: Int, _ next: Int) -> Double { abs(segments[last].tangent(at: 1).angle(to: segments[next].tangent(at: 0))) }

    /// The run's segments, or fewer.
    private func simplified(_ run: Range<Int>) -> [PathSegment] {
        let own = Array(segments[run])
        guard own.count > 1 else { return own }
        var pieces: [PathSegment] = []
        var fitter = CubicFitter(SegmentChain(own, directions: directions(run)), tolerance: tolerance, prefersLines: true, limit: own.count)
        do throws(FittingError) {
            try fitter.fit { pieces.append($0.isLine ? .line($0.p0, $0.p3) : .curve($0.curve)) }
        } catch {
            return own
        }
        return pieces.count < own.count ? pieces : own
    }

    /// The tangents at the ends of the run's segments.
    private func directions(_ run: Range<Int>) -> [Point] {
        var all = (run.lowerBound...run.upperBound).map { i -> Point in
            let place = i % before.count, sum = (before[place] + after[place]).normalized
            return sum == .zero ? after[place] : sum
        }
        let last = all.count - 1
        if breaks.contains(run.lowerBound) {
            all[0] = end(segments[run.lowerBound], after[run.lowerBound], neighbour: all[1])
        }
        if breaks.contains(run.upperBound % segments.count) {
            all[last] = end(segments[run.upperBound - 1], before[run.upperBound % before.count], neighbour: all[last - 1])
        }
        return all
    }

    /// The direction at the end of a run: a curve's own; where lines begin that are chords of a curve, that of the circle
    /// which has its direction at their other end.
    private func end(_ segment: PathSegment, _ way: Point, neighbour: Point) -> Point {
        guard case .line = segment, abs(way.angle(to: neighbour)) < corner else { return way }
        return way * (2 * way.dot(neighbour)) - neighbour
    }
}

extension PathSegment {
    fileprivate var isArc: Bool { if case .arc = self { true } else { false } }
    fileprivate var isCurve: Bool { if case .curve = self { true } else { false } }
}
