// Pictures whose texts are paths.

import PenGeometry

extension Frame {
    /// The same picture with the outlines of its texts in their place.
    /// - Throws: where there is a text and the measurer knows no shapes.
    public func outliningTexts(with measurer: any TextMeasurer) throws(TextError) -> Frame {
        var result = self
        result.operations = []
        for operation in operations {
            if case .text(let text) = operation { result.operations += try text.outlined(with: measurer) } else { result.operations.append(operation) }
        }
        return result
    }
}

extension DrawnText {
    /// What draws the letters: a shape, and images where glyphs are pictures.
    public func outlined(with measurer: any TextMeasurer) throws(TextError) -> [DrawingOperation] {
        let outline = try outline(with: measurer, pictures: true)
        guard !outline.pictures.isEmpty else { return [.shape(shape(of: outline.path))] }
        var whole = self
        (whole.opacity, whole.blendMode, whole.name) = (1, .normal, nil)
        let letters = outline.path.isEmpty ? [] : [DrawingOperation.shape(whole.shape(of: outline.path))]
        let parts = letters + outline.pictures.map { .image(image(of: $0)) }
        if opacity == 1, blendMode == .normal, name == nil { return parts }
        return [.beginGroup(DrawnGroup(opacity: opacity, blendMode: blendMode, name: name, origin: origin))] + parts + [.endGroup]
    }

    private func shape(of path: Path) -> DrawnShape {
        var shape = DrawnShape(
            path: path, fill: fill, stroke: stroke, strokeStyle: strokeStyle, opacity: opacity, blendMode: blendMode, name: name, origin: origin)
        if transform.isSimilarity || stroke == nil { shape.resolve(by: transform) } else { shape.transform = transform }
        return shape
    }

    private func image(of picture: TextOutline.Picture) -> DrawnImage {
        var image = DrawnImage(content: picture.content, box: picture.box, origin: origin)
        image.resolve(by: transform)
        return image
    }

    /// The glyphs of all lines, in the text's coordinates.
    func outline(with measurer: any TextMeasurer, pictures: Bool) throws(TextError) -> TextOutline {
        var outline = TextOutline()
        for (index, line) in lines.enumerated() where !line.isBlank {
            let part = try measurer.outline(line, font: font, size: size, pictures: pictures, for: origin)
            outline.append(part, movedBy: start(ofLine: index) - Point(alignment.fraction * part.width, 0))
        }
        return outline
    }
}
