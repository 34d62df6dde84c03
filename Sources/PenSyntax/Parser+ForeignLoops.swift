// Loops as other languages write them.

extension Parser {
    /// What stands behind `for` in place of `x in values`; nil if it is pen's form.
    mutating func foreignFor() -> Unreadable? {
        if isWord(token, "each"), peek().kind == .name {
            let gap = Span(source: source.id, start: token.start, end: peek().start)
            return unreadable("this loop is written for x in values", span, fix: .init(replacing: gap, with: ""))
        }
        if kind == .openParenthesis, token.partner > 0 { return parenthesizedFor() }
        if kind == .name, peek().kind == .assign || peek().kind == .preposition { return countingFor() }
        return nil
    }

    /// `for (x in xs) { … }`, `for (let i = 0; i < n; i++) { … }`
    private mutating func parenthesizedFor() -> Unreadable? {
        let closing = Int(token.partner)
        var inside = index + 1
        while inside < closing, tokens[inside].kind != .in, tokens[inside].kind != .semicolon {
            inside = tokens[inside].kind.isOpening ? max(inside + 1, Int(tokens[inside].partner)) : inside + 1
        }
        guard inside < closing else { return nil }
        if tokens[inside].kind == .in { return unreadable("the head of a loop stands without parentheses", span, fix: withoutParentheses(closing)) }
        return unreadable("a loop that counts is written for i in 0..<n", span, fix: countingFix(closing))
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
        guard sign == .less || sign == .lessOrEqual else { return nil }
        let lower = source.text(Span(source: source.id, start: tokens[name + 2].start, end: parts[0].last?.end ?? 0))
        let upper = source.text(Span(source: source.id, start: parts[1][parts[1].startIndex + 2].start, end: parts[1].last?.end ?? 0))
        let range = "\(text(tokens[name])) in \(lower)\(sign == .less ? "..<" : "..")\(upper)"
        return .init(replacing: Span(source: source.id, start: token.start, end: tokens[closing].end), with: range)
    }

    /// `for i = 1, 10 do`, `for i = 1 to 10 {`, `for i from 1 to 10 {`
    private mutating func countingFor() -> Unreadable? {
        let message = "a loop that counts is written for i in 1..10"
        let sign = place(index + 1)
        var copy = ahead(from: index + 2)
        copy.allowsBlocks = false
        guard (try? copy.sum()) != nil, copy.kind == .comma || copy.kind == .preposition, copy.diagnostics.isEmpty else {
            return unreadable(message, sign)
        }
        let gap = Span(source: source.id, start: copy.previousSpan.end, end: copy.peek().start)
        var edits: [Diagnostic.Fix.Edit] = [.init(sign, "in"), .init(gap, "..")]
        copy.advance()
        guard (try? copy.sum()) != nil, copy.diagnostics.isEmpty else { return unreadable(message, sign) }
        if copy.isWord(copy.token, "do"), copy.peek().kind == .openBrace {
            edits.append(.init(Span(source: source.id, start: copy.token.start, end: copy.peek().start), ""))
        }
        return unreadable(message, sign, fix: .init(edits))
    }

    func place(_ index: Int) -> Span { Span(source: source.id, start: tokens[index].start, end: tokens[index].end) }

    /// `range(n)`, `range(a, b)`, `range(a, b, step)`, unless the text defines `range`.
    mutating func checkForeignRange(_ call: Call, _ span: Span) {
        guard case .name("range", primes: 0) = call.callee.kind, call.block == nil else { return }
        let declared = declaredNames()
        if declared.hasImports || declared.functions.contains("range") || declared.variables.contains("range") { return }
        let values = call.arguments.map { source.text($0.span) }
        guard (1...3).contains(values.count) else { return }
        var range = values.count == 1 ? "0..<\(values[0])" : "\(values[0])..<\(values[1])"
        if values.count == 3 { range += " by \(values[2])" }
        let isWhole = isAtEndOfStatement || kind == .openBrace || kind == .comma || kind == .closeParenthesis || kind == .closeBracket
        report("a range of numbers is written 0..<n, or a..b with its end", span, fix: .init(replacing: span, with: isWhole ? range : "(\(range))"))
    }
}
