// A number as functions of mathematics take it: with or without derivatives.

enum Scalar: Convertible {
    case number(Double)
    case jet(Jet)

    static var typeName: String { "number" }
    static var plainKind: Kind { .number }

    static func convert(_ value: Value) -> Scalar? {
        switch value {
        case .number(let x): return .number(x)
        case .jet(let x): return .jet(x)
        default: return nil
        }
    }

    var value: Value {
        switch self {
        case .number(let x): return .number(x)
        case .jet(let x): return .jet(x)
        }
    }

    /// The value without the derivatives.
    var number: Double {
        switch self {
        case .number(let x): return x
        case .jet(let x): return x.number
        }
    }

    var jet: Jet? {
        if case .jet(let x) = self { return x }
        return nil
    }

    /// The number with the precision of another's derivatives.
    func like(_ other: Jet) -> Jet { jet ?? .constant(number, like: other) }

    /// A function of one number, by its two rules.
    func map(_ plain: (Double) -> Double, _ derived: (Jet) throws -> Jet) rethrows -> Scalar {
        switch self {
        case .number(let x): return .number(plain(x))
        case .jet(let x): return .jet(try derived(x))
        }
    }

    /// A function of two numbers, by its two rules.
    static func map(_ a: Scalar, _ b: Scalar, _ plain: (Double, Double) -> Double, _ derived: (Jet, Jet) throws -> Jet) rethrows -> Scalar {
        guard let sample = a.jet ?? b.jet else { return .number(plain(a.number, b.number)) }
        return .jet(try derived(a.like(sample), b.like(sample)))
    }

    /// A function of three numbers, by its two rules.
    static func map(
        _ a: Scalar, _ b: Scalar, _ c: Scalar,
        _ plain: (Double, Double, Double) -> Double, _ derived: (Jet, Jet, Jet) throws -> Jet
    ) rethrows -> Scalar {
        guard let sample = a.jet ?? b.jet ?? c.jet else { return .number(plain(a.number, b.number, c.number)) }
        return .jet(try derived(a.like(sample), b.like(sample), c.like(sample)))
    }
}
