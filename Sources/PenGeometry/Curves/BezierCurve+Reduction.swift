// The best curve of a lower degree.

extension BezierCurve {
    /// The curve of degree `target` with the same ends that is nearest to this one in the mean: ∫|B - C|² is least. Its
    /// `error`, in user units, is the largest distance of points of equal parameter, or a bound for it above degree 24.
    /// The curve itself, with no error, where the degree is not higher; a degree below one counts as one.
    ///
    /// B less the line between its ends is t·(1-t) times a curve, from which the parts of highest degree are taken, one
    /// after the other, in Jacobi polynomials orthogonal for the weight t²·(1-t)² (H. Kim, Y. Ahn: Good degree reduction of
    /// Bézier curves using Jacobi polynomials. Computers and Mathematics with Applications 40, 2000).
    public func reduced(to target: Int) -> (curve: BezierCurve, error: Double) {
        let target = max(target, 1), n = degree
        guard target < n else { return (self, 0) }
        let line = BezierCurve([start, end]).elevated(to: n)
        // C(n, i)·d[i] = C(n-2, i-1)·g[i-1] for the quotient g by t·(1-t).
        let inner = stride(from: 1, to: n, by: 1).map { i in
            (points[i] - line.points[i]) * (Double(n * (n - 1)) / Double(i * (n - i)))
        }
        let m = max(target - 2, 0)
        var quotient = inner
        for degree in stride(from: n - 2, to: m, by: -1) { quotient = BezierCurve.withoutLeadingTerm(quotient, degree: degree) }
        let base = BezierCurve([start, end]).elevated(to: target).points
        let curve = target == 1 ? BezierCurve([start, end]) : BezierCurve(base.indices.map { i in
            guard i > 0, i < target else { return base[i] }
            return base[i] + quotient[i - 1] * (Double(i * (target - i)) / Double(target * (target - 1)))
        })
        return (curve, curve.elevated(to: n).largestDistance(to: self))
    }

    /// The coefficients, of one degree less, of the curve without its part along the Jacobi polynomial of its degree k, whose
    /// Bernstein coefficients are (-1)^(k-i)·C(k+2, i)·C(k+2, k-i) / C(k, i) and whose leading term is C(2k+4, k)·t^k.
    private static func withoutLeadingTerm(_ g: [Point], degree k: Int) -> [Point] {
        let row = binomials(k), wide = binomials(k + 2), top = binomials(2 * k + 4)[k]
        func sign(_ i: Int) -> Double { (k - i) % 2 == 0 ? 1 : -1 }
        var leading = Point.zero
        for i in 0...k { leading += g[i] * (sign(i) * row[i]) }
        let rest = (0...k).map { g[$0] - leading * (sign($0) * wide[$0] / top * wide[k - $0] / row[$0]) }
        return lowered(rest)
    }

    /// The largest distance of points of equal parameter between curves of one degree.
    private func largestDistance(to other: BezierCurve) -> Double {
        let d = zip(points, other.points).map { $0 - $1 }
        let size = d.reduce(0) { max($0, abs($1.x), abs($1.y)) }
        guard size > 0, size.isFinite else { return size }
        let difference = d.map { $0 / size }
        guard degree <= 24 else { return size * difference.reduce(0) { max($0, $1.length) } }
        let square = BernsteinPolynomial(coefficients: bernsteinProduct(difference, difference) { $0.dot($1) })
        let candidates = [0, 1] + square.derivative.roots
        return size * candidates.map { max(square.value(at: $0), 0).squareRoot() }.reduce(0, max)
    }
}
