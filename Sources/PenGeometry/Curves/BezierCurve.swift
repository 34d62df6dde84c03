// Bézier curves of any degree.

/// The Bézier curve Σ C(n, i)·(1-t)^(n-i)·t^i·points[i] for t in 0…1, of degree n = `points.count` - 1.
public struct BezierCurve: Hashable, Sendable {
    /// The control points, the first and the last of them on the curve; at least two.
    public let points: [Point]

    /// Makes the curve with these control points. Fewer than two make a curve that stays at one point.
    public init(_ points: [Point]) {
        self.points = points.count >= 2 ? points : Array(repeating: points.first ?? .zero, count: 2)
    }

    /// One less than the number of control points.
    public var degree: Int { points.count - 1 }
    /// The point at t = 0.
    public var start: Point { points[0] }
    /// The point at t = 1.
    public var end: Point { points[points.count - 1] }

    /// The same curve, run through from its end.
    public var reversed: BezierCurve { BezierCurve(points.reversed()) }

    /// The curve of the first derivative by t, of degree n - 1. A line's derivative is the same vector twice.
    public var derivative: BezierCurve {
        let n = Double(degree)
        return BezierCurve((0..<degree).map { (points[$0 + 1] - points[$0]) * n })
    }

    /// The image under an affine transform, which is that of the control points.
    public func transformed(by m: AffineTransform) -> BezierCurve { BezierCurve(points.map(m.apply)) }

    /// The curve k times as large: powers of two bring numbers that would overflow where they do not.
    func scaled(by k: Double) -> BezierCurve { BezierCurve(points.map { $0 * k }) }

    /// True where all coordinates are finite.
    public var isFinite: Bool { points.allSatisfy(\.isFinite) }

    /// The longest edge of the control polygon, by the larger coordinate difference: the size against which
    /// differences of control points count as rounding noise.
    var longestEdge: Double {
        var size = 0.0
        for i in 0..<degree {
            let edge = points[i + 1] - points[i]
            size = max(size, abs(edge.x), abs(edge.y))
        }
        return size
    }
}
