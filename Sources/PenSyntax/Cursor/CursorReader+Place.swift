// What the cursor's place is after all that stands before it.

extension CursorPlace {
    /// - Parameter text: all that is written of an input before the cursor.
    public init(in text: Source) {
        var reader = CursorReader(text)
        reader.read()
        self = reader.place
    }
}

extension CursorReader {
    private var isWord: Bool { cursor.kind != .end }

    fileprivate var place: CursorPlace {
        var place = CursorPlace()
        place.word = isWord ? text(cursor) : ""
        place.start = Int(cursor.start)
        place.wanted = wanted
        if case .text(let written) = place.wanted {
            place.word = TextLiteral.decoded(source.bytes[Int(written.start)..<Int(written.end)])
            place.start = Int(written.start)
        }
        place.isOperand = isOperator(tokens.count - 1)
        for frame in frames.reversed() {
            place.call = frame.call
            place.isOperand = place.isOperand || frame.isOperand && frame.call == nil
            guard frame.call == nil, let nesting = frame.nesting else { break }
            place.nesting.insert(nesting, at: 0)
        }
        if let last = tokens.last, last.kind.isInfix || last.kind.isReserved { place.leader = text(last) }
        place.followers = followers
        // A text that is being written is a token already.
        place.target = top.value == tokens.count - (place.isInText ? 1 : 0) ? top.target : nil
        place.isImport = top.keyword == .import
        place.isInFunction = frames.contains(where: \.isFunction)
        place.isInLoop = frames.reversed().prefix { !$0.isFunction }.contains(where: \.isLoop)
        place.names = frames.flatMap { $0.names + $0.declared.filter(\.isKnownAtOnce) }
        return place
    }

    private var wanted: CursorPlace.Wanted {
        if isInComment { return .nothing }
        if let last = tokens.last, last.end == cursor.start, let wanted = wantedDirectly(behind: last) { return wanted }
        if isWord, text(cursor).hasSuffix("'") { return .nothing }
        if top.use == .block, top.head == tokens.count { return .statement }
        guard let last = tokens.last else { return .statement }
        if top.use == .names { return last.kind == .assign ? .value : .nothing }
        switch last.kind {
        case .dot: return member
        case .let, .def, .for, .break, .continue, .invalid: return .nothing
        case .else: return .continuation
        default: return last.kind.endsValue ? wantedBehindValue : .value
        }
    }

    /// No blank stands before the cursor, or before the word there.
    private func wantedDirectly(behind last: Token) -> CursorPlace.Wanted? {
        switch last.kind {
        case .text where last.flags.contains(.isOpen) && !isWord: return .text(span(last.start + 1, last.end))
        case .number: return source.bytes[Int(last.end) - 1].isDigit ? .factor : .nothing
        case .colour, .text, .textClosing, .closeParenthesis, .closeBracket, .closeBrace, .invalid: return .nothing
        default: return nil
        }
    }

    private var wantedBehindValue: CursorPlace.Wanted {
        if top.use == .block, tokens.count - 1 == top.head, top.call != nil { return .value }
        switch top.keyword {
        case .let where top.value < 0, .def where top.value < 0, .import: return .nothing
        default: return .continuation
        }
    }

    private var member: CursorPlace.Wanted {
        let last = tokens.count - 2
        // `3.` becomes `3.5` more often than `3.sqrt`.
        guard let kind = kind(last), kind.endsValue, kind != .number else { return .nothing }
        return .member(of: span(tokens[startOfValue(endingAt: last)].start, tokens[last].end))
    }

    private var followers: [String] {
        if top.use == .block, top.head == tokens.count { return top.isBehindIf ? ["else"] : [] }
        switch (top.keyword, tokens.last?.kind) {
        case (_, .else): return ["if"]
        case (.if, .closeBrace): return ["else"]
        case (.for, _) where !top.hasIn: return ["in"]
        case (.for, _): return top.hasBy ? [] : ["by"]
        default: return top.call == nil ? ["and", "or"] : []
        }
    }

    /// Between the last token and the end there is more than blanks on the line.
    private var isInComment: Bool {
        guard !isWord else { return false }
        let gap = source.bytes[Int(tokens.last?.end ?? 0)...]
        let line = gap[(gap.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? gap.startIndex)...]
        return line.contains { $0 != 0x20 && $0 != 0x09 && $0 < 0x80 }
    }
}

extension CursorPlace {
    fileprivate var isInText: Bool {
        if case .text = wanted { return true }
        return false
    }
}

extension CursorFrame {
    /// As what the bracket counts within an argument; nil where it holds values of its own.
    fileprivate var nesting: CursorPlace.Nesting? {
        switch use {
        case .parentheses: .parentheses(count)
        case .list: .list
        case .block, .arguments, .names, .index, .insertion: nil
        }
    }
}

extension DeclaredName {
    /// Functions and parameters are known where they are declared, variables behind it.
    fileprivate var isKnownAtOnce: Bool {
        switch kind {
        case .function, .parameter: true
        case .variable, .element: false
        }
    }
}
