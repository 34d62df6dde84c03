// The size of a line of text.

import PenGeometry

/// Lengths in user units, measured from the baseline's start.
public struct TextMetrics: Hashable, Sendable {
    /// How far the pen moves along the line.
    public var width: Double
    /// How far the font reaches above the baseline.
    public var ascent: Double
    /// How far it reaches below.
    public var descent: Double
    /// The box around the glyphs themselves, y growing down; null where it is not known or there are none.
    public var ink: Rect

    public init(width: Double, ascent: Double, descent: Double, ink: Rect = .null) {
        (self.width, self.ascent, self.descent, self.ink) = (width, ascent, descent, ink)
    }
}
