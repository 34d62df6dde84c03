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
        let product = bernsteinProduct(first.points, second.points) { $0.cross($1) }
        // What is left of a straight curve is rounding.
        guard let largest = product.lazy.map(abs).max(), largest > 1e-14 * size else { return [] }
        return BernsteinPolynomial(coefficients: product).roots(noise: 0).filter { $0.multiplicity % 2 == 1 && $0.parameter > 0 && $0.parameter < 1 }.map(\.parameter)
    }

    private var longestCoordinate: Double { points.reduce(0) { max($0, abs($1.x), abs($1.y)) } }
}
