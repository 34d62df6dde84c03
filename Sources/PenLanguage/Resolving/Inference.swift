// Which variables and results always hold numbers, truth values or points: a least fixpoint over `Kind`.

import PenSyntax

struct Inference {
    private var changed = false
    /// Compiled code relies on something that is no longer so.
    private var isDisturbed = false
    private var instances: [Instance] = []
    private var current: Instance

    /// Fills in the kinds of all instances that a run of `main` can reach and that are not compiled, and gives these.
    /// - Parameter values: functions that variables may hold already.
    /// - Returns: nil where the run changes what compiled code relies on.
    static func run(main: Instance, values: [Function] = []) -> [Instance]? {
        var inference = Inference(current: main)
        inference.instances = [main]
        for function in values { inference.escape(function) }
        repeat {
            inference.changed = false
            var index = 0
            while index < inference.instances.count, !inference.isDisturbed {
                inference.visit(inference.instances[index])
                index += 1
            }
        } while inference.changed && !inference.isDisturbed
        return inference.isDisturbed ? nil : inference.instances
    }

    private init(current: Instance) { self.current = current }

    /// The kind of an expression in an instance for which everything has been inferred.
    static func kind(of node: Node, in instance: Instance) -> Kind {
        var inference = Inference(current: instance)
        return inference.kind(node)
    }

    private mutating func visit(_ instance: Instance) {
        let outer = current
        current = instance
        for (index, value) in instance.function.defaults.enumerated() {
            if let value { assign(instance.function.variables[index], kind(value)) }
        }
        let result = resultKind(instance.function.body)
        join(&instance.result, result)
        current = outer
    }

    private mutating func join(_ kind: inout Kind, _ other: Kind) {
        let joined = kind.joined(with: other)
        if joined != kind {
            kind = joined
            changed = true
        }
    }

    // MARK: Variables

    private mutating func assign(_ variable: Variable, _ kind: Kind) {
        let kind = kind.asArgument
        if variable.isGlobal {
            join(&variable.kind, kind)
            if let compiled = variable.compiledKind, compiled != variable.kind { isDisturbed = true }
        } else if variable.owner === current.function {
            join(&current.kinds[variable.index], kind)
        }
    }

    private func kind(of variable: Variable) -> Kind { current.kind(of: variable) }

    // MARK: Statements

    private mutating func visit(_ block: BlockNode) { for statement in block.statements { visit(statement) } }

    private mutating func visit(_ statement: StatementNode) {
        switch statement.kind {
        case .declare(let variable, let value), .assign(let variable, let value): assign(variable, kind(value))
        case .destructure(let variables, let value):
            let whole = kind(value)
            for variable in variables { assign(variable, whole == .point && variables.count == 2 ? .number : whole == .none ? .none : .any) }
        case .assignElement(let base, let index, _, let value):
            _ = (kind(base), kind(index), kind(value))
        case .assignMember(let base, _, _, let value):
            _ = (kind(base), kind(value))
        case .conditional(let branches, let otherwise):
            for branch in branches {
                _ = kind(branch.condition)
                visit(branch.block)
            }
            otherwise.map { visit($0) }
        case .whileLoop(let condition, let block), .repeatLoop(let condition, let block):
            _ = kind(condition)
            visit(block)
        case .rangeLoop(let variable, let lower, let upper, _, let step, let block):
            _ = (kind(lower), kind(upper), step.map { kind($0) })
            assign(variable, .number)
            visit(block)
        case .listLoop(let variables, let sequence, let step, let block):
            _ = (kind(sequence), step.map { kind($0) })
            for variable in variables { assign(variable, .any) }
            visit(block)
        case .returning(let value):
            let kind = value.map { self.kind($0) } ?? .nothing
            join(&current.result, kind)
        case .breaking, .continuing: break
        case .imported(let block): visit(block)
        case .evaluate(let node), .show(let node), .callOrShow(let node): _ = kind(node)
        }
    }

    /// The kind of a block's value: its last statement's.
    private mutating func resultKind(_ block: BlockNode) -> Kind {
        for statement in block.statements.dropLast() { visit(statement) }
        guard let last = block.statements.last else { return .nothing }
        switch last.kind {
        case .evaluate(let node), .show(let node), .callOrShow(let node): return kind(node)
        case .conditional(let branches, let otherwise): return resultKind(branches, otherwise)
        case .returning(let value): return value.map { kind($0) } ?? .nothing
        default:
            visit(last)
            return .nothing
        }
    }

    private mutating func resultKind(_ branches: [Node.Branch], _ otherwise: BlockNode?) -> Kind {
        var result = Kind.none
        for branch in branches {
            _ = kind(branch.condition)
            result = result.joined(with: resultKind(branch.block))
        }
        return result.joined(with: otherwise.map { resultKind($0) } ?? .nothing)
    }

    // MARK: Expressions

    private mutating func kind(_ node: Node) -> Kind {
        switch node.kind {
        case .constant(let value): return value.kind
        case .variable(let variable): return kind(of: variable)
        case .function(let named):
            let function = named.latest
            escape(function)
            return function.captures.isEmpty ? .function(function) : .any
        case .builtin: return .any
        case .derivative(let base, _):
            _ = kind(base)
            return .any
        case .text(let parts):
            for case .value(let part) in parts { _ = kind(part) }
            return .any
        case .list(let items):
            for item in items { _ = kind(item) }
            return .any
        case .point(let x, let y): return pair(kind(x), kind(y))
        case .negate(let inner): return numeric(kind(inner))
        case .not(let inner):
            _ = kind(inner)
            return .boolean
        case .arithmetic(let op, let a, let b): return Kind.of(op, kind(a), kind(b))
        case .and(let a, let b), .or(let a, let b):
            _ = (kind(a), kind(b))
            return .boolean
        case .comparison(let first, let rest):
            _ = kind(first)
            for (_, other) in rest { _ = kind(other) }
            return .boolean
        case .range(let lower, let upper, _):
            _ = (kind(lower), kind(upper))
            return .any
        case .callFunction(let function, let arguments): return call(function.latest, arguments)
        case .callBuiltin(let call): return self.call(call)
        case .callValue(let callee, let arguments):
            if case .function(let function) = kind(callee), function.accepts(arguments.count) { return call(function, arguments) }
            for argument in arguments { _ = kind(argument) }
            return .any
        case .index(let base, let index):
            _ = (kind(base), kind(index))
            return .any
        case .member(let base, let name):
            let whole = kind(base)
            return whole == .none ? .none : whole == .point && (name.text == "x" || name.text == "y") ? .number : .any
        case .conditional(let branches, let otherwise): return resultKind(branches, otherwise)
        }
    }

    private func pair(_ x: Kind, _ y: Kind) -> Kind {
        if x == .none || y == .none { return .none }
        return x == .number && y == .number ? .point : .any
    }

    private func numeric(_ kind: Kind) -> Kind { [.number, .point, .none].contains(kind) ? kind : .any }

    // MARK: Calls

    private mutating func escape(_ function: Function) {
        if function.general == nil {
            function.general = add(Instance(function, parameters: .any))
            if function.parameterCount > 0 { function.numeric = add(Instance(function, parameters: .number)) }
        }
    }

    private mutating func add(_ instance: Instance) -> Instance {
        instances.append(instance)
        changed = true
        return instance
    }

    private mutating func call(_ function: Function, _ arguments: [Node?]) -> Kind {
        let given = arguments.map { $0.map { kind($0).asArgument } ?? .none }
        let choice = function.choice(for: given, from: current)
        guard choice == .direct else {
            escape(function)
            return function.instance(choice)?.result ?? .none
        }
        let instance = function.direct ?? add(Instance(function, parameters: nil))
        function.direct = instance
        for (index, kind) in given.enumerated() where instance.kinds[index].joined(with: kind) != instance.kinds[index] {
            join(&instance.kinds[index], kind)
            if instance.isCompiled { isDisturbed = true }
        }
        return instance.result
    }

    private mutating func call(_ call: BuiltinCall) -> Kind {
        let kinds = call.positional.map { kind($0) } + call.labelled.map { kind($0.value) }
        if let block = call.block { visit(block) }
        return call.builtin.result(for: kinds)
    }
}

extension Builtin {
    /// The kind of what it gives for arguments of these kinds.
    func result(for kinds: [Kind]) -> Kind {
        switch direct {
        case .number1, .number2:
            if kinds.contains(.none) { return .none }
            return kinds.allSatisfy { $0 == .number } ? .number : .any
        default:
            if result == plainResult { return result }
            if kinds.contains(.none) { return .none }
            return kinds.contains(.any) ? result : plainResult
        }
    }
}

extension Instance {
    /// What a variable is known to hold in this instance.
    func kind(of variable: Variable) -> Kind {
        if variable.isShared || variable.mayBeUnset { return .any }
        if variable.isGlobal { return variable.kind }
        if variable.owner === function { return kinds[variable.index] }
        // The script's own code has one instance, so that what it keeps in a block's variable is known.
        return variable.owner.parent == nil ? variable.owner.direct?.kinds[variable.index] ?? .any : .any
    }
}

extension Kind {
    /// The kind of `a op b`.
    static func of(_ op: BinaryOperator, _ a: Kind, _ b: Kind) -> Kind {
        if a == .none || b == .none { return .none }
        switch (op, a, b) {
        case (_, .number, .number): return .number
        case (.add, .point, .point), (.subtract, .point, .point): return .point
        case (.multiply, .number, .point), (.multiply, .point, .number), (.divide, .point, .number): return .point
        default: return .any
        }
    }
}

extension Value {
    /// The static kind of a constant.
    var kind: Kind {
        switch self {
        case .number: return .number
        case .point: return .point
        case .boolean: return .boolean
        case .nothing: return .nothing
        default: return .any
        }
    }
}
