// Arithmetic of truncated Taylor series.

extension Jet {
    /// Both series of one variable, cut to the same precision.
    static func aligned(_ a: Jet, _ b: Jet) throws -> (a: [Double], b: [Double]) {
        guard a.tag == b.tag else { throw JetError.mixed }
        let count = min(a.coefficients.count, b.coefficients.count)
        if a.coefficients.count == b.coefficients.count { return (a.coefficients, b.coefficients) }
        return (Array(a.coefficients[..<count]), Array(b.coefficients[..<count]))
    }

    func with(_ coefficients: [Double]) -> Jet { Jet(tag: tag, coefficients: coefficients) }

    /// The same derivatives at another value.
    func withNumber(_ x: Double) -> Jet {
        var c = coefficients
        c[0] = x
        return with(c)
    }

    /// True where all derivatives are 0.
    var isConstant: Bool { coefficients.dropFirst().allSatisfy { $0 == 0 } }

    static func + (a: Jet, b: Jet) throws -> Jet {
        let (x, y) = try aligned(a, b)
        return a.with(x.indices.map { x[$0] + y[$0] })
    }

    static func - (a: Jet, b: Jet) throws -> Jet {
        let (x, y) = try aligned(a, b)
        return a.with(x.indices.map { x[$0] - y[$0] })
    }

    /// The Cauchy product.
    static func * (a: Jet, b: Jet) throws -> Jet {
        let (x, y) = try aligned(a, b)
        return a.with(product(x, y))
    }

    static func product(_ x: [Double], _ y: [Double]) -> [Double] {
        x.indices.map { k in
            var sum = x[0] * y[k]
            for j in stride(from: 1, through: k, by: 1) { sum += x[j] * y[k - j] }
            return sum
        }
    }

    /// From b·q = a: each coefficient of the quotient follows from those before it.
    static func / (a: Jet, b: Jet) throws -> Jet {
        let (x, y) = try aligned(a, b)
        var q: [Double] = []
        q.reserveCapacity(x.count)
        for k in x.indices {
            var rest = x[k]
            for j in stride(from: 1, through: k, by: 1) where y[j] != 0 { rest -= y[j] * q[k - j] }
            q.append(rest / y[0])
        }
        return a.with(q)
    }

    static prefix func - (a: Jet) -> Jet { a.with(a.coefficients.map { -$0 }) }

    static func + (a: Jet, b: Double) -> Jet { a.withNumber(a.number + b) }
    static func + (a: Double, b: Jet) -> Jet { b.withNumber(a + b.number) }
    static func - (a: Jet, b: Double) -> Jet { a.withNumber(a.number - b) }
    static func - (a: Double, b: Jet) -> Jet { (-b).withNumber(a - b.number) }
    static func * (a: Jet, b: Double) -> Jet { a.with(a.coefficients.map { $0 * b }) }
    static func * (a: Double, b: Jet) -> Jet { b.with(b.coefficients.map { a * $0 }) }
    static func / (a: Jet, b: Double) -> Jet { a.with(a.coefficients.map { $0 / b }) }
    static func / (a: Double, b: Jet) throws -> Jet { try constant(a, like: b) / b }

    /// The remainder with the divisor's sign: between the jumps it changes as a − b·q for a constant whole q.
    static func modulo(_ a: Jet, _ b: Jet) throws -> Jet {
        let quotient = (a.number / b.number).rounded(.down)
        return try (a - b * quotient).withNumber(a.number.modulo(b.number))
    }
}
