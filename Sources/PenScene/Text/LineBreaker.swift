// From a paragraph to lines of a width.

/// Fills line after line with as much as has room (the greedy way, as browsers do it).
public struct LineBreaker {
    private let paragraph: TextLine
    private let width: Double
    private let measure: (Substring) -> Double
    private var lines: [TextLine] = []
    /// What is in the line so far, and its width up to its last letter and up to its end.
    private var line: Substring
    private var advance = 0.0

    /// - Parameters:
    ///   - breaks: where a line may end, in growing order; the paragraph's own ends may be among them or not.
    ///   - measure: the width of a part of the paragraph.
    public static func lines(
        of paragraph: TextLine, width: Double, breaks: [String.Index], measure: @escaping (Substring) -> Double
    ) -> [TextLine] {
        var breaker = LineBreaker(paragraph, width, measure)
        var start = paragraph.text.startIndex
        for end in breaks + [paragraph.text.endIndex] where end > start {
            breaker.add(paragraph.text[start..<end])
            start = end
        }
        breaker.endLine()
        return breaker.lines
    }

    private init(_ paragraph: TextLine, _ width: Double, _ measure: @escaping (Substring) -> Double) {
        // A width that was found by adding has room for what it was found from.
        (self.paragraph, self.width, self.measure) = (paragraph, width * (1 + 1e-12), measure)
        line = paragraph.text.prefix(0)
    }

    private mutating func add(_ piece: Substring) {
        if !line.isEmpty, !fits(piece) { endLine() }
        if line.isEmpty, measure(piece.withoutEndingSpaces) > width {
            breakWithin(piece)
        } else {
            advance += measure(piece)
            line = paragraph.text[line.startIndex..<piece.endIndex]
        }
    }

    /// Spaces at a line's end take no room. Letters on both sides of a break may lie closer than each by itself.
    private func fits(_ piece: Substring) -> Bool {
        let sum = advance + measure(piece.withoutEndingSpaces)
        if sum <= 0.98 * width { return true }
        return sum < 1.02 * width && measure(paragraph.text[line.startIndex..<piece.endIndex].withoutEndingSpaces) <= width
    }

    private mutating func breakWithin(_ word: Substring) {
        var rest = word
        while true {
            let end = longestStart(of: rest)
            guard end < rest.endIndex else { break }
            line = rest[..<end]
            endLine()
            rest = rest[end...]
        }
        (line, advance) = (rest, measure(rest))
    }

    /// The end of the longest start that has room, of one character at least. Found by doubling, then halving, so that
    /// little more than a line is measured.
    private func longestStart(of text: Substring) -> String.Index {
        guard !text.isEmpty else { return text.endIndex }
        var end = text.index(after: text.startIndex), step = 1
        while end < text.endIndex {
            let next = text.index(end, offsetBy: step, limitedBy: text.endIndex) ?? text.endIndex
            guard measure(text[..<next].withoutEndingSpaces) <= width else { break }
            (end, step) = (next, 2 * step)
        }
        while step > 1, end < text.endIndex {
            step /= 2
            guard let next = text.index(end, offsetBy: step, limitedBy: text.endIndex) else { continue }
            if measure(text[..<next]) <= width { end = next }
        }
        return end
    }

    private mutating func endLine() {
        lines.append(TextLine(String(line.withoutEndingSpaces), isRightToLeft: paragraph.isRightToLeft))
        (line, advance) = (line.suffix(0), 0)
    }
}

extension Substring {
    fileprivate var withoutEndingSpaces: Substring {
        var text = self
        while let last = text.last, last.isWhitespace, last != "\u{A0}", last != "\u{202F}" { text.removeLast() }
        return text
    }
}
