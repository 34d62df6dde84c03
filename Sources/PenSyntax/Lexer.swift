// From bytes to tokens.

/// Cuts a source into tokens, pairs its brackets and decides where lines end. Spellings of other languages are
/// reported here and read as pen's, so that the parser goes on undisturbed.
struct Lexer {
    let source: Source
    let bytes: [UInt8]
    var position = 0
    var tokens: [Token] = []
    var diagnostics: [Diagnostic] = []
    /// What stands before the next token.
    var flags: Token.Flags = [.spaceBefore, .newlineBefore]
    var brackets = BracketStack()
    /// A `?` has been seen on this line, so that a name before `:` need be no label.
    var hasQuestion = false
    /// A `"""` has been seen that nothing ends: looking for the end again and again takes too long.
    var hasOpenLongText = false

    init(_ source: Source) {
        self.source = source
        bytes = source.bytes
        tokens.reserveCapacity(bytes.count / 4 + 16)
    }

    /// All tokens of a source, `end` last, and what is wrong with them.
    static func tokens(of source: Source) -> (tokens: [Token], diagnostics: [Diagnostic]) {
        var lexer = Lexer(source)
        lexer.diagnostics = SourceCheck.faults(in: source)
        guard source.bytes.count < Int(Int32.max) else {
            return ([Token(kind: .end, flags: .spaceBefore, start: 0, end: 0)], lexer.diagnostics)
        }
        lexer.run()
        return (lexer.tokens, lexer.diagnostics)
    }

    private mutating func run() {
        readTokens()
        closeOpenBrackets()
        LineBreaks.mark(&tokens)
    }

    mutating func readTokens() {
        if byte(0) == 0x23, byte(1) == 0x21 { skipLine() }
        skipBlanks()
        while position < bytes.count {
            lexToken()
            skipBlanks()
        }
        flags.insert(.spaceBefore)
        append(.end, from: position)
    }

    /// The byte at an index, 0 beyond the end.
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    func span(_ start: Int, _ end: Int) -> Span { Span(source: source.id, start: Int32(start), end: Int32(end)) }

    mutating func append(_ kind: TokenKind, from start: Int) {
        tokens.append(Token(kind: kind, flags: flags, start: Int32(start), end: Int32(position)))
        flags = []
    }

    mutating func report(_ code: Diagnostic.Code, _ message: String, _ span: Span, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil) {
        if diagnostics.count < Parser.mostDiagnostics { diagnostics.append(Diagnostic(code, message, at: span, notes: notes, fix: fix)) }
    }

    // MARK: Blanks and comments

    /// Skips white space and comments, and notes them for the next token.
    mutating func skipBlanks() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09:
                position += 1
            case 0x0A, 0x0D:
                position += 1
                flags.insert(.newlineBefore)
                hasQuestion = false
                brackets.dropTexts()
            case 0x2F where byte(position + 1) == 0x2F:
                warnOfWholeDivision()
                skipLine()
            case 0x2F where byte(position + 1) == 0x2A:
                skipBlockComment()
            case 0x23, 0x25, 0x2D:
                guard isForeignLineComment else { return }
                skipForeignLineComment()
            case 0x80...:
                guard let (scalar, length) = bytes.scalar(at: position), scalar.isBlank else { return }
                position += length
            default:
                return
            }
            flags.insert(.spaceBefore)
        }
    }

    mutating func skipLine() {
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    }

    // MARK: One token

    private mutating func lexToken() {
        let byte = bytes[position]
        if byte.isASCIILetter {
            lexName()
        } else if byte.isDigit || byte == 0x2E && self.byte(position + 1).isDigit {
            lexNumber()
        } else if byte == 0x22 {
            if !lexFormattedText(), !lexLongText() { lexText() }
        } else if byte == 0x23 {
            lexColour()
        } else if byte >= 0x80 {
            lexBeyondASCII()
        } else {
            lexSign()
        }
    }

    private mutating func lexBeyondASCII() {
        guard let (scalar, length) = bytes.scalar(at: position) else { return skipUnreadable(1) }
        if scalar.beginsName { return lexName() }
        if lexLookalike(scalar, length) { return }
        skipUnreadable(length)
        if scalar.properties.generalCategory != .control {
            report(.unknownCharacter, "the character “\(scalar)” has no meaning here", span(position - length, position))
        }
    }

    /// Steps over bytes that mean nothing; they have been or will be reported.
    mutating func skipUnreadable(_ length: Int) {
        let start = position
        position += length
        append(.invalid, from: start)
    }

    private mutating func lexName() {
        let start = position
        var isASCII = true
        while position < bytes.count {
            if bytes[position].isASCIIWord {
                position += 1
            } else if bytes[position] >= 0x80, let (scalar, length) = bytes.scalar(at: position), scalar.continuesName {
                position += length
                isASCII = false
            } else {
                break
            }
        }
        let isMember = tokens.last?.kind == .dot
        let kind = isASCII && !isMember ? ReservedWords.kind(of: bytes[start..<position]) : nil
        if kind == nil {
            while byte(position) == 0x27 { position += 1 }
        }
        append(kind ?? .name, from: start)
    }
}
