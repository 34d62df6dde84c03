// The command that makes axes.

import PenGeometry
import PenScene
import PenSyntax

/// What `axes` can be told.
private enum Told {
    nonisolated(unsafe) static let x = Parameter<PlotRange?>("x", "the range of x; found from what is plotted where nothing is said")
    nonisolated(unsafe) static let y = Parameter<PlotRange?>("y", "the range of y; found from what is plotted where nothing is said")
    nonisolated(unsafe) static let grid = Parameter<Bool>("grid", "whether lines go through the ticks", default: false, "no")
    nonisolated(unsafe) static let equal = Parameter<Bool>("equal", "whether one is as long in both directions", default: false, "no")
    nonisolated(unsafe) static let through = Parameter<[Word<PlotAxes.Crossing>]>("through", "where the axes stand: through the origin, or at the left, at the bottom or both", default: [Word(.origin)], "origin")
    nonisolated(unsafe) static let log = Parameter<[Word<PlotAxes.LogarithmicAxis>]>("log", "which axes are logarithmic", default: [], "none")
    nonisolated(unsafe) static let title = Parameter<String?>("title", "stands above")
    nonisolated(unsafe) static let xTitle = Parameter<String?>("xTitle", "stands at the end of the x axis")
    nonisolated(unsafe) static let yTitle = Parameter<String?>("yTitle", "stands at the end of the y axis")
    nonisolated(unsafe) static let at = Parameter<Point?>("at", "the corner of the rectangle with the smallest coordinates; the whole canvas is taken where nothing is said")
    nonisolated(unsafe) static let size = Parameter<Point?>("size", "width and height of the rectangle")

    static var all: [AnyParameter] {
        [x.erased, y.erased, grid.erased, equal.erased, through.erased, log.erased, title.erased, xTitle.erased, yTitle.erased, at.erased, size.erased, Parameter<String?>.font.erased]
    }
}

/// One call of `axes`.
struct AxesCommand {
    let call: Invocation

    static var builtin: Builtin {
        Builtin.define(
            "axes", .plots, "Draws axes for what is plotted from here on; its block is drawn in their coordinates.", Told.all, .optional,
            "canvas 240, 160\naxes x: -pi..pi, y: -1..1, grid: yes\nplot sin(x)",
            isCommand: true, .anything, nil
        ) { try AxesCommand(call: $0).run() }
    }

    private func run() throws -> Value {
        let pen = call.machine.pen
        try Builtin.refuseInside(call, pen)
        pen.endShape()
        var axes = pen.newAxes(try options())
        pen.show(&axes)
        pen.scope.axes = axes
        if call.block != nil { _ = try AxesCommand.drawInside(call) }
        return .layer(axes.layer ?? .root)
    }

    private func options() throws -> AxesOptions {
        var options = AxesOptions()
        (options.x, options.y) = try (call.argument(Told.x)?.bounds, call.argument(Told.y)?.bounds)
        (options.hasGrid, options.isEqual) = try (call.argument(Told.grid), call.argument(Told.equal))
        options.crossings = Set(try call.argument(Told.through).map(\.choice))
        options.logarithmic = try call.argument(Told.log).map(\.choice)
        (options.title, options.xTitle, options.yTitle) = try (call.argument(Told.title), call.argument(Told.xTitle), call.argument(Told.yTitle))
        options.font = try call.argument(Parameter<String?>.font)
        options.rect = try rect()
        for (axis, range) in [(PlotAxes.LogarithmicAxis.x, options.x), (.y, options.y)] where options.logarithmic.contains(axis) {
            if let range, range.lowerBound <= 0 { throw call.failure(.outOfRange, "a logarithmic axis has only numbers greater than 0", at: axis == .x ? 0 : 1) }
        }
        return options
    }

    private func rect() throws -> Rect? {
        let size = try call.argument(Told.size), corner = try call.argument(Told.at)
        guard let size else {
            if corner != nil { throw call.failure(.missingValue, "axes at a point need their size too, such as size: (200, 150)") }
            return nil
        }
        guard size.x > 0, size.y > 0 else { throw call.failure(.outOfRange, "width and height must be greater than 0") }
        return Rect(x: corner?.x ?? 0, y: corner?.y ?? 0, width: size.x, height: size.y)
    }

    /// Runs the call's block in the coordinates of the axes that hold.
    static func drawInside(_ call: Invocation) throws -> LayerID {
        let pen = call.machine.pen
        pen.endShape()
        let container = pen.addGroup()
        // What is drawn in numbers cannot be drawn anew in others.
        pen.axes?.isFrozen = true
        let frame = pen.axes?.frame
        pen.enter(.group, container: container)
        pen.scope.plane = frame.map { PlotPlane(frame: $0) }
        try call.block?()
        pen.leave()
        return container
    }
}
