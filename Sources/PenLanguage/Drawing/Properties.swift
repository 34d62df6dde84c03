// The properties of layers.

import PenGeometry
import PenScene

enum Properties {
    nonisolated(unsafe) static let all: [Property] = paint + line + placement

    nonisolated(unsafe) static let named: [String: Property] = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    private static var paint: [Property] {
        [
            .make("stroke", "The colour of lines.", Parameter<Paint?>("colour", "a colour, a gradient or none").required,
                example: "stroke tomato\ncircle 50, 50, 40", get: { $0.style.stroke }, set: { $0.style.stroke = $1 }),
            .make("fill", "The colour inside a path.", Parameter<Paint?>("colour", "a colour, a gradient or none").required,
                example: "fill gold\ncircle 50, 50, 40", get: { $0.style.fill }, set: { $0.style.fill = $1 }),
            .make("fillRule", "Which parts count as inside where a path crosses itself.",
                Parameter<Word<FillRule>>("rule", "nonZero fills all that the path winds around, evenOdd leaves every second part empty"),
                example: "fill gold; fillRule evenOdd\ncircle 50, 50, 40; circle 50, 50, 20",
                get: { Word($0.style.fillRule) }, set: { $0.style.fillRule = $1.choice }),
            .make("opacity", "How much of the picture below is covered: 0 or 0% is invisible, 1 or 100% solid.",
                Parameter<Double>("amount", "from 0 to 1", .unit), example: "opacity 50%; fill red\ncircle 50, 50, 40",
                get: { $0.style.opacity }, set: { $0.style.opacity = $1 }),
            .make("blendMode", "How colours mix with what lies below.", Parameter<Word<BlendMode>>("mode", "one of the blend modes of SVG"),
                example: "fill skyblue; circle 40, 50, 30\nblendMode multiply; fill gold; circle 70, 50, 30",
                get: { Word($0.style.blendMode) }, set: { $0.style.blendMode = $1.choice }),
        ]
    }

    private static var line: [Property] {
        [
            .make("lineWidth", "How thick lines are.", Parameter<Double>("width", "in units of the picture; 0 draws no line", .notNegative),
                example: "lineWidth 8\nmoveTo 10, 10; lineTo 90, 50", get: { $0.style.strokeStyle.width }, set: { $0.style.strokeStyle.width = $1 }),
            .make("lineCap", "What the ends of lines look like.", Parameter<Word<LineCap>>("cap", "the shape of an end"),
                example: "lineWidth 12; lineCap round\nmoveTo 20, 20; lineTo 80, 20",
                get: { Word($0.style.strokeStyle.cap) }, set: { $0.style.strokeStyle.cap = $1.choice }),
            .make("lineJoin", "What corners look like.", Parameter<Word<LineJoin>>("join", "the shape of a corner"),
                example: "lineWidth 12; lineJoin bevel\nmoveTo 20, 80; lineTo 50, 20; lineTo 80, 80",
                get: { Word($0.style.strokeStyle.join) }, set: { $0.style.strokeStyle.join = $1.choice }),
            .make("miterLimit", "How long a pointed corner may be, in line widths, before it is cut off.",
                Parameter<Double>("limit", "at least 1", Limit { $0 < 1 ? "must be at least 1" : nil }),
                example: "miterLimit 2; lineWidth 8\nmoveTo 20, 80; lineTo 40, 20; lineTo 60, 80",
                get: { $0.style.strokeStyle.miterLimit }, set: { $0.style.strokeStyle.miterLimit = $1 }),
            .make("strokeStart", "Where along a path its line begins.", Parameter<Double>("part", "a part of the path's length, from 0 to 1", .unit),
                example: "strokeStart 25%\ncircle 50, 50, 40", get: { $0.style.strokeStart }, set: { $0.style.strokeStart = $1 }),
            .make("strokeEnd", "Where along a path its line ends.", Parameter<Double>("part", "a part of the path's length, from 0 to 1", .unit),
                example: "strokeEnd 75%\ncircle 50, 50, 40", get: { $0.style.strokeEnd }, set: { $0.style.strokeEnd = $1 }),
            .make("flatness", "How far a drawn curve may lie from the true one.",
                Parameter<Double?>("distance", "in units of the picture; none lets pen choose", Limit { ($0 ?? 1) > 0 ? nil : "must be greater than 0" }).required,
                example: "flatness 0.1\ncircle 50, 50, 40", get: { $0.style.flatness }, set: { $0.style.flatness = $1 }),
        ]
    }

    private static var placement: [Property] {
        [
            .make("position", "Where the layer's anchor stands.", Parameter<Point?>("point", "a point; none leaves it where it was drawn").required,
                example: "let ball = shape { circle 0, 0, 10; fill red }\nball.position = (50, 30)", get: { $0.position }, set: { $0.position = $1 }),
            .make("rotation", "How far the layer is turned about its anchor.", Parameter<Angle>("angle", "an angle"),
                example: "let leaf = shape { oval 0, 0, 60, 20; anchor 50%, 50% }\nleaf.rotation = 30deg",
                get: { Angle($0.rotation) }, set: { $0.rotation = $1.radians }),
            .make("scale", "How much the layer is enlarged about its anchor.", Parameter<Scale>("factor", "one number, or one for each direction"),
                example: "let dot = shape { circle 50, 50, 10; anchor 50%, 50% }\ndot.scale = 2", get: { Scale(factors: $0.scale) }, set: { $0.scale = $1.factors }),
            .make("anchor", "The point of the layer that position, rotation and scale refer to.",
                Parameter<Point?>("point", "parts of the width and height, such as (50%, 50%); none for the layer's own origin").required,
                example: "shape { rect 20, 20, 40, 40; anchor 50%, 50%; rotation 45deg }", get: { $0.anchor }, set: { $0.anchor = $1 }),
            .make("hidden", "Whether the layer is left out of the picture.", Parameter<Bool>("hidden", "yes or no", default: true, "yes"),
                example: "circle 50, 50, 20\nlet ghost = shape { circle 50, 50, 40 }\nghost.hidden = yes", get: { $0.isHidden }, set: { $0.isHidden = $1 }),
        ]
    }
}

/// One factor for both directions, or a pair.
struct Scale: Convertible {
    var factors: Point
    static var typeName: String { "number or a point" }
    static var isPoint: Bool { true }
    static func convert(_ value: Value) -> Scale? {
        if case .number(let k) = value { return Scale(factors: Point(k, k)) }
        return Point.convert(value).map(Scale.init)
    }
    var value: Value { factors.x == factors.y ? .number(factors.x) : .point(factors) }
    var isFiniteValue: Bool { factors.isFinite }
}
