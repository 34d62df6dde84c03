// Images in a picture's coordinates.

import PenGeometry

extension FrameBuilder {
    /// Adds an image. It stands upright where y grows up, too: what the canvas turned over is turned back.
    mutating func draw(_ image: Layer.SizedImage, _ layer: Layer, _ m: AffineTransform) {
        guard image.width > 0, image.height > 0 else { return }
        var drawn = DrawnImage(
            content: image.content, box: Rect(x: 0, y: 0, width: image.width, height: image.height), isSmooth: image.isSmooth,
            opacity: min(layer.style.opacity, 1), blendMode: layer.style.blendMode, name: layer.name, origin: layer.origin)
        drawn.resolve(by: AffineTransform.scaling(1, scene.isYUp ? -1 : 1).then(m))
        operations.append(.image(drawn))
    }
}
