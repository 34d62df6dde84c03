// Roots in intervals over which a polynomial changes its sign once.

/// A polynomial by its scaled Bernstein coefficients C(n, i)·c[i], for evaluation by Horner's rule in t/(1-t) or (1-t)/t,
/// whichever is at most 1 (L. Schumaker, W. Volk: Efficient evaluation of multivariate polynomials. CAGD 3, 1986).
struct BernsteinBracket {
    private let b: UnsafeBufferPointer<Double>

    init(_ scaled: UnsafeBufferPointer<Double>) { b = scaled }

    static func scale(_ c: UnsafeBufferPointer<Double>, into scaled: UnsafeMutableBufferPointer<Double>) {
        var binomial = 1.0
        for i in 0..<c.count {
            scaled.initializeElement(at: i, to: c[i] * binomial)
            binomial = binomial * Double(c.count - 1 - i) / Double(i + 1)
        }
    }

    /// The same for a bound of what a value may err by: the coefficients' errors, and the evaluation's.
    static func scaleErrors(
        _ c: UnsafeBufferPointer<Double>, _ e: UnsafeBufferPointer<Double>, into scaled: UnsafeMutableBufferPointer<Double>
    ) {
        let rounding = Double(c.count) * 0x1p-52
        var binomial = 1.0
        for i in 0..<c.count {
            scaled.initializeElement(at: i, to: (e[i] + rounding * abs(c[i])) * binomial)
            binomial = binomial * Double(c.count - 1 - i) / Double(i + 1)
        }
    }

    /// The root of a polynomial whose Bernstein coefficients `c` change their sign once. The guess is the control polygon's
    /// (K. Mørken, M. Reimers: An unconditionally convergent method for computing zeros of splines and polynomials. Math.
    /// Comp. 76, 2007).
    static func root(of c: UnsafeBufferPointer<Double>) -> Double {
        let isNegative = c[0] < 0
        var i = 1
        while i < c.count - 1, (c[i] < 0) == isNegative { i += 1 }
        let guess = (Double(i - 1) + c[i - 1] / (c[i - 1] - c[i])) / Double(c.count - 1)
        guard c.count > 2 else { return guess }
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: c.count) { scaled in
            scale(c, into: scaled)
            let bracket = BernsteinBracket(UnsafeBufferPointer(scaled))
            return bracket.root(from: 0, to: 1, isNegativeAtStart: isNegative, guess: guess)
        }
    }

    func value(at t: Double) -> Double {
        let n = b.count - 1
        var power = 1.0, sum: Double
        let base = max(t, 1 - t)
        if t <= 0.5 {
            let s = t / (1 - t)
            sum = b[n]
            for i in stride(from: n - 1, through: 0, by: -1) { sum = sum * s + b[i] }
        } else {
            let s = (1 - t) / t
            sum = b[0]
            for i in 1...n { sum = sum * s + b[i] }
        }
        for _ in 0..<n { power *= base }
        return sum * power
    }

    /// A number with the value's sign, and Newton's step value / slope.
    @inline(__always)
    private func step(at t: Double) -> (value: Double, step: Double) {
        let n = b.count - 1, u = 1 - t
        var sum: Double, slope = 0.0
        if t <= 0.5 {
            let s = t / u
            sum = b[n]
            for i in stride(from: n - 1, through: 0, by: -1) {
                slope = slope * s + sum
                sum = sum * s + b[i]
            }
            return (sum, u * u * sum / (slope - Double(n) * u * sum))
        }
        let s = u / t
        sum = b[0]
        for i in 1...n {
            slope = slope * s + sum
            sum = sum * s + b[i]
        }
        return (sum, t * t * sum / (Double(n) * t * sum - slope))
    }

    /// The place between `lo` and `hi` where the sign changes: Newton's steps while they stay inside and shrink, halves of
    /// the interval otherwise.
    func root(from lo: Double, to hi: Double, isNegativeAtStart: Bool, guess: Double) -> Double {
        var lo = lo, hi = hi, t = guess > lo && guess < hi ? guess : lo + (hi - lo) / 2
        var last = hi - lo
        for round in 0..<200 {
            let (value, step) = step(at: t)
            if value == 0 { return t }
            if (value < 0) == isNegativeAtStart { lo = t } else { hi = t }
            let next = t - step
            if abs(step) < 0.5 * last, next > lo, next < hi || next == t {
                // Quadratic convergence: the step after this one would be about this.
                let ratio = step / last
                if round > 0, abs(step) * ratio * ratio < 0x1p-56 * t { return next }
                last = abs(step)
                t = next
            } else {
                if next == t || abs(step) <= 0x1p-54 * t { return t }
                t = lo + (hi - lo) / 2
                last = hi - lo
                guard t > lo, t < hi else { return t }
            }
        }
        return t
    }
}
