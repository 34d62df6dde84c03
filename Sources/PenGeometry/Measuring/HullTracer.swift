// The machine that finds the convex hull of a path.

/// Samples the path, takes the samples' convex hull, and puts the path's own curves back where neighbours on the hull are
/// neighbours on the path.
struct HullTracer {
    /// A sample, and the way from it to the next one on the path, where there is one.
    private struct Vertex {
        let point: Point
        var segment = -1
        /// The parameter here, and at the next sample.
        var t = 0.0, next = 0.0
        var following = -1
    }

    /// A part of a segment that the hull runs along, backwards where `to` < `from`; or a single corner, of no segment.
    private struct Stretch {
        let segment: Int
        var from, to: Double
        let corner: Point
        /// How far tangent points may be from the samples.
        var step = 0.0
    }

    private let segments: [PathSegment]
    private var vertices: [Vertex] = []
    private var stretches: [Stretch] = []
    /// Where the samples begin that hang together with the last one.
    private var chainStart = 0

    init(_ path: Path, tolerance: Double) {
        segments = path.segments.map(\.firstTurn)
        for (i, segment) in segments.enumerated() { sample(segment, i, tolerance) }
    }

    private mutating func sample(_ segment: PathSegment, _ number: Int, _ tolerance: Double) {
        var count = 0
        segment.flatten(tolerance: tolerance) { _ in count += 1 }
        if vertices.last?.point != segment.start {
            chainStart = vertices.count
            vertices.append(Vertex(point: segment.start))
        }
        for i in 0..<count {
            let last = vertices.count - 1
            (vertices[last].segment, vertices[last].t, vertices[last].next) = (number, Double(i) / Double(count), Double(i + 1) / Double(count))
            vertices[last].following = last + 1
            vertices.append(Vertex(point: segment.point(at: Double(i + 1) / Double(count)), t: 1))
        }
        // A closed chain goes on from its end as from its start.
        if vertices[vertices.count - 1].point == vertices[chainStart].point { vertices[vertices.count - 1] = vertices[chainStart] }
    }

    /// The hull, closed, in the direction in which angles grow.
    mutating func hull() -> Path {
        let corners = convexCorners(vertices.map(\.point))
        for (i, corner) in corners.enumerated() { append(corner, corners[(i + 1) % corners.count]) }
        joinAround()
        for i in stretches.indices { meet(i, (i + 1) % stretches.count) }
        var hull = Path()
        for stretch in stretches { add(stretch, to: &hull) }
        hull.close()
        return hull
    }

    /// The way from one corner of the samples' hull to the next: along a segment, or straight.
    private mutating func append(_ corner: Int, _ next: Int) {
        let here = vertices[corner], there = vertices[next]
        if leads(here, to: there), isCurved(here.segment) {
            extend(Stretch(segment: here.segment, from: here.t, to: here.next, corner: here.point, step: here.next - here.t))
        } else if leads(there, to: here), isCurved(there.segment) {
            extend(Stretch(segment: there.segment, from: there.next, to: there.t, corner: here.point, step: there.next - there.t))
        } else if stretches.last.map({ end(of: $0) != here.point }) ?? true {
            stretches.append(Stretch(segment: -1, from: 0, to: 0, corner: here.point))
        }
    }

    private func leads(_ vertex: Vertex, to other: Vertex) -> Bool { vertex.following >= 0 && vertices[vertex.following].point == other.point }

    private func isCurved(_ segment: Int) -> Bool {
        guard segment >= 0 else { return false }
        if case .line = segments[segment] { return false }
        return true
    }

    private mutating func extend(_ stretch: Stretch) {
        if let last = stretches.last, last.segment == stretch.segment, last.to == stretch.from, (last.to > last.from) == (stretch.to > stretch.from) {
            stretches[stretches.count - 1].to = stretch.to
        } else {
            stretches.append(stretch)
        }
    }

    /// The first stretch may go on where the last one ends.
    private mutating func joinAround() {
        guard stretches.count > 1, let last = stretches.last else { return }
        let first = stretches[0]
        if first.segment == -1 {
            if last.segment >= 0, end(of: last) == first.corner { stretches.removeFirst() }
        } else if last.segment == first.segment, last.to == first.from, (last.to > last.from) == (first.to > first.from) {
            stretches[0].from = last.from
            stretches.removeLast()
        }
    }

    private func start(of stretch: Stretch) -> Point { stretch.segment < 0 ? stretch.corner : segments[stretch.segment].point(at: stretch.from) }
    private func end(of stretch: Stretch) -> Point { stretch.segment < 0 ? stretch.corner : segments[stretch.segment].point(at: stretch.to) }

    /// Moves the ends between which the hull is straight to where the line touches the curves.
    private mutating func meet(_ i: Int, _ j: Int) {
        guard i != j || stretches.count == 1, end(of: stretches[i]) != start(of: stretches[j]) else { return }
        for _ in 0..<20 {
            let before = (stretches[i].to, stretches[j].from)
            stretches[i].to = touching(stretches[i], stretches[i].to, from: start(of: stretches[j]))
            stretches[j].from = touching(stretches[j], stretches[j].from, from: end(of: stretches[i]))
            if before == (stretches[i].to, stretches[j].from) { break }
        }
    }

    /// The parameter near `t0`, not more than a step from it, at which the tangent passes `p`: Newton's method. Ends of segments
    /// are corners and stay.
    private func touching(_ stretch: Stretch, _ t0: Double, from p: Point) -> Double {
        guard stretch.segment >= 0, t0 > 0, t0 < 1 else { return t0 }
        let segment = segments[stretch.segment]
        var t = t0
        for _ in 0..<8 {
            let way = p - segment.point(at: t), slope = segment.derivative(at: t, order: 2).cross(way)
            let step = segment.derivative(at: t).cross(way) / slope
            guard abs(step) <= stretch.step, step != 0 else { break }
            t = min(max(t - step, max(t0 - stretch.step, 0)), min(t0 + stretch.step, 1))
        }
        let low = min(stretch.from, stretch.to), high = max(stretch.from, stretch.to)
        // A stretch keeps its direction.
        return t0 == high ? max(t, low) : min(t, high)
    }

    private func add(_ stretch: Stretch, to hull: inout Path) {
        guard stretch.segment >= 0, stretch.from != stretch.to else { return goOn(to: start(of: stretch), &hull) }
        let part = segments[stretch.segment].part(from: min(stretch.from, stretch.to), to: max(stretch.from, stretch.to))
        let way = stretch.from < stretch.to ? part : part.reversed
        goOn(to: way.start, &hull)
        hull.add(way)
    }

    private func goOn(to p: Point, _ hull: inout Path) {
        if hull.isEmpty { hull.move(to: p) } else if hull.currentPoint != p { hull.line(to: p) }
    }
}

/// The numbers of the points that are corners of their convex hull, in the direction in which angles grow, from the one with
/// the smallest x (and of these, y) on; none of them on the line between its neighbours.
///
/// Lower and upper chain of the points sorted by x (A. Andrew: Another efficient algorithm for convex hulls in two
/// dimensions. Information Processing Letters 9, 1979), with exact orientations.
func convexCorners(_ points: [Point]) -> [Int] {
    let sorted = points.indices.sorted { (points[$0].x, points[$0].y, $0) < (points[$1].x, points[$1].y, $1) }
    func chain(_ numbers: some Sequence<Int>) -> [Int] {
        var kept: [Int] = []
        for i in numbers where kept.last.map({ points[$0] != points[i] }) ?? true {
            while kept.count > 1, orientation(points[kept[kept.count - 2]], points[kept[kept.count - 1]], points[i]) <= 0 { kept.removeLast() }
            kept.append(i)
        }
        return kept
    }
    let lower = chain(sorted)
    guard lower.count > 1 else { return lower }
    return lower.dropLast() + chain(sorted.reversed()).dropLast()
}
