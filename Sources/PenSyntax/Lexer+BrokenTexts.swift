// Texts over several lines, as other languages have them.

extension Lexer {
    private static let advice = "a text stands on one line; a line break in it is written \\n"

    /// `"""…"""`: true if it is next. The line breaks beside the quotes do not count.
    mutating func lexLongText() -> Bool {
        guard !hasOpenLongText, isLongQuote(position) else { return false }
        let start = position
        var end = start + 3
        while end < bytes.count, !isLongQuote(end) { end += bytes[end] == 0x5C ? 2 : 1 }
        guard end < bytes.count else {
            hasOpenLongText = true
            return false
        }
        position = end + 3
        report(.wrongQuotes, "a text stands between \" and \"; a line break in it is written \\n", span(start, start + 3),
            fix: .init(replacing: span(start, position), with: "\"\(Lexer.joiningLines(of: source.text(span(start + 3, end))))\""))
        append(.text, from: start)
        return true
    }

    private func isLongQuote(_ place: Int) -> Bool { byte(place) == 0x22 && byte(place + 1) == 0x22 && byte(place + 2) == 0x22 }

    private static func joiningLines(of text: String) -> String {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            String(line.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        }
        if lines.count > 1, lines.first == "" { lines.removeFirst() }
        if lines.count > 1, lines.last == "" { lines.removeLast() }
        let plain = lines.joined(separator: "\\n").split(separator: "\\\"", omittingEmptySubsequences: false).joined(separator: "\"")
        return plain.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    }

    /// Goes on with a text that ends on a later line, where a line break is next; false if no quote there looks like the
    /// end of a text.
    mutating func joinLines(from start: Int) -> Bool {
        guard let end = laterClosingQuote() else { return false }
        let lineEnd = position
        var edits: [Diagnostic.Fix.Edit] = []
        for place in position..<end where place >= position && isLineBreak(place) {
            let first = place - (place == lineEnd ? 0 : blanks(before: place))
            position = place
            var breaks = 0
            while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 || isLineBreak(position) {
                if isLineBreak(position), !(bytes[position] == 0x0A && bytes[position - 1] == 0x0D) { breaks += 1 }
                position += 1
            }
            edits.append(.init(span(first, position), String(repeating: "\\n", count: breaks)))
        }
        report(.wrongQuotes, Lexer.advice, span(lineEnd, lineEnd), notes: [.init("it begins here", at: span(start, start + 1))], fix: .init(edits))
        return true
    }

    /// `make "x 5`, as Logo gives a variable its value; false if it is something else.
    mutating func reportMake(_ make: Token, _ start: Int) -> Bool {
        var end = start + 1
        while byte(end).isASCIIWord { end += 1 }
        guard end > start + 1, byte(end) == 0x20 else { return false }
        let name = source.text(span(start + 1, end))
        report(.wrongDeclaration, "a name gets its value with let, and later ones with =: let \(name) = …", span(Int(make.start), end),
            fix: .init(replacing: span(Int(make.start), end), with: "let \(name) ="))
        return true
    }

    /// The next quote, if it stands behind a word or alone at the front of its line, and before none.
    private func laterClosingQuote() -> Int? {
        var end = position
        while end < bytes.count, bytes[end] != 0x22, bytes[end] != 0x5C { end += 1 }
        guard end < bytes.count, bytes[end] == 0x22, !isWord(end + 1), byte(end + 1) != 0x22 else { return nil }
        let first = end - blanks(before: end)
        return isWord(end - 1) || [0x2E, 0x21, 0x3F, 0x29].contains(bytes[end - 1]) || isLineBreak(first - 1) ? end : nil
    }

    private func isWord(_ place: Int) -> Bool { byte(place).isASCIIWord || byte(place) >= 0x80 }

    private func isLineBreak(_ place: Int) -> Bool { byte(place) == 0x0A || byte(place) == 0x0D }

    private func blanks(before place: Int) -> Int {
        var start = place
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return place - start
    }
}
