// Pairing brackets; missing ones are put in, so that the parser always finds pairs.

extension Lexer {
    private static let openings: [TokenKind: TokenKind] = [
        .closeParenthesis: .openParenthesis, .closeBracket: .openBracket, .closeBrace: .openBrace,
    ]

    mutating func lexOpening(_ kind: TokenKind, length: Int = 1) {
        let start = position
        position += length
        brackets.push(kind, tokens.count)
        append(kind, from: start)
    }

    /// Pairs a closing bracket with its opening; one that closes nothing is reported and left out.
    mutating func lexClosing(_ kind: TokenKind, length: Int = 1) {
        let start = position
        let opening = Lexer.openings[kind] ?? .openParenthesis
        if kind == .closeParenthesis, let last = brackets.open.last, last.kind == .textOpening {
            _ = brackets.pop()
            return resumeText(last, from: start, length: length)
        }
        position += length
        guard brackets.contains(opening) else {
            let place = span(start, position)
            report(.unmatchedBracket, "this \(source.text(place)) closes nothing", place, fix: .init(replacing: place, with: ""))
            flags.insert(.spaceBefore)
            return
        }
        while let last = brackets.pop() {
            if last.kind == opening {
                tokens[last.index].partner = Int32(tokens.count)
                append(kind, from: start)
                tokens[tokens.count - 1].partner = Int32(last.index)
                return
            }
        }
    }

    /// Puts the missing closing brackets in, where the line or the enclosing bracket ends, and reports them.
    mutating func closeOpenBrackets() {
        guard tokens.contains(where: { $0.kind.isOpening && $0.partner < 0 || $0.kind == .textMiddle && $0.partner < 0 }) else { return }
        var repair = BracketRepair(tokens: tokens, source: source)
        repair.run()
        tokens = repair.repaired
        diagnostics += repair.diagnostics
    }
}
