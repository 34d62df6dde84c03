// Rounding, signs, remainders, and what kind of number one has.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Builtin {
    static var rounding: [Builtin] {
        [
            stepped("floor", "The next whole number at or below x.", example: "print floor(2.7), floor(-2.7)") { $0.rounded(.down) },
            stepped("ceil", "The next whole number at or above x.", example: "print ceil(2.1), ceil(-2.1)") { $0.rounded(.up) },
            stepped("trunc", "The whole number that is left when the digits behind the point are dropped.", example: "print trunc(2.7), trunc(-2.7)") { $0.rounded(.towardZero) },
            round,
            numeric("fract", "How far x lies above the next whole number below.", "any number", example: "print fract(2.75)", { $0 - $0.rounded(.down) }) { $0.fraction },
            numeric("abs", "The number without its sign: its distance from 0.", "any number", example: "print abs(-5)", { Swift.abs($0) }) { $0.magnitude },
            stepped("sign", "1 for numbers above 0, -1 for those below, 0 for 0.", example: "print sign(-3)") { $0.signum },
            numeric2(
                "mod", "The remainder of a division, as %: it has the divisor's sign.",
                Parameter("x", "what is divided"), Parameter("divisor", "by which it is divided"),
                example: "print mod(-1, 3)", { $0.modulo($1) }, Jet.modulo),
            function("isNaN", .mathematics, "Whether x is not a number, such as 0 / 0 or sqrt(-1).", Parameter<Scalar>("x", "any number"), example: "print isNaN(0 / 0)") { _, x in x.number.isNaN },
            function("isFinite", .mathematics, "Whether x is a number and not infinite.", Parameter<Scalar>("x", "any number"), example: "print isFinite(1 / 0)") { _, x in x.number.isFinite },
        ]
    }

    private static func stepped(_ name: String, _ summary: String, example: String, _ step: @escaping (Double) -> Double) -> Builtin {
        numeric(name, summary, "any number", example: example, step) { $0.step(step) }
    }

    private static var round: Builtin {
        function(
            "round", .mathematics, "The nearest whole number, or the nearest with so many digits behind the point; halves are rounded away from 0.",
            Parameter<Scalar>("x", "any number"),
            Parameter<Double>("digits", "how many digits stay behind the point; -2 rounds to hundreds", default: 0, "0", .whole(-400...400)),
            example: "print round(2.5), round(pi, 2)", direct: .number1({ $0.rounded() }) { $0.step { $0.rounded() } }
        ) { _, x, digits in
            x.map({ $0.rounded(digits: digits) }) { $0.step { $0.rounded(digits: digits) } }
        }
    }
}
