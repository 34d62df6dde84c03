// Sums, products, derivatives and parts of polynomials in Bernstein form.

extension BernsteinPolynomial {
    /// The same polynomial with the degree `target`; itself where it has that degree or a higher one.
    public func elevated(to target: Int) -> BernsteinPolynomial {
        guard target > degree else { return self }
        var c = coefficients
        c.reserveCapacity(target + 1)
        for n in degree..<target {
            c.append(c[n])
            for i in stride(from: n, to: 0, by: -1) {
                let share = Double(i) / Double(n + 1)
                c[i] = c[i] * (1 - share) + c[i - 1] * share
            }
        }
        return BernsteinPolynomial(coefficients: c)
    }

    /// The sum, of the higher of both degrees.
    public static func + (a: BernsteinPolynomial, b: BernsteinPolynomial) -> BernsteinPolynomial { a.joined(with: b, +) }
    /// The difference, of the higher of both degrees.
    public static func - (a: BernsteinPolynomial, b: BernsteinPolynomial) -> BernsteinPolynomial { a.joined(with: b, -) }
    /// The polynomial with its sign changed.
    public static prefix func - (a: BernsteinPolynomial) -> BernsteinPolynomial { a * -1 }

    /// The polynomial k times as large.
    public static func * (a: BernsteinPolynomial, k: Double) -> BernsteinPolynomial {
        BernsteinPolynomial(coefficients: a.coefficients.map { $0 * k })
    }

    /// The product, of the sum of the degrees: C(m + n, k)·c[k] = Σ C(m, i)·C(n, j)·a[i]·b[j] over i + j = k (R. Farouki,
    /// V. Rajan: Algorithms for polynomials in Bernstein form. CAGD 5, 1988).
    public static func * (a: BernsteinPolynomial, b: BernsteinPolynomial) -> BernsteinPolynomial {
        BernsteinPolynomial(coefficients: bernsteinProduct(a.coefficients, b.coefficients, *))
    }

    private func joined(with other: BernsteinPolynomial, _ join: (Double, Double) -> Double) -> BernsteinPolynomial {
        let n = max(degree, other.degree)
        return BernsteinPolynomial(coefficients: zip(elevated(to: n).coefficients, other.elevated(to: n).coefficients).map(join))
    }

    /// The derivative by t, one degree lower; that of a constant is 0.
    public var derivative: BernsteinPolynomial {
        let c = coefficients, n = Double(degree)
        return BernsteinPolynomial(coefficients: (0..<degree).map { (c[$0 + 1] - c[$0]) * n })
    }

    /// The antiderivative that is 0 at t = 0, one degree higher.
    public var antiderivative: BernsteinPolynomial {
        var sums = [0.0]
        for c in coefficients { sums.append(sums[sums.count - 1] + c / Double(degree + 1)) }
        return BernsteinPolynomial(coefficients: sums)
    }

    /// The integral from 0 to 1: the mean of the coefficients.
    public var integral: Double { coefficients.reduce(0) { $0 + $1 / Double(degree + 1) } }

    /// t ↦ p(1 - t).
    public var reversed: BernsteinPolynomial { BernsteinPolynomial(coefficients: coefficients.reversed()) }

    /// The polynomials u ↦ p(t·u) and u ↦ p(t + (1 - t)·u), by de Casteljau's algorithm.
    public func split(at t: Double) -> (first: BernsteinPolynomial, second: BernsteinPolynomial) {
        var second = coefficients
        var first: [Double] = []
        first.reserveCapacity(second.count)
        for last in stride(from: degree, through: 0, by: -1) {
            first.append(second[0])
            for i in 0..<last { second[i] = second[i] * (1 - t) + second[i + 1] * t }
        }
        return (BernsteinPolynomial(coefficients: first), BernsteinPolynomial(coefficients: second))
    }

    /// The polynomial u ↦ p(a + (b - a)·u). The interval may be anywhere and run backwards; on 0…1 it stays stable.
    public func restricted(from a: Double, to b: Double) -> BernsteinPolynomial {
        guard a != 0 || b != 1 else { return self }
        guard b != 0 else { return a == 0 ? BernsteinPolynomial(coefficients: [coefficients[0]]).elevated(to: degree) : restricted(from: b, to: a).reversed }
        let head = b == 1 ? self : split(at: b).first
        return a == 0 ? head : head.split(at: a / b).second
    }
}

/// The Bernstein coefficients of a product from those of its factors, which may be numbers or vectors.
func bernsteinProduct<T>(_ a: [T], _ b: [T], _ times: (T, T) -> Double) -> [Double] {
    let (m, n) = (a.count - 1, b.count - 1)
    let (rowA, rowB, rowC) = (binomials(m), binomials(n), binomials(m + n))
    var product = [Double](repeating: 0, count: m + n + 1)
    for i in 0...m {
        for j in 0...n { product[i + j] += rowA[i] * (rowB[j] / rowC[i + j]) * times(a[i], b[j]) }
    }
    return product
}
