// A path prepared for many questions about places.

/// A tree of boxes over a path's segments, so that each question about a point takes about the logarithm of their number
/// where they are scattered. Subpaths count as closed where the question is what is inside, by a line where they are open;
/// nearest points are on what is drawn.
public struct PathIndex: Sendable {
    /// What is asked.
    public let path: Path
    var edges: [Edge] = []
    /// A complete binary tree over the edges in their order: node k has the nodes 2k and 2k + 1 below it.
    private var boxes: [Rect] = []
    /// Whether each of the edges below a node starts where the one before it ends.
    private var isChain: [Bool] = []
    private var leafCount = 1
    /// The largest coordinate.
    private let size: Double

    struct Edge {
        let step: Path.Step
        /// The segment's number, or nil for the line that closes an open subpath without being drawn.
        let segment: Int?
    }

    /// Prepares the path, in time n·log n.
    public init(_ path: Path) {
        self.path = path
        size = path.points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
        collectEdges()
        while leafCount < edges.count { leafCount *= 2 }
        boxes = Array(repeating: .null, count: 2 * leafCount)
        isChain = Array(repeating: true, count: 2 * leafCount)
        for (i, edge) in edges.enumerated() { boxes[leafCount + i] = path.hullBox(edge.step) }
        buildTree()
    }

    private mutating func collectEdges() {
        var origin = Point.zero, here = Point.zero, count = 0
        for step in path.steps {
            if step.verb == .move {
                appendClosing(from: here, to: origin)
                origin = step.to
            } else if step.verb != .close || step.from != step.to {
                edges.append(Edge(step: step, segment: count))
                count += 1
            }
            here = step.to
        }
        appendClosing(from: here, to: origin)
    }

    private mutating func appendClosing(from p: Point, to q: Point) {
        if p != q { edges.append(Edge(step: Path.Step(verb: .close, from: p, to: q, index: 0), segment: nil)) }
    }

    private mutating func buildTree() {
        for k in stride(from: leafCount - 1, to: 0, by: -1) {
            boxes[k] = boxes[2 * k].union(boxes[2 * k + 1])
            let range = edgeRange(2 * k + 1)
            let joins = range.isEmpty || edges[range.lowerBound - 1].step.to == edges[range.lowerBound].step.from
            isChain[k] = isChain[2 * k] && isChain[2 * k + 1] && joins
        }
    }

    /// The edges below a node.
    private func edgeRange(_ node: Int) -> Range<Int> {
        let level = node.leadingZeroBitCount - leafCount.leadingZeroBitCount
        let first = (node << level) - leafCount, end = first + (1 << level)
        return min(first, edges.count)..<min(end, edges.count)
    }

    func segment(_ edge: Edge) -> PathSegment? { path.segment(edge.step) }

    // MARK: Walking down

    /// Visits the edges whose boxes are nearer than what `body` gives back, the nearer half first; `body` gets an edge's
    /// number and gives the distance beyond which nothing matters.
    func forEachEdge(near distance: (Rect) -> Double, limit: Double, _ body: (Int) -> Double) {
        var limit = limit
        if !edges.isEmpty { visit(1, distance(boxes[1]), distance, &limit, body) }
    }

    private func visit(_ node: Int, _ own: Double, _ distance: (Rect) -> Double, _ limit: inout Double, _ body: (Int) -> Double) {
        guard own < limit else { return }
        guard node < leafCount else {
            if node - leafCount < edges.count { limit = min(limit, body(node - leafCount)) }
            return
        }
        let left = distance(boxes[2 * node]), right = distance(boxes[2 * node + 1])
        if left <= right {
            visit(2 * node, left, distance, &limit, body)
            visit(2 * node + 1, right, distance, &limit, body)
        } else {
            visit(2 * node + 1, right, distance, &limit, body)
            visit(2 * node, left, distance, &limit, body)
        }
    }

    // MARK: Inside and outside

    /// How often the path runs around `p`; see `Path.winding(around:)`.
    public func winding(around p: Point) -> Int { edges.isEmpty ? 0 : crossings(1, p) }

    private func crossings(_ node: Int, _ p: Point) -> Int {
        let box = boxes[node]
        if box.maxY <= p.y || box.minY > p.y || box.maxX < p.x || box.isNull { return 0 }
        let range = edgeRange(node)
        guard !range.isEmpty else { return 0 }
        if box.minX > p.x, isChain[node] {
            // All of it crosses the ray where it gets from one side of its line to the other.
            let starts = edges[range.lowerBound].step.from.y <= p.y, ends = edges[range.upperBound - 1].step.to.y <= p.y
            return starts == ends ? 0 : starts ? 1 : -1
        }
        if node >= leafCount { return path.crossings(of: edges[range.lowerBound].step, around: p) }
        return crossings(2 * node, p) + crossings(2 * node + 1, p)
    }

    /// True where `p` is inside; see `Path.contains(_:fillRule:)`.
    public func contains(_ p: Point, fillRule: FillRule = .nonZero) -> Bool {
        fillRule.fills(winding(around: p))
    }

    /// Whether `p` is inside, outside or on the edge: within `tolerance` user units of a segment, or of a line that closes an
    /// open subpath. Where none is given it is sixteen units in the last place of the path's largest coordinate, about
    /// what rounding leaves of a point that was computed to be on a curve.
    public func containment(of p: Point, fillRule: FillRule = .nonZero, tolerance: Double? = nil) -> Containment {
        let reach = tolerance ?? 0x1p-48 * size
        var isOnEdge = false
        forEachEdge(near: { $0.distance(to: p) }, limit: reach.nextUp) { i in
            if let segment = segment(edges[i]), segment.distance(to: p) <= reach { isOnEdge = true }
            return isOnEdge ? -1 : .infinity
        }
        return isOnEdge ? .onEdge : contains(p, fillRule: fillRule) ? .inside : .outside
    }
}

extension Rect {
    /// The distance of a point from the rectangle; 0 inside.
    func distance(to p: Point) -> Double { Point(max(minX - p.x, p.x - maxX, 0), max(minY - p.y, p.y - maxY, 0)).plainLength }

    /// The distance of the corner that is farthest from a point.
    func farthestDistance(from p: Point) -> Double {
        isNull ? -.infinity : Point(max(abs(minX - p.x), abs(p.x - maxX)), max(abs(minY - p.y), abs(p.y - maxY))).plainLength
    }
}
