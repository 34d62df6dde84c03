// What an input at a prompt answers with.

extension [StatementNode] {
    /// A call whose value a script would not show is asked for it where it ends an input.
    mutating func answerLast() {
        guard let last, case .evaluate(let node) = last.kind, node.givesAnswer else { return }
        self[count - 1] = StatementNode(.show(node), node.span)
    }
}

extension Node {
    /// Computed, and not drawn.
    fileprivate var givesAnswer: Bool {
        switch kind {
        case .callFunction, .callValue: true
        // A path is made by a command, and not drawn.
        case .callBuiltin(let call): !call.builtin.info.isCommand || call.builtin.info.family == .paths
        default: false
        }
    }
}
