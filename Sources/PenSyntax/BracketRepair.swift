// Closing brackets that the writer forgot.

/// Copies tokens and puts a closing bracket in for each that is missing: before the bracket that closes an enclosing
/// one, for `(` and `[` also where the line ends.
struct BracketRepair {
    let tokens: [Token]
    let source: Source
    var repaired: [Token] = []
    var diagnostics: [Diagnostic] = []
    /// Indices into `repaired`, and whether the closing bracket is missing.
    private var openTexts = 0
    private var open: [(index: Int, isMissing: Bool)] = []

    init(tokens: [Token], source: Source) { (self.tokens, self.source) = (tokens, source) }

    mutating func run() {
        for (index, token) in tokens.enumerated() {
            if token.flags.contains(.newlineBefore) || token.kind == .end {
                closeTexts()
                if token.kind == .end || LineBreaks.endsLine(before: index, in: tokens) { closeLine(atEnd: token.kind == .end) }
            }
            switch token.kind {
            case .closeParenthesis, .closeBracket, .closeBrace, .textClosing, .textMiddle:
                closeMissing()
                repaired.append(token)
                pair()
                if token.kind == .textMiddle { fallthrough }
            case .openParenthesis, .openBracket, .openBrace, .textOpening:
                if token.kind != .textMiddle { repaired.append(token) }
                open.append((repaired.count - 1, token.partner < 0))
                if isText(repaired.count - 1) { openTexts += 1 }
            default:
                repaired.append(token)
            }
        }
    }

    private mutating func pair() {
        guard let opening = open.popLast() else { return }
        if isText(opening.index) { openTexts -= 1 }
        repaired[opening.index].partner = Int32(repaired.count - 1)
        repaired[repaired.count - 1].partner = Int32(opening.index)
    }

    /// At a line's end `(` and `[` cannot stay open if they are never closed; at the end of all nothing can.
    private mutating func closeLine(atEnd: Bool) {
        while let last = open.last, last.isMissing, atEnd || repaired[last.index].kind != .openBrace { insertClosing() }
    }

    /// Texts stand on one line.
    private mutating func closeTexts() {
        guard openTexts > 0, let first = open.firstIndex(where: { $0.isMissing && isText($0.index) }) else { return }
        while open.count > first { insertClosing() }
    }

    private func isText(_ index: Int) -> Bool {
        repaired[index].kind == .textOpening || repaired[index].kind == .textMiddle
    }

    private mutating func closeMissing() {
        while let last = open.last, last.isMissing { insertClosing() }
    }

    private mutating func insertClosing() {
        guard let opening = open.last else { return }
        let kind = repaired[opening.index].kind
        let (closing, sign): (TokenKind, String) = switch kind {
        case .openParenthesis: (.closeParenthesis, ")")
        case .openBracket: (.closeBracket, "]")
        case .openBrace: (.closeBrace, "}")
        default: (.textClosing, ")\"")
        }
        let place = repaired[repaired.count - 1].end
        repaired.append(Token(kind: closing, flags: [], start: place, end: place))
        report(repaired[opening.index], missing: sign, at: place)
        pair()
    }

    private mutating func report(_ opening: Token, missing sign: String, at place: Int32) {
        guard diagnostics.count < Parser.mostDiagnostics else { return }
        let span = Span(source: source.id, start: place, end: place)
        let start = opening.kind == .openParenthesis || opening.kind == .openBracket || opening.kind == .openBrace
            ? opening.start : opening.end - 2
        let note = Diagnostic.Note("it was opened here", at: Span(source: source.id, start: start, end: opening.end))
        diagnostics.append(Diagnostic(.unmatchedBracket, "a closing \(sign) is missing", at: span, notes: [note], fix: .init(replacing: span, with: sign)))
    }
}
