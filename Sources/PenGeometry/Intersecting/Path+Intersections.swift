// Intersections of paths.

import Synchronization

extension Path {
    /// All that two paths share: each point once, also where it is a vertex of both. Segments are compared as
    /// `PathSegment.intersections(with:)` does it; in time n·log n where they are scattered.
    public func intersections(with other: Path) -> PathIntersections {
        var search = PathIntersector(self, other)
        search.tree.forEachPair(with: BoxTree(search.second.boxes)) { i, j in search.compare(i, j) }
        return search.sorted()
    }

    /// All places that the path passes twice, `first` the earlier one, and the stretches that it draws twice. Neighbouring
    /// segments share a vertex, and closed subpaths their start: these are none.
    public var selfIntersections: PathIntersections {
        var search = PathIntersector(self, self)
        for i in search.first.segments.indices { search.compareWithItself(i) }
        search.tree.forEachPair { i, j in search.compare(min(i, j), max(i, j), isOneself: true) }
        return search.sorted()
    }
}

/// The search over all pairs of segments whose boxes meet.
private struct PathIntersector {
    /// A path's segments with their boxes and the number of the segment behind each.
    struct Side {
        let segments: [PathSegment]
        let boxes: [Rect]
        let next: [Int?]

        init(_ path: Path) {
            (segments, next) = path.linkedSegments
            boxes = segments.map { box in
                let hull = box.hullBounds
                return hull.insetBy(-CurveIntersector.roundings * max(abs(hull.minX), abs(hull.maxX), abs(hull.minY), abs(hull.maxY)).ulp)
            }
        }
    }

    let first, second: Side
    let tree: BoxTree
    private var search = CurveIntersector()
    private var found = PathIntersections()
    private var seen: Set<[PathLocation]> = []

    init(_ a: Path, _ b: Path) {
        first = Side(a)
        second = a == b ? first : Side(b)
        tree = BoxTree(first.boxes)
    }

    mutating func compare(_ i: Int, _ j: Int, isOneself: Bool = false) {
        guard !Patience.isOver.load(ordering: .relaxed) else { return }
        let shared = search.intersect(first.segments[i], second.segments[j])
        for point in shared.points {
            if isOneself, isJoint(i, j, point) { continue }
            add(vertex(i, point.first, first), vertex(j, point.second, second), point.point)
        }
        found.overlaps += shared.overlaps.map { PathOverlap(firstSegment: i, secondSegment: j, stretch: $0) }
    }

    mutating func compareWithItself(_ i: Int) {
        let shared = first.segments[i].selfIntersections
        for point in shared.points { add(vertex(i, point.first, first), vertex(i, point.second, first), point.point) }
        found.overlaps += shared.overlaps.map { PathOverlap(firstSegment: i, secondSegment: i, stretch: $0) }
    }

    /// True where the point is the vertex between neighbours.
    private func isJoint(_ i: Int, _ j: Int, _ point: CurveIntersection) -> Bool {
        (first.next[i] == j && point.first == 1 && point.second == 0) || (first.next[j] == i && point.second == 1 && point.first == 0)
    }

    private func vertex(_ segment: Int, _ t: Double, _ side: Side) -> PathLocation {
        guard t == 1, let next = side.next[segment] else { return PathLocation(segment: segment, t: t) }
        return PathLocation(segment: next, t: 0)
    }

    private mutating func add(_ p: PathLocation, _ q: PathLocation, _ point: Point) {
        guard seen.insert([p, q]).inserted else { return }
        found.points.append(PathIntersection(first: p, second: q, point: point))
    }

    /// True where a common stretch ends: the segments beside it meet there too.
    private func isEndOfOverlap(_ p: Point) -> Bool {
        found.overlaps.contains { overlap in
            let segment = first.segments[overlap.firstSegment], range = overlap.stretch.first
            return [range.lowerBound, range.upperBound].contains { t in
                let q = segment.point(at: t)
                return p.distance(to: q) <= 2 * CurveIntersector.roundings * max(p.reach, q.reach).ulp
            }
        }
    }

    func sorted() -> PathIntersections {
        var sorted = found
        sorted.points.removeAll { isEndOfOverlap($0.point) }
        sorted.points.sort { ($0.first, $0.second) < ($1.first, $1.second) }
        sorted.overlaps.sort { ($0.firstSegment, $0.secondSegment, $0.stretch.first.lowerBound) < ($1.firstSegment, $1.secondSegment, $1.stretch.first.lowerBound) }
        return sorted
    }
}

extension Path {
    /// The segments, as `segments` gives them, and for each the number of the one that goes on from its end, if there is one.
    var linkedSegments: (segments: [PathSegment], next: [Int?]) {
        var segments: [PathSegment] = [], next: [Int?] = []
        var first = 0
        for step in steps {
            if step.verb == .move { first = segments.count }
            if let segment = segment(step) {
                if segments.count > first { next[segments.count - 1] = segments.count }
                segments.append(segment)
                next.append(nil)
            }
            if step.verb == .close, segments.count > first {
                next[segments.count - 1] = first
                first = segments.count
            }
        }
        return (segments, next)
    }
}
