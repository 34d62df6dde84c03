// Properties that are set twice with nothing drawn between.

import PenSyntax

/// Goes through the statements of one block, and forgets what has been set where something might be drawn with it.
struct OverwrittenStyles {
    /// A property whose value nothing gets, and where it is set again.
    private(set) var found: [(name: String, place: Span, again: Span)] = []
    private var pending: [String: Span] = [:]
    /// What is drawn in a shape has the shape's properties, whatever their order.
    private let isShape: Bool

    init(in block: BlockNode, isShape: Bool) {
        self.isShape = isShape
        for statement in block.statements { add(statement) }
    }

    private mutating func add(_ statement: StatementNode) {
        guard case .evaluate(let node) = statement.kind, case .callBuiltin(let call) = node.kind, call.builtin.info.isCommand else {
            if !statement.isQuiet { pending = [:] }
            return
        }
        let isLoud = node.children.nodes.contains { Effects(of: $0).isLoud } || call.block != nil, family = call.builtin.info.family
        if isLoud { pending = [:] }
        if family == .properties {
            let name = call.builtin.info.name
            if let place = pending[name] { found.append((name, place, node.span)) }
            pending[name] = node.span
        } else if !(isShape && [.figures, .pen].contains(family)), call.builtin.info.name != "print" {
            pending = [:]
        }
    }
}

extension StatementNode {
    /// Only computes, and does not leave the block.
    fileprivate var isQuiet: Bool {
        switch kind {
        case .declare, .destructure, .evaluate: !Effects(of: self).isLoud
        default: false
        }
    }
}
