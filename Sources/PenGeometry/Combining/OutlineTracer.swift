// Closed subpaths out of edges.

import Synchronization

/// Joins the edges of an area, which have it on their left, to closed subpaths that do not cross.
struct OutlineTracer {
    private let edges: [Arrangement.Edge]
    private let vertices: [Point]
    private let sources: [PathSegment]
    private let slack: Double
    /// The edges that leave each vertex and are not drawn yet.
    private var leaving: [[Int]]

    init(edges: [Arrangement.Edge], vertices: [Point], sources: [PathSegment], slack: Double) {
        (self.edges, self.vertices, self.sources, self.slack) = (edges, vertices, sources, slack)
        leaving = Array(repeating: [], count: vertices.count)
        for i in edges.indices { leaving[edges[i].from].append(i) }
    }

    func path() -> Path {
        var tracer = self
        var path = Path()
        for i in edges.indices {
            guard !Patience.isOver.load(ordering: .relaxed) else { break }
            guard tracer.leaving[edges[i].from].contains(i) else { continue }
            let loop = tracer.loop(from: i)
            tracer.add(loop, to: &path)
        }
        return path
    }

    /// The edges from this one on until its start is reached again, turning left as sharply as possible: what touches at a
    /// vertex becomes two subpaths.
    private mutating func loop(from first: Int) -> [Arrangement.Edge] {
        var loop: [Arrangement.Edge] = []
        var here = first
        while true {
            let edge = edges[here]
            leaving[edge.from].removeAll { $0 == here }
            loop.append(edge)
            if edge.to == edges[first].from { break }
            guard let next = leftmost(leaving[edge.to], after: edge) else { break }
            here = next
        }
        return loop
    }

    private func leftmost(_ candidates: [Int], after edge: Arrangement.Edge) -> Int? {
        guard candidates.count > 1 else { return candidates.first }
        let back = -edge.segment.tangent(at: 1)
        // Angles from the way back, with the clock: the sharpest left turn is the first that comes against the clock's
        // sense last.
        return candidates.max { turn(from: back, to: edges[$0]) < turn(from: back, to: edges[$1]) }
    }

    /// The angle from a direction to the one in which the edge leaves, 0…2π in the direction in which angles grow.
    private func turn(from back: Point, to edge: Arrangement.Edge) -> Double {
        let away = edge.segment.tangent(at: 0)
        let angle = Point(back.dot(away), back.cross(away)).angle
        return angle <= 0 ? angle + 2 * Double.pi : angle
    }

    // MARK: Joining pieces

    private func add(_ loop: [Arrangement.Edge], to path: inout Path) {
        var pieces: [Arrangement.Edge] = []
        for edge in startingAtCorner(loop) {
            if let last = pieces.last, let joined = joined(last, edge) { pieces[pieces.count - 1] = joined } else { pieces.append(edge) }
        }
        guard let first = pieces.first else { return }
        // A line to where it began encloses nothing.
        if pieces.count == 1, case .line = first.segment { return }
        path.move(to: vertices[first.from])
        for (i, piece) in pieces.enumerated() {
            if i == pieces.count - 1, case .line = piece.segment { break }
            path.add(piece.segment)
        }
        path.close()
    }

    /// The same loop, begun where two edges are no one piece; a curve that is whole begins where it did.
    private func startingAtCorner(_ loop: [Arrangement.Edge]) -> [Arrangement.Edge] {
        let corner = loop.indices.first { joined(loop[$0 == 0 ? loop.count - 1 : $0 - 1], loop[$0]) == nil }
        let start = corner ?? loop.firstIndex { $0.lower == 0 || $0.lower == 1 } ?? 0
        return Array(loop[start...] + loop[..<start])
    }

    /// Two edges in one, where they are parts of one segment that follow each other, or lines in one direction.
    private func joined(_ a: Arrangement.Edge, _ b: Arrangement.Edge) -> Arrangement.Edge? {
        if a.source == b.source, a.upper == b.lower, (a.upper > a.lower) == (b.upper > b.lower) {
            return edge(from: a, to: b, sources[a.source].part(a.lower, b.upper))
        }
        guard case .line(let p, let q) = a.segment, case .line(_, let r) = b.segment else { return nil }
        let u = q - p, v = r - q
        guard u.dot(v) > 0, abs(u.cross(v)) <= slack / 4 * max(u.reach, v.reach) else { return nil }
        return edge(from: a, to: b, .line(p, r))
    }

    private func edge(from a: Arrangement.Edge, to b: Arrangement.Edge, _ segment: PathSegment) -> Arrangement.Edge {
        Arrangement.Edge(
            segment: segment.withEnds(a.segment.start, b.segment.end), source: a.source, lower: a.lower, upper: b.upper, from: a.from, to: b.to,
            step: a.step)
    }
}

extension PathSegment {
    /// The part from one parameter to another one, backwards where the second is smaller.
    fileprivate func part(_ a: Double, _ b: Double) -> PathSegment {
        if a > b { return part(b, a).reversed }
        return a == 0 && b == 1 ? self : part(from: a, to: b)
    }
}
