// What is drawn beside plots: areas, sums, fields, contours and marks.

import PenGeometry
import PenPlot
import PenScene

extension Builtin {
    static var plotFigures: [Builtin] { [areaUnder, riemann, zeros, field, contours, mark] }

    nonisolated(unsafe) private static let function = Parameter<Formula>("function", "an expression in x, or a function")

    private static func content(_ call: Invocation, _ formula: Formula) throws -> PlotContent {
        let contents = try PlotContent.contents(of: formula, at: call)
        guard let content = contents.first, contents.count == 1, case .graph(isInverse: false) = content.kind else {
            throw call.failure(.wrongKind, "\(call.site.name) takes a function of x that gives numbers", at: 0)
        }
        return content
    }

    private static var areaUnder: Builtin {
        maker("areaUnder", .plots, "Fills the area between the graph of a function and the x axis, or another number.", function,
            Parameter<Double>("to", "the y at which the area ends", default: 0, "0"), Parameter<Paint?>("fill", "its colour"),
            example: "canvas 240, 160\naxes x: -4..4, y: -2..2\nareaUnder sin(x) for x in 0..pi\nplot sin(x)"
        ) { call, formula, foot, fill in
            let content = try content(call, formula)
            return .layer(try PlotStage(call: call).add(content, style: { $0.becomeArea(fill ?? $1.faded(to: 0.3)) }) { call, frame in
                try content.area(to: foot, in: frame, at: call)
            })
        }
    }

    private enum Height: String, CaseIterable { case left, middle, right }

    private static var riemann: Builtin {
        maker("riemann", .plots, "Draws the bars of a Riemann sum.", function, Parameter<Double>("n", "how many bars", default: 10, "10", .whole(1...10_000)),
            Parameter<Word<Height>>("height", "where in each bar its height is taken", default: Word(.middle), "middle"), Parameter<Paint?>("fill", "their colour"),
            example: "canvas 240, 160\naxes x: -1..4, y: -1..5\nriemann x^2 / 3 for x in 0..3, n: 6\nplot x^2 / 3"
        ) { call, formula, n, height, fill in
            let content = try content(call, formula)
            return .layer(try PlotStage(call: call).add(content, style: { style, paint in
                style.becomeLine(fill ?? paint, width: 0.75)
                style.fill = (fill ?? paint).faded(to: 0.3)
            }) { call, frame in
                try content.bars(Int(n), at: height.choice == .left ? 0 : height.choice == .right ? 1 : 0.5, in: frame, call)
            })
        }
    }

    private static var zeros: Builtin {
        maker("zeros", .plots, "Marks the points at which a function is zero, and gives them.", function,
            example: "canvas 240, 160\naxes x: -4..4, y: -2..2\nplot sin(2x)\nzeros sin(2x)"
        ) { call, formula in
            let content = try content(call, formula)
            let range = content.range ?? call.machine.pen.axes?.frame.x.range ?? PlotAxes.usual
            let numbers = ValueRange.numbers(on: PlotScale(range, from: 0, to: 1), in: range, with: content.hints)
            let points = try content.withCall(at: call) { plotted in try PlotSearch(numbers) { try plotted.number($0) }.zeros() }.map { Point($0, 0) }
            _ = try PlotStage(call: call).add(PlotContent(kind: .points(points)), layers: { _, frame, paint in PlotMarks.dots(points, paint, in: frame) })
            return points.value
        }
    }

    private static var field: Builtin {
        maker("field", .plots, "Draws a field: short lines where the function gives slopes, arrows where it gives points.",
            Parameter<FunctionObject>("function", "of x and y, such as (x, y) => x - y"), Parameter<Double>("spacing", "in units of the paper", default: 20, "20", .positive), Parameter<Paint?>("stroke", "its colour"),
            example: "canvas 240, 160\naxes x: -3..3, y: -2..2\nfield (x, y) => x - y"
        ) { call, function, spacing, stroke in
            let frozen = FrozenFunction(function, in: call.machine)
            return .layer(try PlotStage(call: call).add(PlotContent(kind: .line), style: { $0.becomeLine(stroke ?? $1, width: 1) }) { call, frame in
                try PlotField(function: frozen, spacing: max(spacing, 2)).path(in: frame, at: call)
            })
        }
    }

    private static var contours: Builtin {
        maker("contours", .plots, "Draws the lines on which a function of x and y has the same values.",
            Parameter<FunctionObject>("function", "of x and y, such as (x, y) => x^2 + y^2"),
            Parameter<[Double]?>("levels", "the values; ten good ones where nothing is said"), Parameter<[Color]?>("colours", "from the lowest level to the highest"),
            example: "canvas 240, 160\naxes x: -3..3, y: -2..2\ncontours (x, y) => x^2 - y^2"
        ) { call, function, levels, colours in
            let frozen = FrozenFunction(function, in: call.machine)
            return .layer(try PlotStage(call: call).add(PlotContent(kind: .line), layers: { call, frame, _ in
                try PlotContours(function: frozen, levels: levels, colours: colours).layers(in: frame, at: call)
            }))
        }
    }

    private static var mark: Builtin {
        maker("mark", .plots, "Marks a point of the axes, with a text beside it.", Parameter<Point>("point", "in the axes’ coordinates"),
            Parameter<Value>("label", "what is written", default: .text(""), "nothing"), Parameter<Paint?>("fill", "the dot’s colour"),
            example: "canvas 240, 160\naxes x: -3..3, y: -2..2\nplot sin(x)\nmark (pi / 2, 1), \"top\""
        ) { call, point, label, fill in
            let text = try call.machine.printed(label, at: call.site.span)
            let axes = call.machine.pen.axes
            return .layer(try PlotStage(call: call).add(PlotContent(kind: .points([point])), layers: { call, frame, paint in
                PlotMarks.dots([point], fill ?? paint, in: frame) + PlotMarks.label(text, at: point, in: frame, ink: axes?.ink ?? .black, font: axes?.font, turnsOver: axes?.turnsOver ?? true)
            }))
        }
    }
}
