// Durations and easings as other systems write them.

extension Parser {
    /// `for 2s`, `in 2s`: how long something takes, where the word is next.
    mutating func foreignDuration() -> Unreadable? {
        guard kind == .for || kind == .in, peek().kind == .number, text(peek()).last == "s" else { return nil }
        return unreadable(.misplacedWord, "how long something takes is said with over", span, fix: .init(replacing: span, with: "over"))
    }

    /// Whether the head of the line is `animate`.
    var isAnimating: Bool { head >= 0 && isWord(tokens[head], "animate") }

    /// `animate dot.opacity 0 to 1 over 2s`, where the first value is next.
    mutating func missingFrom() -> Unreadable? {
        guard isAnimating, previousToken.kind == .name, peek().kind == .preposition || peek().kind == .minus, index > head + 1 else { return nil }
        let gap = Span(source: source.id, start: previousSpan.end, end: token.start)
        return unreadable(.missingPart, "where a property begins is said with from, and where it goes with to", span, fix: .init(replacing: gap, with: " from "))
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
