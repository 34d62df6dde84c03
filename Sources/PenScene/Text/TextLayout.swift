// A text as lines.

import PenGeometry

/// The lines of a text, and the room that they take. Coordinates: the origin is where the first line's baseline has
/// its place by the alignment, y grows down.
public struct TextLayout: Sendable {
    public var lines: [TextLine]
    public var alignment: TextAlignment
    /// What the lines take by their fonts' measures.
    public var box: Rect
    /// What the glyphs themselves cover; null where that is not known.
    public var ink: Rect

    /// - Parameter alignment: holds where the content has none of its own.
    public init(_ content: Layer.TextContent, alignment: TextAlignment = .left, measurer: some TextMeasurer) {
        lines = TextLayout.lines(of: content, measurer: measurer)
        self.alignment = content.alignment ?? alignment
        (box, ink) = (.null, .null)
        for (index, line) in lines.enumerated() {
            let metrics = measurer.measure(line, font: content.font, size: content.size)
            let start = Point(-self.alignment.fraction * metrics.width, Double(index) * Layer.TextContent.lineHeight * content.size)
            ink = ink.union(metrics.ink.transformed(by: .translation(start)))
            box = box.union(Rect(minX: start.x, minY: start.y - metrics.ascent, maxX: start.x + metrics.width, maxY: start.y + metrics.descent))
        }
    }

    /// What the glyphs cover and what their lines take.
    var extent: Rect { box.union(ink) }

    private static func lines(of content: Layer.TextContent, measurer: some TextMeasurer) -> [TextLine] {
        guard let width = content.width else { return content.paragraphs }
        return content.paragraphs.flatMap { measurer.wrap($0, font: content.font, size: content.size, width: width) }
    }
}
