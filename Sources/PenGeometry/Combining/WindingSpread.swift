// Winding numbers that are carried along edges.

/// Carries what lies right of one edge around its vertices to all edges that hang together with it.
struct WindingSpread {
    private let edges: [Arrangement.Edge]
    private let fans: EdgeFans
    /// What lies right of every edge, as it is known so far.
    private(set) var right: [Arrangement.Winding?]
    /// What lies before every vertex's first edge.
    private var bases: [Arrangement.Winding?]
    private var isConsistent = true

    init(_ edges: [Arrangement.Edge], vertexCount: Int, slack: Double) {
        self.edges = edges
        fans = EdgeFans(edges, vertexCount: vertexCount, slack: slack)
        right = Array(repeating: nil, count: edges.count)
        bases = Array(repeating: nil, count: vertexCount)
    }

    /// The edges that hang together with one that is not known yet, which counts as if nothing lay on its right; and
    /// whether the numbers are the same on all ways.
    mutating func spread(from first: Int) -> (group: [Int], isConsistent: Bool) {
        var group = [first], next = 0
        right[first] = Arrangement.Winding()
        isConsistent = true
        while next < group.count {
            let edge = group[next]
            pass(2 * edge, at: edges[edge].from, &group)
            pass(2 * edge + 1, at: edges[edge].to, &group)
            next += 1
        }
        return (group, isConsistent)
    }

    /// From an end of an edge that is known to the other ones at its vertex.
    private mutating func pass(_ end: Int, at vertex: Int, _ group: inout [Int]) {
        guard let own = right[end / 2], let shift = fans.shifts[end] else { return }
        let base = own - shift
        if let known = bases[vertex] { return check(known, base) }
        bases[vertex] = base
        for other in fans.ends(at: vertex) {
            guard let shift = fans.shifts[other] else { continue }
            if let known = right[other / 2] {
                check(known, base + shift)
            } else {
                right[other / 2] = base + shift
                group.append(other / 2)
            }
        }
    }

    private mutating func check(_ known: Arrangement.Winding, _ found: Arrangement.Winding) {
        if known != found { isConsistent = false }
    }
}
