// Comments as other languages write them: reported, and skipped.

extension Lexer {
    /// `# comment`, `% comment`, at the head of a line also `#comment` where that is no colour, and `-- comment` there.
    var isForeignLineComment: Bool {
        let next = byte(position + 1)
        if bytes[position] == 0x25 {
            return flags.contains(.newlineBefore) && (next == 0x25 || next.isASCIILetter || next == 0x20 && byte(position + 2).isASCIILetter)
        }
        if bytes[position] == 0x2D {
            return flags.contains(.newlineBefore) && next == 0x2D && byte(position + 2) == 0x20 && byte(position + 3).isASCIILetter
        }
        if next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D || position + 1 == bytes.count { return true }
        guard flags.contains(.newlineBefore) else { return false }
        var end = position + 1
        while byte(end).isASCIIWord { end += 1 }
        return ![3, 6, 8].contains(end - position - 1) || !bytes[(position + 1)..<end].allSatisfy(\.isHexDigit)
    }

    mutating func skipForeignLineComment() {
        let length = bytes[position] == 0x2D ? 2 : 1
        let mark = span(position, position + length)
        report(.wrongComment, "a comment begins with //", mark, fix: .init(replacing: mark, with: "//"))
        skipLine()
    }

    /// `/* … */`
    mutating func skipBlockComment() {
        let start = position
        position += 2
        while position < bytes.count, !(bytes[position] == 0x2A && byte(position + 1) == 0x2F) { position += 1 }
        guard position < bytes.count else {
            report(.wrongComment, "a comment begins with // and ends with its line", span(start, start + 2))
            return
        }
        position += 2
        report(.wrongComment, "a comment begins with // and ends with its line", span(start, start + 2), fix: lineComments(start, position))
    }

    /// The same comment line by line; where a statement goes on behind it, none.
    private func lineComments(_ start: Int, _ end: Int) -> Diagnostic.Fix {
        var next = end
        while byte(next) == 0x20 || byte(next) == 0x09 { next += 1 }
        let endsLine = next >= bytes.count || byte(next) == 0x0A || byte(next) == 0x0D || byte(next) == 0x2F && byte(next + 1) == 0x2F
        let breaks = (start..<end).filter { bytes[$0] == 0x0A }
        if !endsLine, breaks.isEmpty { return .init(replacing: span(start, next), with: "") }
        let inner = breaks.map { Diagnostic.Fix.Edit(span($0 + 1, $0 + 1), "// ") }
        return .init([.init(span(start, start + 2), "//")] + inner + [.init(span(end - 2, end), endsLine ? "" : "\n")])
    }

    /// `let half = n // 2` divides whole numbers in other languages. A comment of a whole number alone is that where something
    /// is assigned, or a bracket is open; `print 7 / 2  // 3` says what comes out.
    mutating func warnOfWholeDivision() {
        guard let last = tokens.last, last.kind.endsValue, !flags.contains(.newlineBefore), position - Int(last.end) < 2,
            diagnostics.count < Parser.mostDiagnostics else { return }
        var start = position + 2
        while byte(start) == 0x20 { start += 1 }
        var end = start
        while byte(end).isDigit { end += 1 }
        guard end > start else { return }
        var next = end
        while byte(next) == 0x20 || byte(next) == 0x29 || byte(next) == 0x5D { next += 1 }
        guard next >= bytes.count || byte(next) == 0x0A || byte(next) == 0x0D else { return }
        let line = tokens[(tokens.lastIndex { $0.flags.contains(.newlineBefore) } ?? 0)...]
        guard line.contains(where: { [.assign, .compoundAssign, .openParenthesis, .openBracket].contains($0.kind) }) else { return }
        let fix = line.count > 1 && line[line.endIndex - 2].kind == .assign
            ? Diagnostic.Fix(replacing: span(Int(last.start), end), with: "floor(\(source.text(span(Int(last.start), Int(last.end)))) / \(source.text(span(start, end))))") : nil
        diagnostics.append(Diagnostic(.warning, .wrongComment, "// begins a comment; floor(a / b) divides whole numbers", at: span(position, position + 2), fix: fix))
    }
}
