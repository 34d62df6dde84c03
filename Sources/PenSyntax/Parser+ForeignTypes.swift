// Types beside names, as other languages want them.

extension Parser {
    private static let types: Set<String> = [
        "void", "int", "float", "double", "bool", "boolean", "string", "String", "auto", "real", "pair", "number", "Int", "Double", "Float", "Bool",
    ]

    func isType(_ token: Token) -> Bool { token.kind == .name && Parser.types.contains(text(token)) }

    /// Reports a type, once for all that stand in a row.
    private mutating func reportType(_ type: Span, without gap: Span) {
        let message = "pen has no types: a name stands alone", edit = Diagnostic.Fix.Edit(gap, "")
        guard let last = diagnostics.last, last.message == message, last.span.start >= tokens[statementStart].start else {
            return report(.wrongDeclaration, message, type, fix: .init([edit]))
        }
        diagnostics[diagnostics.count - 1].fix?.edits.append(edit)
    }

    /// `x: Double`: reports the type and reads the name; nil if no type stands there.
    mutating func nameWithType() -> Name? {
        guard kind == .label, peek().kind == .colon, let end = endOfType(from: index + 2) else { return nil }
        let name = Name(text(token), span)
        let type = place(name.span.end, tokens[end - 1].end)
        reportType(place(index + 2), without: type)
        move(to: end)
        return name
    }

    /// The index behind a type: `Double`, `[Double]`, `Double?`, `Geometry.Point`.
    private func endOfType(from start: Int) -> Int? {
        guard start < tokens.count else { return nil }
        var end = start
        if tokens[start].kind == .openBracket, tokens[start].partner > start {
            end = Int(tokens[start].partner) + 1
        } else if isType(tokens[start]) || tokens[start].kind == .name && text(tokens[start]).first?.isUppercase ?? false {
            end = start + 1
            while tokens[end].kind == .dot, tokens[end + 1].kind == .name { end += 2 }
        } else {
            return nil
        }
        if tokens[end].kind == .question || tokens[end].kind == .bang { end += 1 }
        let ends = [.assign, .comma, .closeParenthesis, .openBrace, .in, .end, .semicolon].contains(tokens[end].kind)
        return ends || tokens[end].flags.contains(.startsLine) ? end : nil
    }

    /// `_ x`, `at x: Double`, `int x` among the parameters of a function: only the last name counts.
    mutating func skipArgumentLabel() {
        guard kind == .name || kind == .preposition, peek().kind == .name || peek().kind == .label else { return }
        reportType(span, without: place(token.start, peek().start))
        advance()
    }

    /// `size: 24` among the parameters: a default value.
    mutating func defaultBehindColon() throws(Unreadable) -> ParameterDeclaration? {
        guard kind == .label, peek().kind == .colon, endOfType(from: index + 2) == nil, peek(2).kind.beginsValue || peek(2).kind == .minus else { return nil }
        let name = Name(text(token), span)
        let sign = place(token.end, peek(2).start)
        report(.wrongFunction, "what \(name.text) is when it is left out is written \(name.text) = …", place(index + 1), fix: .init(replacing: sign, with: " = "))
        advance()
        advance()
        return ParameterDeclaration(name: name, defaultValue: try expression())
    }

    /// `-> Double` behind the parameters.
    mutating func skipResultType() {
        guard kind == .arrow else { return }
        guard text(token) != "=>" else {
            let hasBlock = peek().kind == .openBrace
            report(.wrongFunction, hasBlock ? "the block of a function follows its parameters" : "a function is given its value with =", span,
                fix: .init(replacing: hasBlock ? place(token.start, peek().start) : span, with: hasBlock ? "" : "="))
            return advance()
        }
        var end = index + 1
        while ![.openBrace, .colon, .end, .assign].contains(tokens[end].kind), !tokens[end].flags.contains(.startsLine) { end += 1 }
        // The sign has been reported as that of a function written in place.
        let sign = span
        diagnostics.removeAll { $0.span == sign }
        reportType(span, without: place(previousSpan.end, tokens[end - 1].end))
        move(to: end)
    }

    /// `float x;`
    mutating func declarationOfType() -> Unreadable? {
        guard isType(token), peek().kind == .name else { return nil }
        let after = peek(2)
        guard after.flags.contains(.startsLine) || [.semicolon, .end, .closeBrace].contains(after.kind) else { return nil }
        let end = place(peek().end, peek().end)
        return unreadable(.wrongDeclaration, "a name is declared with let and a value", span, fix: .init([.init(span, "let"), .init(end, " = 0")]))
    }

    /// `void setup() { … }`, `void draw() { … }`: a script has no such parts.
    mutating func entryPoint() -> Unreadable? {
        guard isType(token) || isDefiner(token), peek().kind == .name, ["setup", "draw", "main"].contains(text(peek())), peek(2).kind == .openParenthesis,
            peek(2).partner == index + 3, peek(4).kind == .openBrace, peek(4).partner > 0
        else { return nil }
        let head = place(token.start, peek(4).end)
        return unreadable(.foreignName, "a script runs from its first line to its last; it has no \(text(peek()))", place(index + 1),
            fix: .init([.init(head, ""), .init(place(Int(peek(4).partner)), "")]))
    }
}
