// Statements that begin with a name: commands, definitions of functions, assignments; and arguments.

extension Parser {
    mutating func headedByName() throws(Unreadable) -> Statement.Kind {
        if let definition = try shortDefinition() { return definition }
        return headsCommand ? .expression(try command()) : try valueOrAssignment()
    }

    // shortDefinition = name parameters "=" expression .
    private mutating func shortDefinition() throws(Unreadable) -> Statement.Kind? {
        let opening = peek()
        guard opening.kind == .openParenthesis, !opening.flags.contains(.startsLine), opening.partner >= 0,
            tokens[Int(opening.partner) + 1].kind == .assign
        else { return nil }
        let name = try plainName()
        let parameters = try parameters()
        advance()
        return .function(name, FunctionBody(parameters: parameters, result: .value(try expression())))
    }

    /// Whether the name that is next heads a command: by the shape of what follows, and the space between.
    private var headsCommand: Bool {
        let next = peek()
        guard !next.flags.contains(.startsLine) else { return false }
        if next.kind == .openBrace { return true }
        guard next.flags.contains(.spaceBefore), bytes(token).last != 0x27 else { return false }
        switch next.kind {
        case .minus:
            let after = peek(2)
            return !after.flags.contains(.spaceBefore) && (after.kind.beginsValue || after.kind == .minus)
        case .preposition, .label: return true
        case .bar, .root: return true
        default: return next.kind.beginsValue
        }
    }

    // command = name [ arguments ] [ block ] .
    mutating func command() throws(Unreadable) -> Expression {
        let start = span
        let callee = Expression(.name(text(token), primes: 0), start)
        advance()
        let outer = allowsBlocks
        allowsBlocks = false
        defer { allowsBlocks = outer }
        let arguments = kind == .openBrace ? [] : try arguments()
        let block = kind == .openBrace ? try block() : nil
        return Expression(.call(Call(callee: callee, arguments: arguments, block: block, style: .command)), span(from: start))
    }

    // arguments = [ argument { "," argument } ] { [ "," ] clause } .
    mutating func arguments() throws(Unreadable) -> [Argument] {
        var arguments: [Argument] = []
        var isAfterValue = false
        while true {
            if kind == .label {
                arguments.append(try labelled())
            } else if kind == .preposition || kind == .for || isAfterValue && isBy {
                arguments.append(try clause())
            } else {
                arguments.append(try positional(after: arguments.last))
            }
            isAfterValue = beginsClause
            if isAfterValue { continue }
            guard match(.comma) else { return arguments }
            if kind == .closeParenthesis { return arguments }
        }
    }

    private mutating func positional(after last: Argument?) throws(Unreadable) -> Argument {
        let value = try expression()
        switch last?.kind {
        case nil, .positional: return Argument(.positional(value), value.span)
        default: throw unreadable("a value without a label stands before those with one", value.span)
        }
    }

    /// Whether a preposition (or `for`) is next, after a complete value.
    private var beginsClause: Bool { kind == .preposition || kind == .for || isBy }

    private var isBy: Bool { kind == .name && isWord(token, "by") }

    // labelled = label ":" expression .
    private mutating func labelled() throws(Unreadable) -> Argument {
        let label = Name(text(token), span)
        advance()
        advance()
        return Argument(.labelled(label, try expression()), span(from: label.span))
    }

    // clause = preposition expression { "," expression } | "for" pattern "in" expression [ "by" expression ] .
    private mutating func clause() throws(Unreadable) -> Argument {
        let preposition = Name(text(token), span)
        if match(.for) { return try iteration(preposition) }
        advance()
        skipNewline()
        var values = [try expression()]
        while kind == .comma, continuesClause(peek()) {
            advance()
            values.append(try expression())
        }
        return Argument(.clause(preposition, values), span(from: preposition.span))
    }

    private func continuesClause(_ token: Token) -> Bool {
        switch token.kind {
        case .label, .preposition, .for, .closeParenthesis: false
        default: true
        }
    }

    private mutating func iteration(_ word: Name) throws(Unreadable) -> Argument {
        let pattern = try pattern()
        guard match(.in) else { throw unexpected("“in”") }
        let values = try expression()
        var step: Expression?
        if isBy {
            advance()
            skipNewline()
            step = try expression()
        }
        return Argument(.iteration(word, pattern, values, step: step), span(from: word.span))
    }
}
