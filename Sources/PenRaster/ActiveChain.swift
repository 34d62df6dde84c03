// A chain of edges that reaches the row that is being swept.

import PenGeometry

struct ActiveChain: BitwiseCopyable {
    /// The edge that it has come to.
    var top, bottom: Point
    var slope: Double
    /// Where the edge is at the row's top, or begins.
    var x: Double
    /// The least and the greatest x between two heights, or where the edge is at the lower one.
    var low = 0.0, high = 0.0
    /// The indices of the edge's lower point and of the chain's last.
    var index, last: Int
    let winding: Int

    /// At its first edge.
    @inline(__always)
    init(_ chain: Outline.Chain, _ points: UnsafePointer<Point>) {
        (top, bottom) = (points[chain.first], points[chain.first + 1])
        slope = (bottom.x - top.x) / (bottom.y - top.y)
        x = top.x
        (index, last, winding) = (chain.first + 1, chain.last, chain.winding)
    }

    /// To the next edge.
    @inline(__always)
    mutating func goOn(_ points: UnsafePointer<Point>) {
        index += 1
        (top, bottom) = (bottom, points[index])
        slope = (bottom.x - top.x) / (bottom.y - top.y)
    }

    /// Where the edge is at a height; beyond its own, where it ends.
    @inline(__always)
    func x(at y: Double) -> Double { y <= top.y ? top.x : y >= bottom.y ? bottom.x : top.x + (y - top.y) * slope }

    /// Where the chain is at a height that it reaches, not above the edge.
    @inline(__always)
    func x(at y: Double, _ points: UnsafePointer<Point>) -> Double {
        guard bottom.y <= y else { return x(at: y) }
        var chain = self
        while chain.bottom.y <= y, chain.index < chain.last { chain.goOn(points) }
        return chain.x(at: y)
    }

    /// Finds the least and the greatest x between two heights, none above the edge.
    @inline(__always)
    mutating func measure(_ points: UnsafePointer<Point>, _ y0: Double, _ y1: Double) {
        var low = Double.infinity, high = -Double.infinity
        forEachPiece(points, y0, y1) { x0, _, x1, _, _ in (low, high) = (min(low, x0, x1), max(high, x0, x1)) }
        (self.low, self.high) = (low, high)
    }

    /// Passes on the pieces between two heights, none above the edge. Where the chain begins or ends between them it is
    /// lengthened to them.
    @inline(__always)
    func forEachPiece(
        _ points: UnsafePointer<Point>, _ y0: Double, _ y1: Double,
        _ body: (_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ slope: Double) -> Void
    ) {
        var edge = self
        while edge.bottom.y <= y0, edge.index < edge.last { edge.goOn(points) }
        var x = edge.x(at: y0), y = y0
        while edge.bottom.y < y1, edge.index < edge.last {
            body(x, y, edge.bottom.x, edge.bottom.y, edge.slope)
            (x, y) = (edge.bottom.x, edge.bottom.y)
            edge.goOn(points)
        }
        body(x, y, edge.x(at: y1), y1, edge.slope)
    }
}
