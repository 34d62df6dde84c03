// Texts as paths.

import PenGeometry

extension Scene {
    /// The outlines of a text whose first baseline has its place at the origin, upright on the scene's canvas.
    /// - Parameter origin: who asks, for the notes on what is missing.
    public func outline(of text: Layer.TextContent, for origin: LayerOrigin?) throws(TextError) -> Path {
        let layout = TextLayout(text, measurer: textMeasurer)
        let drawn = DrawnText(
            lines: layout.lines, font: text.font, size: text.size, alignment: layout.alignment, transform: .identity, box: layout.box, fill: nil,
            origin: origin)
        let path = try drawn.outline(with: textMeasurer, pictures: false).path
        return isYUp ? path.transformed(by: .scaling(1, -1)) : path
    }
}
