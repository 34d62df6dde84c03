// Reporting, and going on after an error.

/// What was being read makes no sense, and that has been reported.
struct Unreadable: Error {}

extension Parser {
    /// Beyond this many the rest is not worth reading.
    static let mostDiagnostics = 100

    mutating func report(_ code: Diagnostic.Code, _ message: String, _ span: Span, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil) {
        if !isFull { diagnostics.append(Diagnostic(code, message, at: span, notes: notes, fix: fix)) }
    }

    /// Reports what may be meant in several ways, likeliest first.
    mutating func unreadable(_ ways: [(code: Diagnostic.Code, message: String, fix: Diagnostic.Fix)], _ span: Span) -> Unreadable {
        var readings = ways.map { Diagnostic($0.code, $0.message, at: span, fix: $0.fix) }
        guard !isFull, !readings.isEmpty else { return Unreadable() }
        var first = readings.removeFirst()
        first.alternatives = readings
        diagnostics.append(first)
        return Unreadable()
    }

    var isFull: Bool { diagnostics.count >= Parser.mostDiagnostics }

    /// Reports and gives the error to be thrown.
    mutating func unreadable(_ code: Diagnostic.Code, _ message: String, _ span: Span, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil) -> Unreadable {
        report(code, message, span, notes: notes, fix: fix)
        return Unreadable()
    }

    /// The next token cannot stand here. One that the lexer has reported is passed without a word.
    mutating func unexpected(_ wanted: String) -> Unreadable {
        if token.kind == .invalid, kind != .newline { return Unreadable() }
        if let foreign = foreignBetweenValues() ?? repeatWithoutColon() { return foreign }
        if kind == .newline || kind == .end { return unreadable(.missingPart, "here \(wanted) is missing", endOfPrevious) }
        if kind == .question || kind == .bang || kind == .plusPlus || kind == .minusMinus || kind == .bar {
            return foreignSign()
        }
        return unreadable(.missingPart, "“\(text(token))” cannot stand here: \(wanted) is missing", span)
    }

    /// The empty place behind the token read last.
    var endOfPrevious: Span { previousSpan.atEnd }

    /// Whether a statement can end here.
    var isAtEndOfStatement: Bool {
        kind == .newline || kind == .semicolon || kind == .closeBrace || kind == .end
    }

    /// Skips to the end of the statement; blocks on the way are read for their own errors.
    mutating func recover() {
        while !isAtEndOfStatement || kind == .newline && token.kind == .else {
            switch kind {
            case .openParenthesis, .openBracket, .textOpening, .textMiddle: move(to: Int(token.partner))
            case .openBrace: _ = try? block()
            default: advance()
            }
        }
    }

    // MARK: Going deeper

    private static let deepestNesting = 500

    /// Reads what stands one level deeper.
    mutating func nested<Result>(_ read: (inout Parser) throws(Unreadable) -> Result) throws(Unreadable) -> Result {
        guard nesting < Parser.deepestNesting else { throw tooDeep() }
        nesting += 1
        let outer = height
        height = 0
        defer {
            nesting -= 1
            height = max(outer, height + 1)
        }
        return try read(&self)
    }

    private mutating func tooDeep() -> Unreadable {
        beyondLimit("this is nested too deeply: at most \(Parser.deepestNesting) levels", span)
    }

    /// Reports what goes beyond a limit; once, for what is around it or behind it mostly goes beyond it too.
    mutating func beyondLimit(_ message: String, _ span: Span) -> Unreadable {
        if !isBeyondLimit { report(.tooLarge, message, span) }
        isBeyondLimit = true
        return Unreadable()
    }

    /// Reads between an opening bracket, which is next, and its partner. Whatever fails inside, reading goes on behind
    /// the closing one; the result is then nil.
    mutating func bracketed<Result>(_ read: (inout Parser) throws(Unreadable) -> Result) -> Result? {
        let closing = Int(token.partner)
        let (outer, outerHeight, reported) = (allowsBlocks, height, diagnostics.count)
        let outerHead = isInHead
        (allowsBlocks, isInHead) = (true, false)
        let result: Result? = try? nested { parser throws(Unreadable) in
            parser.advance()
            let result = try read(&parser)
            if parser.index != closing { throw parser.unexpected("“\(parser.closingSign(closing))”") }
            return result
        }
        (allowsBlocks, isInHead) = (outer, outerHead)
        if result == nil {
            height = outerHeight
            // Where the closing bracket is missing, that is the error.
            if tokens[closing].start == tokens[closing].end { diagnostics.removeSubrange(min(reported, diagnostics.count)...) }
        }
        move(to: closing + 1)
        return result
    }

    private func closingSign(_ closing: Int) -> String {
        switch tokens[closing].kind {
        case .closeBracket: "]"
        case .closeBrace: "}"
        default: ")"
        }
    }
}
