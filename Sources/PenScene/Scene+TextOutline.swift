// Texts as paths.

import PenGeometry

extension Scene {
    /// The outlines of a text whose first baseline starts at the origin, upright on the scene's canvas.
    public func outline(of text: Layer.TextContent) throws(TextError) -> Path {
        let path = try textMeasurer.outline(of: text)
        return isYUp ? path.transformed(by: .scaling(1, -1)) : path
    }
}
