// Loops as other languages write them.

extension Parser {
    /// What stands behind `for` in place of `x in values`; nil if it is pen's form.
    mutating func foreignFor() -> Unreadable? {
        if isWord(token, "each"), peek().kind == .name {
            let gap = Span(source: source.id, start: token.start, end: peek().start)
            return unreadable(.wrongLoop, "this loop is written for x in values", span, fix: .init(replacing: gap, with: ""))
        }
        if kind == .openParenthesis, token.partner > 0 { return parenthesizedFor() }
        if kind == .name, peek().kind == .assign || peek().kind == .preposition { return countingFor() }
        return nil
    }

    /// `for (x in xs) { … }`, `for (let i = 0; i < n; i++) { … }`
    private mutating func parenthesizedFor() -> Unreadable? {
        let closing = Int(token.partner)
        var inside = index + 1
        while inside < closing, tokens[inside].kind != .in, tokens[inside].kind != .semicolon, !isWord(tokens[inside], "of") {
            inside = tokens[inside].kind.isOpening ? max(inside + 1, Int(tokens[inside].partner)) : inside + 1
        }
        guard inside < closing else { return nil }
        if isWord(tokens[inside], "of") || tokens[inside].kind == .colon {
            var fix = withoutParentheses(closing)
            fix.edits.insert(.init(place(inside), "in"), at: 1)
            return unreadable(.wrongLoop, "this loop is written for x in values", place(inside), fix: fix)
        }
        if tokens[inside].kind == .in { return unreadable(.wrongLoop, "the head of a loop stands without parentheses", span, fix: withoutParentheses(closing)) }
        return unreadable(.wrongLoop, "a loop that counts is written for i in 0..<n", span, fix: countingFix(closing))
    }

    private func withoutParentheses(_ closing: Int) -> Diagnostic.Fix {
        var first = span
        if isDeclarator(peek()) { first.end = peek(2).start }
        return .init([.init(first, ""), .init(place(closing), "")])
    }

    private func isDeclarator(_ token: Token) -> Bool {
        token.kind == .let || isWord(token, "var") || isWord(token, "const") || isWord(token, "int")
    }

    /// `(let i = a; i < b; i++)` as `i in a..<b`.
    private func countingFix(_ closing: Int) -> Diagnostic.Fix? {
        var name = index + 1
        if isDeclarator(tokens[name]) { name += 1 }
        guard tokens[name].kind == .name, tokens[name + 1].kind == .assign else { return nil }
        let parts = tokens[name..<closing].split { $0.kind == .semicolon }
        guard parts.count == 3, parts[0].count > 2, parts[1].count > 2 else { return nil }
        let sign = parts[1][parts[1].startIndex + 1].kind
        let isDown = sign == .greater || sign == .greaterOrEqual
        guard sign == .less || sign == .lessOrEqual || isDown else { return nil }
        let lower = source.text(Span(source: source.id, start: tokens[name + 2].start, end: parts[0].last?.end ?? 0))
        let upper = source.text(Span(source: source.id, start: parts[1][parts[1].startIndex + 2].start, end: parts[1].last?.end ?? 0))
        let range = "\(text(tokens[name])) in \(lower)\(sign == .less || sign == .greater ? "..<" : "..")\(upper)" + (isDown ? " by -1" : "")
        return .init(replacing: Span(source: source.id, start: token.start, end: tokens[closing].end), with: range)
    }

    /// `for i = 1, 10 do`, `for i = 1 to 10 {`, `for i from 1 to 10 {`
    private mutating func countingFor() -> Unreadable? {
        let message = "a loop that counts is written for i in 1..10"
        let sign = place(index + 1)
        var copy = ahead(from: index + 2)
        copy.allowsBlocks = false
        guard (try? copy.sum()) != nil, copy.kind == .comma || copy.kind == .preposition || copy.isUpTo, copy.diagnostics.isEmpty else {
            return unreadable(.wrongLoop, message, sign)
        }
        let gap = Span(source: source.id, start: copy.previousSpan.end, end: copy.peek().start)
        let before = place(token.end, peek(2).start)
        var edits: [Diagnostic.Fix.Edit] = [.init(before, " in "), .init(gap, "..")]
        copy.advance()
        guard (try? copy.sum()) != nil, copy.diagnostics.isEmpty else { return unreadable(.wrongLoop, message, sign) }
        if copy.isWord(copy.token, "do"), copy.peek().kind == .openBrace {
            edits.append(.init(Span(source: source.id, start: copy.token.start, end: copy.peek().start), ""))
        }
        return unreadable(.wrongLoop, message, sign, fix: .init(edits))
    }

    /// Words for the end of what is counted.
    fileprivate var isUpTo: Bool { kind == .name && ["upto", "until"].contains(text(token)) }

    /// `for i in 1 to 10 { … }`, `for i in 1:10 { … }`
    mutating func foreignRangeEnd() throws(Unreadable) {
        let isColon = kind == .colon && !peek().flags.contains(.newlineBefore) && previousToken.kind == .number
        guard isColon || isUpTo || kind == .preposition && text(token) == "to" else { return }
        var copy = ahead()
        copy.advance()
        (copy.allowsBlocks, copy.isInHead) = (false, true)
        guard (try? copy.sum()) != nil, copy.diagnostics.isEmpty, !isColon || copy.kind == .openBrace else { return }
        let gap = place(previousSpan.end, peek().start)
        report(.wrongLoop, "a loop that counts is written for i in 1..10", span, fix: .init(replacing: gap, with: ".."))
        move(to: copy.index)
    }

    /// `do { … } while c`, where `while` is next.
    mutating func loopTestedAtEnd() -> Unreadable? {
        let head = tokens[statementStart]
        guard isWord(head, "do"), tokens[statementStart + 1].kind == .openBrace, previousToken.kind == .closeBrace else { return nil }
        let message = "a loop tests at its head; one that ends elsewhere is while true { … if c { break } }"
        var copy = ahead()
        copy.advance()
        guard let condition = try? copy.headExpression(), copy.isAtEndOfStatement, copy.diagnostics.isEmpty else { return unreadable(.wrongLoop, message, span) }
        let tail = place(previousSpan.start, condition.span.end)
        return unreadable(.wrongLoop, message, span, fix: .init([
            .init(place(statementStart), "while true"), .init(tail, "\nif not (\(source.text(condition.span))) { break }\n}"),
        ]))
    }

    /// `range(n)`, `range(a, b)`, `range(a, b, step)`, unless the text defines `range`.
    mutating func checkForeignRange(_ call: Call, _ span: Span) {
        guard call.block == nil, !isDeclaredAnywhere("range") else { return }
        let values = call.arguments.map { source.text($0.span) }
        guard (1...3).contains(values.count) else { return }
        var range = values.count == 1 ? "0..<\(values[0])" : "\(values[0])..<\(values[1])"
        if values.count == 3 { range += " by \(values[2])" }
        let isWhole = isAtEndOfStatement || kind == .openBrace || kind == .comma || kind == .closeParenthesis || kind == .closeBracket
        report(.wrongLoop, "a range of numbers is written 0..<n, or a..b with its end", span, fix: .init(replacing: span, with: isWhole ? range : "(\(range))"))
    }
}
