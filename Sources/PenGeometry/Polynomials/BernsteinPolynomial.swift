// Polynomials in Bernstein form, and their roots between 0 and 1.

/// The polynomial Σ C(n, i)·(1-t)^(n-i)·t^i·coefficients[i].
struct BernsteinPolynomial {
    var coefficients: [Double]

    func value(at t: Double) -> Double {
        var sum = coefficients[0]
        forEachBlend(degree: coefficients.count - 1, at: t) { i, share in
            sum = sum * (1 - share) + coefficients[i] * share
        }
        return sum
    }

    /// The roots in 0…1 in growing order; none where the polynomial vanishes everywhere or is not finite.
    ///
    /// Up to degree two in closed form; above, by subdivision until the coefficients' signs show one root (Descartes'
    /// rule in Bernstein form) and bisection from there. A root of even multiplicity, where the sign stays the same,
    /// is found only as closely as rounding allows, or not at all.
    var roots: [Double] {
        let size = coefficients.lazy.map(abs).max() ?? 0
        guard size > 0, size.isFinite, coefficients.allSatisfy(\.isFinite) else { return [] }
        let c = coefficients.map { abs($0) <= 4e-16 * size ? 0 : $0 / size }
        switch c.count {
        case 1: return []
        case 2: return BernsteinPolynomial.linearRoots(c[0], c[1])
        case 3: return BernsteinPolynomial.quadraticRoots(c[0], c[1], c[2])
        default:
            var found: [Double] = []
            BernsteinPolynomial(coefficients: c).collectRoots(c, from: 0, to: 1, into: &found)
            return found
        }
    }

    private static func linearRoots(_ c0: Double, _ c1: Double) -> [Double] {
        let t = c0 / (c0 - c1)
        return t >= 0 && t <= 1 ? [t] : []
    }

    /// a·t² + 2b·t + c = 0 without cancellation: the root of larger size first, the other from their product.
    private static func quadraticRoots(_ c0: Double, _ c1: Double, _ c2: Double) -> [Double] {
        let a = (c0 - c1) - (c1 - c2), b = c1 - c0
        let discriminant = c1 * c1 - c0 * c2
        guard discriminant >= 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        let candidates = [q / a, c0 / q].filter { $0 >= 0 && $0 <= 1 }.sorted()
        return candidates.count == 2 && candidates[0] == candidates[1] ? [candidates[0]] : candidates
    }

    /// Roots in lo…hi, where `c` are the polynomial's own coefficients on that interval.
    private func collectRoots(_ c: [Double], from lo: Double, to hi: Double, into found: inout [Double]) {
        if c[0] == 0, found.last != lo { found.append(lo) }
        switch BernsteinPolynomial.signChanges(c) {
        case 0: break
        case 1: found.append(bisect(lo, hi, risingFromNegative: (c.first { $0 != 0 } ?? 0) < 0))
        default:
            let mid = lo + (hi - lo) / 2
            guard mid > lo, mid < hi, hi - lo > 1e-15 else { break }
            let (left, right) = BernsteinPolynomial.halves(c)
            collectRoots(left, from: lo, to: mid, into: &found)
            collectRoots(right, from: mid, to: hi, into: &found)
            return
        }
        if c[c.count - 1] == 0, found.last != hi { found.append(hi) }
    }

    private static func signChanges(_ c: [Double]) -> Int {
        var changes = 0
        var last = 0.0
        for value in c where value != 0 {
            if last != 0, (value < 0) != (last < 0) { changes += 1 }
            last = value
        }
        return changes
    }

    private static func halves(_ c: [Double]) -> ([Double], [Double]) {
        var right = c
        var left: [Double] = []
        left.reserveCapacity(c.count)
        for last in stride(from: c.count - 1, through: 0, by: -1) {
            left.append(right[0])
            for i in 0..<last {
                let mean = (right[i] + right[i + 1]) / 2
                right[i] = abs(mean) <= 4e-16 ? 0 : mean
            }
        }
        return (left, right)
    }

    private func bisect(_ a: Double, _ b: Double, risingFromNegative rising: Bool) -> Double {
        var (lo, hi) = (a, b)
        while true {
            let mid = lo + (hi - lo) / 2
            guard mid > lo, mid < hi else { return mid }
            let v = value(at: mid)
            if v == 0 { return mid }
            if (v < 0) == rising { lo = mid } else { hi = mid }
        }
    }
}
