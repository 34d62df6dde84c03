// Coordinates and clipping.

import PenGeometry
import PenScene

extension Builtin {
    nonisolated(unsafe) static let coordinates: [Builtin] = [
        command("translate", .coordinates, "Moves the coordinates of what follows.", Parameter<Point>("by", "how far"),
            example: "translate 50, 50\ncircle 0, 0, 40") { call, distance in try change(call, .translation(distance)) },
        command("rotate", .coordinates, "Turns the coordinates of what follows about their origin.",
            Parameter<Angle>("angle", "how far, in the direction in which angles grow"),
            Parameter<Point>("around", "another centre", default: .zero, "(0, 0)"),
            example: "rotate 30deg, around: (50, 50)\nrect 30, 30, 40, 40"
        ) { call, angle, center in
            try change(call, AffineTransform.translation(-center).then(.rotation(angle.radians)).then(.translation(center)))
        },
        command("scaleBy", .coordinates, "Enlarges the coordinates of what follows; widths of lines grow too.",
            Parameter<Scale>("factor", "one number, or one for each direction"),
            example: "scaleBy 2\ncircle 25, 25, 20"
        ) { call, scale in try change(call, .scaling(scale.factors.x, scale.factors.y)) },
        command("skew", .coordinates, "Slants the coordinates of what follows.",
            Parameter<Angle>("x", "by how much x is slanted"), Parameter<Angle>("y", "by how much y is slanted", default: Angle(0), "0"),
            example: "skew 20deg\nrect 10, 10, 40, 40"
        ) { call, x, y in try change(call, .skewing(x.radians, y.radians)) },
        command("transform", .coordinates, "Applies a transform to the coordinates of what follows.",
            Parameter<AffineTransform>("by", "a transform, such as rotation(30deg)"),
            example: "transform rotation(10deg)\nrect 30, 10, 40, 40") { call, m in try change(call, m) },
        clip,
    ]

    private static func change(_ call: Invocation, _ m: AffineTransform) throws {
        guard m.isFinite, m.then(call.machine.pen.scope.transform).then(call.machine.pen.scope.base).isFinite else {
            throw call.failure(.notFinite, "these coordinates would not be finite")
        }
        call.machine.pen.transform(by: m)
    }

    private static var clip: Builtin {
        command("clip", .coordinates, "Shows of what follows only the part inside a path.",
            Parameter<Path?>("path", "the path; or draw it in a block"),
            Parameter<Word<FillRule>>("rule", "which parts are inside", default: Word(.nonZero), "nonZero"),
            block: .optional,
            example: "clip { circle 50, 50, 40 }\nfill tomato; stroke none\nrect 0, 0, 50, 100"
        ) { call, path, rule in
            let pen = call.machine.pen
            guard pen.scope.place != .path else { throw call.failure(.misplacedDrawing, "a path cannot be clipped; put it into a shape { … }") }
            if let block = call.block {
                guard path == nil else { throw call.failure(.wrongCount, "clip takes a path or a block, not both") }
                pen.clip(try pathOfBlock(call, block), rule.choice)
            } else {
                guard let path else { throw call.failure(.missingValue, "clip needs a path or a block { … }") }
                pen.clip(path, rule.choice)
            }
        }
    }

    /// What a block draws, as a path.
    static func pathOfBlock(_ call: Invocation, _ block: () throws -> Void) throws -> Path {
        call.machine.pen.enter(.path)
        try block()
        let path = call.machine.pen.takePath()
        call.machine.pen.leave()
        return path
    }
}
