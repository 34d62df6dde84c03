// Statements that begin with a name: commands, definitions of functions, assignments; and arguments.

extension Parser {
    mutating func headedByName() throws(Unreadable) -> Statement.Kind {
        if let definition = try shortDefinition() { return definition }
        if peek().kind == .comma, let several = severalTargets() { throw several }
        if let foreign = valuesBeforeName() { throw foreign }
        if let foreign = try foreignStatement() { return foreign }
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
        beginsArguments(after: index)
    }

    /// Whether what follows a name has the shape of a command's arguments.
    func beginsArguments(after name: Int) -> Bool {
        let next = tokens[min(name + 1, tokens.count - 1)]
        guard !next.flags.contains(.startsLine) else { return false }
        if next.kind == .openBrace { return true }
        guard next.flags.contains(.spaceBefore), bytes(tokens[name]).last != 0x27 else { return false }
        switch next.kind {
        case .minus:
            let after = tokens[min(name + 2, tokens.count - 1)]
            return !after.flags.contains(.spaceBefore) && (after.kind.beginsValue || after.kind == .minus || after.kind == .bar)
        case .preposition, .label: return true
        case .bar: return true
        default: return next.kind.beginsValue
        }
    }

    // command = name [ arguments ] [ block ] .
    mutating func command() throws(Unreadable) -> Expression {
        let start = span
        let callee = Expression(.name(text(token), primes: 0), start)
        advance()
        let (outer, outerHead, wasInHead) = (allowsBlocks, head, isInHead)
        (allowsBlocks, head, isInHead) = (false, index - 1, false)
        defer { (allowsBlocks, head, isInHead) = (outer, outerHead, wasInHead) }
        let arguments = kind == .openBrace ? [] : try arguments()
        let block = kind == .openBrace ? try block() : nil
        if let block, let last = arguments.last { checkOwner(of: block, last) }
        return Expression(.call(Call(callee: callee, arguments: arguments, block: block, style: .command)), span(from: start))
    }

    /// `draw path { … }`: the block belongs to `draw`, which cannot be meant.
    private mutating func checkOwner(of block: Block, _ last: Argument) {
        guard case .positional(let value) = last.kind else { return }
        switch value.kind {
        case .name, .call: break
        default: return
        }
        let start = value.span.atStart
        let end = block.span.atEnd
        let opening = Span(source: source.id, start: block.span.start, end: block.span.start + 1)
        report(.misplacedBlock, "this block belongs to the head of the line, not to “\(source.text(value.span))”", opening,
            fix: .init([.init(start, "("), .init(end, ")")]))
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
            guard kind == .comma else { break }
            advance()
            if kind == .closeParenthesis { break }
        }
        if kind.beginsValue || kind == .label { throw juxtaposed(.arguments) }
        return arguments
    }

    private mutating func positional(after last: Argument?) throws(Unreadable) -> Argument {
        let value = try expression()
        if kind == .assign { try labelWithEqualSign(value) }
        switch last?.kind {
        case nil, .positional: return Argument(.positional(value), value.span)
        case .labelled where kind.beginsValue && previousToken.kind == .name:
            let gap = Span(source: source.id, start: value.span.end, end: token.start)
            throw unreadable(.misplacedLabel, "a label is written with a colon: \(source.text(value.span)): …", value.span, fix: .init(replacing: gap, with: ": "))
        default: throw unreadable(.misplacedLabel, "a value without a label stands before those with one", value.span)
        }
    }

    /// `radius = 3` in place of `radius: 3`; or a comparison with one sign.
    private mutating func labelWithEqualSign(_ value: Expression) throws(Unreadable) {
        if case .name = value.kind, !isReadingAhead {
            let sign = Span(source: source.id, start: value.span.end, end: max(token.end, peek().start))
            report(.misplacedLabel, "a label is written with a colon", span, fix: .init(replacing: sign, with: ": "))
        } else if isAnimating {
            throw unreadable(.misplacedWord, "where a property goes is said with to", span, fix: .init(replacing: span, with: "to"))
        } else {
            report(.oneEqualsSign, "= gives a value; == compares", span, fix: .init(replacing: span, with: "=="))
        }
        advance()
        _ = try expression()
    }

    /// Whether a preposition (or `for`) is next, after a complete value.
    private var beginsClause: Bool { kind == .preposition || kind == .for || isBy }

    /// After a complete value `by` is a preposition; at the head of a line only with the shape of a command.
    private var isBy: Bool {
        guard token.kind == .name, isWord(token, "by") else { return false }
        return kind == .name || kind == .newline && beginsArguments(after: index) && peek().kind != .openBrace
    }

    // labelled = label ":" expression .
    private mutating func labelled() throws(Unreadable) -> Argument {
        let label = Name(text(token), span)
        advance()
        advance()
        return Argument(.labelled(label, try expression()), span(from: label.span))
    }

    // clause = preposition expression { "," expression } | "for" pattern "in" expression [ "by" expression ] .
    private mutating func clause() throws(Unreadable) -> Argument {
        skipNewline()
        let preposition = Name(text(token), span)
        if let duration = foreignDuration() { throw duration }
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
