// Functions as values.

import PenSyntax

/// A function that a script can pass around: one of its own with the variables it captured, a builtin, or the
/// derivative of either.
public final class FunctionObject {
    enum Kind {
        case script(Function, captured: [Value])
        case builtin(Builtin)
        /// `f'`: the derivative of the given order.
        case derivative(FunctionObject, order: Int)
    }

    let kind: Kind
    init(_ kind: Kind) { self.kind = kind }

    var name: String {
        switch kind {
        case .script(let function, _): return function.name ?? "function"
        case .builtin(let builtin): return builtin.info.name
        case .derivative(let base, let order): return base.name + String(repeating: "'", count: order)
        }
    }
}
