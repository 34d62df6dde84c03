// Numbers, units and colours.

extension Lexer {
    /// `1` `1.5` `.5` `1e-3` `1_000`, and a unit directly after it.
    mutating func lexNumber() {
        let start = position
        if lexForeignNumber() { return }
        skipDigits()
        if byte(position) == 0x2E, byte(position + 1).isDigit {
            position += 1
            skipDigits()
        }
        position = NumberLiteral.endOfExponent(bytes, from: position, to: bytes.count)
        let end = position
        skipUnit()
        append(.number, from: start)
        let literal = NumberLiteral(bytes, from: start, to: end)
        if !literal.value.isFinite {
            report(.wrongNumber, "this number is too large: the largest is about 1.8e308", span(start, end))
        }
    }

    private mutating func skipDigits() {
        while byte(position).isDigit || byte(position) == 0x5F {
            if bytes[position] == 0x5F, !byte(position + 1).isDigit {
                report(.wrongNumber, "an underscore in a number stands between two digits", span(position, position + 1),
                    fix: .init(replacing: span(position, position + 1), with: ""))
            }
            position += 1
        }
    }

    private mutating func skipUnit() {
        let start = position
        switch byte(position) {
        case 0x25:
            if isPercent(at: position) { position += 1 }
        case 0xC2 where byte(position + 1) == 0xB0 || byte(position + 1) == 0xBA:
            position += 2
        case 0x64, 0x72, 0x74, 0x73, 0x6D:
            while byte(position).isASCIIWord { position += 1 }
            let isWhole = !(bytes.scalar(at: position)?.scalar.continuesName ?? false)
            if position - start > 4 || !isWhole || Expression.Unit(spelling: bytes[start..<position]) == nil {
                position = start
            }
        default:
            break
        }
    }

    /// `50%` is per cent unless a letter, digit, `_`, `(` or `.` and a digit follow directly: `10%3` is a remainder.
    private func isPercent(at index: Int) -> Bool {
        let next = byte(index + 1)
        if next == 0x28 || next == 0x2E && byte(index + 2).isDigit { return false }
        return !(bytes.scalar(at: index + 1)?.scalar.continuesName ?? false)
    }

    /// `#rgb` `#rrggbb` `#rrggbbaa`
    mutating func lexColour() {
        let start = position
        position += 1
        while byte(position).isASCIIWord { position += 1 }
        let digits = bytes[(start + 1)..<position]
        append(.colour, from: start)
        if ![3, 6, 8].contains(digits.count) || !digits.allSatisfy(\.isHexDigit) {
            report(.wrongColour, "a colour has 3, 6 or 8 hexadecimal digits: #f80, #ff8800, #ff880080", span(start, position))
        }
    }
}
