// Characters that look like pen's signs, or mean what pen writes otherwise.

extension Lexer {
    private static let superscripts: [Unicode.Scalar: String] = [
        "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9", "⁻": "-", "ⁿ": "n",
    ]
    private static let spellings: [Unicode.Scalar: (own: String, kind: TokenKind)] = [
        "…": ("..", .range), "–": ("-", .minus), "—": ("-", .minus), "→": ("=>", .arrow), "⇒": ("=>", .arrow),
        "∧": ("and", .and), "∨": ("or", .or), "¬": ("not ", .not), "⋅": ("*", .star), "∗": ("*", .star), "∕": ("/", .slash),
        "∞": ("inf", .name), "½": ("0.5", .number), "¼": ("0.25", .number), "¾": ("0.75", .number), "′": ("'", .invalid),
        "’": ("'", .invalid), "⋃": ("∪", .union), "⋂": ("∩", .intersection), "∆": ("△", .symmetricDifference), "⊖": ("△", .symmetricDifference),
        "⧵": ("∖", .difference),
    ]

    /// Reads such a character, if one is at the position.
    mutating func lexForeignCharacter(_ scalar: Unicode.Scalar, _ length: Int) -> Bool {
        if Lexer.superscripts[scalar] != nil {
            lexSuperscript()
        } else if scalar == "“" || scalar == "”" || scalar == "„" {
            lexTypographicText(length)
        } else if let spelling = Lexer.spellings[scalar] {
            let start = position
            position += length
            report(.wrongSign, "“\(scalar)” is written \(spelling.own)", span(start, position), fix: .init(replacing: span(start, position), with: spelling.own))
            append(spelling.kind, from: start)
        } else if (0xFF01...0xFF5E).contains(scalar.value), let plain = Unicode.Scalar(scalar.value - 0xFEE0) {
            lexWide(scalar, String(Character(plain)), length)
        } else {
            return false
        }
        return true
    }

    /// `a ∪= b`: read as `a ∪ b`.
    mutating func lexCombiningAssignment(_ sign: Unicode.Scalar, from start: Int) {
        position += 1
        report(.wrongSign, "there is no \(sign)=; write a = a \(sign) b", span(start, position))
    }

    private static let signsOfTeX: [(name: String, sign: Unicode.Scalar, kind: TokenKind)] = [
        ("cup", "∪", .union), ("cap", "∩", .intersection), ("setminus", "∖", .difference), ("triangle", "△", .symmetricDifference), ("", "∖", .difference),
    ]

    /// `a \cup b`, and `a \ b`: false where no such name stands behind the backslash.
    mutating func lexNamedSign() -> Bool {
        guard bytes[position] == 0x5C, tokens.last?.kind.endsValue == true, !flags.contains(.newlineBefore) else { return false }
        let start = position, name = bytes[(start + 1)...].prefix { $0.isASCIILetter }
        guard let found = Lexer.signsOfTeX.first(where: { $0.name.utf8.elementsEqual(name) }), !name.isEmpty || byte(start + 1) == 0x20 else { return false }
        position = name.endIndex
        report(.wrongSign, "the sign is \(found.sign)", span(start, position), fix: .init(replacing: span(start, position), with: String(found.sign)))
        append(found.kind, from: start)
        return true
    }

    /// `（`: read as what it looks like if it is a bracket, so that pairs are found.
    private mutating func lexWide(_ scalar: Unicode.Scalar, _ plain: String, _ length: Int) {
        let place = span(position, position + length)
        report(.wrongSign, "“\(scalar)” is a wide character; pen's is \(plain)", place, fix: .init(replacing: place, with: plain))
        switch plain {
        case "(": lexOpening(.openParenthesis, length: length)
        case "[": lexOpening(.openBracket, length: length)
        case "{": lexOpening(.openBrace, length: length)
        case ")": lexClosing(.closeParenthesis, length: length)
        case "]": lexClosing(.closeBracket, length: length)
        case "}": lexClosing(.closeBrace, length: length)
        default: skipUnreadable(length)
        }
    }

    /// `x²`: read as if it were not there.
    private mutating func lexSuperscript() {
        let start = position
        var digits = ""
        while let (scalar, length) = bytes.scalar(at: position), let digit = Lexer.superscripts[scalar] {
            digits += digit
            position += length
        }
        report(.wrongSign, "a power is written ^\(digits)", span(start, position), fix: .init(replacing: span(start, position), with: "^\(digits)"))
        flags.insert(.spaceBefore)
    }

    /// `“…”` as word processors write it.
    private mutating func lexTypographicText(_ length: Int) {
        let start = position
        position += length
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
            let (scalar, next) = bytes.scalar(at: position) ?? (" ", 1)
            position += next
            guard scalar == "”" || scalar == "“" else { continue }
            report(.wrongQuotes, "a text stands between plain quotes \"…\"", span(start, position), fix: .init([
                .init(span(start, start + length), "\""), .init(span(position - next, position), "\""),
            ]))
            // The parser takes one byte off each end of a text.
            return append(.text, from: start)
        }
        report(.wrongQuotes, "a text stands between plain quotes \"…\"", span(start, start + length))
        append(.invalid, from: start)
    }
}
