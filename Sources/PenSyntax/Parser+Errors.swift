// Reporting, and going on after an error.

/// What was being read makes no sense, and that has been reported.
struct Unreadable: Error {}

extension Parser {
    mutating func report(_ message: String, _ span: Span, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil) {
        diagnostics.append(Diagnostic(message, at: span, notes: notes, fix: fix))
    }

    func failure(_ message: String, _ span: Span, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil) -> Diagnostic {
        Diagnostic(message, at: span, notes: notes, fix: fix)
    }

    /// Reports and gives the error to be thrown.
    mutating func unreadable(_ message: String, _ span: Span, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil) -> Unreadable {
        report(message, span, notes: notes, fix: fix)
        return Unreadable()
    }

    /// The next token cannot stand here. One that the lexer has reported is passed without a word.
    mutating func unexpected(_ wanted: String) -> Unreadable {
        if token.kind == .invalid, kind != .newline { return Unreadable() }
        return unreadable("\(wanted) is missing before \(described())", kind == .newline ? endOfPrevious : span)
    }

    var endOfPrevious: Span { Span(source: source.id, start: previousSpan.end, end: previousSpan.end) }

    func described() -> String {
        kind == .newline ? "the end of the line" : kind == .end ? "the end" : "“\(text(token))”"
    }

    /// Skips to the end of the statement; blocks on the way are read for their own errors.
    mutating func recover() {
        while true {
            switch kind {
            case .end, .newline, .semicolon, .closeBrace:
                return
            case .openParenthesis, .openBracket, .textOpening, .textMiddle:
                move(to: Int(token.partner))
                if kind != .textMiddle { advance() }
            case .openBrace:
                _ = try? block()
            default:
                advance()
            }
        }
    }

    /// Reads what stands one level deeper.
    mutating func nested<Result>(_ read: (inout Parser) throws(Unreadable) -> Result) throws(Unreadable) -> Result {
        guard nesting < 500 else { throw unreadable("this is nested too deeply: at most 500 levels", span) }
        nesting += 1
        let outer = height
        height = 0
        defer {
            nesting -= 1
            height = max(outer, height + 1)
        }
        return try read(&self)
    }

    /// Reads between an opening bracket, which is next, and its partner. Whatever fails inside, reading goes on behind
    /// the closing one; the result is then nil.
    mutating func bracketed<Result>(_ read: (inout Parser) throws(Unreadable) -> Result) throws(Unreadable) -> Result? {
        let closing = Int(token.partner)
        let outer = allowsBlocks
        allowsBlocks = true
        defer { allowsBlocks = outer }
        guard nesting < 500 else {
            report("this is nested too deeply: at most 500 levels", span)
            move(to: closing + 1)
            return nil
        }
        let result: Result? = try? nested { parser throws(Unreadable) in
            parser.advance()
            let result = try read(&parser)
            if parser.index != closing { throw parser.unexpected("“\(parser.text(parser.tokens[closing]))”") }
            return result
        }
        move(to: closing + 1)
        return result
    }
}
