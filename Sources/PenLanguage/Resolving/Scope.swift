// Which names are visible where.

import PenSyntax

final class Scope {
    enum Binding {
        case variable(Variable)
        case function(Function)

        var span: Span {
            switch self {
            case .variable(let variable): return variable.span
            case .function(let function): return function.span
            }
        }
    }

    var bindings: [String: Binding] = [:]
    let parent: Scope?
    let function: Function
    /// Its variables live at fixed addresses.
    let isGlobal: Bool
    /// The block whose run makes its shared variables.
    let block: BlockNode

    init(parent: Scope?, function: Function, block: BlockNode, isGlobal: Bool = false) {
        (self.parent, self.function, self.block) = (parent, function, block)
        self.isGlobal = isGlobal
    }

    func find(_ name: String) -> Binding? {
        var scope: Scope? = self
        while let here = scope {
            if let binding = here.bindings[name] { return binding }
            scope = here.parent
        }
        return nil
    }

    /// All names that can be seen from here, for suggestions.
    var visibleNames: [String] {
        var names: [String] = []
        var scope: Scope? = self
        while let here = scope {
            names += here.bindings.keys.sorted()
            scope = here.parent
        }
        return names
    }
}
