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
        var shape = DrawnShape(
            path: try outline(with: measurer).path, fill: fill, stroke: stroke, strokeStyle: strokeStyle, opacity: opacity, blendMode: blendMode,
            name: name, origin: origin)
        if transform.isSimilarity || stroke == nil { shape.resolve(by: transform) } else { shape.transform = transform }
        return shape
    }

    /// The glyphs of all lines, in the text's coordinates.
    func outline(with measurer: any TextMeasurer) throws(TextError) -> TextOutline {
        var outline = TextOutline()
        for (index, line) in lines.enumerated() where !line.isBlank {
            var place = start(ofLine: index)
            if alignment != .left { place.x -= alignment.fraction * measurer.measure(line, font: font, size: size).width }
            outline.append(try measurer.outline(line, font: font, size: size, for: origin), movedBy: place)
        }
        return outline
    }
}
