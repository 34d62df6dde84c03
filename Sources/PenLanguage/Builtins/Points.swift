// Functions of points.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import PenSyntax

extension Builtin {
    nonisolated(unsafe) static let points: [Builtin] = measures + directions + transforms

    private static var measures: [Builtin] {
        [
            function(
                "length", .points, "How long something is: a point's distance from the origin, or the length of a path.",
                Parameter<Value>("of", "a point or a path").of(.point, .path),
                example: "print length((3, 4)), length(path { circle 0, 0, 10 })",
                direct: .reader { if case .point(let p) = $0 { .number(p.length) } else { nil } }, body: length),
            function(
                "distance", .points, "How far two points are apart.",
                Parameter<Vector>("a", "a point"), Parameter<Vector>("b", "another point"),
                example: "print distance((1, 1), (4, 5))"
            ) { _, a, b in try Vector.measure(a, b, { $0.distance(to: $1) }) { try $0.distance(to: $1) } },
            function(
                "dot", .points, "The scalar product: the lengths of both times the cosine of the angle between them; 0 where they are perpendicular.",
                Parameter<Vector>("a", "a point"), Parameter<Vector>("b", "another point"),
                example: "print dot((1, 2), (3, 4))"
            ) { _, a, b in try Vector.measure(a, b, { $0.dot($1) }) { try $0.dot($1) } },
            function(
                "cross", .points, "The cross product: the area of the parallelogram that both span; 0 where they are parallel.",
                Parameter<Vector>("a", "a point"), Parameter<Vector>("b", "another point"),
                example: "print cross((1, 2), (3, 4))"
            ) { _, a, b in try Vector.measure(a, b, { $0.cross($1) }) { try $0.cross($1) } },
            function(
                "angle", .points, "The direction of a point as seen from the origin, in radians from -pi to pi.",
                Parameter<Vector>("point", "a point"),
                example: "print degrees(angle((1, 1)))"
            ) { _, p in try p.measure(\.angle) { try $0.angle() } },
        ]
    }

    private static func length(_ call: Invocation, _ value: Value) throws -> Value {
        switch value {
        case .path(let path): return .number(path.path.length)
        case .list: throw noLength(call, "a list", of: "values")
        case .text: throw noLength(call, "a text", of: "characters")
        case .range: throw noLength(call, "a range", of: "numbers")
        default: break
        }
        guard let point = Vector.convert(value) else { throw call.mismatch(0, takes: "a point or a path") }
        return try point.measure(\.length) { try $0.length() }.value
    }

    private static func noLength(_ call: Invocation, _ owner: String, of items: String) -> Diagnostic {
        let fix = call.site.nameSpan.map { Diagnostic.Fix(replacing: $0, with: "count") }
        return call.failure(.unknownProperty, "\(owner) has no length; count says how many \(items) it has", at: 0, fix: fix)
    }

    private static var directions: [Builtin] {
        [
            function(
                "polar", .points, "The point at a distance from the origin, in a direction.",
                Parameter<Scalar>("radius", "how far from the origin"), Parameter<Scalar>("angle", "in which direction, in radians").asAngle,
                example: "print polar(10, 90deg)"
            ) { _, radius, angle in
                guard let sample = radius.jet ?? angle.jet else { return Vector.point(polar(radius.number, angle.number)) }
                let (r, a) = (radius.like(sample), angle.like(sample))
                return try .jet(JetPoint(x: r * a.cosine, y: r * a.sine))
            },
            function(
                "normalized", .points, "The point at distance 1 from the origin in the same direction.",
                Parameter<Vector>("point", "a point"),
                example: "print normalized((3, 4))"
            ) { _, p in try p.map(\.normalized) { try $0.normalized() } },
            function(
                "perpendicular", .points, "The point turned by 90° about the origin, in the direction in which angles grow.",
                Parameter<Vector>("point", "a point"),
                example: "print perpendicular((3, 4))"
            ) { _, p in p.map(\.perpendicular, \.perpendicular) },
            function(
                "midpoint", .points, "The point in the middle between two.",
                Parameter<Vector>("a", "a point"), Parameter<Vector>("b", "another point"),
                example: "print midpoint((0, 0), (10, 20))"
            ) { _, a, b in try Vector.map(a, b, .number(0.5), { $0.lerp(to: $1, $2) }) { try $0.lerp(to: $1, $2) } },
        ]
    }

    /// Exact at whole quarter turns.
    private static func polar(_ radius: Double, _ angle: Double) -> Point {
        let (sine, cosine) = exactSineAndCosine(angle)
        return Point(radius * cosine, radius * sine)
    }
}
