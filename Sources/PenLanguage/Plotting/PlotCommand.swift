// The command that plots.

import PenGeometry
import PenPlot
import PenScene
import PenSyntax

/// What `plot` can be told.
enum PlotParameters {
    enum Style: String, CaseIterable { case line, dots, bars }
    enum Jumps: String, CaseIterable { case `break`, join, dots }
    enum Holes: String, CaseIterable { case rings }

    nonisolated(unsafe) static let formulas = Parameter<Rest<Formula>>("formulas", "an expression in x, a function, a point that moves with the variable of for, an equation or a comparison in x and y, a list of points, a path; or several")
    nonisolated(unsafe) static let stroke = Parameter<Paint?>("stroke", "the line's colour; each plot has its own where nothing is said")
    nonisolated(unsafe) static let fill = Parameter<Paint?>("fill", "of an area; a light tone of the line's colour where nothing is said")
    nonisolated(unsafe) static let width = Parameter<Double?>("lineWidth", "of the line", .positive)
    nonisolated(unsafe) static let dash = Parameter<[Double]?>("lineDash", "lengths of dashes and gaps")
    nonisolated(unsafe) static let look = Parameter<Word<Style>?>("as", "how a list of points is shown")
    nonisolated(unsafe) static let jumps = Parameter<Word<Jumps>>("jumps", "what is drawn where the curve jumps", default: Word(.break), "break")
    nonisolated(unsafe) static let holes = Parameter<Word<Holes>?>("holes", "rings where a single value is missing")
    nonisolated(unsafe) static let label = Parameter<String?>("label", "its name in the legend")

    static var all: [AnyParameter] {
        [formulas.erased, stroke.erased, fill.erased, width.erased, dash.erased, look.erased, jumps.erased, holes.erased, label.erased]
    }
}

/// One call of `plot`.
struct PlotCommand {
    private typealias Told = PlotParameters
    let call: Invocation
    private var pen: Pen { call.machine.pen }

    static var builtin: Builtin {
        Builtin.define(
            "plot", .plots, "Plots functions, curves, equations, areas and points, in the axes that hold or in new ones.", PlotParameters.all, .none,
            "canvas 240, 160\naxes x: -2pi..2pi, y: -2..2\nplot sin(x)\nplot tan(x), stroke: gold",
            isCommand: true, .anything, nil
        ) { try PlotCommand(call: $0).run() }
    }

    private func run() throws -> Value {
        let formulas = try call.argument(Told.formulas).items
        guard !formulas.isEmpty else { throw call.failure(.missingValue, "plot needs something to plot, such as plot sin(x)") }
        var contents = try formulas.flatMap { try PlotContent.contents(of: $0, at: call) }
        let hasBars = try call.argument(Told.look)?.choice == .bars
        for i in contents.indices { contents[i].hasBars = hasBars }
        if pen.scope.place != .group { return try addToPath(contents) }
        let layers = try contents.map(add)
        return layers.count == 1 ? .layer(layers[0]) : .list(ListObject(packing: layers.map { .layer($0) }))
    }

    // MARK: In a shape

    private func addToPath(_ contents: [PlotContent]) throws -> Value {
        for content in contents {
            let axes = try pen.axes ?? leftAxes(content)
            let path = try traced(content, axes.frame)
            if let stroke = try call.argument(Told.stroke) { pen.scope.prototype.style.stroke = stroke }
            if let width = try call.argument(Told.width) { pen.scope.prototype.style.strokeStyle.width = width }
            pen.path.append(pen.scope.plane.map { $0.offPaper(path) } ?? path)
        }
        return .nothing
    }

    /// Axes that fit what is plotted at first; they are shown when the block is over.
    private func leftAxes(_ content: PlotContent) throws -> PlotAxes {
        var axes = PlotStage(call: call).newAxes(for: content)
        axes.jobs = [PlotJob(content: content, layer: .root) { _, _ in Path() }]
        _ = try axes.settle(at: call)
        (axes.jobs, axes.isFrozen) = ([], true)
        (pen.scope.axes, pen.leftAxes) = (axes, axes)
        return axes
    }

    // MARK: As layers

    private func add(_ content: PlotContent) throws -> LayerID {
        pen.endShape()
        let axes = PlotStage(call: call).axes(for: content)
        let paint = try style(number: axes.jobs.count), isArea = if case .area = content.kind { true } else { false }
        let dots = try call.argument(Told.look)?.choice == .dots
        let layer = pen.add(.shape(Path())) { try? self.apply(paint, to: &$0, isArea: isArea, isDots: dots) }
        let options = try DrawingOptions(look: call.argument(Told.look)?.choice, jumps: call.argument(Told.jumps).choice, holes: call.argument(Told.holes)?.choice)
        let job = try PlotJob(content: content, layer: layer, label: call.argument(Told.label), paint: paint) { [scene = pen.scene] call, frame in
            let path = try PlotCommand(call: call).traced(content, frame, options)
            scene.update(layer) { $0.content = .shape(path) }
            return path
        }
        try PlotStage(call: call).add(job, to: axes)
        return layer
    }

    // MARK: Looks

    private func style(number: Int) throws -> Paint { try call.argument(Told.stroke) ?? PlotStage(call: call).paint(number: number) }

    private func apply(_ paint: Paint, to layer: inout Layer, isArea: Bool, isDots: Bool) throws {
        let bars = try call.argument(Told.look)?.choice == .bars
        layer.style.stroke = isArea || isDots || bars ? nil : paint
        layer.style.fill = isArea || bars ? try call.argument(Told.fill) ?? paint.faded(to: bars ? 0.6 : 0.25) : isDots ? paint : nil
        let width = layer.style.strokeStyle.width
        layer.style.strokeStyle.width = try call.argument(Told.width) ?? (width == 1 ? 2 : width)
        if let dash = try call.argument(Told.dash) { layer.style.strokeStyle.dash = dash }
        layer.style.strokeStyle.join = .round
    }

    struct DrawingOptions {
        var look: PlotParameters.Style?
        var jumps = PlotParameters.Jumps.break
        var holes: PlotParameters.Holes?
    }

    /// How far a plot may be from the true graph, in user units.
    static let tolerance = 0.25

    private func traced(_ content: PlotContent, _ frame: PlotFrame, _ options: DrawingOptions = DrawingOptions()) throws -> Path {
        if case .points(let points) = content.kind, let look = options.look, look != .line { return PlotMarks.path(points, look, in: frame) }
        let curve = try content.trace(in: frame, tolerance: PlotCommand.tolerance, at: call)
        switch content.kind {
        case .graph, .parametric:
            if !curve.isDefinedSomewhere {
                let range = content.range ?? frame.x.range
                throw call.failure(.outOfRange, "this has no value anywhere from \(Value.number(range.lowerBound).shown) to \(Value.number(range.upperBound).shown)", at: 0)
            }
        default: break
        }
        do {
            return try curve.path(tolerance: PlotCommand.tolerance * 0.7, jumps: options.jumps, holes: options.holes)
        } catch {
            throw call.failure(.outOfRange, "this cannot be drawn: \(error)", at: 0)
        }
    }
}

extension Paint {
    func faded(to alpha: Double) -> Paint {
        guard case .color(var color) = self else { return self }
        color.alpha *= alpha
        return .color(color)
    }
}
