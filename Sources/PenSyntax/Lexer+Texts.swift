// Texts between quotes, and what is inserted in them.

extension Lexer {
    /// `"…"` with escapes and `\( … )`; the whole text stands on one line.
    mutating func lexText() {
        let start = position
        position += 1
        scanText(from: start, isOpening: true)
    }

    /// Goes on with a text behind the `)` that ends an inserted value.
    mutating func resumeText(_ opening: (kind: TokenKind, index: Int), from start: Int, length: Int) {
        position += length
        tokens[opening.index].partner = Int32(tokens.count)
        scanText(from: start, isOpening: false)
    }

    private mutating func scanText(from start: Int, isOpening: Bool) {
        while true {
            switch byte(position) {
            case 0x22:
                position += 1
                return append(isOpening ? .text : .textClosing, from: start)
            case 0x5C where byte(position + 1) == 0x28:
                position += 2
                brackets.push(.textOpening, tokens.count)
                return append(isOpening ? .textOpening : .textMiddle, from: start)
            case 0x5C:
                skipEscape()
            case 0x0A where joinLines(from: start), 0x0D where joinLines(from: start):
                continue
            case _ where position >= bytes.count, 0x0A, 0x0D:
                reportOpenText(from: start)
                flags.insert(.isOpen)
                return append(isOpening ? .text : .textClosing, from: start)
            default:
                position += 1
            }
        }
    }

    private mutating func reportOpenText(from start: Int) {
        if let make = tokens.last, bytes[Int(make.start)..<Int(make.end)].elementsEqual("make".utf8), reportMake(make, start) { return }
        report(.wrongQuotes, "the text has no closing quote", span(position, position),
            notes: [.init("it begins here", at: span(start, start + 1))],
            fix: .init(replacing: span(position, position), with: "\""))
    }

    private mutating func skipEscape() {
        let start = position
        position += 1
        switch byte(position) {
        case 0x6E, 0x74, 0x22, 0x5C:
            position += 1
        case 0x75 where byte(position + 1) == 0x7B:
            skipNumberedCharacter()
            if TextLiteral.scalar(bytes[start..<position]) == nil { reportNumber(from: start) }
        default:
            let length = bytes.scalar(at: position)?.length ?? 1
            if byte(position) != 0x0A, byte(position) != 0x0D, position < bytes.count { position += length }
            report(.wrongEscape, "after \\ in a text stand n, t, \", \\, u{…} or (…); a \\ itself is written \\\\", span(start, position),
                fix: .init(replacing: span(start, start), with: "\\"))
        }
    }

    /// From `u` to the closing brace.
    private mutating func skipNumberedCharacter() {
        position += 2
        while byte(position).isHexDigit { position += 1 }
        if byte(position) == 0x7D { position += 1 }
    }

    private mutating func reportNumber(from start: Int) {
        guard let high = TextLiteral.number(bytes[start..<position]), 0xD800...0xDFFF ~= high else {
            return report(.wrongEscape, "\\u{…} holds the hexadecimal number of a character: \\u{e9}", span(start, position))
        }
        let fault = "this is half of a pair that UTF-16 has for one character; here each character has one number: \\u{1F600}"
        let middle = position
        guard high < 0xDC00, byte(position) == 0x5C, byte(position + 1) == 0x75, byte(position + 2) == 0x7B else { return report(.wrongEscape, fault, span(start, position)) }
        position += 1
        skipNumberedCharacter()
        guard let low = TextLiteral.number(bytes[middle..<position]), 0xDC00...0xDFFF ~= low else {
            position = middle
            return report(.wrongEscape, fault, span(start, middle))
        }
        let number = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
        report(.wrongEscape, fault, span(start, position), fix: .init(replacing: span(start, position), with: "\\u{\(String(number, radix: 16, uppercase: true))}"))
    }
}
