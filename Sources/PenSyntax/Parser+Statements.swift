// Statements.

extension Parser {
    // script = { statement ( newline | ";" ) } .
    mutating func statements() -> [Statement] {
        var statements: [Statement] = []
        while true {
            skipSeparators()
            if kind == .end || kind == .closeBrace { return statements }
            if let statement = try? wholeStatement() { statements.append(statement) } else { recover() }
        }
    }

    mutating func wholeStatement() throws(Unreadable) -> Statement {
        let statement = try statement()
        try endOfStatement()
        return statement
    }

    private mutating func skipSeparators() {
        while kind == .newline || kind == .semicolon {
            if kind == .semicolon, index == 0 || previousToken.kind == .semicolon || token.flags.contains(.startsLine) {
                report(.twoCommands, "one “;” or a new line is enough", span, fix: .init(replacing: span, with: ""))
            }
            advance()
        }
    }

    /// `circle(0, 0, 9) at p`, where the preposition is next.
    private mutating func misplacedClause() -> Unreadable {
        if let parenthesized = parenthesesAroundRest() { return parenthesized }
        return unreadable(.misplacedWord, "“\(text(token))” goes with the values of a command; inside a line it stands in its parentheses", span)
    }

    private mutating func endOfStatement() throws(Unreadable) {
        if isAtEndOfStatement { return }
        if kind == .comma, let parenthesized = secondDeclaration() ?? parenthesesAroundRest() { throw parenthesized }
        if kind.beginsValue { throw juxtaposed(.value) }
        if kind == .preposition { throw misplacedClause() }
        if kind == .openBrace, let function = blockBehindValue() { throw function }
        if kind == .while, let loop = loopTestedAtEnd() { throw loop }
        throw unexpected("a new line or “;”")
    }

    // block = "{" script "}" .
    mutating func block() throws(Unreadable) -> Block {
        if kind == .colon, peek().kind == .openBrace {
            report(.wrongBlock, "no colon stands before a block", span, fix: .init(replacing: span, with: ""))
            advance()
        }
        if kind == .colon { return try indentedBlock() }
        if kind != .openBrace { try foreignBlockOpening() }
        if kind == .newline, isIndented { return try indentedBlock() }
        guard kind == .openBrace else { throw unexpectedInHead() }
        let start = span
        let statements = bracketed { parser throws(Unreadable) in parser.statements() }
        return Block(statements: statements ?? [], span: span(from: start))
    }

    private mutating func unexpectedInHead() -> Unreadable {
        if let bare = choiceWithoutBraces() ?? statementWithoutBraces() { return bare }
        return kind.beginsValue && previousToken.kind.endsValue ? juxtaposed(.value) : unexpected("the { of a block")
    }

    private mutating func statement() throws(Unreadable) -> Statement {
        let (start, outer) = (span, statementStart)
        statementStart = index
        defer {
            statementStart = outer
            reportLayout()
        }
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
        case .label where !beginsIndentedCommand: throw labelAtHead()
        case .openBrace: throw looseBlock()
        case .else: throw unreadable(.misplacedWord, "“else” follows the } of an if", span)
        default: try valueOrAssignment()
        }
    }

    private mutating func word(_ kind: Statement.Kind) -> Statement.Kind {
        advance()
        return kind
    }

    // declaration = "let" pattern "=" expression .
    mutating func declaration() throws(Unreadable) -> Statement.Kind {
        let start = span
        advance()
        if let definition = try definitionWithLet(start) { return definition }
        let pattern = try pattern()
        guard match(.assign) else { throw missingAssignment() }
        return .declaration(pattern, try expression())
    }

    // pattern = name | "(" name { "," name } ")" .
    mutating func pattern() throws(Unreadable) -> Pattern {
        checkForeignPattern()
        guard kind == .openParenthesis || isForeignPattern else { return .name(try plainName()) }
        let start = span
        let names = bracketed { parser throws(Unreadable) in
            var names = [try parser.plainName()]
            if parser.kind == .name {
                let gap = parser.place(parser.previousSpan.end, parser.token.start)
                throw parser.unreadable(.missingSign, "between two names a comma is missing", parser.span, fix: .init(replacing: gap, with: ", "))
            }
            while parser.match(.comma), parser.kind != .closeParenthesis, parser.kind != .closeBracket, parser.kind != .closeBrace { names.append(try parser.plainName()) }
            return names
        }
        return .names(names ?? [], span(from: start))
    }

    /// A name that is declared: no reserved word, no primes.
    mutating func plainName() throws(Unreadable) -> Name {
        if let name = nameWithType() { return name }
        if kind.isReserved { throw unreadable(.reservedName, "“\(text(token))” is a word of pen and can be no name", span) }
        guard kind == .name else { throw unexpected("a name") }
        let name = Name(text(token), span)
        if name.text.utf8.last == 0x27 {
            throw unreadable(.reservedName, "a new name has no ' in it: they mean the derivative of a function", span)
        }
        advance()
        return name
    }

    // definition = "def" name parameters ( block | "=" expression ) .
    mutating func definition() throws(Unreadable) -> Statement.Kind {
        advance()
        return try definitionBehindWord()
    }

    mutating func definitionBehindWord() throws(Unreadable) -> Statement.Kind {
        let name = try plainName()
        if kind == .openBrace || kind == .assign {
            report(.wrongFunction, "after the name of a function stand its parameters, or ()", name.span, fix: .init(replacing: endOfPrevious, with: "()"))
        } else if kind != .openParenthesis {
            throw unexpected("“(”")
        }
        let parameters = kind == .openParenthesis ? try parameters() : []
        skipResultType()
        if kind == .openBrace { return .function(name, FunctionBody(parameters: parameters, result: .block(try block()))) }
        if kind == .newline { try foreignBlockOpening() }
        if kind == .openBrace || kind == .colon || kind == .newline && isIndented { return .function(name, FunctionBody(parameters: parameters, result: .block(try block()))) }
        if previousToken.kind == .arrow { return .function(name, FunctionBody(parameters: parameters, result: .value(try expression()))) }
        guard match(.assign) else { throw unexpected("“{” or “=”") }
        if kind == .openBrace {
            let sign = place(tokens[index - 2].end, token.start)
            report(.wrongFunction, "the block of a function follows its parameters", previousSpan, fix: .init(replacing: sign, with: " "))
            return .function(name, FunctionBody(parameters: parameters, result: .block(try block())))
        }
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
        try foreignRepeat()
        let count = try headExpression()
        return .repeatLoop(count, try block())
    }

    // forLoop = "for" pattern "in" expression [ "by" expression ] block .
    mutating func forLoop() throws(Unreadable) -> Statement.Kind {
        advance()
        if let foreign = foreignFor() { throw foreign }
        let pattern = try loopPattern()
        guard match(.in) else { throw unexpected("“in”") }
        let values = withoutEnumeration(try headExpression())
        try foreignRangeEnd()
        let step = try step()
        return .forLoop(pattern, in: values, by: step, try block())
    }

    /// `by` and a value, if they are next.
    mutating func step() throws(Unreadable) -> Expression? {
        guard kind == .name else { return nil }
        if !isWord(token, "by") {
            guard isWord(token, "step") || isWord(token, "stride"), peek().kind.beginsValue || peek().kind == .minus else { return nil }
            report(.wrongLoop, "the step of a loop is written with by", span, fix: .init(replacing: span, with: "by"))
        }
        advance()
        skipNewline()
        return try headExpression()
    }

    /// In a head `{` belongs to the head.
    mutating func headExpression() throws(Unreadable) -> Expression {
        let (outer, outerHead) = (allowsBlocks, isInHead)
        (allowsBlocks, isInHead) = (false, true)
        defer { (allowsBlocks, isInHead) = (outer, outerHead) }
        let value = try expression()
        if kind == .assign {
            report(.oneEqualsSign, "= gives a value; == compares", span, fix: .init(replacing: span, with: "=="))
            advance()
            _ = try expression()
        }
        return value
    }

    // returning = "return" [ expression ] .
    private mutating func returning() throws(Unreadable) -> Statement.Kind {
        advance()
        return .returning(isAtEndOfStatement ? nil : try expression())
    }

    // importing = "import" text .
    private mutating func importing() throws(Unreadable) -> Statement.Kind {
        advance()
        guard kind == .text else { throw unquotedImport() }
        let name = Name(TextLiteral.decoded(bytes(token).dropFirst().dropLast()), span)
        advance()
        return .importing(name)
    }

    /// `import shapes.pen`, where the name is next.
    private mutating func unquotedImport() -> Unreadable {
        if let foreign = foreignModule() { return foreign }
        let start = span
        while kind == .name || kind == .dot || kind == .slash { advance() }
        guard isAtEndOfStatement, previousSpan.end > start.start else { return unexpected("the name of a file between quotes") }
        let name = start.through(previousSpan)
        let file = source.text(name)
        return unreadable(.wrongQuotes, "the name of a file stands between quotes", name,
            fix: .init(replacing: name, with: "\"\(file)\(file.hasSuffix(".pen") ? "" : ".pen")\""))
    }

    // assignment = target ( "=" | "+=" | … ) expression .
    private func isAssignable(_ target: Expression) -> Bool {
        switch target.kind {
        case .name(_, primes: 0), .index, .member: true
        default: false
        }
    }

    mutating func valueOrAssignment() throws(Unreadable) -> Statement.Kind {
        if let misplaced = definitionBehindValue() ?? procedureOfLogo() ?? misplacedSign() ?? foreignIncrement() ?? severalTargets() ?? valuesBeforeName() ?? foreignImport() { throw misplaced }
        let value = try expression()
        if let foreign = foreignAssignment(value) { throw foreign }
        guard kind == .assign || kind == .compoundAssign else { return .expression(value) }
        guard isAssignable(value) else { throw unassignable() }
        let combining = kind == .assign ? nil : BinaryOperator(rawValue: String(text(token).dropLast()))
        advance()
        return .assignment(value, combining, try expression())
    }

    private mutating func unassignable() -> Unreadable {
        let fix = kind == .assign ? Diagnostic.Fix(replacing: span, with: "==") : nil
        return unreadable(.wrongAssignment, "only a name, l[i] or p.x can be given a value; == compares", span, fix: fix)
    }

    /// `stroke: red` at the head of a line.
    private mutating func labelAtHead() -> Unreadable {
        let colon = peek()
        if text(token) == "else" { return unreadable(.wrongBlock, "a block stands between { and }", place(index + 1)) }
        if isNameBehindColon(index + 1) {
            return unreadable(.misplacedLabel, "the value of a variable is its name alone, without a colon", place(index + 1),
                fix: .init(replacing: place(index + 1), with: ""))
        }
        return unreadable(.misplacedLabel, "at the head of a line a command has no colon", place(index + 1),
            fix: .init(replacing: Span(source: source.id, start: colon.start, end: max(colon.end, peek(2).start)), with: " "))
    }

    /// A block that belongs to nothing.
    private mutating func looseBlock() -> Unreadable {
        let opening = span
        let isBelowHead = index > 0 && token.flags.contains(.startsLine) && previousToken.kind.endsValue
            && previousToken.kind != .closeBrace
        report(.misplacedBlock, "a block belongs to the head before its {, in the same line", opening,
            fix: isBelowHead ? .init([.init(endOfPrevious, " {"), .init(opening, "")]) : nil)
        _ = try? block()
        return Unreadable()
    }
}
