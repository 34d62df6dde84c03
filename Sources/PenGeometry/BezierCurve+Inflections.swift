// Where a Bézier curve changes the side to which it bends.

extension BezierCurve {
    /// The parameters strictly between 0 and 1 at which the curvature changes its sign, in growing order.
    ///
    /// They are the roots of B′ × B″, written in Bernstein form by the product rule of Bernstein polynomials (Farouki and
    /// Rajan, 1988). A straight curve has none.
    public var inflections: [Double] {
        guard degree > 2 else { return [] }
        let first = derivative, second = first.derivative
        let size = first.longestCoordinate * second.longestCoordinate
        let product = BezierCurve.cross(first.points, second.points)
        // What is left of a straight curve is rounding.
        guard let largest = product.lazy.map(abs).max(), largest > 1e-14 * size else { return [] }
        let bend = BernsteinPolynomial(coefficients: product)
        return bend.roots.filter { t in t > 0 && t < 1 && BezierCurve.changesSign(bend, at: t) }
    }

    private var longestCoordinate: Double { points.reduce(0) { max($0, abs($1.x), abs($1.y)) } }

    /// The coefficients of a × b: Σ C(m, i)·C(n, j) / C(m + n, k) · aᵢ × bⱼ over i + j = k.
    private static func cross(_ a: [Point], _ b: [Point]) -> [Double] {
        let (m, n) = (a.count - 1, b.count - 1)
        let (rowA, rowB, rowC) = (binomials(m), binomials(n), binomials(m + n))
        var product = [Double](repeating: 0, count: m + n + 1)
        for i in 0...m {
            for j in 0...n { product[i + j] += rowA[i] * (rowB[j] / rowC[i + j]) * a[i].cross(b[j]) }
        }
        return product
    }

    private static func binomials(_ n: Int) -> [Double] {
        var row = [1.0]
        for k in 0..<n { row.append(row[k] * Double(n - k) / Double(k + 1)) }
        return row
    }

    /// At a double root the curve only touches a straight course and bends on to the same side.
    private static func changesSign(_ polynomial: BernsteinPolynomial, at t: Double) -> Bool {
        let step = min(1e-6, t / 2, (1 - t) / 2)
        return (polynomial.value(at: t - step) < 0) != (polynomial.value(at: t + step) < 0)
    }
}
