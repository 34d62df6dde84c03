// A property of layers, said once: the command that sets it, and how it is read and written on a layer.

import PenGeometry
import PenScene
import PenSyntax

struct Property {
    let name: String
    let command: Builtin
    let read: (Layer) -> Value
    /// Changes the layer, or says what is wrong with the value.
    let write: (Value) -> Change

    enum Change {
        case change((inout Layer) -> Void)
        case complaint(String)
    }

    static func make<T: Convertible>(
        _ name: String, _ summary: String, _ parameter: Parameter<T>, example: String,
        get: @escaping (Layer) -> T, set: @escaping (inout Layer, T) -> Void
    ) -> Property {
        let command = Builtin.command(name, .properties, summary, parameter, example: example) { call, value in
            if call.machine.pen.scope.place == .path { throw call.failure(.misplacedDrawing, "a path has no \(name); put it into a shape { … }") }
            let before = get(call.machine.pen.scope.prototype).value
            guard !before.isEqual(to: value.value) else { return call.machine.pen.confirm() }
            call.machine.pen.change { set(&$0, value) }
        }
        return Property(name: name, command: command, read: { get($0).value }, write: { given in
            guard let value = T.convert(given) else {
                return .complaint("\(name) takes \(T.typeName.withArticle), and this is \(given.described)\(T.isPoint ? given.pointHint : "")")
            }
            guard value.isFiniteValue else { return .complaint("\(name) needs finite numbers, and this is \(given.shown)") }
            if let complaint = parameter.complaint(value) { return .complaint("\(name) \(complaint), and is \(given.shown)") }
            return .change { set(&$0, value) }
        })
    }
}
