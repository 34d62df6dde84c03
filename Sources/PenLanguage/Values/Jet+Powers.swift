// Powers, roots, exponentials and logarithms of numbers with derivatives.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Jet {
    /// self to a power that does not change: the binomial series, exact also where self is 0 or, for whole powers,
    /// negative. Where the power has no derivative (a root at 0) the derivatives are infinite.
    func power(_ exponent: Double) -> Jet {
        var binomial = 1.0
        let outer = coefficients.indices.map { k -> Double in
            if k > 0 { binomial *= (exponent - Double(k - 1)) / Double(k) }
            // A polynomial's higher derivatives are 0, also where the power beside them is infinite.
            return binomial == 0 ? 0 : binomial * pow(number, exponent - Double(k))
        }
        return composed(outer: outer)
    }

    /// self^exponent where both may change.
    func power(_ exponent: Jet) throws -> Jet {
        guard tag == exponent.tag else { throw JetError.mixed }
        if exponent.isConstant { return power(exponent.number) }
        let value = pow(number, exponent.number)
        // 0^y is 0 for all y > 0; the logarithm below knows nothing of it.
        if isConstant, number == 0, exponent.number > 0 { return Jet.constant(value, like: self) }
        return try (exponent * logarithm()).exponential.withNumber(value)
    }

    var squareRoot: Jet { power(0.5).withNumber(number.squareRoot()) }
    var cubeRoot: Jet { root(3) }

    /// The n-th root; of a negative number where n is odd.
    func root(_ n: Double) -> Jet {
        if number < 0, n.isOdd { return -(-self).root(n) }
        return power(1 / n).withNumber(number.root(n))
    }

    /// The n-th root where n may change, too.
    func root(_ n: Jet) throws -> Jet {
        n.isConstant ? root(n.number) : try power(1 / n)
    }

    var exponential: Jet {
        var result = [exp(number)]
        for k in coefficients.indices.dropFirst() { result.append(chain(result, k)) }
        return with(result)
    }

    func logarithm() throws -> Jet { try integrated(1 / self, from: log(number)) }
    func logarithm2() throws -> Jet { try (logarithm() / log(2)).withNumber(log2(number)) }
    func logarithm10() throws -> Jet { try (logarithm() / log(10)).withNumber(log10(number)) }

    /// The logarithm to a base.
    func logarithm(base: Jet) throws -> Jet {
        try (logarithm() / base.logarithm()).withNumber(number.logarithm(base: base.number))
    }
}
