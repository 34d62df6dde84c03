// Where lines begin.

extension ScriptLayout {
    /// Keeps the author's line ends, some of them aside.
    mutating func keepBreaks() {
        var isBehindComma = false
        for index in tokens.indices.dropFirst() where tokens[index].kind != .end {
            let isBroken = tokens[index].flags.contains(.newlineBefore)
            let isJoined = isBroken && joinsLineBefore(index)
            breaks[index] = isBehindComma || isBroken && !isJoined
            isBehindComma = isJoined && tokens[index].kind == .comma
        }
    }

    /// What belongs to the end of the line before, if no comment is between: a comma, the brace of a block, `else`, the
    /// bracket of a call, what a minus stands before.
    private func joinsLineBefore(_ index: Int) -> Bool {
        guard !tokens[index].flags.contains(.startsLine) else { return false }
        switch tokens[index].kind {
        case .comma, .openBrace, .else: break
        case .openParenthesis, .openBracket: guard !spacing.isSpaced(index - 1, index), tokens[index - 1].kind.endsValue else { return false }
        default: guard roles.has(index - 1, .sign) else { return false }
        }
        return Gap(before: index, tokens, bytes).comments.isEmpty
    }

    /// Puts the statements of blocks that do not stand on one line on lines of their own. The blocks of an `if` count as one.
    mutating func openBlocks() {
        var newlines: [Int32] = []
        newlines.reserveCapacity(tokens.count)
        for token in tokens { newlines.append((newlines.last ?? 0) + (token.flags.contains(.newlineBefore) ? 1 : 0)) }
        let braces = tokens.indices.filter { tokens[$0].kind == .openBrace }
        for brace in braces {
            let first = roles.firstBrace(of: brace), closing = Int(tokens[roles.lastBrace(of: brace)].partner)
            if newlines[first] != newlines[closing] { openBlock(brace) }
        }
        for brace in braces where isEmpty(brace) { breaks[Int(tokens[brace].partner)] = false }
    }

    /// Whether a block holds neither statements nor comments.
    private func isEmpty(_ brace: Int) -> Bool {
        let closing = Int(tokens[brace].partner)
        return closing == brace + 1 && Gap(before: closing, tokens, bytes).comments.isEmpty
    }

    private mutating func openBlock(_ brace: Int) {
        guard !isEmpty(brace) else { return }
        breaks[brace + 1] = true
        breaks[Int(tokens[brace].partner)] = true
    }

    // MARK: Lines that are too long

    private struct Line {
        var width = 0
        var endsStatement = false
        /// Semicolons between its statements.
        var joints: [Int] = []
        /// Blocks that stand on it whole, the outermost: outside of brackets, and inside.
        var blocks: [Int] = []
        var bracketedBlocks: [Int] = []

        var isTooWide: Bool { width > FormattingStyle.width }
    }

    /// Breaks the line that begins with a token where it is too long, at its semicolons or else in its blocks. Statements of
    /// several lines are joined with no others, however short.
    mutating func fit(lineAt first: Int, indentation: Int, startsStatement: Bool) {
        var line = line(from: first, indentation)
        if !line.joints.isEmpty, line.isTooWide || !line.endsStatement || !startsStatement {
            for joint in line.joints { breaks[joint + 1] = true }
            line = self.line(from: first, indentation)
        }
        while line.isTooWide {
            let blocks = line.blocks.isEmpty ? line.bracketedBlocks : line.blocks
            guard !blocks.isEmpty else { return }
            blocks.forEach { openBlock($0) }
            line = self.line(from: first, indentation)
        }
    }

    /// The line as it now stands. Over blocks and texts it steps, so that a token is looked at a few times at most, however
    /// deep it stands.
    private func line(from first: Int, _ indentation: Int) -> Line {
        var line = Line()
        var (index, depth) = (first, 0)
        while index == first || !breaks[index] && tokens[index].kind != .end {
            switch tokens[index].kind {
            case .openParenthesis, .openBracket: depth += 1
            case .closeParenthesis, .closeBracket: depth -= 1
            case .semicolon where !breaks[index + 1]: line.joints.append(index)
            case .openBrace where !breaks[index + 1] && !isEmpty(index):
                if depth > 0 { line.bracketedBlocks.append(index) } else { line.blocks.append(index) }
                index = Int(tokens[index].partner)
            case .textOpening:
                while tokens[index].kind != .textClosing { index = Int(tokens[index].partner) }
            default: break
            }
            index += 1
        }
        let isBehindSemicolon = tokens[index - 1].kind == .semicolon
        let ending = isBehindSemicolon ? index - 1 : index
        line.width = indentation * FormattingStyle.indentation + spacing.width(first) + columns[ending] - columns[first + 1]
        line.endsStatement = isBehindSemicolon || tokens[index].kind == .end || tokens[index].kind == .closeBrace
            || startsStatement(index) && tokens[index - 1].kind != .openBrace
        return line
    }
}
