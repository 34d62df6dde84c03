// What is sure of a value in the resolved tree before anything is computed.

import PenScene
import PenSyntax

/// The kinds of values that no run can change: of what is written, of what builtins give, and of variables that get their
/// value once.
struct KnownKinds {
    private let scene: Scene
    private var declarations: [ObjectIdentifier: Node] = [:]
    private var loops: [ObjectIdentifier: Node] = [:]
    /// So long may a chain of variables be that say each other's kind.
    private static let longestChain = 30

    init(_ functions: [Function], scene: Scene) {
        self.scene = scene
        for function in functions {
            for value in function.defaults { if let value { visit(value) } }
            visit(function.body)
        }
    }

    private mutating func visit(_ block: BlockNode) {
        for statement in block.statements {
            switch statement.kind {
            case .declare(let variable, let value): declarations[ObjectIdentifier(variable)] = value
            case .listLoop(let variables, let sequence, _, _): if let last = variables.last { loops[ObjectIdentifier(last)] = sequence }
            default: break
            }
            visit(statement.children)
        }
    }

    private mutating func visit(_ node: Node) { visit(node.children) }

    private mutating func visit(_ children: Children) {
        for node in children.nodes { visit(node) }
        for block in children.blocks { visit(block) }
    }

    /// nil where it depends, or may be nothing.
    func kind(of node: Node) -> ValueKind? { kind(of: node, KnownKinds.longestChain) }

    private func kind(of node: Node, _ patience: Int) -> ValueKind? {
        guard patience > 0 else { return nil }
        func kind(_ node: Node) -> ValueKind? { self.kind(of: node, patience - 1) }
        switch node.kind {
        case .constant(let value): return value.valueKind
        case .variable(let variable): return self.kind(of: variable, patience - 1)
        case .function, .derivative: return .function
        case .text: return .text
        case .list: return .list
        case .point: return .point
        case .negate(let inner): return kind(inner).flatMap { [.number, .point].contains($0) ? $0 : $0 == .place ? .point : nil }
        case .not, .and, .or, .comparison: return .boolean
        case .arithmetic(let sign, let a, let b): return KnownKinds.kind(sign, kind(a), kind(b))
        case .range: return .range
        case .callBuiltin(let call): return self.kind(of: call, patience - 1)
        case .member(let base, let name): return kind(base).flatMap { self.kind(of: name.text, behind: $0) }
        case .builtin, .callFunction, .callValue, .index, .conditional: return nil
        }
    }

    private func kind(of variable: Variable, _ patience: Int) -> ValueKind? {
        guard !variable.isReassigned else { return nil }
        if let value = declarations[ObjectIdentifier(variable)] { return kind(of: value, patience) }
        guard let list = loops[ObjectIdentifier(variable)].flatMap({ builtin(of: $0, patience) })?.info.result, list.isList else { return nil }
        return Guess(list).element(in: scene).kind
    }

    /// Which builtin gives a value, called by its name or behind a dot.
    private func builtin(of node: Node, _ patience: Int) -> Builtin? {
        switch node.kind {
        case .callBuiltin(let call): call.builtin
        case .member(let base, let name): kind(of: base, patience).flatMap { builtin(name.text, behind: $0) }
        default: nil
        }
    }

    /// nil where a property has the name.
    private func builtin(_ name: String, behind kind: ValueKind) -> Builtin? {
        guard kind != .layer, let sample = kind.samples.first, member(name, behind: kind) == nil, let builtin = Builtin.named[name] else { return nil }
        return builtin.info.parameters.first?.valueType.takes(sample) == true ? builtin : nil
    }

    private func member(_ name: String, behind kind: ValueKind) -> Member? {
        let owners = Guess(kind).owners
        return Member.all.first { $0.name == name && owners.contains($0.owner) }
    }

    private static func kind(_ sign: BinaryOperator, _ a: ValueKind?, _ b: ValueKind?) -> ValueKind? {
        let points: [ValueKind] = [.point, .place]
        guard let a, let b else { return nil }
        if a == .number, b == .number { return .number }
        switch sign {
        case .add, .subtract: return points.contains(a) && points.contains(b) ? .point : nil
        case .multiply: return points.contains(a) && b == .number || a == .number && points.contains(b) ? .point : nil
        case .divide: return points.contains(a) && b == .number ? .point : nil
        case .remainder, .power: return nil
        }
    }

    private func kind(of call: BuiltinCall, _ patience: Int) -> ValueKind? {
        if call.builtin.info.name == "path" { return .path }
        if call.builtin.keepsPaths, let first = call.positional.first, kind(of: first, patience) == .path { return .path }
        return call.builtin.info.result.flatMap { Guess($0).kind }
    }

    private func kind(of name: String, behind kind: ValueKind) -> ValueKind? {
        guard kind != .layer else { return nil }
        if let member = member(name, behind: kind) { return member.guess.kind }
        guard let builtin = builtin(name, behind: kind) else { return nil }
        return kind == .path && builtin.keepsPaths ? .path : builtin.info.result.flatMap { Guess($0).kind }
    }
}

extension Builtin {
    /// Gives a path where it is given one, and other kinds for others.
    fileprivate var keepsPaths: Bool { ["transformed", "rotated", "reversed", "flattened"].contains(info.name) }
}

extension Guess {
    /// Where all that it may be is of one kind.
    fileprivate var kind: ValueKind? {
        guard let first = samples.first?.valueKind, samples.allSatisfy({ $0.valueKind == first }) else { return nil }
        return first
    }
}
