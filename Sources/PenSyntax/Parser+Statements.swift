// Statements.

extension Parser {
    // script = { statement ( newline | ";" ) } .
    mutating func statements() -> [Statement] {
        var statements: [Statement] = []
        while true {
            skipSeparators()
            if kind == .end || kind == .closeBrace { return statements }
            do {
                statements.append(try statement())
                try endOfStatement()
            } catch {
                recover()
            }
        }
    }

    private mutating func skipSeparators() {
        while kind == .newline || kind == .semicolon { advance() }
    }

    private mutating func endOfStatement() throws(Unreadable) {
        switch kind {
        case .newline, .semicolon, .closeBrace, .end: return
        default: throw unexpected("a new line or “;”")
        }
    }

    // block = "{" script "}" .
    mutating func block() throws(Unreadable) -> Block {
        guard kind == .openBrace else { throw unexpected("“{”") }
        let start = span
        let statements = try bracketed { parser throws(Unreadable) in parser.statements() }
        return Block(statements: statements ?? [], span: span(from: start))
    }

    private mutating func statement() throws(Unreadable) -> Statement {
        let start = span
        let kind = try statementKind()
        return Statement(kind, span(from: start))
    }

    private mutating func statementKind() throws(Unreadable) -> Statement.Kind {
        switch kind {
        case .let: try declaration()
        case .def: try definition()
        case .if: .conditional(try conditional())
        case .while: try whileLoop()
        case .repeat: try repeatLoop()
        case .for: try forLoop()
        case .return: try returning()
        case .break: word(.breaking)
        case .continue: word(.continuing)
        case .import: try importing()
        case .name: try headedByName()
        default: try valueOrAssignment()
        }
    }

    private mutating func word(_ kind: Statement.Kind) -> Statement.Kind {
        advance()
        return kind
    }

    // declaration = "let" pattern "=" expression .
    private mutating func declaration() throws(Unreadable) -> Statement.Kind {
        advance()
        let pattern = try pattern()
        guard match(.assign) else { throw unexpected("“=” and a value") }
        return .declaration(pattern, try expression())
    }

    // pattern = name | "(" name { "," name } ")" .
    mutating func pattern() throws(Unreadable) -> Pattern {
        guard kind == .openParenthesis else { return .name(try plainName()) }
        let start = span
        let names = try bracketed { parser throws(Unreadable) in
            var names = [try parser.plainName()]
            while parser.match(.comma), parser.kind != .closeParenthesis { names.append(try parser.plainName()) }
            return names
        }
        return .names(names ?? [], span(from: start))
    }

    /// A name that is declared: no reserved word, no primes.
    mutating func plainName() throws(Unreadable) -> Name {
        guard kind == .name else { throw unexpected("a name") }
        let name = Name(text(token), span)
        if name.text.utf8.last == 0x27 {
            throw unreadable("a new name has no ' in it: they mean the derivative of a function", span)
        }
        advance()
        return name
    }

    // definition = "def" name parameters ( block | "=" expression ) .
    private mutating func definition() throws(Unreadable) -> Statement.Kind {
        advance()
        let name = try plainName()
        guard kind == .openParenthesis else { throw unexpected("“(”") }
        let parameters = try parameters()
        if kind == .openBrace { return .function(name, FunctionBody(parameters: parameters, result: .block(try block()))) }
        guard match(.assign) else { throw unexpected("“{” or “=”") }
        return .function(name, FunctionBody(parameters: parameters, result: .value(try expression())))
    }

    // whileLoop = "while" expression block .
    private mutating func whileLoop() throws(Unreadable) -> Statement.Kind {
        advance()
        let condition = try headExpression()
        return .whileLoop(condition, try block())
    }

    // repeatLoop = "repeat" expression block .
    private mutating func repeatLoop() throws(Unreadable) -> Statement.Kind {
        advance()
        let count = try headExpression()
        return .repeatLoop(count, try block())
    }

    // forLoop = "for" pattern "in" expression [ "by" expression ] block .
    private mutating func forLoop() throws(Unreadable) -> Statement.Kind {
        advance()
        let pattern = try pattern()
        guard match(.in) else { throw unexpected("“in”") }
        let values = try headExpression()
        let step = try step()
        return .forLoop(pattern, in: values, by: step, try block())
    }

    /// `by` and a value, if they are next.
    mutating func step() throws(Unreadable) -> Expression? {
        guard kind == .name, isWord(token, "by") else { return nil }
        advance()
        skipNewline()
        return try headExpression()
    }

    /// In a head `{` belongs to the head.
    mutating func headExpression() throws(Unreadable) -> Expression {
        let outer = allowsBlocks
        allowsBlocks = false
        defer { allowsBlocks = outer }
        return try expression()
    }

    // returning = "return" [ expression ] .
    private mutating func returning() throws(Unreadable) -> Statement.Kind {
        advance()
        switch kind {
        case .newline, .semicolon, .closeBrace, .end: return .returning(nil)
        default: return .returning(try expression())
        }
    }

    // importing = "import" text .
    private mutating func importing() throws(Unreadable) -> Statement.Kind {
        advance()
        guard kind == .text else { throw unexpected("the name of a file between quotes") }
        let name = Name(TextLiteral.decoded(bytes(token).dropFirst().dropLast()), span)
        advance()
        return .importing(name)
    }

    // assignment = target ( "=" | "+=" | … ) expression .
    func isAssignable(_ target: Expression) -> Bool {
        switch target.kind {
        case .name(_, primes: 0), .index, .member: true
        default: false
        }
    }

    mutating func valueOrAssignment() throws(Unreadable) -> Statement.Kind {
        let value = try expression()
        guard kind == .assign || kind == .compoundAssign else { return .expression(value) }
        guard isAssignable(value) else { throw unreadable("only a name, l[i] or p.x can be given a value; == compares", span) }
        let combining = kind == .assign ? nil : BinaryOperator(rawValue: String(text(token).dropLast()))
        advance()
        return .assignment(value, combining, try expression())
    }
}
