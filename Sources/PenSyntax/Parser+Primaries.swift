// Values: names, literals, brackets, and what follows them directly.

extension Parser {
    // postfix = primary { "(" arguments ")" [ block ] | block | "[" expression "]" | "." name } .
    mutating func postfix() throws(Unreadable) -> Expression {
        let outer = height
        height = 0
        defer { height = max(outer, height) }
        var value = try primary()
        var links = 0
        while true {
            switch kind {
            case .openParenthesis: value = try call(value)
            case .openBracket: value = try subscripted(value)
            case .dot: value = try member(value)
            case .openBrace:
                guard allowsBlocks, case .name = value.kind else { return value }
                value = try call(value)
            default: return value
            }
            links += 1
            height += 1
            if links > Parser.longestChain || height > Parser.longestChain + 1000 { throw tooLong(value.span) }
        }
    }

    private mutating func call(_ callee: Expression) throws(Unreadable) -> Expression {
        var arguments: [Argument] = []
        if kind == .openParenthesis {
            arguments = try bracketed { parser throws(Unreadable) in
                parser.kind == .closeParenthesis ? [] : try parser.arguments()
            } ?? []
        }
        let block = kind == .openBrace && allowsBlocks ? try block() : nil
        let call = Call(callee: callee, arguments: arguments, block: block, style: .parentheses)
        return Expression(.call(call), span(from: callee.span))
    }

    private mutating func subscripted(_ list: Expression) throws(Unreadable) -> Expression {
        let start = span
        let index = try bracketed { parser throws(Unreadable) in try parser.expression() }
        return Expression(.index(list, index ?? Expression(.missing, span(from: start))), span(from: list.span))
    }

    private mutating func member(_ value: Expression) throws(Unreadable) -> Expression {
        advance()
        guard kind == .name else { throw unexpected("a name") }
        let name = Name(text(token), span)
        advance()
        return Expression(.member(value, name), span(from: value.span))
    }

    // primary = number | text | colour | name | "true" | "false" | "nil" | list | parenthesized | conditional .
    private mutating func primary() throws(Unreadable) -> Expression {
        height = max(height, 1)
        switch kind {
        case .number: return number()
        case .name: return name()
        case .text: return plainText()
        case .textOpening: return try text()
        case .colour: return leaf(.colour(colour(bytes(token).dropFirst())))
        case .true: return leaf(.boolean(true))
        case .false: return leaf(.boolean(false))
        case .nil: return leaf(.nothing)
        case .openBracket: return try list()
        case .openParenthesis: return try parenthesized()
        case .if:
            let start = span
            let conditional = try nested { parser throws(Unreadable) in try parser.conditional() }
            return Expression(.conditional(conditional), span(from: start))
        default: throw unexpected("a value")
        }
    }

    private mutating func leaf(_ kind: Expression.Kind) -> Expression {
        let expression = Expression(kind, span)
        advance()
        return expression
    }

    mutating func number() -> Expression {
        let literal = NumberLiteral(source.bytes, from: Int(token.start), to: Int(token.end))
        return leaf(.number(literal.value, literal.unit))
    }

    private mutating func name() -> Expression {
        var bytes = bytes(token)
        var primes = 0
        while bytes.last == 0x27 {
            bytes.removeLast()
            primes += 1
        }
        return leaf(.name(String(decoding: bytes, as: UTF8.self), primes: primes))
    }

    private func colour(_ digits: ArraySlice<UInt8>) -> UInt32 {
        let values = digits.map { $0.hexValue ?? 0 }
        switch values.count {
        case 3: return values.reduce(0) { $0 << 8 | $1 * 17 } << 8 | 0xFF
        case 6: return values.reduce(0) { $0 << 4 | $1 } << 8 | 0xFF
        case 8: return values.reduce(0) { $0 << 4 | $1 }
        default: return 0xFF
        }
    }

    private mutating func plainText() -> Expression {
        leaf(.text([.literal(TextLiteral.decoded(bytes(token).dropFirst().dropLast()))]))
    }

    // text = textOpening expression { textMiddle expression } textClosing .
    private mutating func text() throws(Unreadable) -> Expression {
        let start = span
        var pieces: [TextPiece] = []
        addLiteral(bytes(token).dropFirst().dropLast(2), &pieces)
        while kind == .textOpening || kind == .textMiddle {
            let closing = Int(token.partner)
            let value = try bracketed { parser throws(Unreadable) in try parser.expression() }
            move(to: closing)
            pieces.append(.value(value ?? Expression(.missing, previousSpan)))
            addLiteral(bytes(token).dropFirst().dropLast(kind == .textMiddle ? 2 : 1), &pieces)
        }
        advance()
        return Expression(.text(pieces), span(from: start))
    }

    private func addLiteral(_ bytes: ArraySlice<UInt8>, _ pieces: inout [TextPiece]) {
        if !bytes.isEmpty { pieces.append(.literal(TextLiteral.decoded(bytes))) }
    }

    // list = "[" [ expression { "," expression } [ "," ] ] "]" .
    private mutating func list() throws(Unreadable) -> Expression {
        let start = span
        let elements = try values(until: .closeBracket)
        return Expression(.list(elements ?? []), span(from: start))
    }

    // parenthesized = "(" expression [ "," expression ] [ "," ] ")" .    One value, or a point.
    private mutating func parenthesized() throws(Unreadable) -> Expression {
        let start = span
        guard let values = try values(until: .closeParenthesis) else { return Expression(.missing, span(from: start)) }
        let place = span(from: start)
        switch values.count {
        case 1: return Expression(.parenthesized(values[0]), place)
        case 2: return Expression(.point(values[0], values[1]), place)
        default: throw unreadable("parentheses hold one value, or the two coordinates of a point", place)
        }
    }

    private mutating func values(until closing: TokenKind) throws(Unreadable) -> [Expression]? {
        try bracketed { parser throws(Unreadable) in
            var values: [Expression] = []
            while parser.kind != closing {
                values.append(try parser.expression())
                guard parser.match(.comma) else { break }
            }
            return values
        }
    }
}
