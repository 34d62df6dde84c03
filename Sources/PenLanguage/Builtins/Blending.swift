// Going from one value to another.

import PenGeometry
import PenScene

extension Builtin {
    static var blending: [Builtin] {
        [
            function(
                "lerp", .mathematics, "What lies on the way from a to b: a for t = 0, b for t = 1, the middle for t = 0.5. For numbers, points and colours.",
                Parameter<Value>("a", "where it starts").of(.number, .point, .color),
                Parameter<Value>("b", "where it ends, of the same kind").of(.number, .point, .color),
                Parameter<Scalar>("t", "the part of the way"),
                example: "print lerp(10, 20, 0.25), lerp((0, 0), (10, 20), 0.5)", body: blend),
            numeric2(
                "step", "0 below the edge, 1 from the edge on.",
                Parameter("edge", "where the step is"), Parameter("x", "any number"),
                example: "print step(5, 3), step(5, 7)", { $1 < $0 ? 0 : $1 >= $0 ? 1 : .nan }) { edge, x in
                    Jet.constant(x.number < edge.number ? 0 : 1, like: x)
                },
            function(
                "smoothstep", .mathematics, "0 up to the lower edge, 1 from the upper edge on, and a smooth rise between: 3t^2 - 2t^3.",
                Parameter<Scalar>("low", "the lower edge"), Parameter<Scalar>("high", "the upper edge"), Parameter<Scalar>("x", "any number"),
                example: "print smoothstep(0, 10, 2.5)"
            ) { _, low, high, x in
                try Scalar.map(low, high, x, smoothRise) { low, high, x in
                    let t = try (x - low) / (high - low)
                    guard t.number > 0, t.number < 1 else { return Jet.constant(smoothRise(low.number, high.number, x.number), like: x) }
                    return try t * t * (3 - 2 * t)
                }
            },
        ]
    }

    private static func smoothRise(_ low: Double, _ high: Double, _ x: Double) -> Double {
        guard low != high else { return x < low ? 0 : 1 }
        let t = (x - low) / (high - low)
        return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t)
    }

    /// Numbers, points and colours alike.
    static func blend(_ call: Invocation, _ a: Value, _ b: Value, _ t: Scalar) throws -> Value {
        if let a = Scalar.convert(a), let b = Scalar.convert(b) {
            return try Scalar.map(a, b, t, { $0 * (1 - $2) + $1 * $2 }) { a, b, t in try a * (1 - t) + b * t }.value
        }
        if let a = Color.convert(a), let b = Color.convert(b) { return a.mixed(with: b, t.number).value }
        if let a = Vector.convert(a), let b = Vector.convert(b) {
            return try Vector.map(a, b, t, { $0.lerp(to: $1, $2) }) { try $0.lerp(to: $1, $2) }.value
        }
        throw call.failure(.wrongKind, "lerp goes between two numbers, two points or two colours, and these are \(a.described) and \(b.described)", at: 1)
    }
}
