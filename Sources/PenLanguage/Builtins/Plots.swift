// Plots and their axes.

import PenGeometry
import PenScene

extension Builtin {
    nonisolated(unsafe) static let plots: [Builtin] = [PlotCommand.builtin, AxesCommand.builtin, inAxes] + plotFigures

    private static var inAxes: Builtin {
        maker("inAxes", .plots, "Draws its block in the coordinates of the axes.", block: .required,
            example: "canvas 200, 150\naxes x: 0..10, y: 0..5\ninAxes { moveTo 0, 1; lineTo 10, 4; fill red; circle 5, 2.5, 0.5 }"
        ) { call in
            try refuseInside(call, call.machine.pen)
            guard call.machine.pen.axes != nil else { throw call.failure(.misplacedDrawing, "inAxes needs axes before it, such as axes x: 0..10, y: 0..5") }
            return .layer(try AxesCommand.drawInside(call))
        }
    }
}
