// What pango is given.

/// A line without what no font shows.
enum PreparedText {
    /// Tabs as spaces, as SVG has them, and no other control characters. Code points that will never be characters
    /// (Unicode, 23.7), which files of text may not hold, are replaced by U+FFFD.
    static func plain(_ line: Substring) -> String {
        guard line.unicodeScalars.contains(where: { $0.isControl || $0.isNoncharacter }) else { return String(line) }
        var text = String.UnicodeScalarView()
        for scalar in line.unicodeScalars {
            if scalar == "\t" { text.append(" ") } else if !scalar.isControl { text.append(scalar.isNoncharacter ? "\u{FFFD}" : scalar) }
        }
        return String(text)
    }

    /// Emoji asked for as letters (U+FE0E): a font with outlines is then taken where there is one. What only joins or
    /// tints pictures is left out.
    static func withoutPictures(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0xFE0E, 0xFE0F: continue
            case 0x200D where result.last == "\u{FE0E}", 0x1F3FB...0x1F3FF where result.last == "\u{FE0E}": continue
            default: result.append(scalar)
            }
            if scalar.properties.isEmoji, !scalar.isASCII { result.append("\u{FE0E}") }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }

    fileprivate var isNoncharacter: Bool { properties.isNoncharacterCodePoint }
}
