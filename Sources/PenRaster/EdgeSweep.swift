// Which parts of edges bound the inside, where windings overlap.

import PenGeometry

/// Takes the edges of a path apart into those pieces on which the inside begins or ends, so that areas that overlap
/// within a pixel count once.
///
/// Each row of pixels is cut into bands at the ends of edges; within a band edges are straight from side to side, and
/// going through them from left to right with the winding number tells the inside. The areas are exact but for edges
/// that cross within a band, and for crowded rows, which are cut into sixteen equal bands instead.
struct EdgeSweep {
    private struct Edge {
        var top, bottom: Point
        var winding: Int

        /// Where the edge is at a height within its own.
        func x(at y: Double) -> Double {
            if y <= top.y { return top.x }
            if y >= bottom.y { return bottom.x }
            return top.x + (y - top.y) * ((bottom.x - top.x) / (bottom.y - top.y))
        }
    }

    private struct Crossing {
        var x: Double
        var edge: Int
    }

    /// A path with more edges is not swept: its rows are crowded anyway.
    static let mostEdges = 100_000
    /// How many pairs of a band and an edge a row may have before it counts as crowded.
    private static let crowd = 8192

    private let rule: FillRule
    private let height: Int
    private var edges: [Edge] = []
    /// Edges that reach the current row, by index, and those that do not yet are behind `next`.
    private var active: [Int] = []
    private var heights: [Double] = []
    private var crossings: [Crossing] = []

    /// For the rows `0..<height`.
    init(_ rule: FillRule, height: Int) { (self.rule, self.height) = (rule, height) }

    /// Adds an edge in pixels; both coordinates are finite.
    mutating func addEdge(_ a: Point, _ b: Point) {
        if a.y < b.y { addDown(a, b, 1) } else if b.y < a.y { addDown(b, a, -1) }
    }

    private mutating func addDown(_ a: Point, _ b: Point, _ winding: Int) {
        guard b.y > 0, a.y < Double(height) else { return }
        let (top, bottom) = part(ofEdgeFrom: a, to: b, downTo: Double(height))
        edges.append(Edge(top: top, bottom: bottom, winding: winding))
    }

    /// Passes on the bounds of the inside, row by row, as edges that wind around it once.
    mutating func sweep(_ emit: (Point, Point) -> Void) {
        edges.sort { $0.top.y < $1.top.y }
        guard let first = edges.first else { return }
        var next = 0
        for row in min(Int(first.top.y), height)..<height {
            let top = Double(row), bottom = Double(row + 1)
            active.removeAll { edges[$0].bottom.y <= top }
            while next < edges.count, edges[next].top.y < bottom {
                active.append(next)
                next += 1
            }
            if active.isEmpty, next == edges.count { return }
            sweepRow(top, bottom, emit)
        }
    }

    private mutating func sweepRow(_ top: Double, _ bottom: Double, _ emit: (Point, Point) -> Void) {
        heights.removeAll(keepingCapacity: true)
        heights.append(top)
        for i in active {
            let edge = edges[i]
            if edge.top.y > top { heights.append(edge.top.y) }
            if edge.bottom.y < bottom { heights.append(edge.bottom.y) }
        }
        heights.append(bottom)
        if heights.count > 17, heights.count * active.count > EdgeSweep.crowd {
            heights = (0...16).map { top + Double($0) / 16 }
        } else {
            heights.sort()
        }
        for (y0, y1) in zip(heights, heights.dropFirst()) where y1 > y0 { sweepBand(y0, y1, emit) }
    }

    private mutating func sweepBand(_ y0: Double, _ y1: Double, _ emit: (Point, Point) -> Void) {
        let middle = (y0 + y1) / 2
        crossings.removeAll(keepingCapacity: true)
        for i in active where edges[i].top.y < middle && edges[i].bottom.y > middle {
            crossings.append(Crossing(x: edges[i].x(at: middle), edge: i))
        }
        crossings.sort { $0.x < $1.x }
        var winding = 0
        for crossing in crossings {
            let edge = edges[crossing.edge], was = isInside(winding)
            winding += edge.winding
            guard isInside(winding) != was else { continue }
            let upper = Point(edge.x(at: y0), y0), lower = Point(edge.x(at: y1), y1)
            if was { emit(lower, upper) } else { emit(upper, lower) }
        }
    }

    private func isInside(_ winding: Int) -> Bool { rule == .nonZero ? winding != 0 : winding & 1 != 0 }
}
