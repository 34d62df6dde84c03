// The size of a line of text.

/// Lengths in user units, measured from the baseline's start.
public struct TextMetrics: Hashable, Sendable {
    /// How far the pen moves along the line.
    public var width: Double
    /// How far the font reaches above the baseline.
    public var ascent: Double
    /// How far it reaches below.
    public var descent: Double

    public init(width: Double, ascent: Double, descent: Double) { (self.width, self.ascent, self.descent) = (width, ascent, descent) }
}
