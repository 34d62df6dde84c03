// Pictures whose texts are paths.

import PenGeometry

extension Frame {
    /// The same picture with the outlines of its texts in their place.
    /// - Throws: where there is a text and the measurer knows no shapes.
    public func outliningTexts(with measurer: any TextMeasurer) throws(TextError) -> Frame {
        var result = self
        for (index, operation) in operations.enumerated() {
            if case .text(let text) = operation { result.operations[index] = .shape(try text.outlined(with: measurer)) }
        }
        return result
    }
}

extension DrawnText {
    /// The shape that fills and strokes the letters.
    public func outlined(with measurer: any TextMeasurer) throws(TextError) -> DrawnShape {
        // Lines that are neither centred nor ranged right begin below each other, wherever the anchor stands.
        let isNamedAnchor = anchorX == 0.5 || anchorX == 1
        let content = Layer.TextContent(text: text, font: font, size: size)
        let place = AffineTransform.translation(Point(isNamedAnchor ? 0 : box.minX, baseline))
        let path = try measurer.outline(of: content, anchorX: isNamedAnchor ? anchorX : 0).transformed(by: place)
        var shape = DrawnShape(
            path: path, fill: fill, stroke: stroke, strokeStyle: strokeStyle, opacity: opacity, blendMode: blendMode, name: name, origin: origin)
        if transform.isSimilarity || stroke == nil { shape.resolve(by: transform) } else { shape.transform = transform }
        return shape
    }
}
