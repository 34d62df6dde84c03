// Copies of what a script has now, which later changes leave alone.

/// Copies values with all that hangs on them: lists in lists, and the variables that functions have captured. What is one
/// list by two names is one in the copies too. Arrays are shared until somebody changes them.
final class ValueCopier {
    private var lists: [ObjectIdentifier: ListObject] = [:]
    private var cells: [ObjectIdentifier: Cell] = [:]
    private var functions: [ObjectIdentifier: FunctionObject] = [:]
    /// In the order in which they were met.
    private(set) var globals: [Variable] = []
    /// The globals, and the functions of the script that were asked for theirs.
    private var seen: Set<ObjectIdentifier> = []
    /// Lists whose items are not copied yet: lists may lie in each other deeper than the machine's stack.
    private var pending: [(list: ListObject, items: [Value])] = []

    func copy(_ value: Value) -> Value {
        let copy = shallow(value)
        while let (list, items) = pending.popLast() { list.storage = .values(items.map(shallow)) }
        return copy
    }

    func copy(_ function: FunctionObject) -> FunctionObject {
        guard case .function(let copy) = copy(Value.function(function)) else { return function }
        return copy
    }

    /// The copy of a list may not have its items yet.
    private func shallow(_ value: Value) -> Value {
        switch value {
        case .list(let list): .list(shallow(list))
        case .cell(let cell): .cell(shallow(cell))
        case .function(let function): .function(shallow(function))
        default: value
        }
    }

    private func shallow(_ list: ListObject) -> ListObject {
        if let copy = lists[ObjectIdentifier(list)] { return copy }
        let copy = ListObject(list.storage)
        lists[ObjectIdentifier(list)] = copy
        if case .values(let items) = list.storage, items.contains(where: \.hangsTogether) { pending.append((copy, items)) }
        return copy
    }

    private func shallow(_ cell: Cell) -> Cell {
        if let copy = cells[ObjectIdentifier(cell)] { return copy }
        let copy = Cell(cell.value)
        cells[ObjectIdentifier(cell)] = copy
        copy.value = shallow(cell.value)
        return copy
    }

    private func shallow(_ function: FunctionObject) -> FunctionObject {
        if let copy = functions[ObjectIdentifier(function)] { return copy }
        if case .script(let script) = function.kind, seen.insert(ObjectIdentifier(script)).inserted {
            for variable in script.reachedGlobals where seen.insert(ObjectIdentifier(variable)).inserted { globals.append(variable) }
        }
        if function.captured.isEmpty, case .script = function.kind { return function }
        let copy = FunctionObject(kind(of: function), captured: function.captured.map(shallow))
        functions[ObjectIdentifier(function)] = copy
        return copy
    }

    private func kind(of function: FunctionObject) -> FunctionObject.Kind {
        guard case .derivative(let base, let order) = function.kind else { return function.kind }
        return .derivative(shallow(base), order: order)
    }
}

extension Value {
    /// Whether a copy of its array alone would share more than numbers.
    fileprivate var hangsTogether: Bool {
        switch self {
        case .list, .function, .cell: true
        default: false
        }
    }
}
