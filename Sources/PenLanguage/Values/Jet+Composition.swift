// Functions of truncated Taylor series: the two ways in which the others are made.

extension Jet {
    /// f(self), where `outer[k]` is f's k-th derivative at `number`, divided by k!.
    ///
    /// A coefficient that is 0 contributes nothing, whatever f's derivative: so √ of a constant 0 has the derivative 0
    /// although √ has none there.
    func composed(outer: [Double]) -> Jet {
        let inner = withNumber(0).coefficients
        var result = [Double](repeating: 0, count: inner.count)
        result[0] = outer[0]
        var power = inner
        for k in inner.indices.dropFirst() {
            for i in k..<inner.count where power[i] != 0 { result[i] += outer[k] * power[i] }
            if k + 1 < inner.count { power = Jet.product(power, inner) }
        }
        return with(result)
    }

    /// The function whose value is `value` and whose derivative with respect to `self` is `slope`: the chain rule
    /// r' = slope · self', coefficient by coefficient (Griewank and Walther, chapter 13.2).
    func integrated(_ slope: Jet, from value: Double) -> Jet {
        var result = [value]
        for k in coefficients.indices.dropFirst() { result.append(chain(slope.coefficients, k)) }
        return with(result)
    }

    /// The k-th coefficient of ∫ slope · self'; needs the first k coefficients of the slope.
    func chain(_ slope: [Double], _ k: Int) -> Double {
        var sum = 0.0
        for j in 1...k where coefficients[j] != 0 { sum += Double(j) * coefficients[j] * slope[k - j] }
        return sum / Double(k)
    }
}
