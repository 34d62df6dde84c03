// What a text layer writes.

extension Layer {
    public struct TextContent: Hashable, Sendable {
        public var text: String
        /// The family's name, or several that are tried in this order, parted by commas; nil: sans-serif.
        public var font: String?
        /// The em in user units.
        public var size: Double
        /// Lines that would be longer, in user units, are broken between words; nil: only where the text says so.
        public var width: Double?
        /// nil: as the anchor asks for, or left.
        public var alignment: TextAlignment?

        public init(text: String, font: String? = nil, size: Double = 16, width: Double? = nil, alignment: TextAlignment? = nil) {
            (self.text, self.font, self.size, self.width, self.alignment) = (text, font, size, width, alignment)
        }

        /// The distance of two baselines in ems.
        public static let lineHeight = 1.2

        /// The text between its line breaks.
        public var paragraphs: [TextLine] {
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { TextLine($0) }
        }
    }
}
