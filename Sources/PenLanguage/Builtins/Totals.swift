// What many numbers make together.

import PenGeometry

extension Builtin {
    static var totals: [Builtin] {
        [
            function(
                "sum", .mathematics, "All numbers, or all points, of a list added up.",
                Parameter<Several>("values", "a list of numbers or points"),
                example: "print sum([1, 2, 3]), sum(1..100)"
            ) { call, values in
                switch values.series {
                case .range(let range): return Value.number(range.sum)
                case .list(let list): return try total(call, list)
                }
            },
            function(
                "mean", .mathematics, "The average of the numbers, or the middle of the points, of a list.",
                Parameter<Several>("values", "a list of numbers or points"),
                example: "print mean([1, 2, 6])"
            ) { call, values in
                guard !values.series.isEmpty else { throw call.failure(.noSuchPlace, "an empty list has no mean") }
                switch values.series {
                case .range(let range): return Value.number(range.mean)
                case .list(let list): return divided(try total(call, list), by: Double(list.count))
                }
            },
            function(
                "product", .mathematics, "All numbers of a list multiplied.",
                Parameter<Several>("values", "a list of numbers"),
                example: "print product(1..5)"
            ) { call, values in
                switch values.series {
                case .range(let range): return Scalar.number(try product(call, range))
                case .list(let list): return try call.scalars(call.snapshot(list)).patiently.reduce(Scalar.number(1)) { try Scalar.map($0, $1, *) { try $0 * $1 } }
                }
            },
        ]
    }

    private static func total(_ call: Invocation, _ list: ListObject) throws -> Value {
        switch list.storage {
        case .numbers(let numbers): return .number(numbers.patiently.reduce(0, +))
        case .points(let points): return .point(points.patiently.reduce(.zero, +))
        default: break
        }
        let items = try call.snapshot(list)
        guard let first = items.first else { return .number(0) }
        guard Vector.convert(first) != nil, Scalar.convert(first) == nil else {
            return try call.scalars(items).patiently.reduce(Scalar.number(0)) { try Scalar.map($0, $1, +) { try $0 + $1 } }.value
        }
        return try call.vectors(items).patiently.reduce(Vector.point(.zero)) { try Vector.map($0, $1, .number(1), { a, b, _ in a + b }) { a, b, _ in try a + b } }.value
    }

    /// Ends early where the rest can change no more than the sign.
    private static func product(_ call: Invocation, _ range: RangeObject) throws -> Double {
        guard range.place(of: 0) == nil else { return 0 }
        let haveOneSign = range.lower * range.last > 0
        var result = 1.0
        for index in 0..<range.count {
            try call.pace(index)
            result *= range.element(index)
            guard haveOneSign, result.isInfinite else { continue }
            let isNegative = range.lower < 0 && range.length.truncatingRemainder(dividingBy: 2) == 1
            return isNegative ? -.infinity : .infinity
        }
        return result
    }

    private static func divided(_ value: Value, by count: Double) -> Value {
        switch value {
        case .number(let x): return .number(x / count)
        case .point(let p): return .point(p / count)
        case .jet(let x): return .jet(x / count)
        case .jetPoint(let p): return .jetPoint(p / count)
        default: return value
        }
    }
}
