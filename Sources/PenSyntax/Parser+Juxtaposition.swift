// Two values side by side: a comma, a sign or parentheses are missing.

extension Parser {
    /// Where the two stand decides what is offered first.
    enum Surroundings { case arguments, value }

    /// A value is next, but another one has just been read.
    mutating func juxtaposed(_ surroundings: Surroundings) -> Unreadable {
        let before = tokens[index - 1]
        if isReadingAhead || isFull || before.kind == .invalid {
            report(.missingSign, "", span)
            return Unreadable()
        }
        if kind == .bang { return foreignSign() }
        if kind == .label {
            let gap = Span(source: source.id, start: before.end, end: token.start)
            return unreadable(.missingSign, "between “\(text(before))” and “\(text(token))” a comma is missing", span, fix: .init(replacing: gap, with: ", "))
        }
        if let foreign = unsaidEnds() ?? unitBehindBlank() ?? opacityBehindColour() ?? foreignBetweenValues() ?? secondCommand() { return foreign }
        if let unquoted = wordsWithoutQuotes() { return unquoted }
        if before.kind == .name, let parenthesized = missingParentheses(surroundings) { return parenthesized }
        let (left, right) = (text(before), text(token))
        let gap = Span(source: source.id, start: before.end, end: token.start)
        if surroundings == .arguments {
            return unreadable(.missingSign, "between “\(left)” and “\(right)” a comma is missing", span, fix: .init(replacing: gap, with: ", "))
        }
        if before.kind.isText || kind.isText {
            return unreadable(.wrongEscape, "a text and a value go together as \"… \\(value) …\"", span)
        }
        return unreadable(.missingSign, "between “\(left)” and “\(right)” a sign is missing; a product is written with *", span,
            fix: .init(replacing: gap, with: " * "))
    }

    private static let likelyLabels: Set<String> = ["size", "fontSize", "textSize", "font", "fontFamily", "align", "textAlign", "anchor", "width", "height", "radius"]

    /// `text hello world at (9, 9)`, `font: DejaVu Sans`: words that nobody declared, where a text is wanted.
    private mutating func wordsWithoutQuotes() -> Unreadable? {
        guard kind == .name, previousToken.kind == .name, index > 1 else { return nil }
        let isHead = head >= 0 && index == head + 2 && ["text", "title", "desc"].contains(text(tokens[head]))
        let isFont = index > 2 && tokens[index - 3].kind == .label && text(tokens[index - 3]) == "font"
        let declared = declaredNames(), word = text(previousToken)
        guard isHead || isFont, !declared.variables.contains(word), !declared.functions.contains(word) else { return nil }
        var last = index
        while tokens[last + 1].kind == .name, !tokens[last + 1].flags.contains(.startsLine) { last += 1 }
        let words = Span(source: source.id, start: previousToken.start, end: tokens[last].end)
        return unreadable(.wrongQuotes, "a text stands between double quotes", words, fix: .init(replacing: words, with: "\"\(source.text(words))\""))
    }

    /// `sin x`, `l.append 3`, `let c = circle 0, 0, 9`: a function whose values stand behind a space.
    private mutating func missingParentheses(_ surroundings: Surroundings) -> Unreadable? {
        let isMember = index > 1 && tokens[index - 2].kind == .dot
        guard isMember || isFunction(tokens[index - 1]) else { return nil }
        let name = text(tokens[index - 1])
        let (nameEnd, start, place) = (tokens[index - 1].end, token.start, span)
        var end = lengthOfSingleValue()
        if surroundings == .value || isFirstArgument, let whole = endOfArguments() { end = whole }
        guard let end else { return nil }
        let fix = Diagnostic.Fix([
            .init(Span(source: source.id, start: nameEnd, end: start), "("),
            .init(Span(source: source.id, start: end, end: end), ")"),
        ])
        let reason = isMember ? "only a name alone can be followed by its values" : "inside a line"
        let message = isMember ? "\(reason); here “\(name)” needs parentheses" : "\(reason) the values of “\(name)” stand in parentheses"
        if isMember {
            let assigned = Diagnostic.Fix(replacing: Span(source: source.id, start: nameEnd, end: start), with: " = ")
            return unreadable([(.missingParentheses, message, fix), (.wrongAssignment, "a property is given a value with =", assigned)], place)
        }
        guard surroundings == .arguments, tokens[index - 2].kind == .comma else { return unreadable(.missingParentheses, message, place, fix: fix) }
        let label = Diagnostic.Fix(replacing: Span(source: source.id, start: nameEnd, end: start), with: ": ")
        let readings: [(Diagnostic.Code, String, Diagnostic.Fix)] = [(.missingParentheses, message, fix), (.misplacedLabel, "a label is written with a colon: \(name): …", label)]
        return unreadable(Parser.likelyLabels.contains(name) ? readings.reversed() : readings, place)
    }

    /// `fill rgb 1, 0, 0`: the name stands directly behind the head of the line.
    private var isFirstArgument: Bool { head >= 0 && index == head + 2 && !tokens[head + 1].flags.contains(.startsLine) }

    private func lengthOfSingleValue() -> Int32? {
        var copy = ahead()
        guard (try? copy.minus()) != nil, copy.diagnostics.isEmpty else { return nil }
        return copy.previousSpan.end
    }

    /// The end of a command's arguments, if there are several or labels, and the statement ends behind them; or if the
    /// name is a member, which takes all that follows.
    private func endOfArguments() -> Int32? {
        var copy = ahead()
        copy.allowsBlocks = false
        let isMember = index > 1 && tokens[index - 2].kind == .dot
        guard let arguments = try? copy.arguments(), copy.isAtEndOfStatement else { return nil }
        guard copy.diagnostics.isEmpty, arguments.count > 1 || isMember else { return nil }
        return copy.previousSpan.end
    }

    /// Whether a name rather means a function: the text says so, or it is a word and no variable.
    private mutating func isFunction(_ token: Token) -> Bool {
        let name = text(token)
        let declared = declaredNames()
        if declared.functions.contains(name) { return true }
        return !declared.variables.contains(name) && name.count > 2
    }

    /// `let c = arc (1, 2), 3 from a to b`: behind `=`, `=>` or `return` the values of a command need parentheses.
    mutating func parenthesesAroundRest() -> Unreadable? {
        guard !isReadingAhead, !isFull, let head = headOfValue(), tokens[head].kind == .name else { return nil }
        let next = tokens[head + 1]
        guard next.flags.contains(.spaceBefore), next.kind.beginsValue || next.kind == .preposition else { return nil }
        var copy = ahead(from: head + 1)
        copy.allowsBlocks = false
        guard (try? copy.arguments()) != nil, copy.isAtEndOfStatement, copy.diagnostics.isEmpty else { return nil }
        let end = copy.previousSpan.end
        let fix = Diagnostic.Fix([
            .init(Span(source: source.id, start: tokens[head].end, end: next.start), "("),
            .init(Span(source: source.id, start: end, end: end), ")"),
        ])
        return unreadable(.missingParentheses, "inside a line the values of “\(text(tokens[head]))” stand in parentheses", span, fix: fix)
    }

    /// The index behind the nearest `=`, `=>` or `return` of this statement.
    private func headOfValue() -> Int? {
        var position = index - 1
        while position > 0 {
            let token = tokens[position]
            switch token.kind {
            case .assign, .compoundAssign, .arrow, .return: return position + 1
            case .closeParenthesis, .closeBracket, .closeBrace, .textClosing, .textMiddle:
                guard token.partner >= 0, token.partner < position else { return nil }
                position = Int(token.partner)
            default: break
            }
            if tokens[position].flags.contains(.startsLine) || tokens[position].kind == .semicolon { return nil }
            position -= 1
        }
        return nil
    }
}

extension TokenKind {
    fileprivate var isText: Bool { self == .text || self == .textClosing || self == .textOpening }
}
