// Reading an unfinished text up to the cursor.

/// Goes through the tokens before the cursor once and keeps what is open: brackets, the statement, its call. Where the
/// parser would find errors, this finds what is being written.
struct CursorReader {
    let source: Source
    /// All that is complete; the word at the cursor and the end are kept apart.
    let tokens: [Token]
    /// The word at the cursor, or the end of the text.
    let cursor: Token
    var frames = [CursorFrame(.block, opening: -1)]
    /// The round brackets that hold arguments, for finding where a value begins.
    var callBrackets: Set<Int> = []

    init(_ source: Source) {
        self.source = source
        var lexer = Lexer(source)
        lexer.readTokens()
        LineBreaks.mark(&lexer.tokens)
        var tokens = lexer.tokens
        var cursor = tokens.removeLast()
        if let last = tokens.last, last.end == source.bytes.count, last.kind == .name || last.kind.isReserved {
            cursor = last
            tokens.removeLast()
        }
        (self.tokens, self.cursor) = (tokens, cursor)
    }

    var top: CursorFrame {
        get { frames[frames.count - 1] }
        _modify { yield &frames[frames.count - 1] }
    }

    func text(_ token: Token) -> String { source.text(span(token.start, token.end)) }
    func span(_ start: Int32, _ end: Int32) -> Span { Span(source: source.id, start: start, end: end) }
    func kind(_ index: Int) -> TokenKind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

    mutating func read() {
        for index in tokens.indices {
            leaveTexts(before: tokens[index])
            beginStatement(index, tokens[index])
            read(index, tokens[index])
        }
        leaveTexts(before: cursor)
        beginStatement(tokens.count, cursor)
    }

    /// A text, with all that it inserts, ends with its line.
    private mutating func leaveTexts(before token: Token) {
        guard token.flags.contains(.newlineBefore), let first = frames.firstIndex(where: { $0.use == .insertion }) else { return }
        frames.removeSubrange(first...)
    }

    private mutating func beginStatement(_ index: Int, _ token: Token) {
        guard top.use == .block else { return }
        let isFirst = index == top.opening + 1 || kind(index - 1) == .semicolon || token.flags.contains(.startsLine)
        guard isFirst else { return }
        endStatement(at: index)
        top.head = index
        guard index < tokens.count else { return }
        top.keyword = token.kind.isReserved && token.kind != .preposition ? token.kind : nil
        if token.kind == .name, headsCommand(index) {
            top.call = OpenCall(text(token), span(token.start, token.end), receiver: nil, isCommand: true)
        }
        if token.kind == .name, kind(index + 1) == .openParenthesis, let last = partner(index + 1), kind(last + 1) == .assign {
            declareFunction(index, isCommand: false)
        }
    }

    private mutating func endStatement(at index: Int) {
        if top.keyword == .let, top.value >= 0, top.value < index {
            let value = span(tokens[top.value].start, tokens[index - 1].end)
            // Several names take the value apart.
            let kind = top.declared.count == 1 ? DeclaredName.Kind.variable(value) : .element(of: value)
            for name in top.declared { top.names.append(DeclaredName(name: name.name, kind: kind)) }
        } else if let function = top.declared.first, case .function = function.kind {
            top.names.append(function)
        }
        top.isBehindIf = top.keyword == .if && kind(index - 1) == .closeBrace
        (top.call, top.keyword, top.hasIn, top.hasBy, top.declared, top.value, top.target) = (nil, nil, false, false, [], -1, nil)
    }

    /// As the parser decides it: by what follows the name, and the blanks between.
    private func headsCommand(_ name: Int) -> Bool {
        let next = name + 1 < tokens.count ? tokens[name + 1] : cursor
        guard next.flags.contains(.spaceBefore), !next.flags.contains(.startsLine) else { return false }
        if next.kind == .minus {
            let after = name + 2 < tokens.count ? tokens[name + 2] : cursor
            return !after.flags.contains(.spaceBefore)
        }
        return next.kind.beginsValue || next.kind == .preposition || next.kind == .label || name + 1 == tokens.count && !next.kind.isInfix
    }

    private func partner(_ index: Int) -> Int? { tokens[index].partner >= 0 ? Int(tokens[index].partner) : nil }

    // MARK: One token

    private mutating func read(_ index: Int, _ token: Token) {
        switch token.kind {
        case .openParenthesis, .openBracket, .openBrace, .textOpening: open(index, token)
        case .closeParenthesis, .closeBracket, .closeBrace: close(index, token)
        case .textMiddle, .textClosing: closeInsertion(token)
        case .comma: separate(token)
        case .label where !isCondition(index): label(token, isClause: false)
        case .preposition: label(token, isClause: true)
        case .name where isBy(index): readBy(token)
        case .assign: assign(index, token)
        case .arrow: declareParameters(index)
        default: readPart(index, token)
        }
    }

    private mutating func label(_ token: Token, isClause: Bool) {
        let word = text(token)
        top.call?.label(word, isClause: isClause, at: token.end)
    }

    /// `a ? b : c` of other languages.
    private func isCondition(_ index: Int) -> Bool { kind(index - 1) == .question }

    private func isBy(_ index: Int) -> Bool {
        text(tokens[index]) == "by" && (kind(index - 1)?.endsValue ?? false) && index - 1 != top.head && kind(index + 1) != .openParenthesis
    }

    private mutating func readBy(_ token: Token) {
        if top.keyword == .for, top.hasIn { top.hasBy = true } else { label(token, isClause: true) }
    }

    private mutating func readPart(_ index: Int, _ token: Token) {
        if token.kind == .in, top.keyword == .for { (top.hasIn, top.value) = (true, index + 1) }
        if token.kind == .name, index == top.head + 1, top.keyword == .let || top.keyword == .for { declare(index) }
        if index != top.head || top.call == nil { extend(token) }
    }

    /// Every call that is open around a token has it in its argument.
    private mutating func extend(_ token: Token) {
        guard token.kind != .colon else { return }
        for index in frames.indices { frames[index].call?.extend(token) }
    }

    private mutating func separate(_ token: Token) {
        for index in frames.indices.dropLast() { frames[index].call?.extend(token) }
        top.count += 1
        top.call?.next(at: token.end)
    }

    private mutating func assign(_ index: Int, _ token: Token) {
        if top.use == .block, top.value < 0 {
            top.value = index + 1
            if top.keyword == nil, top.declared.isEmpty, top.head < index { top.target = span(tokens[top.head].start, tokens[index - 1].end) }
        } else {
            extend(token)
        }
    }

    // MARK: Brackets

    private mutating func open(_ index: Int, _ token: Token) {
        let isOperand = index > 0 && (isOperator(index - 1) || kind(index - 1) == .number)
        let use = use(of: index, token)
        if use == .arguments { callBrackets.insert(index) }
        let call = use == .arguments ? callee(index) : nil
        extend(token)
        var frame = CursorFrame(use, opening: index)
        (frame.call, frame.isOperand) = (call, isOperand)
        if use == .block { enterBlock(&frame, index) }
        frames.append(frame)
    }

    private func use(of index: Int, _ token: Token) -> CursorFrame.Use {
        switch token.kind {
        case .openBrace: return .block
        case .openBracket: return kind(index - 1)?.endsValue == true && !token.flags.contains(.spaceBefore) ? .index : .list
        case .textOpening: return .insertion
        default: break
        }
        guard let before = kind(index - 1) else { return .parentheses }
        if top.use == .block, index - 1 == top.head, before == .let || before == .for { return .names }
        if kind(index - 2) == .def { return .names }
        let isHead = index - 1 == top.head && token.flags.contains(.spaceBefore)
        return !isHead && (before == .name || before == .closeParenthesis && callBrackets.contains(partner(index - 1) ?? -1)) ? .arguments : .parentheses
    }

    /// The call whose parentheses open here; nil where no name says which.
    private func callee(_ index: Int) -> OpenCall? {
        let name = tokens[index - 1]
        guard name.kind == .name else { return nil }
        var receiver: Span?
        if kind(index - 2) == .dot, index >= 3, kind(index - 3)?.endsValue == true {
            receiver = span(tokens[startOfValue(endingAt: index - 3)].start, tokens[index - 3].end)
        }
        return OpenCall(text(name), span(name.start, name.end), receiver: receiver, isCommand: false)
    }

    private mutating func enterBlock(_ frame: inout CursorFrame, _ index: Int) {
        frame.isFunction = top.keyword == .def || kind(index - 1) == .arrow
        frame.isLoop = !frame.isFunction && [.for, .while, .repeat].contains(top.keyword)
        guard top.keyword == .for, top.value >= 0, top.value < index else { return }
        let values = span(tokens[top.value].start, tokens[index - 1].end)
        frame.names = top.declared.map { DeclaredName(name: $0.name, kind: .element(of: values)) }
    }

    private mutating func close(_ index: Int, _ token: Token) {
        guard let opening = partner(index), let place = frames.lastIndex(where: { $0.opening == opening }), place > 0 else { return }
        let use = frames[place].use
        frames.removeSubrange(place...)
        extend(token)
        if use == .names { declareNames(closedBy: index) }
    }

    private mutating func closeInsertion(_ token: Token) {
        guard let place = frames.lastIndex(where: { $0.use == .insertion }), place > 0 else { return }
        frames.removeSubrange(place...)
        extend(token)
        guard token.kind == .textMiddle else { return }
        frames.append(CursorFrame(.insertion, opening: -1))
    }

    // MARK: Values

    /// An operator that makes what follows a part of a longer value.
    func isOperator(_ index: Int) -> Bool {
        guard let kind = kind(index) else { return false }
        return kind == .not || kind.isInfix && kind != .assign && kind != .compoundAssign
    }

    /// The first token of the value that ends with this one: `road` of `road.subpath(0, 1).length`.
    func startOfValue(endingAt index: Int) -> Int {
        var index = index
        while true {
            switch tokens[index].kind {
            case .closeParenthesis, .closeBracket, .closeBrace:
                guard let opening = partner(index) else { return index }
                index = opening
                let isCall = tokens[opening].kind == .openBrace || callBrackets.contains(opening)
                    || tokens[opening].kind == .openBracket && !tokens[opening].flags.contains(.spaceBefore)
                guard isCall, kind(opening - 1)?.endsValue == true else { return index }
                index -= 1
                continue
            case .textClosing: index = tokens[..<index].lastIndex { $0.kind == .textOpening } ?? index
            default: break
            }
            guard kind(index - 1) == .dot, kind(index - 2)?.endsValue == true else { return index }
            index -= 2
        }
    }
}
