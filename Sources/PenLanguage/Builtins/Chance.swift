// Random numbers, the same in every run.

import PenSyntax

extension Builtin {
    static var chance: [Builtin] {
        [
            function(
                "random", .mathematics,
                "A random number: from 0 to 1, from 0 to a, or from a to b. Of a range with whole bounds, such as 1..6, one of its whole numbers; of a list, one of its values. Every run gives the same ones until seed is changed.",
                Parameter<Value>("a", "the upper limit, or the lower one where there are two, or a range or list to choose from", default: .number(1), "1").of(.number, .range, .list),
                Parameter<Double?>("b", "the upper limit"),
                example: "print random(), random(10, 20), random(1..6), random([\"red\", \"blue\"])", body: random),
            command(
                "seed", .mathematics, "Starts another sequence of random numbers: the same one for the same number.",
                Parameter<Double>("number", "which sequence"),
                example: "seed 7\nprint random()"
            ) { call, number in call.machine.random = RandomSource(seed: number.bitPattern) },
        ]
    }

    private static func random(_ call: Invocation, _ a: Value, _ b: Double?) throws -> Value {
        switch a {
        case .number(let x):
            let (low, high) = b.map { (x, $0) } ?? (0, x)
            guard low.isFinite, high.isFinite else { throw endless(call, .number(low.isFinite ? high : low), at: low.isFinite && b != nil ? 1 : 0) }
            return .number(call.machine.random.number(from: low, to: high))
        case .range(let range) where b == nil: return try .number(random(call, range))
        case .list(let list) where b == nil:
            guard !list.isEmpty else { throw call.failure(.noSuchPlace, "there is nothing to choose from: the list is empty", at: 0) }
            return list[call.machine.random.index(below: list.count)]
        default: throw call.mismatch(0, takes: "numbers, or a range or a list alone")
        }
    }

    private static func endless(_ call: Invocation, _ limit: Value, at index: Int) -> Diagnostic {
        call.failure(.notFinite, "the limits of random must be finite, and this is \(limit.shown)", at: index)
    }

    private static func random(_ call: Invocation, _ range: RangeObject) throws -> Double {
        guard range.lower.isFinite, range.upper.isFinite else { throw endless(call, .range(range), at: 0) }
        let isWhole = range.lower == range.lower.rounded() && range.upper == range.upper.rounded()
        guard isWhole || range.step != 1 else { return call.machine.random.number(from: range.lower, to: range.upper) }
        guard range.count > 0 else { throw call.failure(.noSuchPlace, "there is nothing to choose from: the range is empty", at: 0) }
        // Above 2^53 not every whole number can be told from its neighbours.
        guard range.length > 9_007_199_254_740_992 else { return range.element(call.machine.random.index(below: range.count)) }
        return range.element(call.machine.random.number(from: 0, to: range.length).rounded(.down))
    }
}
