// Statements as other languages write them: reported with pen's form, and read as that where it is clear.

extension Parser {
    private static let definers: Set<String> = ["function", "fn", "func", "fun", "sub", "proc", "procedure", "define"]
    private static let blockWords = ["then", "do", "times"]

    /// `function f(x) { … }`, `const x = 3`, `foreach p in points { … }`: a word, a name, and what shows the habit.
    mutating func foreignStatement() throws(Unreadable) -> Statement.Kind? {
        let next = peek()
        if let property = hyphenatedProperty() { throw property }
        if let foreign = try foreignHead() { return foreign }
        guard next.kind == .name || next.kind == .openParenthesis, !next.flags.contains(.startsLine) else { return nil }
        // Behind a dot a reserved word is a name like any other, also where the line before could not be read.
        guard ReservedWords.kind(of: bytes(token)) == nil else { return nil }
        if next.kind == .name, let foreign = entryPoint() ?? declarationOfType() { throw foreign }
        let word = text(token)
        if next.kind == .name, peek(2).kind == .assign || peek(2).kind == .colonAssign, !peek(2).flags.contains(.startsLine),
            isType(token) || ["var", "const", "local", "set", "my", "dim"].contains(word.lowercased()) || !hasSeveralAssignments {
            report(.wrongDeclaration, "a name is declared with let", span, fix: .init(replacing: span, with: "let"))
            return try declaration()
        }
        let isTyped = peek(2).partner > 0 && tokens[Int(peek(2).partner) + 1].kind == .openBrace && isType(token)
        if next.kind == .name, peek(2).kind == .openParenthesis, isDefiner(token) || isTyped {
            report(.wrongFunction, "a function is defined with def", span, fix: .init(replacing: span, with: "def"))
            return try definition()
        }
        if word == "foreach", next.kind == .openParenthesis || peek(2).kind == .in {
            report(.wrongLoop, "this loop is written with for", span, fix: .init(replacing: span, with: "for"))
            return try forLoop()
        }
        return nil
    }

    private static let properties = [
        "stroke width": "lineWidth", "line width": "lineWidth", "pen width": "lineWidth", "stroke cap": "lineCap", "stroke linecap": "lineCap",
        "line cap": "lineCap", "stroke join": "lineJoin", "stroke linejoin": "lineJoin", "line join": "lineJoin", "stroke dash": "lineDash",
        "stroke dasharray": "lineDash", "line dash": "lineDash", "stroke opacity": "opacity", "fill opacity": "opacity", "stroke color": "stroke",
        "fill color": "fill", "background color": "background",
    ]

    /// `stroke-width 3`, `line width: 3`: a property in two words, as in CSS.
    private mutating func hyphenatedProperty() -> Unreadable? {
        let second = peek().kind == .minus && !peek().flags.contains(.spaceBefore) ? 2 : 1, word = peek(second)
        guard word.kind == .name || word.kind == .label, !word.flags.contains(.startsLine), second == 1 || !word.flags.contains(.spaceBefore),
            let own = Parser.properties[text(token) + " " + text(word)] else { return nil }
        let colon = peek(second + 1)
        let end = colon.kind == .colon ? colon.end : word.end
        guard colon.kind == .colon || colon.kind.beginsValue, !isDeclaredAnywhere(text(word)) else { return nil }
        return unreadable(.foreignName, "the command is \(own), in one word", place(token.start, word.end), fix: .init(replacing: place(token.start, end), with: own))
    }

    /// `circle x = 50, y = 50`
    private var hasSeveralAssignments: Bool {
        guard let last = lastOnLine(from: index) else { return false }
        return (index..<last).contains { tokens[$0].kind == .comma && tokens[$0 + 1].kind == .name && tokens[min($0 + 2, tokens.count - 1)].kind == .assign }
    }

    func isDefiner(_ token: Token) -> Bool { token.kind == .name && Parser.definers.contains(text(token)) }

    /// `let f(x) = …`, where `f` is next.
    mutating func definitionWithLet(_ letSpan: Span) throws(Unreadable) -> Statement.Kind? {
        guard kind == .name, peek().kind == .openParenthesis, peek().partner >= 0 else { return nil }
        let after = tokens[Int(peek().partner) + 1].kind
        guard after == .assign || after == .openBrace else { return nil }
        let gap = Span(source: source.id, start: letSpan.start, end: token.start)
        report(.wrongFunction, "a function is defined without let", letSpan, fix: .init(replacing: gap, with: after == .assign ? "" : "def "))
        return try definitionBehindWord()
    }

    /// What stands between a declared name and its value in place of `=`.
    mutating func missingAssignment() -> Unreadable {
        let name = previousSpan
        if kind == .colonAssign || kind == .equal { return unreadable(.wrongDeclaration, "a value is given with =", span, fix: .init(replacing: span, with: "=")) }
        if isAtEndOfStatement {
            return unreadable(.wrongDeclaration, "a new name needs a value: let x = 0", name, fix: .init(replacing: endOfPrevious, with: " = 0"))
        }
        if kind == .comma, let fix = severalNames() {
            return unreadable(.wrongDeclaration, "several names after let stand in parentheses", span, fix: fix)
        }
        if kind.beginsValue || kind == .minus {
            return unreadable(.wrongDeclaration, "before the value = is missing", span, fix: .init(replacing: endOfPrevious, with: " ="))
        }
        return unexpected("= and a value")
    }

    /// `let a, b = …`
    private func severalNames() -> Diagnostic.Fix? {
        var last = index
        while tokens[last].kind == .comma, tokens[last + 1].kind == .name { last += 2 }
        guard last > index, tokens[last].kind == .assign else { return nil }
        let start = previousSpan.atStart
        let end = Span(source: source.id, start: tokens[last - 1].end, end: tokens[last - 1].end)
        return .init([.init(start, "("), .init(end, ")")])
    }

    /// `let x = 3, y = 4`, where the comma is next.
    mutating func secondDeclaration() -> Unreadable? {
        guard kind == .comma, peek().kind == .name, peek(2).kind == .assign else { return nil }
        let gap = Span(source: source.id, start: token.start, end: peek().start)
        return unreadable(.wrongDeclaration, "every name has its own let", span, fix: .init(replacing: gap, with: "; let "))
    }

    /// `i++`, `i--` and `x := 3`, where the sign is next; nil if it is another.
    mutating func foreignAssignment(_ target: Expression) -> Unreadable? {
        switch kind {
        case .plusPlus:
            return unreadable(.wrongSign, "pen has no “++”; += 1 adds one", span, fix: .init(replacing: span, with: " += 1"))
        case .minusMinus:
            return unreadable(.wrongSign, "pen has no “--”; -= 1 takes one away", span, fix: .init(replacing: span, with: " -= 1"))
        case .colonAssign:
            let start = target.span.atStart
            var isKnown = true
            if case .name(let name, _) = target.kind { isKnown = isDeclared(name, before: index - 1) }
            let edits: [Diagnostic.Fix.Edit] = isKnown ? [] : [.init(start, "let ")]
            return unreadable(.wrongDeclaration, "a value is given with =", span, fix: .init(edits + [.init(span, "=")]))
        default: return nil
        }
    }

    private func isDeclared(_ name: String, before end: Int) -> Bool {
        DeclaredNames(Array(tokens[..<end]), in: source).variables.contains(name)
    }

    /// `++i`, `--i` as a statement; the name may stand behind a blank, or on the next line.
    mutating func foreignIncrement() -> Unreadable? {
        let isMinus = kind == .minus && peek().kind == .minus && !peek().flags.contains(.spaceBefore)
        guard isMinus || kind == .plusPlus else { return nil }
        let name = peek(isMinus ? 2 : 1)
        let after = peek(isMinus ? 3 : 2)
        let ends = after.flags.contains(.startsLine) || [.semicolon, .closeBrace, .end].contains(after.kind)
        guard name.kind == .name, ends else { return nil }
        let sign = Span(source: source.id, start: token.start, end: isMinus ? peek().end : token.end)
        let removed = name.flags.contains(.newlineBefore) ? sign : Span(source: source.id, start: token.start, end: name.start)
        let end = Span(source: source.id, start: name.end, end: name.end)
        let change = isMinus ? "-= 1" : "+= 1"
        return unreadable(.wrongSign, "pen has no “\(isMinus ? "--" : "++")”; \(change) changes a name by one", sign,
            fix: .init([.init(removed, ""), .init(end, " " + change)]))
    }

    // MARK: Blocks

    /// Before a block: `then`, `do`, `times`; a `:` in its place; a `{` on the next line.
    mutating func foreignBlockOpening() throws(Unreadable) {
        if kind == .newline, token.kind == .openBrace {
            let fix = Diagnostic.Fix([.init(endOfPrevious, " {"), .init(span, "")])
            report(.wrongBlock, "the { of a block stands in the line of its head", span, fix: fix)
            skipNewline()
        }
        guard kind == .name, Parser.blockWords.contains(text(token)) else { return }
        let gap = Span(source: source.id, start: token.start, end: peek().start)
        guard peek().kind == .openBrace else { throw wordForBlock() }
        report(.wrongBlock, "“\(text(token))” is not needed before a block", span, fix: .init(replacing: gap, with: ""))
        advance()
    }

    /// `if c then … end`
    private mutating func wordForBlock() -> Unreadable {
        if isFull { return Unreadable() }
        if let choice = choiceWithoutBraces() { return choice }
        var last = index + 1
        while last < tokens.count, !isWord(tokens[last], "end") { last += 1 }
        let message = "a block stands between { and }"
        if last == tokens.count, let last = lastOnLine(from: index) {
            let end = place(tokens[last].end, tokens[last].end)
            return unreadable(.wrongBlock, message, span, fix: last > index ? .init([.init(span, "{"), .init(end, " }")]) : nil)
        }
        guard last < tokens.count else { return unreadable(.wrongBlock, message, span) }
        let end = Span(source: source.id, start: tokens[last].start, end: tokens[last].end)
        return unreadable(.wrongBlock, message, span, fix: .init([.init(span, "{"), .init(end, "}")]))
    }

    /// `elif c { … }`: reports it; true if the rest is to be read as `else if`.
    mutating func readsForeignElse() -> Bool {
        guard token.kind == .name, !isOuterElse, ["elif", "elseif", "elsif"].contains(text(token)) else { return false }
        report(.wrongChoice, "“\(text(token))” is written else if", span, fix: .init(replacing: span, with: "else if"))
        skipNewline()
        return true
    }

    /// `repeat 4 [ … ]`, where the count is next.
    mutating func foreignRepeat() throws(Unreadable) {
        if kind == .name, peek().kind == .in {
            throw unreadable(.wrongLoop, "a loop through values is written with for", previousSpan, fix: .init(replacing: previousSpan, with: "for"))
        }
        if kind == .openBrace {
            throw unreadable(.wrongLoop, "repeat needs a number of times; a loop without end is while true { … }", previousSpan,
                fix: .init(replacing: previousSpan, with: "while true"))
        }
        let next = peek()
        guard kind == .number || kind == .name, next.kind == .openBracket, next.flags.contains(.spaceBefore), next.partner >= 0 else { return }
        let after = tokens[Int(next.partner) + 1]
        guard after.flags.contains(.startsLine) || [.semicolon, .closeBrace, .end].contains(after.kind) else { return }
        let (opening, closing) = (place(index + 1), place(Int(next.partner)))
        let isTight = peek(2).start == opening.end && peek(2).start < closing.start
        throw unreadable(.wrongBlock, "a block stands between { and }", opening, fix: .init(
            [.init(opening, isTight ? "{ " : "{")] + separations(between: index + 1, and: Int(next.partner)) + [.init(closing, isTight ? " }" : "}")]))
    }

    /// `fd 50 rt 90`: a semicolon before each command that follows the values of another on its line.
    private func separations(between opening: Int, and closing: Int) -> [Diagnostic.Fix.Edit] {
        (opening + 2..<max(opening + 2, closing)).compactMap { index in
            let before = tokens[index - 1].kind
            guard tokens[index].kind == .name, !tokens[index].flags.contains(.newlineBefore), before.endsValue, before != .name,
                beginsArguments(after: index) else { return nil }
            return .init(place(tokens[index - 1].end, tokens[index].start), "; ")
        }
    }

    // MARK: Lines

    /// A line that begins with what must stand at the end of the line before.
    mutating func misplacedSign() -> Unreadable? {
        let isMinus = kind == .minus && !peek().flags.contains(.spaceBefore)
        guard kind.isInfix && !isMinus || kind == .comma || kind == .question else { return nil }
        let sign = text(token)
        guard index > 0, tokens[index].flags.contains(.newlineBefore), tokens[index - 1].kind != .openBrace else {
            return unexpected("a value")
        }
        let gap = Span(source: source.id, start: token.start, end: max(token.end, peek().start))
        let before = kind == .comma ? "," : " \(sign)"
        return unreadable(.brokenLine, "a line that begins with “\(sign)” does not go on from the line above; the sign stands at its end", span,
            fix: .init([.init(endOfPrevious, before), .init(gap, "")]))
    }
}
