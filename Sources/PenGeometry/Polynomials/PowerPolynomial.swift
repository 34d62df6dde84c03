// Polynomials in the power basis.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The polynomial Σ coefficients[i]·t^i, as textbooks write it; no coefficients are the constant 0.
public struct PowerPolynomial: Hashable, Sendable {
    /// From the constant upwards.
    public let coefficients: [Double]

    /// Makes the polynomial of these coefficients.
    public init(coefficients: [Double]) { self.coefficients = coefficients.isEmpty ? [0] : coefficients }

    /// The same polynomial from its Bernstein form: C(n, k) times the k-th difference of the coefficients. Loses digits as
    /// the degree grows.
    public init(_ bernstein: BernsteinPolynomial) {
        var differences = bernstein.coefficients, powers: [Double] = []
        for (k, binomial) in binomials(bernstein.degree).enumerated() {
            powers.append(binomial * differences[0])
            for i in stride(from: 0, to: bernstein.degree - k, by: 1) { differences[i] = differences[i + 1] - differences[i] }
        }
        coefficients = powers
    }

    /// The Bernstein form on 0…1: c[i] = Σ C(i, k) / C(n, k) · a[k].
    public var bernstein: BernsteinPolynomial {
        let n = coefficients.count - 1, row = binomials(n)
        var c = zip(coefficients, row).map { $0 / $1 }
        for k in stride(from: 0, to: n, by: 1) {
            for i in stride(from: n, to: k, by: -1) { c[i] += c[i - 1] }
        }
        return BernsteinPolynomial(coefficients: c)
    }

    /// The value at any t, by Horner's rule.
    public func value(at t: Double) -> Double { coefficients.reversed().reduce(0) { $0 * t + $1 } }

    /// All different real roots in growing order; none where the polynomial vanishes everywhere or is not finite. Multiple
    /// roots come once.
    ///
    /// The Newton polygon of the coefficients' sizes tells the roots' sizes (A. Ostrowski 1940; D. Bini: Numerical
    /// computation of polynomial zeros by means of Aberth's method. Numerical Algorithms 13, 1996); for each, the polynomial
    /// is scaled by a power of two and its roots are found in Bernstein form, from 0 to 1 and, run backwards, from 1 on.
    /// Simple roots are then mended by Newton's method with Horner's rule in double precision.
    public var realRoots: [Double] {
        guard let first = coefficients.firstIndex(where: { $0 != 0 }), let last = coefficients.lastIndex(where: { $0 != 0 }),
            coefficients.allSatisfy(\.isFinite)
        else { return [] }
        let nonZero = Array(coefficients[first...last])
        let alternating = nonZero.enumerated().map { $0 % 2 == 0 ? $1 : -$1 }
        let negative = PowerPolynomial.positiveRoots(alternating).reversed().map { -$0 }
        return negative + (first > 0 ? [0] : []) + PowerPolynomial.positiveRoots(nonZero)
    }

    private static func positiveRoots(_ a: [Double]) -> [Double] {
        let sizes = rootExponents(a)
        var found: [Double] = []
        for (k, size) in sizes.enumerated() {
            let scaled = scaledCoefficients(a, by: size)
            let least = k > 0 ? (sizes[k - 1] - size) / 2 : -2, most = k + 1 < sizes.count ? (sizes[k + 1] - size) / 2 : 2
            let unit = pow(2, size)
            found += unitRoots(scaled, above: pow(2, least)).map { $0 * unit }
            found += unitRoots(scaled.reversed(), above: pow(2, -most)).map { unit / $0 }
        }
        var kept: [Double] = []
        for root in found.sorted() where root - (kept.last ?? -1) > 1e-14 * root { kept.append(root) }
        return kept
    }

    /// The binary logarithms, as whole numbers, of the sizes that the roots have: the slopes of the polygon over the points
    /// (i, log |a[i]|).
    private static func rootExponents(_ a: [Double]) -> [Double] {
        var hull: [(i: Int, height: Double)] = []
        for (i, x) in a.enumerated() where x != 0 {
            let height = log2(abs(x))
            while hull.count > 1, let q = hull.last, case let p = hull[hull.count - 2],
                (q.height - p.height) * Double(i - p.i) <= (height - p.height) * Double(q.i - p.i) { hull.removeLast() }
            hull.append((i, height))
        }
        let slopes = zip(hull, hull.dropFirst()).map { (($0.height - $1.height) / Double($1.i - $0.i)).rounded() }
        return slopes.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// The coefficients of s ↦ p(2^exponent·s), divided by a power of two that brings the largest to about 1.
    private static func scaledCoefficients(_ a: [Double], by exponent: Double) -> [Double] {
        let heights = a.enumerated().map { $1 == 0 ? -Double.infinity : Double($1.exponent) + exponent * Double($0) }
        let top = heights.max() ?? 0
        return zip(a, heights).map { x, height in x == 0 ? 0 : scalbn(x.significand, Int32(max(height - top, -2000))) * (x < 0 ? -1 : 1) }
    }

    private static func unitRoots(_ a: [Double], above least: Double) -> [Double] {
        // What the change of basis rounds away.
        let noise = 0x1p-53 * Double(a.count) * (a.lazy.map(abs).max() ?? 0)
        return PowerPolynomial(coefficients: a).bernstein.roots(noise: noise).filter { $0.parameter >= least }.map {
            $0.multiplicity == 1 ? mended($0.parameter, a) : $0.parameter
        }
    }

    private static func mended(_ root: Double, _ a: [Double]) -> Double {
        var t = root
        for _ in 0..<3 {
            let (value, slope) = compensatedValue(a, at: t), next = t - value / slope
            guard abs(next - t) <= 1e-5 * t else { return t }
            t = next
        }
        return t
    }

    /// The value as if computed with twice the digits, and the slope (S. Graillat, P. Langlois, N. Louvet: Compensated Horner
    /// scheme. 2005).
    private static func compensatedValue(_ a: [Double], at t: Double) -> (value: Double, slope: Double) {
        var sum = 0.0, lost = 0.0, slope = 0.0
        for x in a.reversed() {
            slope = slope * t + sum
            let product = sum * t, productError = (-product).addingProduct(sum, t)
            let next = product + x, part = next - product
            let sumError = (product - (next - part)) + (x - part)
            lost = lost * t + (productError + sumError)
            sum = next
        }
        return (sum + lost, slope)
    }
}
