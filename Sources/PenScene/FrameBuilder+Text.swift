// Texts in a picture's coordinates.

import PenGeometry

extension FrameBuilder {
    /// Adds a text, unless nothing of it would be seen. Letters stand upright where y grows up, too: what the canvas
    /// turned over is turned back.
    mutating func draw(_ text: Layer.TextContent, _ layer: Layer, _ m: AffineTransform) {
        let style = layer.style
        let isStroked = style.stroke != nil && style.strokeStyle.width > 0
        guard style.fill != nil || isStroked, text.size > 0, !text.text.allSatisfy(\.isWhitespace) else { return }
        // Fonts take longer to open than a small picture to draw: only where something stands by the size is it measured.
        let isPlaced = layer.anchor == nil && scene.canvas != nil
        let box = isPlaced ? EstimatedTextMeasurer().box(of: text) : scene.textMeasurer.box(of: text)
        let anchor = layer.anchor.map { scene.isYUp ? Point($0.x, 1 - $0.y) : $0 }
        let pivot = anchor.map { box.point(atFraction: $0) } ?? .zero
        // Gradients are counted from the anchor.
        let place = AffineTransform.translation(pivot).then(m)
        let fill = style.fill?.resolved(by: place), stroke = isStroked ? style.stroke?.resolved(by: place) : nil
        guard fill != nil || stroke != nil else { return }
        var drawn = DrawnText(
            text: text.text, font: text.font, size: text.size,
            transform: AffineTransform.translation(pivot).then(.scaling(1, scene.isYUp ? -1 : 1)).then(m),
            anchorX: anchor?.x ?? 0, anchorY: anchor?.y, baseline: -pivot.y,
            box: Rect(minX: box.minX - pivot.x, minY: box.minY - pivot.y, maxX: box.maxX - pivot.x, maxY: box.maxY - pivot.y),
            fill: fill, stroke: stroke, strokeStyle: style.strokeStyle, opacity: min(style.opacity, 1), blendMode: style.blendMode, name: layer.name,
            origin: layer.origin)
        drawn.foldScale()
        operations.append(.text(drawn))
    }
}

extension DrawnText {
    /// Takes the scale out of a transform that keeps letters in shape, into the lengths.
    mutating func foldScale() {
        let k = transform.meanScale
        guard transform.isSimilarity, k != 1, k > 0, k.isFinite else { return }
        transform = AffineTransform.scaling(1 / k, 1 / k).then(transform)
        (size, baseline, strokeStyle) = (size * k, baseline * k, strokeStyle.scaled(by: k))
        box = box.transformed(by: .scaling(k, k))
    }
}
