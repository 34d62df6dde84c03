// Durations and easings as other systems write them.

extension Parser {
    /// `for 2s`, `in 2s`: how long something takes, where the word is next.
    mutating func foreignDuration() -> Unreadable? {
        guard kind == .for || kind == .in, peek().kind == .number, text(peek()).last == "s" else { return nil }
        return unreadable(.misplacedWord, "how long something takes is said with over", span, fix: .init(replacing: span, with: "over"))
    }

    /// Whether the head of the line is `animate`.
    var isAnimating: Bool { head >= 0 && isWord(tokens[head], "animate") }

    /// `animate dot.opacity 0 to 1 over 2s`, `animate opacity 1 over 2s`, where the value is next, or `animate dot opacity to 1`,
    /// where the property is.
    mutating func unsaidEnds() -> Unreadable? {
        guard isAnimating, previousToken.kind == .name, peek().kind == .preposition || peek().kind == .minus, index > head + 1 else { return nil }
        let gap = Span(source: source.id, start: previousSpan.end, end: token.start), (layer, property) = (text(previousToken), text(token))
        if kind == .name, index == head + 2, declaredNames().variables.contains(layer), !isDeclaredAnywhere(property) {
            return unreadable(.missingSign, "a layer and its property stand together, with a dot between: \(layer).\(property)", span, fix: .init(replacing: gap, with: "."))
        }
        let isEnd = text(peek()) == "over"
        return unreadable(.missingPart, "where a property begins is said with from, and where it goes with to", span, fix: .init(replacing: gap, with: isEnd ? " to " : " from "))
    }

    /// `animate dot.rotation by 1turn over 2s, repeat inf`, where `repeat` is next.
    mutating func repeatWithoutColon() -> Unreadable? {
        guard kind == .repeat, index > 0, !token.flags.contains(.startsLine), peek().kind == .number || peek().kind == .name,
            index + 2 < tokens.count, tokens[index + 2].kind != .openBrace else { return nil }
        let place = Span(source: source.id, start: previousSpan.end, end: token.end), comma = previousToken.kind == .comma ? "" : ","
        return unreadable(.missingSign, "how often something is done is said with “repeat:”", span, fix: .init(replacing: place, with: comma + " repeat:"))
    }

    /// `ease-in-out` in CSS, where `ease` is next.
    mutating func hyphenatedEasing() -> Unreadable? {
        guard isWord(token, "ease"), peek().kind == .minus, !isDeclaredAnywhere("ease") else { return nil }
        var name = "ease", next = index + 1
        while next + 1 < tokens.count, tokens[next].kind == .minus, !tokens[next + 1].flags.contains(.spaceBefore), ["in", "out"].contains(text(tokens[next + 1])) {
            name += text(tokens[next + 1]).capitalizedWord
            next += 2
        }
        guard next > index + 1 else { return nil }
        let whole = place(token.start, tokens[next - 1].end)
        return unreadable(.foreignName, "there is no \(source.text(whole)); in pen it is \(name)", whole, fix: .init(replacing: whole, with: name))
    }
}

extension String {
    fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
