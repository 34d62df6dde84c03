// The commands that set properties.

import PenGeometry
import PenScene

extension Builtin {
    nonisolated(unsafe) static let properties: [Builtin] = Properties.all.map(\.command) + [lineDash]

    private static var lineDash: Builtin {
        command("lineDash", .properties, "Draws lines in dashes.",
            Parameter<Dash>("lengths", "the lengths of dashes and gaps in turn, or none for a solid line", Dash.limit),
            Parameter<Double?>("phase", "where in the pattern a line begins"),
            example: "lineWidth 4; lineDash 12, 6, phase: 3\nmoveTo 10, 20; lineTo 90, 20"
        ) { call, dash, phase in
            if call.machine.pen.scope.place == .path { throw call.failure(.misplacedDrawing, "a path has no lineDash; put it into a shape { … }") }
            let style = call.machine.pen.scope.prototype.style.strokeStyle
            guard style.dash != dash.lengths || style.dashPhase != phase ?? 0 else { return call.machine.pen.confirm() }
            call.machine.pen.change {
                $0.style.strokeStyle.dash = dash.lengths
                $0.style.strokeStyle.dashPhase = phase ?? 0
            }
        }
    }
}
