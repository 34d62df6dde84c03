// What many numbers make together.

import PenGeometry

extension Builtin {
    static var totals: [Builtin] {
        [
            function(
                "sum", .mathematics, "All numbers, or all points, of a list added up.",
                Parameter<Several>("values", "a list of numbers or points"),
                example: "print sum([1, 2, 3]), sum(1..100)") { call, values in try total(call, values.list).value },
            function(
                "mean", .mathematics, "The average of the numbers, or the middle of the points, of a list.",
                Parameter<Several>("values", "a list of numbers or points"),
                example: "print mean([1, 2, 6])") { call, values in
                    let (sum, count) = try total(call, values.list)
                    guard count > 0 else { throw call.failure("an empty list has no mean") }
                    return divided(sum, by: Double(count))
                },
            function(
                "product", .mathematics, "All numbers of a list multiplied.",
                Parameter<Several>("values", "a list of numbers"),
                example: "print product(1..5)") { call, values in
                    try call.scalars(call.snapshot(values.list)).reduce(Scalar.number(1)) { try Scalar.map($0, $1, *) { try $0 * $1 } }
                },
        ]
    }

    private static func total(_ call: Invocation, _ list: ListObject) throws -> (value: Value, count: Int) {
        switch list.storage {
        case .numbers(let numbers): return (.number(numbers.reduce(0, +)), numbers.count)
        case .points(let points): return (.point(points.reduce(.zero, +)), points.count)
        default: break
        }
        let items = try call.snapshot(list)
        guard let first = items.first else { return (.number(0), 0) }
        guard Vector.convert(first) != nil, Scalar.convert(first) == nil else {
            let sum = try call.scalars(items).reduce(Scalar.number(0)) { try Scalar.map($0, $1, +) { try $0 + $1 } }
            return (sum.value, items.count)
        }
        let sum = try call.vectors(items).reduce(Vector.point(.zero)) { try Vector.map($0, $1, .number(1), { a, b, _ in a + b }) { a, b, _ in try a + b } }
        return (sum.value, items.count)
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
