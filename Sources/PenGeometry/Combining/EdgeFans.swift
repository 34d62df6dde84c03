// How edges lie around their vertices.

/// The ends of edges at every vertex in the order of their directions, as far as these tell it. The end 2·edge is an edge's
/// start and 2·edge + 1 its end.
struct EdgeFans {
    /// The ends in the order of their vertices, and where each vertex's begin.
    private var ends: [Int]
    private var starts: [Int]
    /// For every end by how much what lies right of its edge differs from what lies before the vertex's first edge; nil where
    /// it leaves in nearly the same direction as another one.
    private(set) var shifts: [Arrangement.Winding?]

    private let slack: Double

    init(_ edges: [Arrangement.Edge], vertexCount: Int, slack: Double) {
        self.slack = slack
        (ends, starts) = EdgeFans.sorted(edges, vertexCount)
        shifts = Array(repeating: nil, count: ends.count)
        var arms: [Arm] = []
        for vertex in 0..<vertexCount {
            let range = starts[vertex]..<starts[vertex + 1]
            if range.count == 2 {
                // Two edges have but one order.
                setShifts(of: ends[range], edges)
            } else if range.count > 2 {
                arms.removeAll(keepingCapacity: true)
                for end in ends[range] { arms.append(arm(end, edges[end / 2])) }
                setShifts(of: &arms, edges)
            }
        }
    }

    /// The ends at a vertex.
    func ends(at vertex: Int) -> ArraySlice<Int> { ends[starts[vertex]..<starts[vertex + 1]] }

    private static func sorted(_ edges: [Arrangement.Edge], _ vertexCount: Int) -> (ends: [Int], starts: [Int]) {
        var starts = [Int](repeating: 0, count: vertexCount + 1)
        for edge in edges {
            starts[edge.from + 1] += 1
            starts[edge.to + 1] += 1
        }
        for vertex in 0..<vertexCount { starts[vertex + 1] += starts[vertex] }
        var ends = [Int](repeating: 0, count: 2 * edges.count), next = starts
        for (i, edge) in edges.enumerated() {
            for (end, vertex) in [(2 * i, edge.from), (2 * i + 1, edge.to)] {
                ends[next[vertex]] = end
                next[vertex] += 1
            }
        }
        return (ends, starts)
    }

    /// An end with the direction in which its edge leaves the vertex: an angle, with what rounding may make of it.
    private struct Arm {
        let end: Int
        let low, high: Double
    }

    private func arm(_ end: Int, _ edge: Arrangement.Edge) -> Arm {
        let (way, doubt) = edge.segment.leaving(atEnd: end % 2 == 1, slack: slack), angle = way.angle
        return Arm(end: end, low: angle - doubt, high: angle + doubt)
    }

    /// What lies between the arms, as far as these are apart: what lies on both sides of some that are not is known too.
    private mutating func setShifts(of arms: inout [Arm], _ edges: [Arrangement.Edge]) {
        arms.sort { ($0.low, $0.end) < ($1.low, $1.end) }
        // The first ones may be the last ones' neighbours.
        var reach = arms.reduce(-Double.infinity) { max($0, $1.high) } - 2 * Double.pi
        var bundles: [Int] = []
        for (i, arm) in arms.enumerated() {
            if arm.low > reach { bundles.append(i) }
            reach = max(reach, arm.high)
        }
        guard let first = bundles.first else { return }
        var sum = Arrangement.Winding()
        for (bundle, next) in zip(bundles, bundles.dropFirst() + [first + arms.count]) {
            if next == bundle + 1 {
                pass(arms[bundle].end, &sum, edges)
            } else {
                for i in bundle..<next { sum = sum + step(arms[i % arms.count].end, edges) }
            }
        }
    }

    private mutating func setShifts(of two: ArraySlice<Int>, _ edges: [Arrangement.Edge]) {
        var sum = Arrangement.Winding()
        for end in two { pass(end, &sum, edges) }
    }

    /// Goes across an edge, in the direction in which angles grow: to the left of one that leaves.
    private mutating func pass(_ end: Int, _ sum: inout Arrangement.Winding, _ edges: [Arrangement.Edge]) {
        let before = sum
        sum = sum + step(end, edges)
        shifts[end] = end % 2 == 0 ? before : sum
    }

    private func step(_ end: Int, _ edges: [Arrangement.Edge]) -> Arrangement.Winding {
        end % 2 == 0 ? edges[end / 2].step : Arrangement.Winding() - edges[end / 2].step
    }
}

extension PathSegment {
    /// The way on which a segment leaves its start, or its end backwards, and by how much rounding may turn it, in radians:
    /// ends are moved by up to the slack, and where it bends tightly that turns it.
    fileprivate func leaving(atEnd: Bool, slack: Double) -> (way: Point, doubt: Double) {
        let least = 1e-6, size = (end - start).reach
        func doubt(_ leg: Double) -> Double { leg > 0 ? min(4, least + 4 * slack / leg * max(1, size / leg)) : 4 }
        switch self {
        case .line(let p, let q): return (atEnd ? p - q : q - p, doubt(size))
        case .arc(let arc, _, _):
            let radii = (min(arc.radii.x, arc.radii.y), max(arc.radii.x, arc.radii.y))
            return (atEnd ? -arc.tangent(at: 1) : arc.tangent(at: 0), doubt(min(size, radii.0 / radii.1 * radii.0)))
        case .curve(let curve):
            let p = curve.points, here = atEnd ? p[p.count - 1] : p[0]
            for i in 1..<p.count {
                let way = p[atEnd ? p.count - 1 - i : i] - here
                if way.reach > 64 * slack { return (way, doubt(way.reach)) }
            }
            return (.zero, 4)
        }
    }
}
