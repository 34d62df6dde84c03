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
            case .openParenthesis:
                guard value.isCallable else { return value }
                value = try call(value)
            case .openBracket:
                guard value.isIndexable else { return value }
                value = try subscripted(value)
            case .dot: value = try member(value)
            case .openBrace:
                guard allowsBlocks, case .name = value.kind else { return value }
                value = try call(value)
            case .prime where !token.flags.contains(.spaceBefore): value = prime(value)
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
            arguments = bracketed { parser throws(Unreadable) in
                parser.kind == .closeParenthesis ? [] : try parser.arguments()
            } ?? []
        }
        let block = kind == .openBrace && allowsBlocks ? try block() : nil
        let call = Call(callee: callee, arguments: arguments, block: block, style: .parentheses)
        let whole = span(from: callee.span)
        if case .name(let name, _) = callee.kind { checkForeignCall(name, call, whole) }
        return Expression(.call(call), whole)
    }

    private mutating func subscripted(_ list: Expression) throws(Unreadable) -> Expression {
        let start = span
        let index = bracketed { parser throws(Unreadable) in
            if let slice = parser.foreignSlice() { throw slice }
            return try parser.expression()
        }
        return Expression(.index(list, index ?? Expression(.missing, span(from: start))), span(from: list.span))
    }

    private mutating func member(_ value: Expression) throws(Unreadable) -> Expression {
        advance()
        guard kind == .name else { throw kind == .text || kind == .textOpening ? dotBeforeText() : unexpected("a name") }
        let name = Name(text(token), span)
        advance()
        return Expression(.member(value, name), span(from: value.span))
    }

    // primary = number | text | colour | name | "true" | "false" | "nil" | list | parenthesized | conditional .
    private mutating func primary() throws(Unreadable) -> Expression {
        height = max(height, 1)
        switch kind {
        case .number: return number()
        case .name:
            if let easing = hyphenatedEasing() { throw easing }
            return name()
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
        case .plus, .bang, .root, .bar: return try foreignPrefix()
        case .openBrace: throw bracesForValue()
        case .label where isInHead: return labelAsValue()
        case .label where beginsIndentedCommand: return try indentedCommand()
        case .label: throw misplacedLabel()
        case .not: throw unreadable(.missingParentheses, "“not” and what follows it need parentheses here", span, fix: parenthesesAroundNegation())
        case _ where token.flags.contains(.newlineBefore) && kind.isReserved && index > statementStart: throw unreadable(.missingPart, "here a value is missing", endOfPrevious)
        default:
            if let foreign = repeatWithoutColon() { throw foreign }
            throw kind.isReserved ? unreadable(.reservedName, "“\(text(token))” is a word of pen and stands for no value", span) : unexpected("a value")
        }
    }

    private mutating func misplacedLabel() -> Unreadable {
        unreadable(.misplacedLabel, "“\(text(token)):” is a label; labels stand among the values of a command or call", span)
    }

    /// `if x:`, where the colon is read as that of a block.
    private mutating func labelAsValue() -> Expression {
        switch text(token) {
        case "true": leaf(.boolean(true))
        case "false": leaf(.boolean(false))
        case "nil": leaf(.nothing)
        default: name()
        }
    }

    private func parenthesesAroundNegation() -> Diagnostic.Fix? {
        var copy = ahead()
        guard !isReadingAhead, let value = try? copy.negation(), copy.diagnostics.isEmpty else { return nil }
        let (start, end) = (value.span.start, value.span.end)
        return .init([.init(Span(source: source.id, start: start, end: start), "("), .init(Span(source: source.id, start: end, end: end), ")")])
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

    /// Beyond it k! leaves the range of doubles.
    private static let maximumPrimes = 100

    private mutating func name() -> Expression {
        var bytes = bytes(token)
        var primes = 0
        while bytes.last == 0x27 {
            bytes.removeLast()
            primes += 1
        }
        let name = String(decoding: bytes, as: UTF8.self)
        if primes > Self.maximumPrimes {
            report(.wrongDerivative, "a function is derived at most \(Self.maximumPrimes) times, and here it is \(primes)", span)
            primes = 0
        }
        if let first = bytes.first, first | 0x20 == 0x6E || first | 0x20 == 0x74 || first == 0x46 || first == 0x75 {
            checkForeignWord(name, span)
        }
        return leaf(.name(name, primes: primes))
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
            let value = bracketed { parser throws(Unreadable) in try parser.expression() }
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
        let elements = values(until: .closeBracket)
        return Expression(.list(elements ?? []), span(from: start))
    }

    // parenthesized = "(" expression [ "," expression ] [ "," ] ")" .    One value, or a point.
    private mutating func parenthesized() throws(Unreadable) -> Expression {
        let (start, opening, reported) = (span, index, diagnostics.count)
        let values = values(until: .closeParenthesis)
        let place = span(from: start)
        switch values?.count {
        case 1?: return Expression(.parenthesized(values?[0] ?? Expression(.missing, place)), place)
        case 2?: return Expression(.point(values?[0] ?? Expression(.missing, place), values?[1] ?? Expression(.missing, place)), place)
        case let count: return tooManyValues(count, opening, reported)
        }
    }

    /// What the parentheses at `opening`, which have been read, hold is no value and no point.
    private mutating func tooManyValues(_ count: Int?, _ opening: Int, _ reported: Int) -> Expression {
        let closing = index - 1
        let place = self.place(opening).through(self.place(closing))
        let missing = Expression(.missing, place)
        let followsHead = head >= 0 && opening == head + 1
        if count == nil {
            // Labels and clauses cannot stand in parentheses, unless they are those of a call.
            var copy = ahead(from: opening + 1)
            guard followsHead, !isReadingAhead, (try? copy.arguments()) != nil, copy.index == closing, copy.diagnostics.isEmpty else { return missing }
            diagnostics.removeSubrange(min(reported, diagnostics.count)...)
        }
        let message = "parentheses hold one value, or the two coordinates of a point"
        if count == 0 {
            let gap = Span(source: source.id, start: tokens[max(0, opening - 1)].end, end: tokens[opening].start)
            report(.extraParentheses, message, place, fix: followsHead ? .init(replacing: gap, with: "") : nil)
        } else if followsHead {
            report(.extraParentheses, "the values of “\(text(tokens[head]))” stand without parentheses", place, fix: .init([.init(self.place(opening), ""), .init(self.place(closing), "")]))
        } else {
            report(.extraParentheses, message + "; a list is written with [ ]", place, fix: .init([.init(self.place(opening), "["), .init(self.place(closing), "]")]))
        }
        return missing
    }

    private mutating func values(until closing: TokenKind) -> [Expression]? {
        let opening = index
        return bracketed { parser throws(Unreadable) in
            var values: [Expression] = []
            while parser.kind != closing {
                values.append(try parser.expression())
                guard parser.match(.comma) else { break }
            }
            if parser.kind == .for, let foreign = parser.comprehension(opening) { throw foreign }
            if parser.kind.beginsValue { throw parser.juxtaposed(.arguments) }
            return values
        }
    }
}

extension Expression {
    /// Can stand before the parentheses of a call; whether it is a function is seen when it is called.
    fileprivate var isCallable: Bool {
        switch kind {
        case .name, .member, .call, .index, .function, .missing: true
        case .parenthesized(let value): value.isCallable || value.isConditional
        default: false
        }
    }

    fileprivate var isIndexable: Bool {
        switch kind {
        case .number, .colour, .boolean, .nothing: false
        default: true
        }
    }

    private var isConditional: Bool {
        if case .conditional = kind { true } else { false }
    }
}
