// Glyphs together with the text that they stand for.

import PenGeometry

/// A stretch of a line whose glyphs are of one font: what a page of text needs so that its letters can be found, copied
/// and read aloud.
public struct GlyphRun: Sendable {
    /// Fontconfig's pattern of the font (an `FcPattern`), which lives as long as the process.
    public struct Font: Hashable, @unchecked Sendable {
        public let pattern: UnsafeMutableRawPointer
    }

    public struct Glyph: Hashable, Sendable {
        public var identifier: UInt32
        /// Where its origin lies from the start of the line's baseline, in user units; y grows down.
        public var place: Point
    }

    /// So many bytes of the text are so many glyphs.
    public struct Cluster: Hashable, Sendable {
        public var byteCount, glyphCount: Int
    }

    public var font: Font
    /// From left to right.
    public var glyphs: [Glyph]
    /// UTF-8: what the clusters stand for, from the leftmost on. Where the order of reading is the other way only the
    /// characters of a cluster are in it, as in most files with text that is set.
    public var text: [UInt8]
    /// From left to right.
    public var clusters: [Cluster]
    /// False where the glyph only holds the place of something that the line shows otherwise: a coloured picture, or a
    /// box for a letter that no font has.
    public var isShown: Bool
}

/// A line of text as runs from left to right.
public struct LineGlyphs: Sendable {
    public var runs: [GlyphRun]
    /// How far the pen moves along the line, in user units.
    public var width: Double
    /// Whether the glyphs show all of the line.
    public var isWhole: Bool { runs.allSatisfy(\.isShown) }
}
