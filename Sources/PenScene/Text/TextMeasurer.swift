// Where the sizes and the shapes of texts come from.

import PenGeometry

/// Measures lines of text and knows their letters' shapes. The scene itself knows no fonts.
public protocol TextMeasurer: Sendable {
    /// - Parameters:
    ///   - font: a family's name; nil for the default.
    ///   - size: the em in user units.
    func measure(_ line: TextLine, font: String?, size: Double) -> TextMetrics

    /// How the glyphs of a line look; the baseline starts at the origin, y grows down. The parameters are those of
    /// `measure`.
    /// - Parameters:
    ///   - pictures: whether glyphs may be coloured pictures, such as emoji; otherwise outlines stand in for them.
    ///   - origin: who asks, for the notes on what is missing.
    func outline(_ line: TextLine, font: String?, size: Double, pictures: Bool, for origin: LayerOrigin?) throws(TextError) -> TextOutline

    /// Breaks a paragraph into lines that are not wider than `width` user units, where a break is allowed (Unicode
    /// Standard Annex 14), and within words only where a word alone is too wide. Spaces at a break are left out.
    func wrap(_ paragraph: TextLine, font: String?, size: Double, width: Double) -> [TextLine]
}

/// Why a text has no outlines.
public struct TextError: Error, Hashable, CustomStringConvertible {
    public var description: String
    /// What to do about it.
    public var advice: String?

    public init(_ description: String, advice: String? = nil) { (self.description, self.advice) = (description, advice) }
}
