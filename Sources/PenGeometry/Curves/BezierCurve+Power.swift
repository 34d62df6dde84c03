// Bézier curves in the power basis.

extension BezierCurve {
    /// The vectors a[k] of Σ a[k]·t^k, from the start upwards.
    public var powerCoefficients: [Point] {
        let x = PowerPolynomial(BernsteinPolynomial(coefficients: points.map(\.x)))
        let y = PowerPolynomial(BernsteinPolynomial(coefficients: points.map(\.y)))
        return zip(x.coefficients, y.coefficients).map { Point($0, $1) }
    }

    /// The curve Σ a[k]·t^k for t in 0…1.
    public init(powerCoefficients a: [Point]) {
        let x = PowerPolynomial(coefficients: a.map(\.x)).bernstein, y = PowerPolynomial(coefficients: a.map(\.y)).bernstein
        self.init(zip(x.coefficients, y.coefficients).map { Point($0, $1) })
    }
}
