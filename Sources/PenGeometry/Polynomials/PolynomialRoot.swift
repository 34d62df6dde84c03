// A root of a polynomial.

/// Where a polynomial vanishes, and how often.
public struct PolynomialRoot: Hashable, Sendable {
    /// Where the polynomial vanishes.
    public let parameter: Double
    /// How many roots fall together here, as far as rounding lets them be told apart: 1 where the sign changes at a slope,
    /// 2 where the graph touches zero.
    public let multiplicity: Int
}
