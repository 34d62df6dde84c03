// Values as other languages write them: choices, parts of lists, functions without a name, and more.

extension Parser {
    // MARK: Derivatives

    /// `(x => x^2)'(3)`, `f(2)'`: a prime that does not follow a name.
    mutating func prime(_ value: Expression) -> Expression {
        let sign = span
        advance()
        if case .call(let call) = value.kind, case .name = call.callee.kind, call.style == .parentheses {
            let end = place(call.callee.span.end, call.callee.span.end)
            report(.wrongDerivative, "the ' of a derivative stands directly after the function's name", sign, fix: .init([.init(end, source.text(sign)), .init(sign, "")]))
        } else {
            report(.wrongDerivative, "the ' of a derivative stands only after a name: let f = x => x^2, then f'(3)", sign, fix: namingFunction(value, sign))
        }
        return Expression(.missing, value.span.through(sign))
    }

    /// Gives the function a name in a line of its own.
    private mutating func namingFunction(_ value: Expression, _ sign: Span) -> Diagnostic.Fix? {
        let first = tokens[statementStart]
        guard !isReadingAhead, first.kind != .def, first.start <= value.span.start else { return nil }
        guard let name = ["f", "g", "h", "k", "u", "v"].first(where: { !isDeclaredAnywhere($0) }) else { return nil }
        var function = value
        if case .parenthesized(let inner) = value.kind { function = inner }
        let start = place(first.start, first.start)
        return .init([.init(start, "let \(name) = \(source.text(function.span))\n\(indentation(of: first))"), .init(value.span, name)])
    }

    /// The blanks before a token that begins its line; none if another one does.
    private func indentation(of token: Token) -> String {
        var start = Int(token.start)
        while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 { start -= 1 }
        return token.flags.contains(.newlineBefore) ? source.text(place(Int32(start), token.start)) : ""
    }

    // MARK: Choices and lists

    /// `c ? a : b` or `a if c else b`, where the first value has been read.
    mutating func foreignChoice(_ value: Expression) throws(Unreadable) -> Expression {
        kind == .question ? try ternary(value) : try choiceBehindValue(value)
    }

    private mutating func choiceBehindValue(_ value: Expression) throws(Unreadable) -> Expression {
        var copy = ahead()
        copy.advance()
        let condition = try? copy.nested { parser throws(Unreadable) in try parser.expression() }
        guard !isReadingAhead, let condition, copy.match(.else), let other = try? copy.nested({ parser throws(Unreadable) in try parser.expression() })
        else { throw juxtaposed(.value) }
        let whole = value.span.through(other.span)
        let choice = "if \(source.text(condition.span)) { \(source.text(value.span)) } else { \(source.text(other.span)) }"
        report(.wrongChoice, "pen writes a choice as if c { a } else { b }", span, fix: .init(replacing: whole, with: choice))
        move(to: copy.index)
        return Expression(.missing, whole)
    }

    /// `l[1:3]`, where what stands in the brackets is next.
    mutating func foreignSlice() -> Unreadable? {
        let colon = kind == .colon ? index : index + 1
        guard kind == .label || tokens[colon].kind == .colon, tokens[colon].kind == .colon, index > 0 else { return nil }
        let closing = Int(previousToken.partner)
        guard closing > colon else { return nil }
        let lower = colon == index ? "0" : text(token)
        let upper = source.text(place(tokens[colon + 1].start, tokens[closing - 1].end))
        let part = colon + 1 == closing ? "\(lower)..-1" : "\(lower)..<\(upper)"
        return unreadable(.wrongValue, "a part of a list is written l[a..<b]", place(colon), fix: .init(replacing: place(token.start, tokens[closing - 1].end), with: part))
    }

    /// `[x^2 for x in values if c]`, where `for` is next and the bracket opens at an index.
    mutating func comprehension(_ opening: Int) -> Unreadable? {
        let closing = Int(tokens[opening].partner), value = source.text(place(tokens[opening + 1].start, previousSpan.end))
        var copy = ahead()
        copy.advance()
        guard let pattern = try? copy.loopPattern(), copy.match(.in), let values = try? copy.operators() else { return nil }
        var condition: Expression?
        if copy.match(.if) { condition = try? copy.operators() }
        guard copy.index == closing else { return nil }
        let name: String
        switch pattern {
        case .name(let single): name = single.text
        case .names(let names, _): name = "(" + names.map(\.text).joined(separator: ", ") + ")"
        }
        let list = values.isPrimary ? source.text(values.span) : "(\(source.text(values.span)))"
        let filter = condition.map { ".filter(\(name) => \(source.text($0.span)))" } ?? ""
        let map = value == name && condition != nil ? "" : ".map(\(name) => \(value))"
        return unreadable(.wrongValue, "a list is made from another one with map: values.map(x => x^2)", span,
            fix: .init(replacing: place(tokens[opening].start, tokens[closing].end), with: list + filter + map))
    }

    /// `{1, 2, 3}`, `{"a": 1}`: braces hold blocks.
    mutating func bracesForValue() -> Unreadable {
        let (opening, closing) = (index, Int(token.partner))
        guard closing > opening, index > 0, [.assign, .comma, .openParenthesis, .return].contains(previousToken.kind) else { return unexpected("a value") }
        defer { move(to: closing + 1) }
        let inner = tokens[opening + 1..<closing]
        if inner.contains(where: { $0.kind == .colon }) {
            return unreadable(.wrongValue, "braces hold a block; pen has lists and no tables of names", span)
        }
        if tokens[opening + 1].kind == .name, tokens[opening + 2].kind == .in || tokens[opening + 2].kind == .arrow {
            let head = place(token.start, tokens[opening + 2].end), end = place(tokens[closing - 1].end, tokens[closing].end)
            return unreadable(.wrongFunction, "a function without a name is written x => x^2", span,
                fix: .init([.init(head, text(tokens[opening + 1]) + " =>"), .init(end, "")]))
        }
        let isList = inner.isEmpty || inner.contains { $0.kind == .comma }
        return unreadable(.wrongValue, "braces hold a block; a list is written with [ ]", span, fix: isList ? .init([.init(span, "["), .init(place(closing), "]")]) : nil)
    }

    /// `"a" . "b"`
    mutating func dotBeforeText() -> Unreadable {
        unreadable(.wrongSign, "texts are joined with +", previousSpan, fix: .init(replacing: previousSpan, with: "+"))
    }

    // MARK: Units and opacities

    private static let units = ["deg": "deg", "degree": "deg", "degrees": "deg", "rad": "rad", "radians": "rad", "turn": "turn", "turns": "turn", "ms": "ms", "sec": "s", "secs": "s", "second": "s", "seconds": "s", "milliseconds": "ms"]

    /// `90 deg`, where the unit is next.
    mutating func unitBehindBlank() -> Unreadable? {
        guard kind == .name, previousToken.kind == .number, let unit = Parser.units[text(token)] else { return nil }
        return unreadable(.wrongNumber, "a unit stands directly behind its number: \(text(previousToken))\(unit)", span, fix: .init(replacing: place(previousSpan.end, token.end), with: unit))
    }

    /// `red 50%`, where the per cent are next.
    mutating func opacityBehindColour() -> Unreadable? {
        guard kind == .number, text(token).hasSuffix("%"), previousToken.kind == .name || previousToken.kind == .colour,
            head >= 0, ["fill", "stroke", "background"].contains(text(tokens[head])) else { return nil }
        return unreadable([
            (.wrongColour, "a colour that is not opaque is written colour.withAlpha(\(text(token)))",
                .init(replacing: place(previousSpan.end, token.end), with: ".withAlpha(\(text(token)))")),
            (.missingSign, "between “\(text(previousToken))” and “\(text(token))” a comma is missing", .init(replacing: place(previousSpan.end, token.start), with: ", ")),
        ], span)
    }

    /// `if c 1 else 2`, `if c then 1 else 2`, where what follows the condition is next.
    mutating func choiceWithoutBraces() -> Unreadable? {
        guard kind.beginsValue || kind == .minus, previousToken.kind.endsValue, statementStart < index, tokens[statementStart].kind != .if, !isReadingAhead
        else { return nil }
        let start = span
        var copy = ahead()
        if isWord(token, "then") { copy.advance() }
        guard let first = try? copy.operators(), copy.match(.else), copy.kind != .if, let second = try? copy.operators(), copy.diagnostics.isEmpty else { return nil }
        move(to: copy.index)
        return unreadable(.wrongChoice, "pen writes a choice as if c { a } else { b }", start, fix: .init([
            .init(place(start.start, first.span.start), "{ "), .init(place(first.span.end, first.span.end), " }"),
            .init(place(second.span.start, second.span.start), "{ "), .init(place(second.span.end, second.span.end), " }"),
        ]))
    }

    // MARK: Words between values

    private static let infixWords: [String: (own: String, message: String)] = [
        "is": ("==", "values are compared with =="), "equals": ("==", "values are compared with =="), "mod": ("%", "the remainder is written a % b"),
        "union": ("∪", "the sign for the union of two areas is ∪"), "intersect": ("∩", "the sign for what two areas have in common is ∩"),
        "subtract": ("∖", "the sign for an area without another is ∖"), "xor": ("△", "the sign for what only one of two areas has is △"),
        "of": ("in", "this loop is written for x in values"),
    ]

    /// `lambda x: x^2`, `x in list`, `x is 3`: what is next cannot stand here, but shows what is meant.
    mutating func foreignBetweenValues() -> Unreadable? {
        guard !isReadingAhead, !isFull, index > 0, kind != .newline else { return nil }
        if isWord(previousToken, "lambda") { return lambda() }
        if isWord(previousToken, "new"), kind == .name {
            return unreadable(.wrongValue, "a value is made without “new”", previousSpan, fix: .init(replacing: place(previousToken.start, token.start), with: ""))
        }
        guard previousToken.kind.endsValue else { return nil }
        if kind == .in, let duration = foreignDuration() { return duration }
        if kind == .in || kind == .not && peek().kind == .in { return membership() }
        if kind == .name, let word = Parser.infixWords[text(token)], word.own != "in", peek().kind.beginsValue || peek().kind == .minus {
            let isNegated = isWord(token, "is") && peek().kind == .not
            let sign = isNegated ? place(token.start, peek().end) : span
            return unreadable(.wrongSign, word.message, sign, fix: .init(replacing: sign, with: isNegated ? "!=" : word.own))
        }
        return nil
    }

    /// `lambda x, y: x + y`, whose first word has been read.
    private mutating func lambda() -> Unreadable? {
        var (end, names) = (index, [String]())
        while [.name, .comma, .label].contains(tokens[end].kind) {
            if tokens[end].kind != .comma { names.append(text(tokens[end])) }
            end += 1
        }
        guard tokens[end].kind == .colon, !names.isEmpty else { return nil }
        let parameters = names.count == 1 ? names[0] : "(" + names.joined(separator: ", ") + ")"
        let head = place(previousToken.start, tokens[end].end)
        return unreadable(.wrongFunction, "a function without a name is written x => x^2", head, fix: .init(replacing: head, with: parameters + " =>"))
    }

    /// `x in list`, `x not in list`
    private mutating func membership() -> Unreadable? {
        let isNegated = kind == .not
        var copy = ahead(from: index + (isNegated ? 2 : 1))
        copy.allowsBlocks = false
        guard let list = try? copy.operators(), copy.diagnostics.isEmpty else { return nil }
        let start = startOfPrimary(endingAt: index - 1)
        let item = source.text(place(start, previousSpan.end))
        let owner = list.isPrimary ? source.text(list.span) : "(\(source.text(list.span)))"
        return unreadable(.wrongValue, "whether a list has a value is asked with contains", span,
            fix: .init(replacing: place(start, list.span.end), with: "\(isNegated ? "not " : "")\(owner).contains(\(item))"))
    }

    /// Where the name, literal, bracket or call that ends at an index begins.
    func startOfPrimary(endingAt last: Int) -> Int32 {
        var first = last
        while true {
            if [.closeParenthesis, .closeBracket].contains(tokens[first].kind), tokens[first].partner >= 0 {
                first = Int(tokens[first].partner)
                guard first > 0, !tokens[first].flags.contains(.spaceBefore), tokens[first - 1].kind.endsValue else { return tokens[first].start }
                first -= 1
            } else if first > 1, tokens[first - 1].kind == .dot {
                first -= 2
            } else {
                return tokens[first].start
            }
        }
    }

    /// `(x) { … }` and `list.map { x in … }`, `list.map { $0 * 2 }`, where the brace is next.
    mutating func blockBehindValue() -> Unreadable? {
        let closing = Int(token.partner), opening = span
        guard closing > index, !isReadingAhead else { return nil }
        let end = place(previousSpan.end, token.start)
        defer { move(to: closing + 1) }
        if previousToken.kind == .closeParenthesis, previousToken.partner > 0, [.assign, .comma, .openParenthesis].contains(tokens[Int(previousToken.partner) - 1].kind) {
            return unreadable(.wrongFunction, "between the names and the block of a function stands =>", opening, fix: .init(replacing: end, with: " => "))
        }
        guard index > 1, previousToken.kind == .name, tokens[index - 2].kind == .dot else { return nil }
        return trailingFunction(closing, end)
    }

    /// What stands between the braces becomes a function in parentheses.
    private mutating func trailingFunction(_ closing: Int, _ gap: Span) -> Unreadable? {
        let message = "a function that is handed on stands in parentheses: list.map(x => 2x)"
        var (first, name) = (index + 1, "x")
        let end = tokens[closing].start
        diagnostics.removeAll { $0.span.start > gap.end && $0.span.end <= end }
        if tokens[first].kind == .name, tokens[first + 1].kind == .in || tokens[first + 1].kind == .arrow {
            (name, first) = (text(tokens[first]), first + 2)
        }
        guard first < closing else { return unreadable(.wrongFunction, message, span) }
        let body = source.text(place(tokens[first].start, tokens[closing - 1].end)).split(separator: "$0", omittingEmptySubsequences: false).joined(separator: name)
        guard !body.contains("\n") else { return unreadable(.wrongFunction, message, span) }
        return unreadable(.wrongFunction, message, span, fix: .init(replacing: place(gap.start, tokens[closing].end), with: "(\(name) => \(body))"))
    }

    // MARK: Calls

    private static let points: Set<String> = [
        "CGPoint", "NSPoint", "CGVector", "Point", "PVector", "Vector", "Vector2", "vec2", "createVector", "Vec2", "pair", "CGSize",
    ]

    /// A call of a name that other languages have and pen writes otherwise, unless the text declares it.
    mutating func checkForeignCall(_ name: String, _ call: Call, _ span: Span) {
        switch name {
        case "range": checkForeignRange(call, span)
        case "function", "func", "fn":
            guard let block = call.block, !isDeclaredAnywhere(name) else { return }
            let gap = place(block.span.start, block.span.start)
            report(.wrongFunction, "a function without a name is written x => …", call.callee.span, fix: .init([.init(call.callee.span, ""), .init(gap, "=> ")]))
        case _ where call.arguments.count == 2 && Parser.points.contains(name):
            guard call.block == nil, !isDeclaredAnywhere(name) else { return }
            let values = call.arguments.map { argument in
                if case .labelled(_, let value) = argument.kind { return source.text(value.span) }
                return source.text(argument.span)
            }
            report(.wrongValue, "a point is written (x, y)", call.callee.span, fix: .init(replacing: span, with: "(\(values[0]), \(values[1]))"))
        default: break
        }
    }
}

extension Expression {
    var isPoint: Bool { if case .point = kind { true } else { false } }

    /// Can stand before a dot without parentheses.
    var isPrimary: Bool {
        switch kind {
        case .name, .call, .index, .member, .list, .parenthesized, .point, .text: true
        default: false
        }
    }
}
