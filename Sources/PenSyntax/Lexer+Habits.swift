// Signs and numbers as other languages write them: reported with pen's form, and read as that.

extension Lexer {
    /// Longest first: the sign, what pen writes, as what it is read, what to say.
    private static let foreignSigns: [(sign: String, own: String, kind: TokenKind, message: String)] = [
        ("===", "==", .equal, "values are compared with =="), ("!==", "!=", .notEqual, "values are compared with !="),
        ("^^", "^", .caret, "a power is written with ^"), ("**=", "^=", .compoundAssign, "a power is written with ^"), ("...", "..", .range, "a range is written a..b, or a..<b without its end"),
        ("..=", "..", .range, "a range is written a..b, or a..<b without its end"),
        ("&&", "and", .and, "“and” is written as a word"), ("||", "or", .or, "“or” is written as a word"),
        ("**", "^", .caret, "a power is written with ^"), ("<>", "!=", .notEqual, "values are compared with !="),
        ("=<", "<=", .lessOrEqual, "“at most” is written <="), ("~=", "!=", .notEqual, "values are compared with !="),
        ("->", "=>", .arrow, "a function in place is written x => …"), ("&", "and", .and, "“and” is written as a word"),
    ]

    /// The kind of a foreign sign at the position, which moves behind it; nil if there is none.
    mutating func foreignSign() -> TokenKind? {
        switch bytes[position] {
        case 0x21, 0x26, 0x2A, 0x2D, 0x2E, 0x3C, 0x3D, 0x5E, 0x7C, 0x7E: break
        case 0x2B where byte(position + 1) == 0x2B: return taking(2, .plusPlus)
        case 0x3A where byte(position + 1) == 0x3D: return taking(2, .colonAssign)
        case 0x27 where flags.isEmpty && (tokens.last?.kind == .closeParenthesis || tokens.last?.kind == .closeBracket): return lexPrimes()
        case 0x27: return lexForeignText(0x27)
        case 0x60: return lexForeignText(0x60)
        default: return nil
        }
        if endsDecrement { return taking(2, .minusMinus) }
        for foreign in Lexer.foreignSigns where bytes[position...].starts(with: foreign.sign.utf8) {
            let start = position
            position += foreign.sign.utf8.count
            let isWord = foreign.kind == .and || foreign.kind == .or
            report(.wrongSign, foreign.message, span(start, position), fix: .init(replacing: span(start, position), with: isWord ? spaced(foreign.own, start) : foreign.own))
            return foreign.kind
        }
        return nil
    }

    private mutating func taking(_ length: Int, _ kind: TokenKind) -> TokenKind {
        position += length
        return kind
    }

    /// A word in place of a sign that ends at the position: with blanks where there were none.
    private func spaced(_ word: String, _ start: Int) -> String {
        let before = start > 0 && byte(start - 1) != 0x20 ? " " : ""
        return before + word + (byte(position) != 0x20 && byte(position) != 0x0A ? " " : "")
    }

    /// `i--` at the end of a statement; elsewhere `--` are two signs.
    private var endsDecrement: Bool {
        guard bytes[position] == 0x2D, byte(position + 1) == 0x2D, flags.isEmpty, tokens.last?.kind.endsValue == true else { return false }
        var next = position + 2
        while byte(next) == 0x20 || byte(next) == 0x09 { next += 1 }
        return next >= bytes.count || [0x0A, 0x0D, 0x3B, 0x7D, 0x29].contains(byte(next)) || byte(next) == 0x2F && byte(next + 1) == 0x2F
    }

    /// The `'` of a derivative behind a bracket.
    private mutating func lexPrimes() -> TokenKind {
        while byte(position) == 0x27 { position += 1 }
        return .prime
    }

    /// `'…'`, or with inserted values `` `… ${x}` ``
    private mutating func lexForeignText(_ quote: UInt8) -> TokenKind? {
        var end = position + 1
        while end < bytes.count, bytes[end] != quote, bytes[end] != 0x0A, bytes[end] != 0x0D { end += bytes[end] == 0x5C ? 2 : 1 }
        guard end < bytes.count, bytes[end] == quote else {
            report(.wrongQuotes, "a text stands between double quotes", span(position, position + 1))
            return taking(1, .invalid)
        }
        let content = source.text(span(position + 1, end))
        let quoted = content.reduce(into: "") { $0 += $1 == "\"" ? "\\\"" : String($1) }
        let escaped = quote == 0x60 ? Lexer.inserting(quoted, opening: "${") : quoted
        report(.wrongQuotes, "a text stands between double quotes", span(position, end + 1),
            fix: .init(replacing: span(position, end + 1), with: "\"\(escaped)\""))
        return taking(end + 1 - position, .text)
    }

    /// `${x}` or `{x}` in a text as `\(x)`.
    private static func inserting(_ text: String, opening: String) -> String {
        var (result, rest, depth) = ("", Substring(text), 0)
        while !rest.isEmpty {
            if rest.hasPrefix(opening) {
                (result, rest, depth) = (result + "\\(", rest.dropFirst(opening.count), depth + 1)
            } else {
                let next = rest.removeFirst()
                let closes = next == "}" && depth > 0
                if closes { depth -= 1 }
                result += closes ? ")" : String(next)
            }
        }
        return result
    }

    /// `f"n = {n}"`, where the quote is next: true if the letter before it was read as a name.
    mutating func lexFormattedText() -> Bool {
        guard flags.isEmpty, let last = tokens.last, last.kind == .name, last.end - last.start == 1, bytes[Int(last.start)] | 0x20 == 0x66 else { return false }
        var end = position + 1
        while end < bytes.count, bytes[end] != 0x22, bytes[end] != 0x0A, bytes[end] != 0x0D { end += bytes[end] == 0x5C ? 2 : 1 }
        guard end < bytes.count, bytes[end] == 0x22 else { return false }
        let start = Int(last.start), content = source.text(span(position + 1, end))
        tokens.removeLast()
        flags = last.flags
        position = end + 1
        report(.wrongEscape, "a value is inserted into a text with \\( … )", span(start, position),
            fix: .init(replacing: span(start, position), with: "\"\(Lexer.inserting(content, opening: "{"))\""))
        append(.text, from: start + 1)
        return true
    }

    /// `0xff`, `0b101`
    mutating func lexForeignNumber() -> Bool {
        let marker = byte(position + 1) | 0x20
        guard byte(position) == 0x30, marker == 0x78 || marker == 0x62 else { return false }
        let start = position
        var end = start + 2
        while marker == 0x78 ? byte(end).isHexDigit : byte(end) & 0xFE == 0x30 { end += 1 }
        guard end > start + 2, !byte(end).isASCIIWord else { return false }
        position = end
        append(.number, from: start)
        let digits = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
        let isColour = marker == 0x78 && digits.count == 6
        let own = isColour ? "#" + digits.lowercased() : UInt64(digits, radix: marker == 0x78 ? 16 : 2).map { String($0) }
        let message = isColour ? "a colour is written #rrggbb" : "numbers are written with decimal digits"
        report(.wrongNumber, message, span(start, end), fix: own.map { .init(replacing: span(start, end), with: $0) })
        return true
    }
}
