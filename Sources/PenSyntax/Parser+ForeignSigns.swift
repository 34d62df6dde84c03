// Signs of other languages inside values: `? :`, `!`, `|x|`, `√`, `++`, a plus before a value.

extension Parser {
    /// Reports a sign that pen does not have, where nothing better is known about it.
    mutating func foreignSign() -> Unreadable {
        switch kind {
        case .bang where tokens[max(0, index - 1)].kind.endsValue: return factorial()
        case .bang: return unreadable(.wrongSign, "“not” is written as a word", span, fix: .init(replacing: span, with: "not "))
        case .plusPlus: return unreadable(.wrongSign, "pen has no “++”; x += 1 adds one to x", span)
        case .minusMinus: return unreadable(.wrongSign, "pen has no “--”; x -= 1 takes one from x", span)
        case .bar: return unreadable(.wrongSign, "“|” stands for nothing here; the absolute value of x is abs(x)", span)
        default: return unreadable(.wrongChoice, "pen writes a choice as if c { a } else { b }", span)
        }
    }

    /// `5!`
    private mutating func factorial() -> Unreadable {
        var first = index - 1
        if tokens[first].kind == .closeParenthesis, tokens[first].partner >= 0 {
            first = Int(tokens[first].partner)
            let isCall = first > 0 && tokens[first - 1].kind == .name && !tokens[first].flags.contains(.spaceBefore)
            if isCall { first -= 1 }
        }
        let start = Span(source: source.id, start: tokens[first].start, end: tokens[first].start)
        let isParenthesized = tokens[first].kind == .openParenthesis
        return unreadable(.wrongSign, "a factorial is written factorial(n)", span, fix: .init([
            .init(start, isParenthesized ? "factorial" : "factorial("), .init(span, isParenthesized ? "" : ")"),
        ]))
    }

    /// `c ? a : b`, whose condition has been read.
    mutating func ternary(_ condition: Expression) throws(Unreadable) -> Expression {
        let question = span
        advance()
        _ = try nested { parser throws(Unreadable) in try parser.expression() }
        guard kind == .colon else { throw unreadable(.wrongChoice, "pen writes a choice as if c { a } else { b }", question) }
        let colon = spanWithBlanks
        advance()
        let last = try nested { parser throws(Unreadable) in try parser.expression() }
        let start = condition.span.atStart
        let end = last.span.atEnd
        let sign = Span(source: source.id, start: condition.span.end, end: tokenStart(after: question))
        report(.wrongChoice, "pen writes a choice as if c { a } else { b }", question, fix: .init([
            .init(start, "if "), .init(sign, " { "), .init(colon, " } else { "), .init(end, " }"),
        ]))
        return Expression(.missing, condition.span.through(last.span))
    }

    /// From the end of the token before to the start of the token after.
    private var spanWithBlanks: Span {
        Span(source: source.id, start: previousSpan.end, end: peek().start)
    }

    private func tokenStart(after span: Span) -> Int32 {
        var (low, high) = (0, tokens.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start >= span.end { high = middle } else { low = middle + 1 }
        }
        return tokens[low].start
    }

    /// A sign before a value that pen does not know: reports it and reads the value.
    mutating func foreignPrefix() throws(Unreadable) -> Expression {
        let start = span
        switch kind {
        case .plus:
            report(.wrongSign, "no plus sign stands before a value", start, fix: .init(replacing: start, with: ""))
            advance()
            return try nested { parser throws(Unreadable) in try parser.postfix() }
        case .bang:
            report(.wrongSign, "“not” is written as a word", start, fix: .init(replacing: start, with: "not "))
            advance()
            return try nested { parser throws(Unreadable) in try parser.postfix() }
        case .root:
            return try root()
        default:
            return try absoluteValue()
        }
    }

    /// `√x`
    private mutating func root() throws(Unreadable) -> Expression {
        let sign = span
        advance()
        let isParenthesized = kind == .openParenthesis
        let value = try nested { parser throws(Unreadable) in try parser.factor() }
        let end = value.span.atEnd
        let through = Span(source: source.id, start: sign.start, end: value.span.start)
        report(.wrongSign, "a root is written sqrt(x)", sign, fix: isParenthesized
            ? .init(replacing: through, with: "sqrt") : .init([.init(through, "sqrt("), .init(end, ")")]))
        return Expression(.missing, sign.through(value.span))
    }

    /// `|x|`
    private mutating func absoluteValue() throws(Unreadable) -> Expression {
        let opening = span
        advance()
        let value = try nested { parser throws(Unreadable) in try parser.expression() }
        guard kind == .bar else { throw unreadable(.wrongSign, "the absolute value of x is written abs(x)", opening) }
        let (name, message) = value.isPoint ? ("length", "the length of a point is written length(p)") : ("abs", "the absolute value of x is written abs(x)")
        report(.wrongSign, message, opening.through(span), fix: .init([.init(opening, name + "("), .init(span, ")")]))
        advance()
        return Expression(.missing, opening.through(value.span))
    }

    // MARK: Words

    private static let foreignWords = [
        "null": "nil", "NULL": "nil", "undefined": "nil", "None": "nil", "nullptr": "nil", "True": "true", "TRUE": "true",
        "False": "false", "FALSE": "false",
    ]

    /// `True`, `null` …, unless the text declares such a name.
    mutating func checkForeignWord(_ name: String, _ span: Span) {
        guard let word = Parser.foreignWords[name] else { return }
        let declared = declaredNames()
        if declared.hasImports || declared.variables.contains(name) || declared.functions.contains(name) { return }
        report(.foreignName, "“\(name)” is written \(word)", span, fix: .init(replacing: span, with: word))
    }
}
