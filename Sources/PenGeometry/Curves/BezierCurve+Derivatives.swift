// Derivatives of Bézier curves at a parameter.

extension BezierCurve {
    /// The derivative by t of the given order at `t`, in user units; the curve's point for order 0, zero above the degree.
    ///
    /// The difference of order k of the control points is a curve of k degrees less; its point times n·(n-1)…(n-k+1).
    public func derivative(at t: Double, order: Int = 1) -> Point {
        guard order > 0 else { return point(at: t) }
        guard order <= degree else { return .zero }
        guard order <= 2, t >= 0, t <= 1 else { return hodograph(order: order).point(at: t) }
        let n = degree, factor = order == 1 ? Double(n) : Double(n * (n - 1))
        return points.withUnsafeBufferPointer { p in
            func difference(_ i: Int) -> Point { order == 1 ? p[i + 1] - p[i] : p[i + 2] - p[i + 1] - (p[i + 1] - p[i]) }
            let u = 1 - t
            switch n - order {
            case 0: return difference(0) * factor
            case 1: return (difference(0) * u + difference(1) * t) * factor
            case 2: return (difference(0) * (u * u) + difference(1) * (2 * u * t) + difference(2) * (t * t)) * factor
            default:
                var sum = difference(0)
                forEachBlend(degree: n - order, at: t) { i, share in sum = sum.lerp(to: difference(i), share) }
                return sum * factor
            }
        }
    }

    /// The curve that the derivative of the given order runs through; the curve itself for order 0.
    public func hodograph(order: Int = 1) -> BezierCurve {
        guard order <= degree else { return BezierCurve([.zero]) }
        return (0..<max(order, 0)).reduce(self) { curve, _ in curve.derivative }
    }
}
