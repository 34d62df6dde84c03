// Functions as values.

import PenSyntax

/// A function that a script can pass around: one of its own with the variables it captured, a builtin, or the
/// derivative of either.
public final class FunctionObject {
    enum Kind {
        case script(Function)
        case builtin(Builtin)
        /// `f'`: the derivative of the given order.
        case derivative(FunctionObject, order: Int)
    }

    let kind: Kind
    /// What a function of the script captured, in the order of its captures.
    let captured: [Value]
    /// The script's function's, so that a call finds it without counting references; nil for the other kinds.
    let dispatch: UnsafeMutablePointer<Dispatch>?

    init(_ kind: Kind, captured: [Value] = []) {
        (self.kind, self.captured) = (kind, captured)
        if case .script(let function) = kind { dispatch = function.dispatch } else { dispatch = nil }
    }

    var name: String {
        switch kind {
        case .script(let function): return function.name ?? "function"
        case .builtin(let builtin): return builtin.info.name
        case .derivative(let base, let order): return base.name + String(repeating: "'", count: order)
        }
    }
}
