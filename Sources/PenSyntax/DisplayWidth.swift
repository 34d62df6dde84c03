// How many columns a character takes on a terminal.

extension Character {
    /// 0 for a lone combining mark, 2 for East Asian wide characters and emoji, otherwise 1 (Unicode, annex 11).
    var displayWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.isASCII { return unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
        if first.isWide || first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        return switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: 0
        default: 1
        }
    }
}

extension Unicode.Scalar {
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
        0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]

    fileprivate var isWide: Bool {
        value >= 0x1100 && Unicode.Scalar.wideRanges.contains { $0.contains(value) }
    }
}
