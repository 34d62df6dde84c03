// How many columns a terminal gives a character.

/// Widths after Unicode's East Asian Width (UAX #11) and emoji presentation (UTS #51), as terminals apply them.
public enum DisplayWidth {
    /// Columns of one grapheme cluster: 0, 1 or 2. Combining marks add nothing to their base; a control character has
    /// no width and must not be written.
    public static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        // U+FE0F asks for the emoji picture, and two regional indicators make a flag.
        if scalars.count > 1, scalars.contains("\u{FE0F}") || scalars.allSatisfy({ (0x1F1E6...0x1F1FF).contains($0.value) }) { return 2 }
        return scalars.reduce(0) { max($0, of($1)) }
    }

    /// Columns of a text in one line.
    public static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        if (0x20..<0x7F).contains(scalar.value) { return 1 }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        if scalar.properties.isEmojiPresentation || wide.contains(where: { $0.contains(scalar.value) }) { return 2 }
        // The vowels and finals of Hangul join the syllable before them.
        return (0x1160...0x11FF).contains(scalar.value) ? 0 : 1
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
        0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
