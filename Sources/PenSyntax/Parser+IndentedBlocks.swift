// Blocks that are opened by a colon and held together by indentation, as in Python.

extension Parser {
    /// The changes that turn one such statement, with all that is nested in it, into pen.
    struct Layout {
        let place: Span
        let message: String
        var edits: [Diagnostic.Fix.Edit] = []
        /// How many blocks are open.
        var depth = 0
        /// How far the head of the block read last is indented.
        var margin = 0
        var indentation = ""
    }

    /// Whether the line below a head is indented more than the head, so that it is meant as its block.
    var isIndented: Bool {
        guard kind == .newline, token.kind != .openBrace, token.kind != .closeBrace, token.kind != .end, !token.kind.isInfix else { return false }
        return column(of: index) > column(ofLineWith: max(0, index - 1))
    }

    /// Reads the block behind a colon that ends a head, or behind a head without anything; the outermost statement
    /// reports all of them at once.
    mutating func indentedBlock() throws(Unreadable) -> Block {
        let opening = kind == .colon ? span : endOfPrevious, margin = column(ofLineWith: kind == .colon ? index : max(0, index - 1))
        let indentation = indentation(ofLineWith: kind == .colon ? index : max(0, index - 1), margin)
        let gap = place(previousSpan.end, opening.end)
        let message = kind == .colon ? "a block stands between { and }, not behind a colon" : "here the { of a block is missing"
        if layouts.isEmpty { layouts = [Layout(place: opening, message: message)] }
        layouts[0].edits.append(.init(gap, " {"))
        advance()
        let isInline = !token.flags.contains(.newlineBefore)
        let first = index
        let statements = try nested { parser throws(Unreadable) in parser.indentedStatements(margin, isInline) }
        closeIndentedBlock(margin, indentation, isInline, isEmpty: index == first)
        return Block(statements: statements, span: span(from: opening))
    }

    private mutating func indentedStatements(_ margin: Int, _ isInline: Bool) -> [Statement] {
        let outer = allowsBlocks
        allowsBlocks = true
        layouts[0].depth += 1
        defer {
            allowsBlocks = outer
            layouts[0].depth -= 1
        }
        var statements: [Statement] = []
        while continuesIndentedBlock(margin, isInline) {
            if kind == .newline || kind == .semicolon { advance(); continue }
            if let statement = try? wholeStatement() { statements.append(statement) } else { recover() }
        }
        return statements
    }

    private func continuesIndentedBlock(_ margin: Int, _ isInline: Bool) -> Bool {
        if kind == .end || kind == .closeBrace { return false }
        return !token.flags.contains(.newlineBefore) || !isInline && column(of: index) > margin
    }

    /// Puts the closing brace at the end of the block's last line.
    private mutating func closeIndentedBlock(_ margin: Int, _ indentation: String, _ isInline: Bool, isEmpty: Bool) {
        var end = Int(previousSpan.end)
        if !isInline, !isEmpty {
            while end < source.bytes.count, source.bytes[end] != 0x0A, source.bytes[end] != 0x0D { end += 1 }
        }
        layouts[0].margin = margin
        layouts[0].indentation = indentation
        if !isInline, kind == .newline, isWord(token, "end"), column(of: index) == margin {
            let word = span
            layouts[0].edits.append(.init(word, "}"))
            skipNewline()
            return advance()
        }
        let place = place(Int32(end), Int32(end))
        layouts[0].edits.append(.init(place, !isInline && !isEmpty ? "\n" + layouts[0].indentation + "}" : " }"))
    }

    /// Reports the layout of the statement that ends here, unless it stands in another one.
    mutating func reportLayout() {
        guard let layout = layouts.last, layout.depth == 0 else { return }
        layouts = []
        report(.wrongBlock, layout.message, layout.place, fix: .init(layout.edits))
    }

    /// `else:` or `elif` of the statement whose indented block has just been read; true if a block or a condition follows.
    mutating func readsIndentedElse() -> Bool {
        guard let layout = layouts.last, kind == .newline, column(of: index) == layout.margin else { return false }
        if token.kind == .label, text(token) == "else" {
            skipNewline()
            advance()
            return true
        }
        return false
    }

    /// Whether a line's `else` belongs to a statement further out.
    var isOuterElse: Bool {
        guard let layout = layouts.last, token.flags.contains(.newlineBefore) else { return false }
        return column(of: index) != layout.margin
    }

    // MARK: Commands

    /// Whether a name, a colon and an indented block are next: `group:` and what belongs to it.
    var beginsIndentedCommand: Bool {
        kind == .label && token.kind == .label && peek().kind == .colon && peek(2).flags.contains(.newlineBefore)
            && peek(2).kind != .end && text(token) != "else" && column(of: min(index + 2, tokens.count - 1)) > column(ofLineWith: index)
    }

    mutating func indentedCommand() throws(Unreadable) -> Expression {
        let start = span
        let callee = Expression(.name(text(token), primes: 0), start)
        advance()
        let block = try indentedBlock()
        return Expression(.call(Call(callee: callee, arguments: [], block: block, style: .command)), start.through(block.span))
    }

    /// Moves behind the lines that are indented more than the one on which the token that is next stands.
    mutating func skipIndentedLines() {
        let margin = column(ofLineWith: index)
        while kind != .end, !tokens[index + 1].flags.contains(.newlineBefore) || tokens[index + 1].kind != .end && column(of: index + 1) > margin { move(to: index + 1) }
        move(to: index + 1)
    }

    // MARK: Columns

    private func indentation(ofLineWith index: Int, _ margin: Int) -> String {
        var first = index
        while first > 0, !tokens[first].flags.contains(.newlineBefore) { first -= 1 }
        return source.text(place(tokens[first].start - Int32(margin), tokens[first].start))
    }

    /// How far a token stands from the start of its line, in bytes.
    private func column(of index: Int) -> Int {
        var start = Int(tokens[index].start)
        while start > 0, source.bytes[start - 1] != 0x0A, source.bytes[start - 1] != 0x0D { start -= 1 }
        return Int(tokens[index].start) - start
    }

    /// The indentation of the line on which a token stands.
    private func column(ofLineWith index: Int) -> Int {
        var first = index
        while first > 0, !tokens[first].flags.contains(.newlineBefore) { first -= 1 }
        return column(of: first)
    }
}
