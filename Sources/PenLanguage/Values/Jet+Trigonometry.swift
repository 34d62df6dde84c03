// Trigonometric and hyperbolic functions of numbers with derivatives, and their inverses.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Jet {
    var sine: Jet { sineAndCosine.sine }
    var cosine: Jet { sineAndCosine.cosine }

    /// s' = c·u', c' = −s·u'
    private var sineAndCosine: (sine: Jet, cosine: Jet) {
        var s = [sin(number)], c = [cos(number)]
        for k in coefficients.indices.dropFirst() {
            let (ds, dc) = (chain(c, k), -chain(s, k))
            s.append(ds)
            c.append(dc)
        }
        return (with(s), with(c))
    }

    var hyperbolicSine: Jet { hyperbolics.sine }
    var hyperbolicCosine: Jet { hyperbolics.cosine }

    /// s' = c·u', c' = s·u'
    private var hyperbolics: (sine: Jet, cosine: Jet) {
        var s = [sinh(number)], c = [cosh(number)]
        for k in coefficients.indices.dropFirst() {
            let (ds, dc) = (chain(c, k), chain(s, k))
            s.append(ds)
            c.append(dc)
        }
        return (with(s), with(c))
    }

    /// t' = (1 + t²)·u'
    var tangent: Jet { riccati(from: tan(number), sign: 1) }

    /// t' = (1 − t²)·u'
    var hyperbolicTangent: Jet { riccati(from: tanh(number), sign: -1) }

    /// The solution of t' = (1 ± t²)·u'.
    private func riccati(from value: Double, sign: Double) -> Jet {
        var t = [value], slope: [Double] = []
        for k in coefficients.indices.dropFirst() {
            let square = t.indices.reduce(0) { $0 + t[$1] * t[k - 1 - $1] }
            slope.append((k == 1 ? 1 : 0) + sign * square)
            t.append(chain(slope, k))
        }
        return with(t)
    }

    /// Infinite derivatives at ±1.
    func arcSine() throws -> Jet { try integrated((1 - self * self).power(-0.5), from: asin(number)) }
    func arcCosine() throws -> Jet { try integrated(-(1 - self * self).power(-0.5), from: acos(number)) }
    func arcTangent() throws -> Jet { try integrated(1 / (1 + self * self), from: atan(number)) }

    func areaSine() throws -> Jet { try integrated((1 + self * self).power(-0.5), from: asinh(number)) }
    func areaCosine() throws -> Jet {
        // √(u − 1)·√(u + 1) and not √(u² − 1): without cancellation near 1.
        try integrated((self - 1).power(-0.5) * (self + 1).power(-0.5), from: acosh(number))
    }
    func areaTangent() throws -> Jet { try integrated(1 / (1 - self * self), from: atanh(number)) }

    /// The direction of (x, y): θ' = (x·y' − y·x') / (x² + y²).
    static func arcTangent(y: Jet, x: Jet) throws -> Jet {
        let value = atan2(y.number, x.number)
        // The quotient of the smaller by the larger keeps huge coordinates from overflowing.
        if abs(y.number) <= abs(x.number) { return try (y / x).arcTangent().withNumber(value) }
        return try (-(x / y).arcTangent()).withNumber(value)
    }
}
