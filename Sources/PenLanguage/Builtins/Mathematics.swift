// Mathematics: the family, and how functions of numbers are declared.

extension Builtin {
    nonisolated(unsafe) static let mathematics: [Builtin] =
        trigonometry + hyperbolics + powers + rounding + wholeNumbers + extremes + blending + totals + chance

    /// A function of one number, and what it does to a number with derivatives.
    static func numeric(
        _ name: String, _ summary: String, _ help: String, parameter: String = "x", example: String,
        _ plain: @escaping (Double) -> Double, _ derived: @escaping (Jet) throws -> Jet
    ) -> Builtin {
        function(
            name, .mathematics, summary, Parameter<Scalar>(parameter, help), example: example, direct: .number1(plain, derived)
        ) { _, x in try x.map(plain, derived) }
    }

    /// A function of two numbers, and what it does to numbers with derivatives.
    static func numeric2(
        _ name: String, _ summary: String, _ first: Parameter<Scalar>, _ second: Parameter<Scalar>, example: String,
        _ plain: @escaping (Double, Double) -> Double, _ derived: @escaping (Jet, Jet) throws -> Jet
    ) -> Builtin {
        function(
            name, .mathematics, summary, first, second, example: example, direct: .number2(plain, derived)
        ) { _, a, b in try Scalar.map(a, b, plain, derived) }
    }
}
