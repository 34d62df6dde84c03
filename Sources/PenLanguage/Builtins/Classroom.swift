// The Bézier classroom: constructions on curves.

import PenGeometry
import PenScene

extension Builtin {
    nonisolated(unsafe) static let classroom: [Builtin] = [controls, casteljau]

    private static let arch = "let c = path { moveTo 30, 130; curveTo (210, 130) via (50, 30), (190, 30) }\n"

    private static var labelled: Parameter<Bool> { Parameter("labels", "whether the control points have their names beside them", default: true, "yes") }
    private static var handled: Parameter<Bool> { Parameter("handles", "whether the lines between the control points are drawn", default: true, "yes") }
    private static var lines: Parameter<Paint?> { Parameter("stroke", "the colour of all lines; each part has its own where nothing is said") }
    private static var width: Parameter<Double?> { Parameter("lineWidth", "of all lines", .positive) }

    private static var controls: Builtin {
        maker("controls", .classroom, "Draws the curves of a path with their control points, the polygon of these and their names.",
            whole, labelled, handled, lines, width,
            example: "canvas 240, 160\n" + arch + "controls c"
        ) { call, path, labels, handles, stroke, width in
            let curves = try curves(path, call)
            return try Construction.drawn(call, stroke: stroke, lineWidth: width) { drawing in
                for curve in curves { drawControls(curve, labels, handles, drawing) }
            }
        }
    }

    private static var casteljau: Builtin {
        maker("casteljau", .classroom, "Draws de Casteljau’s construction of the point of a curve at a parameter: all levels, and the point.",
            whole, Parameter<Double>("at", "the parameter t of the point, 0 at the curve's start and 1 at its end; not a part of its length"), labelled, handled, lines, width,
            example: "canvas 240, 160\n" + arch + "casteljau c at 0.4"
        ) { call, path, t, labels, handles, stroke, width in
            let constructions = try curves(path, call).map { ($0, $0.levels(at: t)) }
            guard constructions.allSatisfy({ $1.joined().allSatisfy(\.isFinite) }) else {
                throw call.failure(.outOfRange, "the parameter is so far outside of 0 to 1 that the points of the construction are too large for numbers", at: 1)
            }
            return try Construction.drawn(call, stroke: stroke, lineWidth: width) { drawing in
                for (curve, levels) in constructions {
                    drawControls(curve, labels, handles, drawing)
                    drawLevels(levels, drawing)
                }
            }
        }
    }

    private static func drawControls(_ curve: BezierCurve, _ labels: Bool, _ handles: Bool, _ drawing: Construction) {
        if handles { drawing.polygon(curve.points, Construction.grey, isDashed: true) }
        drawing.curve(Path(curve))
        drawing.dots(curve.points, 0x475569FF)
        if labels { drawing.labels(of: curve) }
    }

    private static func drawLevels(_ levels: [[Point]], _ drawing: Construction) {
        for (i, level) in levels.enumerated() where level.count > 1 {
            drawing.polygon(level, Construction.colour(ofLevel: i))
            drawing.dots(level, Construction.colour(ofLevel: i), scale: 0.8)
        }
        if let point = levels.last { drawing.dots(point, Construction.accent, scale: 1.3) }
    }

    /// The curves of a path, of which each has a construction.
    private static func curves(_ path: Path, _ call: Invocation) throws -> [BezierCurve] {
        let curves = try path.segments.map { segment -> BezierCurve in
            switch segment {
            case .line(let start, let end): return BezierCurve([start, end])
            case .curve(let curve): return curve
            case .arc: throw call.failure(.wrongKind, "\(call.site.name) is for Bézier curves, and this path has an arc of an ellipse", at: 0)
            }
        }
        if curves.isEmpty { throw call.failure(.wrongKind, "\(call.site.name) needs a curve, and this path has none; path { … } makes one", at: 0) }
        return curves
    }
}
