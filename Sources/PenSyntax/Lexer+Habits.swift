// Spellings of other languages: reported with pen's form, and read as that.

extension Lexer {
    /// `# comment`
    var isForeignLineComment: Bool {
        let next = byte(position + 1)
        return next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D || next == 0
    }

    mutating func skipHashComment() {
        report("a comment begins with //", span(position, position + 1), fix: .init(replacing: span(position, position + 1), with: "//"))
        skipLine()
    }

    /// `/* … */`
    mutating func skipForeignComment() {
        let start = position
        position += 2
        while position < bytes.count, !(bytes[position] == 0x2A && byte(position + 1) == 0x2F) { position += 1 }
        position = min(position + 2, bytes.count)
        report("a comment begins with // and ends with the line", span(start, position))
    }

    mutating func lexForeignNumber() -> Bool { false }
    mutating func foreignSign() -> TokenKind? { nil }
    mutating func lexForeignCharacter(_ scalar: Unicode.Scalar, _ length: Int) -> Bool { false }
}
