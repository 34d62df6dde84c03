// The size of a text without its font.

import PenGeometry

/// Guesses from what letters are in most sans-serif fonts: good enough to place a label, and the same on every machine.
public struct EstimatedTextMeasurer: TextMeasurer {
    public init() {}

    public func measure(_ line: TextLine, font: String?, size: Double) -> TextMetrics {
        TextMetrics(width: Self.width(of: line.text) * size, ascent: 0.8 * size, descent: 0.2 * size)
    }

    public func outline(_ line: TextLine, font: String?, size: Double, pictures: Bool, for origin: LayerOrigin?) throws(TextError) -> TextOutline {
        throw TextError("nothing here knows the letters' shapes")
    }

    /// Breaks behind spaces and hyphens, and between East Asian characters; none begins with what closes a clause.
    public func wrap(_ paragraph: TextLine, font: String?, size: Double, width: Double) -> [TextLine] {
        let text = paragraph.text
        let breaks = zip(text.indices, text.indices.dropFirst()).compactMap { before, after in
            Self.mayBreak(between: text[before], text[after]) ? after : nil
        }
        return LineBreaker.lines(of: paragraph, width: width, breaks: breaks) { Self.width(of: $0) * size }
    }

    private static func mayBreak(between before: Character, _ after: Character) -> Bool {
        if after.isWhitespace || "、。，．！？）」』】：；)]}.,:;!?".contains(after) || "（「『【([{".contains(before) { return false }
        if before.isWhitespace { return before != "\u{A0}" && before != "\u{202F}" }
        if before == "-" { return after.isLetter }
        return [before, after].contains { $0.unicodeScalars.first.map(isWide) ?? false }
    }

    /// In ems.
    private static func width(of text: some StringProtocol) -> Double { text.reduce(0) { $0 + advance(of: $1) } }

    /// The advance of a character in ems: averages of Helvetica, Arial and DejaVu Sans.
    private static func advance(of character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar {
        case "i", "j", "l", "'", ".", ",", ":", ";", "|", "!", "I": return 0.28
        case " ", "f", "t", "r", "(", ")", "[", "]", "/", "\\", "-": return 0.34
        case "m", "M", "W", "w", "@", "%": return 0.86
        case "A"..."Z": return 0.68
        default: return isWide(scalar) ? 1 : scalar.properties.generalCategory == .control ? 0 : 0.55
        }
    }

    /// East Asian characters and emoji, which fill a whole em.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6: return true
        case 0x1F300...0x1FAFF, 0x20000...0x3FFFD: return true
        default: return false
        }
    }
}
