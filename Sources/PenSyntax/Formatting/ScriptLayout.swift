// From tokens to formatted lines.

/// Goes through the tokens from left to right, decides where lines begin and how deep, and collects the lines.
struct ScriptLayout {
    let bytes: [UInt8]
    let tokens: [Token]
    let roles: TokenRoles
    let spacing: TokenSpacing
    /// Whether a line begins with a token. Those of lines that turn out to be too long are set when they are reached.
    var breaks: [Bool]
    /// For each token the columns of all before it, were they on one line.
    private(set) var columns: [Int] = [0]
    private(set) var brackets = [OpenBracket(isBlock: true, indentation: -1)]
    private var code: [UInt8] = []
    private var lines: [FormattedLine] = []

    init(_ source: Source, tokens: [Token], roles: TokenRoles) {
        (bytes, self.tokens, self.roles) = (source.bytes, tokens, roles)
        spacing = TokenSpacing(tokens: tokens, roles: roles, bytes: source.bytes)
        breaks = Array(repeating: false, count: tokens.count)
        code.reserveCapacity(bytes.count)
        columns.reserveCapacity(tokens.count + 1)
        measureTokens()
        keepBreaks()
        openBlocks()
    }

    mutating func formatted() -> [UInt8] {
        for index in tokens.indices { place(index) }
        return FormattedText(source: bytes, code: code, lines: lines).bytes
    }

    private mutating func measureTokens() {
        for index in tokens.indices {
            let blank = index > 0 && spacing.isSpaced(index - 1, index) ? 1 : 0
            columns.append(columns[index] + blank + spacing.width(index))
        }
    }

    // MARK: Tokens

    private mutating func place(_ index: Int) {
        let kind = tokens[index].kind
        if startsStatement(index) { brackets[brackets.count - 1].awaitsItem = true }
        let startsLine = index == 0 || breaks[index] || kind == .end
        if startsLine {
            startLine(index)
        } else if isWritten(index), spacing.isSpaced(index - 1, index) {
            code.append(0x20)
        }
        if isWritten(index) { write(index) }
        follow(index, startsLine: startsLine)
    }

    /// A line of the source that begins with a token begins a statement; lines that go on are told by the roles.
    func startsStatement(_ index: Int) -> Bool {
        tokens[index].flags.contains(.startsLine) && !tokens[index].kind.isClosing && !roles.has(index, .by)
    }

    /// A `by` at the head of a line would go on with the command before it.
    private func isWritten(_ index: Int) -> Bool {
        tokens[index].kind != .semicolon || !breaks[index + 1] || isBy(index + 1)
    }

    private func isBy(_ index: Int) -> Bool { bytes[Int(tokens[index].start)..<Int(tokens[index].end)].elementsEqual("by".utf8) }

    private mutating func write(_ index: Int) {
        code += bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
    }

    /// Keeps the account of brackets and of what begins in them.
    private mutating func follow(_ index: Int, startsLine: Bool) {
        let last = brackets.count - 1
        switch tokens[index].kind {
        case .closeParenthesis, .closeBracket, .closeBrace:
            if last > 0 { brackets.removeLast() }
            return
        case .semicolon: brackets[last].awaitsItem = true
        case .comma where !brackets[last].isBlock: brackets[last].awaitsItem = true
        default: brackets[last].begin(onNewLine: startsLine)
        }
        switch tokens[index].kind {
        case .openParenthesis, .openBracket, .openBrace:
            brackets.append(OpenBracket(isBlock: tokens[index].kind == .openBrace, indentation: lines.last?.indentation ?? 0))
        default: break
        }
    }

    // MARK: Lines

    private mutating func startLine(_ index: Int) {
        let gap = Gap(before: index, tokens, bytes)
        endLine()
        var mayBeBlank = !isBehindOpening(index)
        for comment in gap.comments {
            guard comment.newlines > 0 else {
                write(comment, behind: index - 1)
                continue
            }
            writeLine(comment, before: index, isBlankBefore: comment.newlines > 1 && mayBeBlank)
            mayBeBlank = true
        }
        guard tokens[index].kind != .end else { return }
        let isClosing = tokens[index].kind.isClosing, bracket = brackets[brackets.count - 1]
        let isBlankBefore = gap.newlines > 1 && mayBeBlank && !isClosing
        let indentation = indentation(index)
        fit(lineAt: index, indentation: indentation, startsStatement: bracket.isBlock && bracket.awaitsItem && !isClosing)
        lines.append(FormattedLine(isBlankBefore: isBlankBefore, indentation: indentation, code: code.count..<code.count, width: 0))
    }

    private mutating func endLine() {
        guard let start = lines.last?.code.lowerBound, lines[lines.count - 1].code.isEmpty, start < code.count else { return }
        lines[lines.count - 1].code = start..<code.count
        lines[lines.count - 1].width = lines[lines.count - 1].indentation * FormattingStyle.indentation + TokenSpacing.width(code[start...])
    }

    private mutating func write(_ comment: Gap.Comment, behind index: Int) {
        lines[lines.count - 1].comment = comment.range
        lines[lines.count - 1].place = looksLikeDivision(comment.range, behind: index) ? .close : .behind
    }

    private mutating func writeLine(_ comment: Gap.Comment, before index: Int, isBlankBefore: Bool) {
        let indentation = tokens[index].kind.isClosing ? brackets[brackets.count - 1].content : indentation(index)
        var line = FormattedLine(isBlankBefore: isBlankBefore, indentation: indentation, code: code.count..<code.count, width: 0, comment: comment.range)
        if comment.newlines == 1, goesOn(line) { line.place = .below }
        lines.append(line)
    }

    /// Of `n // 2` alone in its line pen warns, since `//` divides elsewhere. It is to go on to do so.
    private func looksLikeDivision(_ comment: Range<Int>, behind index: Int) -> Bool {
        let number = bytes[comment].dropFirst(2).drop { $0 == 0x20 }
        let gap = bytes[Int(tokens[index].end)..<comment.lowerBound]
        return tokens[index].kind.endsValue && gap.count < 2 && !gap.contains(0x3B) && !number.isEmpty && number.allSatisfy(\.isDigit)
    }

    /// Whether a comment on a line of its own stands exactly below one behind code, and not where code would stand.
    private func goesOn(_ line: FormattedLine) -> Bool {
        guard let above = lines.last, above.place == .behind || above.place == .below, let one = above.comment, let other = line.comment else { return false }
        let column = column(of: other.lowerBound)
        return column == self.column(of: one.lowerBound) && column > line.indentation * FormattingStyle.indentation
    }

    /// As the author wrote it.
    private func column(of offset: Int) -> Int {
        let start = (bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1
        return TokenSpacing.width(bytes[start..<offset])
    }

    private func isBehindOpening(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        return [.openParenthesis, .openBracket, .openBrace].contains(tokens[index - 1].kind)
    }

    private func indentation(_ index: Int) -> Int {
        let bracket = brackets[brackets.count - 1]
        switch tokens[index].kind {
        case .closeParenthesis, .closeBracket, .closeBrace: return bracket.indentation
        case .end, .else: return bracket.content
        default: return bracket.awaitsItem ? bracket.content : bracket.continuation
        }
    }
}

extension TokenKind {
    var isClosing: Bool { self == .closeParenthesis || self == .closeBracket || self == .closeBrace }
}
