// Roots, exponentials and logarithms.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Builtin {
    static var powers: [Builtin] {
        [
            numeric("sqrt", "The square root: the number whose square is x.", "a number, 0 or more", example: "print sqrt(2)", { $0.squareRoot() }) { $0.squareRoot },
            numeric("cbrt", "The cube root: the number whose third power is x.", "any number", example: "print cbrt(27)", { $0.cubeRoot }) { $0.cubeRoot },
            numeric2(
                "root", "The n-th root: the number whose n-th power is x.",
                Parameter("x", "any number; 0 or more unless n is odd"), Parameter("n", "which root"),
                example: "print root(32, 5)", { $0.root($1) }) { try $0.root($1) },
            numeric2(
                "pow", "A power: x^n.", Parameter("x", "what is multiplied by itself"), Parameter("n", "how often"),
                example: "print pow(2, 10)", pow) { try $0.power($1) },
            numeric("exp", "The exponential function: e^x.", "any number", example: "print exp(1)", exp) { $0.exponential },
            logarithm,
            numeric("ln", "The natural logarithm: the power to which e must be raised to give x.", "a number above 0", example: "print ln(e)", log) { try $0.logarithm() },
            numeric("log2", "The logarithm to the base 2: how often 1 must be doubled to give x.", "a number above 0", example: "print log2(8)", log2) { try $0.logarithm2() },
            numeric("log10", "The logarithm to the base 10: about how many digits x has.", "a number above 0", example: "print log10(1000)", log10) { try $0.logarithm10() },
            numeric2(
                "hypot", "The length of the longest side of a triangle with a right angle: sqrt(a^2 + b^2).",
                Parameter("a", "one of the other sides"), Parameter("b", "the other"),
                example: "print hypot(3, 4)", hypot) { try Jet.hypotenuse($0, $1) },
        ]
    }

    private static var logarithm: Builtin {
        function(
            "log", .mathematics, "The logarithm: the power to which the base must be raised to give x. Without a base it is the natural logarithm, to the base e.",
            Parameter<Scalar>("x", "a number above 0"), Parameter<Scalar?>("base", "the base; e where it is left out"),
            example: "print log(100, 10)", direct: .number1(log) { try $0.logarithm() }
        ) { _, x, base in
            guard let base else { return try x.map(log) { try $0.logarithm() } }
            return try Scalar.map(x, base, { $0.logarithm(base: $1) }) { try $0.logarithm(base: $1) }
        }
    }
}
