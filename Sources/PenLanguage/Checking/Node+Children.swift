// What stands directly inside a value or a statement of the resolved tree.

/// The values and blocks directly inside something, in the order of the script.
struct Children {
    var nodes: [Node] = []
    var blocks: [BlockNode] = []
}

extension Node {
    /// The bodies of functions are no part of the place where the function is mentioned.
    var children: Children {
        switch kind {
        case .constant, .variable, .function, .builtin: return Children()
        case .derivative(let a, _), .negate(let a), .not(let a), .member(let a, _): return Children(nodes: [a])
        case .point(let a, let b), .arithmetic(_, let a, let b), .and(let a, let b), .or(let a, let b), .range(let a, let b, _), .index(let a, let b):
            return Children(nodes: [a, b])
        case .text(let parts): return Children(nodes: parts.compactMap { if case .value(let node) = $0 { node } else { nil } })
        case .list(let items): return Children(nodes: items)
        case .comparison(let first, let rest): return Children(nodes: [first] + rest.map(\.1))
        case .callFunction(_, let arguments): return Children(nodes: arguments.compactMap { $0 })
        case .callBuiltin(let call): return Children(nodes: call.positional + call.labelled.map(\.value), blocks: call.block.map { [$0] } ?? [])
        case .callValue(let callee, let arguments): return Children(nodes: [callee] + arguments)
        case .conditional(let branches, let otherwise): return Children(branches, otherwise)
        }
    }
}

extension StatementNode {
    var children: Children {
        switch kind {
        case .declare(_, let a), .destructure(_, let a), .assign(_, let a), .evaluate(let a), .show(let a), .callOrShow(let a): return Children(nodes: [a])
        case .assignElement(let base, let index, _, let value): return Children(nodes: [base, index, value])
        case .assignMember(let base, _, _, let value): return Children(nodes: [base, value])
        case .conditional(let branches, let otherwise): return Children(branches, otherwise)
        case .whileLoop(let a, let block), .repeatLoop(let a, let block): return Children(nodes: [a], blocks: [block])
        case .rangeLoop(_, let lower, let upper, _, let step, let block): return Children(nodes: [lower, upper] + (step.map { [$0] } ?? []), blocks: [block])
        case .listLoop(_, let sequence, let step, let block): return Children(nodes: [sequence] + (step.map { [$0] } ?? []), blocks: [block])
        case .returning(let value): return Children(nodes: value.map { [$0] } ?? [])
        case .breaking, .continuing: return Children()
        case .imported(let block): return Children(blocks: [block])
        }
    }
}

extension Children {
    init(_ branches: [Node.Branch], _ otherwise: BlockNode?) {
        self.init(nodes: branches.map(\.condition), blocks: branches.map(\.block) + (otherwise.map { [$0] } ?? []))
    }
}
