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
        return BernsteinPolynomial(coefficients: product).signChanges
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
}

extension BernsteinPolynomial {
    /// The roots between 0 and 1 at which the sign changes. At a double root a curve touches a straight course, and bends
    /// on to the same side.
    fileprivate var signChanges: [Double] {
        let roots = self.roots.filter { $0 > 0 && $0 < 1 }
        let ends = [0] + roots + [1]
        // Between neighbours the sign stays the same: far from the roots it is sure.
        let signs = zip(ends, ends.dropFirst()).map { value(at: ($0 + $1) / 2) < 0 }
        return roots.indices.filter { signs[$0] != signs[$0 + 1] }.map { roots[$0] }
    }
}
