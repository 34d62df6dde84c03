// Polynomials in Bernstein form.

/// The polynomial Σ C(n, i)·(1-t)^(n-i)·t^i·coefficients[i] of degree n = `coefficients.count` - 1, looked at where t is
/// in 0…1.
///
/// The Bernstein form is the best conditioned of all that are not negative on 0…1 (R. Farouki, T. Goodman: On the optimal
/// stability of the Bernstein basis. Math. Comp. 65, 1996), so all geometry stands on it; what reads or gives power
/// coefficients is `PowerPolynomial`.
public struct BernsteinPolynomial: Hashable, Sendable {
    /// At least one.
    public let coefficients: [Double]

    /// The polynomial with these coefficients; no coefficients are the constant 0.
    public init(coefficients: [Double]) { self.coefficients = coefficients.isEmpty ? [0] : coefficients }

    /// The number of coefficients less one: what the form can hold, whether or not the leading terms vanish.
    public var degree: Int { coefficients.count - 1 }

    /// True where it vanishes everywhere.
    public var isZero: Bool { coefficients.allSatisfy { $0 == 0 } }

    /// True where all coefficients are finite.
    public var isFinite: Bool { coefficients.allSatisfy(\.isFinite) }

    /// The largest coefficient's size, which no value on 0…1 exceeds.
    public var size: Double { coefficients.reduce(0) { max($0, abs($1)) } }

    /// The value at `t`: exact at 0 and 1; on 0…1 to about the degree's number of units in the last place of `size`;
    /// outside, the polynomial goes on.
    public func value(at t: Double) -> Double {
        guard t >= 0, t <= 1 else { return blossom(at: t) }
        guard degree > 0 else { return coefficients[0] }
        var sum = coefficients[0]
        forEachBlend(degree: degree, at: t) { i, share in sum = sum * (1 - share) + coefficients[i] * share }
        return sum
    }

    /// De Casteljau's algorithm, which is defined for every t.
    private func blossom(at t: Double) -> Double {
        var c = coefficients
        for last in stride(from: degree, to: 0, by: -1) {
            for i in 0..<last { c[i] = c[i] * (1 - t) + c[i + 1] * t }
        }
        return c[0]
    }
}

/// C(n, 0) … C(n, n); exact up to n = 56.
func binomials(_ n: Int) -> [Double] {
    var row = [1.0]
    row.reserveCapacity(n + 1)
    for k in stride(from: 1, through: n, by: 1) { row.append(row[k - 1] * Double(n + 1 - k) / Double(k)) }
    return row
}
