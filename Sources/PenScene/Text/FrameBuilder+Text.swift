// Texts in a picture's coordinates.

import PenGeometry

extension FrameBuilder {
    /// Adds a text, unless nothing of it would be seen. Letters stand upright where y grows up, too: what the canvas
    /// turned over is turned back.
    mutating func draw(_ text: Layer.TextContent, _ layer: Layer, _ m: AffineTransform) {
        let style = layer.style
        let isStroked = style.stroke != nil && style.strokeStyle.width > 0
        guard style.fill != nil || isStroked, text.size > 0, !text.text.allSatisfy(\.isWhitespace) else { return }
        let layout = layout(of: text, layer)
        let pivot = layer.anchor.map { layout.box.point(atFraction: scene.isYUp ? Point($0.x, 1 - $0.y) : $0) } ?? .zero
        // Gradients are counted from the anchor.
        let place = AffineTransform.translation(pivot).then(m)
        let fill = style.fill?.resolved(by: place), stroke = isStroked ? style.stroke?.resolved(by: place) : nil
        guard fill != nil || stroke != nil else { return }
        let fromPivot = AffineTransform.translation(-pivot)
        var drawn = DrawnText(
            lines: layout.lines, font: text.font, size: text.size, alignment: layout.alignment, start: -pivot,
            transform: AffineTransform.translation(pivot).then(.scaling(1, scene.isYUp ? -1 : 1)).then(m),
            box: layout.box.transformed(by: fromPivot), ink: layout.ink.transformed(by: fromPivot),
            fill: fill, stroke: stroke, strokeStyle: style.strokeStyle, opacity: min(style.opacity, 1), blendMode: style.blendMode, name: layer.name,
            origin: layer.origin)
        drawn.foldScale()
        operations.append(.text(drawn))
    }
}

extension FrameBuilder {
    /// Fonts take longer to open than a small picture to draw: a text is measured only where something stands by its
    /// size.
    private func layout(of text: Layer.TextContent, _ layer: Layer) -> TextLayout {
        guard layer.anchor == nil, text.width == nil, scene.canvas != nil else { return scene.layout(of: text, layer) }
        return TextLayout(text, measurer: EstimatedTextMeasurer())
    }
}

extension DrawnText {
    /// Takes the scale out of a transform that keeps letters in shape, into the lengths.
    mutating func foldScale() {
        let k = transform.meanScale
        guard transform.isSimilarity, k != 1, k > 0, k.isFinite else { return }
        transform = AffineTransform.scaling(1 / k, 1 / k).then(transform)
        (size, start, strokeStyle) = (size * k, start * k, strokeStyle.scaled(by: k))
        (box, ink) = (box.transformed(by: .scaling(k, k)), ink.transformed(by: .scaling(k, k)))
    }
}
