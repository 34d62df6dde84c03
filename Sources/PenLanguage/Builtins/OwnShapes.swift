// What `shape(name: value) { … }` does.

import PenGeometry
import PenScene

extension Builtin {
    /// `shape` as the resolver calls it where properties are declared: their names, their values, and the block as a function
    /// of them. Help shows the plain one.
    nonisolated(unsafe) static let ownShape: Builtin = maker(
        "shape", .layers, "Makes a layer that its block draws from properties of its own.", Parameter<Value>("names", "of the properties"),
        Parameter<Value>("values", "at first"), Parameter<FunctionObject>("block", "as a function of the properties"),
        example: "shape(r: 40) { circle 50, 50, r }"
    ) { call, names, values, block in
        let pen = call.machine.pen
        try refuseInside(call, pen)
        pen.endShape()
        let names = [String].convert(names) ?? [], given = ListObject.convert(values)?.values ?? []
        let own = try zip(names, given).map { name, value in
            guard let own = PropertyValue(value) else {
                throw call.failure(.wrongKind, "a shape’s property is a number, a point, a colour, a path, a text, yes or no, or a list of numbers, and \(name) is \(value.described)", at: 1)
            }
            return own
        }
        let program = OwnShape(names, block, machine: call.machine, span: call.site.place(of: 2) ?? call.site.span)
        var layer = try program.layer(with: own, at: pen.timeline.now)
        if let axes = pen.showLeftAxes() { program.axes = axes }
        layer.own = OwnProperties(names: names, values: own, program: program)
        return .layer(pen.add(layer))
    }

    /// Commands that are seen elsewhere than in what is being drawn.
    static func refuseInIsolation(_ call: Invocation) throws {
        guard let isolation = call.machine.isolation else { return }
        let name = call.site.name, command = Builtin.named[name]?.info.family == .layers ? "use \(name)" : name
        throw call.failure(.misplacedDrawing, isolation.purpose.refusal(of: command))
    }
}
