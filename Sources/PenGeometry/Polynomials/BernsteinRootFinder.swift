// The machine that finds the roots of polynomials in Bernstein form.

/// Collects roots in growing order. `BernsteinPolynomial.roots(noise:)` says what it does and how well.
///
/// Each coefficient has a bound for its error, which grows with every step of arithmetic (a running error analysis), so that
/// small coefficients beside large ones keep their say, and signs that rounding made do not count.
struct BernsteinRootFinder {
    typealias Numbers = UnsafeBufferPointer<Double>
    typealias MutableNumbers = UnsafeMutableBufferPointer<Double>

    private let places: UnsafeMutableBufferPointer<PolynomialRoot>
    private(set) var count = 0

    /// A finder that writes into `places`, of which there must be one more than the degree.
    init(_ places: UnsafeMutableBufferPointer<PolynomialRoot>) { self.places = places }

    private mutating func add(_ t: Double, _ multiplicity: Int = 1) {
        guard count < places.count else { return }
        places.initializeElement(at: count, to: PolynomialRoot(parameter: t, multiplicity: multiplicity))
        count += 1
    }

    /// Finds the roots in 0…1 of the polynomial with the coefficients `c`, which are known within `noise`.
    mutating func findRoots(of c: Numbers, noise: Double) {
        guard noise > 0 || mayVanish(c), let scale = scaleToOne(c) else { return }
        let noise = noise > 0 ? min(noise * scale.0 * scale.1, 1e300) : 0
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * c.count) { own in
            let values = MutableNumbers(rebasing: own[..<c.count]), errors = MutableNumbers(rebasing: own[c.count...])
            for i in 0..<c.count {
                values.initializeElement(at: i, to: c[i] * scale.0 * scale.1)
                errors.initializeElement(at: i, to: noise)
            }
            searchBetweenEnds(values, errors)
        }
    }

    /// False where all coefficients have one sign, as those of most polynomials that geometry asks about.
    private func mayVanish(_ c: Numbers) -> Bool {
        guard let first = c.first, let last = c.last else { return false }
        if first > 0, last > 0 { return c.contains { $0 < 0 } }
        if first < 0, last < 0 { return c.contains { $0 > 0 } }
        return true
    }

    /// The power of two, as two factors, by which the largest coefficient becomes about 1; nil where the polynomial vanishes
    /// or is not finite.
    private func scaleToOne(_ c: Numbers) -> (Double, Double)? {
        var size = 0.0, sum = 0.0
        for x in c { (size, sum) = (max(size, abs(x)), sum + abs(x) * 0x1p-60) }
        guard size > 0, sum.isFinite else { return nil }
        let exponent = -Int(size.exponent), half = exponent / 2
        return (Double(sign: .plus, exponent: half, significand: 1), Double(sign: .plus, exponent: exponent - half, significand: 1))
    }

    /// Takes the roots at 0 and 1 out of the polynomial and searches for the others.
    private mutating func searchBetweenEnds(_ c: MutableNumbers, _ e: MutableNumbers) {
        var first = 0, last = c.count - 1
        while first <= last, abs(c[first]) <= e[first] { first += 1 }
        while last > first, abs(c[last]) <= e[last] { last -= 1 }
        guard first <= last else { return }
        if first > 0 { add(0, first) }
        let atEnd = c.count - 1 - last
        if last > first {
            if first > 0 || atEnd > 0 {
                deflate(c, first, last)
                deflate(e, first, last)
            }
            search(Numbers(rebasing: c[first...last]), Numbers(rebasing: e[first...last]), 0, 1, depth: 0)
        }
        if atEnd > 0 { add(1, atEnd) }
    }

    /// Divides by t^first·(1-t)^(n-last): C(m, j)·d[j] = C(n, j + first)·c[j + first], where n and m are the degrees before
    /// and after.
    private func deflate(_ c: MutableNumbers, _ first: Int, _ last: Int) {
        let n = c.count - 1
        for k in 0..<first {
            for i in first...last { c[i] *= Double(n - k) / Double(i - k) }
        }
        for degree in stride(from: n - first, to: last - first, by: -1) {
            for i in first...last { c[i] *= Double(degree) / Double(degree - (i - first)) }
        }
    }

    /// Finds the roots between lo and hi, where `c` are the polynomial's own coefficients on that interval, `e` their errors,
    /// and its ends no roots.
    private mutating func search(_ c: Numbers, _ e: Numbers, _ lo: Double, _ hi: Double, depth: Int) {
        let changes = signChanges(c, e)
        if changes == 0 { return }
        if changes == 1 { return add(lo + (hi - lo) * BernsteinBracket.root(of: c)) }
        if c.count == 3 { return searchParabola(c, e, lo, hi) }
        let limit = c.count < 24 ? 8 : 40
        guard depth < limit, slopeChanges(c) > 1, let cut = cut(of: c, e) else { return searchBetweenExtrema(c, e, lo, hi) }
        let n = c.count
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 4 * n) { parts in
            func part(_ i: Int) -> MutableNumbers { MutableNumbers(rebasing: parts[(i * n)..<((i + 1) * n)]) }
            split(c, e, at: cut, part(0), part(1), part(2), part(3))
            let mid = lo + (hi - lo) * cut
            search(Numbers(part(0)), Numbers(part(1)), lo, mid, depth: depth + 1)
            search(Numbers(part(2)), Numbers(part(3)), mid, hi, depth: depth + 1)
        }
    }

    /// Two sign changes of a parabola: both roots, the one where it touches, or none. The discriminant is rounded once
    /// (W. Kahan), the root of larger size comes first and the other from their product.
    private mutating func searchParabola(_ c: Numbers, _ e: Numbers, _ lo: Double, _ hi: Double) {
        let a = (c[0] - c[1]) - (c[1] - c[2]), b = c[0] - c[1]
        let product = c[0] * c[2], lost = product.addingProduct(-c[0], c[2])
        let discriminant = (-product).addingProduct(c[1], c[1]) + lost
        let error = 0x1p-51 * (c[1] * c[1] + abs(product)) + 2 * abs(c[1]) * e[1] + abs(c[0]) * e[2] + abs(c[2]) * e[0]
        if abs(discriminant) <= error { return add(lo + (hi - lo) * (b / a), 2) }
        guard discriminant > 0 else { return }
        let q = b + (b < 0 ? -1 : 1) * discriminant.squareRoot()
        let t = q / a, u = c[0] / q
        add(lo + (hi - lo) * min(t, u))
        add(lo + (hi - lo) * max(t, u))
    }

    /// Finds the roots between the extrema, where the polynomial is monotone, and in them.
    private mutating func searchBetweenExtrema(_ c: Numbers, _ e: Numbers, _ lo: Double, _ hi: Double) {
        let n = c.count
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 4 * n) { own in
            let slopes = MutableNumbers(rebasing: own[..<(n - 1)]), slopeErrors = MutableNumbers(rebasing: own[n..<(2 * n - 1)])
            for i in 0..<(n - 1) {
                slopes.initializeElement(at: i, to: c[i + 1] - c[i])
                slopeErrors.initializeElement(at: i, to: e[i] + e[i + 1] + 0x1p-53 * abs(slopes[i]))
            }
            let scaled = MutableNumbers(rebasing: own[(2 * n)..<(3 * n)]), bounds = MutableNumbers(rebasing: own[(3 * n)...])
            BernsteinBracket.scale(c, into: scaled)
            BernsteinBracket.scaleErrors(c, e, into: bounds)
            withUnsafeTemporaryAllocation(of: PolynomialRoot.self, capacity: n) { extrema in
                var finder = BernsteinRootFinder(extrema)
                finder.searchBetweenEnds(slopes, slopeErrors)
                let found = UnsafeBufferPointer(rebasing: extrema[..<finder.count])
                visit(found, BernsteinBracket(Numbers(scaled)), BernsteinBracket(Numbers(bounds)), c, lo, hi)
            }
        }
    }

    private mutating func visit(
        _ extrema: UnsafeBufferPointer<PolynomialRoot>, _ bracket: BernsteinBracket, _ bound: BernsteinBracket, _ c: Numbers, _ lo: Double, _ hi: Double
    ) {
        var left = 0.0, isNegative = c[0] < 0
        // Extrema in a row that rounding does not tell from 0: their sum, number and multiplicity.
        var sum = 0.0, touching = 0, multiplicity = 1
        for i in 0...extrema.count {
            let isEnd = i == extrema.count
            if !isEnd, extrema[i].parameter <= 0 || extrema[i].parameter >= 1 { continue }
            let t = isEnd ? 1 : extrema[i].parameter, value = isEnd ? c[c.count - 1] : bracket.value(at: t)
            if !isEnd, abs(value) <= bound.value(at: t) {
                (sum, touching, multiplicity) = (sum + t, touching + 1, multiplicity + extrema[i].multiplicity)
                continue
            }
            let changes = (value < 0) != isNegative
            if touching > 0 {
                let isOdd = multiplicity % 2 == 1
                add(lo + (hi - lo) * (sum / Double(touching)), isOdd == changes ? multiplicity : multiplicity - 1)
                (sum, touching, multiplicity) = (0, 0, 1)
            } else if changes {
                add(lo + (hi - lo) * bracket.root(from: left, to: t, isNegativeAtStart: isNegative, guess: left + (t - left) / 2))
            }
            (left, isNegative) = (t, value < 0)
        }
    }

    // MARK: Coefficients

    /// Inner coefficients that are not larger than their errors count as 0; the ends are known.
    private func signChanges(_ c: Numbers, _ e: Numbers) -> Int {
        var changes = 0
        var isNegative = c[0] < 0
        for i in 1..<c.count where (c[i] < 0) != isNegative && (abs(c[i]) > e[i] || i == c.count - 1) {
            changes += 1
            isNegative.toggle()
        }
        return changes
    }

    private func slopeChanges(_ c: Numbers) -> Int {
        var changes = 0, last = 0.0
        for i in 1..<c.count {
            let slope = c[i] - c[i - 1]
            if slope * last < 0 { changes += 1 }
            if slope != 0 { last = slope < 0 ? -1 : 1 }
        }
        return changes
    }

    /// Where to cut, near the middle and where the polynomial does not vanish; never at a half, which is a root more often
    /// than others. Nil where everything near is rounding.
    private func cut(of c: Numbers, _ e: Numbers) -> Double? {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * c.count) { own in
            let scaled = MutableNumbers(rebasing: own[..<c.count]), bounds = MutableNumbers(rebasing: own[c.count...])
            BernsteinBracket.scale(c, into: scaled)
            BernsteinBracket.scaleErrors(c, e, into: bounds)
            let bracket = BernsteinBracket(Numbers(scaled)), bound = BernsteinBracket(Numbers(bounds))
            for t in [63.0 / 128, 71.0 / 128, 53.0 / 128] where abs(bracket.value(at: t)) > 16 * bound.value(at: t) { return t }
            return nil
        }
    }

    private func split(
        _ c: Numbers, _ e: Numbers, at t: Double, _ left: MutableNumbers, _ leftErrors: MutableNumbers, _ right: MutableNumbers, _ rightErrors: MutableNumbers
    ) {
        let u = 1 - t
        for i in 0..<c.count {
            right.initializeElement(at: i, to: c[i])
            rightErrors.initializeElement(at: i, to: e[i])
        }
        for i in 0..<c.count {
            left.initializeElement(at: i, to: right[0])
            leftErrors.initializeElement(at: i, to: rightErrors[0])
            for j in 0..<(c.count - 1 - i) {
                let a = right[j] * u, b = right[j + 1] * t
                right[j] = a + b
                rightErrors[j] = rightErrors[j] * u + rightErrors[j + 1] * t + 0x1p-52 * (abs(a) + abs(b))
            }
        }
    }
}
