// The size of a text without its font.

import PenGeometry

/// Guesses from what letters are in most sans-serif fonts: good enough to place a label, and the same on every machine.
public struct EstimatedTextMeasurer: TextMeasurer {
    public init() {}

    public func measure(line: Substring, font: String?, size: Double) -> TextMetrics {
        let ems = line.reduce(0) { $0 + Self.advance(of: $1) }
        return TextMetrics(width: ems * size, ascent: 0.8 * size, descent: 0.2 * size)
    }

    public func outline(line: Substring, font: String?, size: Double) throws(TextError) -> Path {
        throw TextError("nothing here knows the letters' shapes")
    }

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
