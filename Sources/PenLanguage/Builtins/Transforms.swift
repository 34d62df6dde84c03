// Transforms as values, and what they do to points and paths.

import PenGeometry

extension Builtin {
    static var transforms: [Builtin] { makingTransforms + combiningTransforms }

    private static var makingTransforms: [Builtin] {
        [
            function(
                "rotation", .points, "A transform that turns by an angle.",
                Parameter<Angle>("angle", "how far"), Parameter<Point?>("around", "the point that stays; the origin where it is left out"),
                example: "print (10, 0).transformed(rotation(90deg))"
            ) { _, angle, center in AffineTransform.rotation(angle.radians).around(center) },
            function(
                "scaling", .points, "A transform that makes larger or smaller.",
                Parameter<Double>("x", "by which factor, in the direction of x"),
                Parameter<Double?>("y", "by which factor, in the direction of y; as x where it is left out"),
                Parameter<Point?>("around", "the point that stays; the origin where it is left out"),
                example: "print (10, 20).transformed(scaling(2)), (10, 20).transformed(scaling(1, -1))"
            ) { _, x, y, center in AffineTransform.scaling(x, y ?? x).around(center) },
            function(
                "translation", .points, "A transform that moves.",
                Parameter<Point>("by", "how far, in the directions of x and y"),
                example: "print (10, 20).transformed(translation(5, 0))"
            ) { _, offset in AffineTransform.translation(offset) },
            function(
                "skewing", .points, "A transform that slants: it turns a rectangle into a parallelogram.",
                Parameter<Angle>("x", "the angle by which upright lines lean"),
                Parameter<Angle>("y", "the angle by which level lines lean", default: Angle(0), "0"),
                Parameter<Point?>("around", "the point that stays; the origin where it is left out"),
                example: "print (10, 20).transformed(skewing(45deg))"
            ) { _, x, y, center in AffineTransform.skewing(x.radians, y.radians).around(center) },
            function("identity", .points, "The transform that changes nothing.", example: "print (10, 20).transformed(identity())") { _ in AffineTransform.identity },
        ]
    }

    private static var combiningTransforms: [Builtin] {
        [
            function(
                "then", .points, "Both transforms, one after the other.",
                Parameter<AffineTransform>("first", "what is done first"), Parameter<AffineTransform>("next", "what is done after it"),
                example: "print (10, 0).transformed(rotation(90deg).then(translation(1, 0)))"
            ) { _, first, next in first.then(next) },
            function(
                "inverse", .points, "The transform that undoes another.",
                Parameter<AffineTransform>("transform", "what is undone"),
                example: "print (20, 40).transformed(inverse(scaling(2)))"
            ) { call, transform in
                guard let inverse = transform.inverse else { throw call.failure(.outOfRange, "this transform cannot be undone: it flattens everything onto a line or a point", at: 0) }
                return inverse
            },
            function(
                "transformed", .points, "A point or a path as a transform changes it.",
                Parameter<Value>("value", "a point or a path").of(.point, .path), Parameter<AffineTransform>("by", "the transform"),
                example: "print (10, 0).transformed(rotation(90deg))", body: transformed),
            function(
                "rotated", .points, "A point or a path, turned by an angle.",
                Parameter<Value>("value", "a point or a path").of(.point, .path), Parameter<TurningAngle>("angle", "how far"),
                Parameter<Vector?>("around", "the point that stays; the origin where it is left out"),
                example: "print (10, 0).rotated(90deg), (10, 0).rotated(180deg, around: (5, 0))", body: rotated),
        ]
    }

    private static func rotated(_ call: Invocation, _ value: Value, _ turn: TurningAngle, _ center: Vector?) throws -> Value {
        guard let sample = turn.angle.jet ?? center?.jet?.x ?? Vector.convert(value)?.jet?.x else {
            return try transformed(call, value, AffineTransform.rotation(turn.angle.number).around(center?.point))
        }
        guard let point = Vector.convert(value) else { throw call.noDerivative(at: 1) }
        let angle = turn.angle.like(sample), center = (center ?? .point(.zero)).like(sample)
        let arm = try point.like(sample) - center
        let turned = try JetPoint(x: arm.x * angle.cosine - arm.y * angle.sine, y: arm.x * angle.sine + arm.y * angle.cosine)
        return try .jetPoint(turned + center)
    }

    private static func transformed(_ call: Invocation, _ value: Value, _ transform: AffineTransform) throws -> Value {
        if case .path(let path) = value {
            let moved = path.path.transformed(by: transform)
            guard moved.isFiniteValue else { throw call.failure(.notFinite, "the path's coordinates would not be finite", at: 1) }
            return moved.value
        }
        guard let point = Vector.convert(value) else { throw call.mismatch(0, takes: "a point or a path") }
        return try point.map(transform.apply) { try $0.transformed(by: transform) }.value
    }
}

extension AffineTransform {
    /// The same about another fixed point than the origin.
    func around(_ center: Point?) -> AffineTransform {
        guard let center else { return self }
        return AffineTransform.translation(-center).then(self).then(.translation(center))
    }
}
