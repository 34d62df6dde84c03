// What may happen when a part of a script runs, as far as it can be known without running it.

/// Follows values and statements into the functions that they may call, each once.
struct Effects {
    /// Something may be drawn, or a background set.
    private(set) var draws = false
    /// A value may be printed.
    private(set) var prints = false
    /// Anything may happen but computing: a command, a change of a variable or a list, a call of nobody knows what.
    private(set) var isLoud = false
    private var visited: Set<ObjectIdentifier> = []

    init(of block: BlockNode) { visit(block) }
    init(of statement: StatementNode) { visit(statement) }
    /// A function alone is not called.
    init(of node: Node) { if case .function = node.kind {} else { visit(node) } }

    private mutating func visit(_ block: BlockNode) { for statement in block.statements { visit(statement) } }

    private mutating func visit(_ statement: StatementNode) {
        switch statement.kind {
        case .show, .callOrShow: (prints, isLoud) = (true, true)
        case .assign, .assignElement, .assignMember: isLoud = true
        default: break
        }
        visit(statement.children)
    }

    private mutating func visit(_ children: Children) {
        for node in children.nodes { visit(node) }
        for block in children.blocks { visit(block) }
    }

    private mutating func visit(_ node: Node) {
        switch node.kind {
        case .callFunction(let function, _), .function(let function): follow(function)
        case .builtin(let builtin): note(builtin)
        case .callValue: isLoud = true
        case .callBuiltin(let call):
            note(call.builtin)
            // What stands in the block of a path or a clip becomes an outline.
            if call.block != nil, ["path", "clip"].contains(call.builtin.info.name) { return visit(Children(nodes: node.children.nodes)) }
        default: break
        }
        visit(node.children)
    }

    private mutating func follow(_ function: Function) {
        guard visited.insert(ObjectIdentifier(function)).inserted else { return }
        for value in function.defaults { if let value { visit(value) } }
        visit(function.body)
    }

    private static let silent: Set<String> = [
        "moveTo", "moveBy", "left", "right", "close", "clear", "canvas", "title", "desc", "group", "shape", "front", "back",
    ]

    private mutating func note(_ builtin: Builtin) {
        let info = builtin.info
        switch info.family {
        case .figures, .pen, .layers: if info.isCommand, !Effects.silent.contains(info.name) { draws = true }
        case .running: if info.name == "print" { prints = true }
        default: break
        }
        if info.isCommand, info.name != "path" { isLoud = true }
    }
}
