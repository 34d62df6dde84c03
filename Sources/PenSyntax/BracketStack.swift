// The brackets that are open while a text is read.

struct BracketStack {
    private(set) var open: [(kind: TokenKind, index: Int)] = []
    private var counts = [0, 0, 0, 0]

    mutating func push(_ kind: TokenKind, _ index: Int) {
        open.append((kind, index))
        counts[slot(kind)] += 1
    }

    mutating func pop() -> (kind: TokenKind, index: Int)? {
        guard let last = open.popLast() else { return nil }
        counts[slot(last.kind)] -= 1
        return last
    }

    /// Whether a bracket of this kind is open, however deep.
    func contains(_ kind: TokenKind) -> Bool { counts[slot(kind)] > 0 }

    /// Forgets the texts that are open, and what is open in them: a text, with all that it inserts, stands on one line.
    mutating func dropTexts() {
        while contains(.textOpening) { _ = pop() }
    }

    private func slot(_ kind: TokenKind) -> Int {
        switch kind {
        case .openParenthesis: 0
        case .openBracket: 1
        case .openBrace: 2
        default: 3
        }
    }
}
