// The smallest, the largest, and keeping within limits.

import PenGeometry

extension Builtin {
    static var extremes: [Builtin] {
        [
            extreme("min", "The smallest of several numbers, or of a list.", example: "print min(3, 1, 2), min([5, 4])", Double.lesser, Jet.lesser),
            extreme("max", "The largest of several numbers, or of a list.", example: "print max(3, 1, 2), max([5, 4])", Double.greater, Jet.greater),
            function(
                "clamp", .mathematics, "The number, or the limit beyond which it lies.",
                Parameter<Scalar>("x", "any number"), Parameter<Scalar>("low", "the lower limit"), Parameter<Scalar>("high", "the upper limit"),
                example: "print clamp(12, 0, 10)"
            ) { call, x, low, high in
                guard !(low.number > high.number) else {
                    throw call.failure(.outOfRange, "the lower limit of clamp is above the upper: \(low.value.shown) and \(high.value.shown)", at: 1)
                }
                return try Scalar.map(x, low, high, { Double.lesser(Double.greater($0, $1), $2) }) { try Jet.lesser(Jet.greater($0, $1), $2) }
            },
        ]
    }

    private static func extreme(
        _ name: String, _ summary: String, example: String,
        _ plain: @escaping (Double, Double) -> Double, _ derived: @escaping (Jet, Jet) throws -> Jet
    ) -> Builtin {
        function(
            name, .mathematics, summary, Parameter<Several>("values", "numbers, or a list of numbers"),
            example: example, direct: .number2(plain, derived)
        ) { call, values in
            guard !values.series.isEmpty else { throw call.failure(.noSuchPlace, "\(name) needs at least one number") }
            switch values.series {
            case .range(let range): return Scalar.number(plain(range.lower, range.last))
            case .list(let list):
                if case .numbers(let numbers) = list.storage { return Scalar.number(numbers.patiently.reduce(numbers[0], plain)) }
                let items = try call.scalars(call.snapshot(list))
                return try items.dropFirst().patiently.reduce(items[0]) { try Scalar.map($0, $1, plain, derived) }
            }
        }
    }
}
