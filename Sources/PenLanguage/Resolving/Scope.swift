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

    private(set) var bindings: [String: Binding] = [:]
    /// What names stood for before they were bound, for undo; kept at the top alone.
    private(set) var history: [(name: String, earlier: Binding?)] = []
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

    func bind(_ name: String, _ binding: Binding) {
        if isGlobal { history.append((name, bindings[name])) }
        bindings[name] = binding
    }

    /// Undoes what was bound since the history was this long.
    func unbind(to length: Int) {
        while history.count > length {
            let (name, earlier) = history.removeLast()
            bindings[name] = earlier
        }
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
