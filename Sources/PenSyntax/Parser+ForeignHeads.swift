// Heads of blocks that other languages have and pen says otherwise, or not at all.

extension Parser {
    private static let loops: Set<String> = ["loop", "forever", "until", "unless"]

    private static let absent: [String: String] = [
        "switch": "choices are written if x == 1 { … } else if x == 2 { … } else { … }",
        "match": "choices are written if x == 1 { … } else if x == 2 { … } else { … }",
        "class": "what belongs together are functions and lists", "struct": "what belongs together are functions and lists",
        "enum": "a choice of words is a text", "interface": "what belongs together are functions and lists",
        "try": "an error ends the script", "with": "changes end with a block: group { … }",
    ]

    /// `until c { … }`, `loop { … }`, `switch x { … }`, where the word is next and the text does not define it.
    mutating func foreignHead() throws(Unreadable) -> Statement.Kind? {
        let next = peek()
        guard [.name, .label, .openParenthesis, .openBrace, .not].contains(next.kind), !next.flags.contains(.startsLine) else { return nil }
        let word = text(token)
        if let instead = Parser.absent[word], opensIndentedLines, !isDeclaredAnywhere(word) {
            let start = span
            skipIndentedLines()
            throw unreadable(.foreignName, "pen has no “\(word)”; \(instead)", start)
        }
        guard Parser.loops.contains(word) || Parser.absent[word] != nil, let opening = openingOfBlock(), !isDeclaredAnywhere(word) else { return nil }
        if let instead = Parser.absent[word] {
            let message = "pen has no “\(word)”; \(instead)", start = span
            move(to: Int(tokens[opening].partner) + 1)
            throw unreadable(.foreignName, message, start)
        }
        if next.kind == .openBrace {
            throw unreadable(.wrongLoop, "a loop without end is written while true { … }", span, fix: .init(replacing: span, with: "while true"))
        }
        let own = word == "until" ? "while not" : "if not"
        let start = place(token.start, next.start), end = place(tokens[opening - 1].end, tokens[opening - 1].end)
        let isWrapped = next.kind == .openParenthesis && next.partner == opening - 1
        throw unreadable(.wrongLoop, "“\(word)” is written \(own)", span,
            fix: .init(isWrapped ? [.init(start, own + " ")] : [.init(start, own + " ("), .init(end, ")")]))
    }

    /// Whether the line ends in a colon.
    private var opensIndentedLines: Bool {
        var last = index
        while tokens[last + 1].kind != .end, !tokens[last + 1].flags.contains(.newlineBefore) { last += 1 }
        return tokens[last].kind == .colon
    }

    /// The index of the `{` on this line, outside brackets.
    private func openingOfBlock() -> Int? {
        var position = index + 1
        while position < tokens.count, !tokens[position].flags.contains(.startsLine), ![.end, .semicolon, .closeBrace].contains(tokens[position].kind) {
            if tokens[position].kind == .openBrace { return tokens[position].partner > position ? position : nil }
            position = tokens[position].kind.isOpening ? max(position + 1, Int(tokens[position].partner)) : position + 1
        }
        return nil
    }
}
