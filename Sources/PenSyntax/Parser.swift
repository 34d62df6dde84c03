// From a source text to its syntax tree.

/// Recursive descent over the lexer's tokens. Each function reads one rule of `grammar/pen.ebnf`, which is quoted above
/// it.
public struct Parser {
    let source: Source
    let tokens: [Token]
    var diagnostics: [Diagnostic]
    var index = 0
    /// The kind of the token to be read next; `newline` before one that starts a line.
    var kind: TokenKind
    /// False in heads, where `{` begins the block of the head.
    var allowsBlocks = true
    var nesting = 0
    /// Something is nested too deeply or too long, and that has been reported.
    var isBeyondLimit = false
    /// True in a copy that reads ahead only to word an error.
    var isReadingAhead = false
    /// The index of the name that heads the command being read.
    var head = -1
    private var names: DeclaredNames?
    /// An upper bound of the height of the trees read since it was set to 0.
    var height = 0
    /// True in the head of `if`, `while`, `for` and `repeat`, outside brackets.
    var isInHead = false
    /// The index of the token that begins the statement being read.
    var statementStart = 0
    /// The statement being read that has indented blocks, at most one. An array, since it is seldom there and the deep
    /// recursion wants a small parser.
    var layouts: [Layout] = []

    /// Reads a whole text. Never fails: what could not be read is reported in the tree's diagnostics.
    public static func parse(_ source: Source) -> SyntaxTree {
        var parser = Parser(source)
        let statements = parser.statements()
        return SyntaxTree(statements: statements, diagnostics: parser.sortedDiagnostics())
    }

    private init(_ source: Source) {
        self.source = source
        (tokens, diagnostics) = Lexer.tokens(of: source)
        kind = tokens[0].kind
    }

    private func sortedDiagnostics() -> [Diagnostic] {
        diagnostics.enumerated().sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }.map(\.element)
    }

    /// The names that the text declares anywhere.
    mutating func declaredNames() -> DeclaredNames {
        let found = names ?? DeclaredNames(tokens, in: source)
        names = found
        return found
    }

    /// A copy that reads ahead; what it reports is not seen.
    func ahead(from start: Int? = nil) -> Parser {
        var copy = self
        copy.isReadingAhead = true
        copy.diagnostics = []
        if let start { copy.move(to: start) }
        return copy
    }

    // MARK: The cursor

    var token: Token { tokens[index] }

    var span: Span { Span(source: source.id, start: token.start, end: token.end) }

    var previousToken: Token { tokens[max(0, index - 1)] }

    /// The place of the token read last.
    var previousSpan: Span {
        let token = tokens[max(0, index - 1)]
        return Span(source: source.id, start: token.start, end: token.end)
    }

    /// The token `distance` further on, or the last one.
    func peek(_ distance: Int = 1) -> Token { tokens[min(index + distance, tokens.count - 1)] }

    mutating func advance() {
        if kind == .newline {
            kind = token.kind
        } else {
            move(to: index + 1)
        }
    }

    mutating func move(to target: Int) {
        index = min(target, tokens.count - 1)
        kind = tokens[index].flags.contains(.startsLine) ? .newline : tokens[index].kind
    }

    /// Goes on over the end of a line that does not matter here.
    mutating func skipNewline() {
        if kind == .newline { kind = token.kind }
    }

    /// Reads a token of this kind if it is next.
    mutating func match(_ expected: TokenKind) -> Bool {
        guard kind == expected else { return false }
        advance()
        return true
    }

    func text(_ token: Token) -> String { String(decoding: bytes(token), as: UTF8.self) }

    func bytes(_ token: Token) -> ArraySlice<UInt8> { source.bytes[Int(token.start)..<Int(token.end)] }

    func isWord(_ token: Token, _ word: StaticString) -> Bool {
        token.kind == .name && Int(token.end - token.start) == word.utf8CodeUnitCount
            && bytes(token).elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    func span(from start: Span) -> Span { start.through(previousSpan) }

    /// The place of a token.
    func place(_ index: Int) -> Span { place(tokens[index].start, tokens[index].end) }

    func place(_ start: Int32, _ end: Int32) -> Span { Span(source: source.id, start: start, end: end) }
}
