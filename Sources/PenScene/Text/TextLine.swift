// A line of a text as it is set.

public struct TextLine: Hashable, Sendable {
    /// Without line breaks.
    public var text: String
    /// The direction in which the line as a whole is read: that of its paragraph's first letter that has one (Unicode
    /// Standard Annex 9, rules P2 and P3).
    public var isRightToLeft: Bool

    public init(_ text: String, isRightToLeft: Bool) { (self.text, self.isRightToLeft) = (text, isRightToLeft) }

    /// A line that is a paragraph of its own.
    public init(_ text: some StringProtocol) { self.init(String(text), isRightToLeft: TextLine.isRightToLeft(text)) }

    public var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

    private static func isRightToLeft(_ text: some StringProtocol) -> Bool {
        for scalar in text.unicodeScalars where scalar.value >= 0x41 {
            if scalar.isOfRightToLeftScript { return true }
            if scalar.properties.isAlphabetic { return false }
        }
        return false
    }
}

extension Unicode.Scalar {
    /// A letter of Hebrew, Arabic, Syriac, Thaana, N'Ko and the scripts beside them, or the mark of that direction.
    fileprivate var isOfRightToLeftScript: Bool {
        switch value {
        case 0x200F: true
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: properties.isAlphabetic
        default: false
        }
    }
}
