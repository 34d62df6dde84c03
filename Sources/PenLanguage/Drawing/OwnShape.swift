// The block of a shape with properties of its own, run again for other values.

import PenAnimation
import PenGeometry
import PenScene
import PenSyntax

/// Calls the block as a function of the properties. What it sees of the script is what the variables were when the shape
/// was made. Lives, like all of the machine, on the thread that runs the script.
final class OwnShape: ShapeProgram, @unchecked Sendable {
    private unowned let machine: Machine
    private let names: [String]
    private let function: FrozenFunction
    /// The pen, the coordinates and the time where and when the shape was made.
    private let prototype: Layer
    private let base: AffineTransform
    private let timeline: Timeline
    /// In which it plots.
    var axes: PlotAxes?
    private let plane: PlotPlane?
    private let span: Span
    /// So that a block that asks for chance always has the same.
    private let random: RandomSource
    /// The latest answer: many ask for the same moment.
    private var latest: (values: [PropertyValue], layer: Layer)?

    init(_ names: [String], _ function: FunctionObject, machine: Machine, span: Span) {
        (self.names, self.machine, self.span, random) = (names, machine, span, machine.random)
        (prototype, base, timeline) = (machine.pen.scope.prototype, machine.pen.scope.transform, machine.pen.timeline)
        (axes, plane) = (machine.pen.axes, machine.pen.scope.plane)
        self.function = FrozenFunction(function, in: machine)
    }

    func layer(with values: [PropertyValue], at time: Double) throws -> Layer {
        if let latest, latest.values == values { return latest.layer }
        do {
            let layer = try draw(values)
            latest = (values, layer)
            return layer
        } catch var diagnostic as Diagnostic {
            // The block has no name, and nobody called it.
            if diagnostic.calls.last?.span == span { diagnostic.calls.removeLast() }
            let told = zip(names, values).map { "\($0) is \($1.value.shown)" }.joined(separator: ", ")
            diagnostic.message += "; this is at \(Value.number(time).shown) s, where \(told)"
            throw diagnostic
        }
    }

    private func draw(_ values: [PropertyValue]) throws -> Layer {
        try function.withItsGlobals {
            var layer = prototype
            try machine.runBetween { [self] in
                layer = try machine.isolated(.shape) {
                    machine.random = random
                    return try machine.pen.redraw(prototype, base: base, timeline, in: axes, plane) {
                        _ = try machine.call(function.function, values.map(\.value), at: span)
                        if !machine.pen.scope.clips.isEmpty { throw Diagnostic(.misplacedDrawing, "a shape with properties of its own cannot clip", at: span) }
                    }
                }
            }
            return layer
        }
    }
}

extension PropertyValue {
    /// nil for what no property of a shape can be.
    init?(_ value: Value) {
        switch value {
        case .number(let x): self = .number(x)
        case .point(let p): self = .point(p)
        case .path(let path): self = .path(path.path)
        case .text(let text): self = .text(text)
        case .boolean(let b): self = .boolean(b)
        case .color, .gradient, .nothing:
            guard let paint = Paint?.convert(value) else { return nil }
            self = .paint(paint)
        case .list, .range:
            guard let numbers = [Double].convert(value) else { return nil }
            self = .list(numbers)
        default: return nil
        }
    }

    var value: Value {
        switch self {
        case .number(let x): .number(x)
        case .point(let p): .point(p)
        case .paint(let paint): paint.value
        case .path(let path): path.value
        case .list(let numbers): numbers.value
        case .text(let text): .text(text)
        case .boolean(let b): .boolean(b)
        }
    }
}
