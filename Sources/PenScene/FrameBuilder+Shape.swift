// Shapes in a picture's coordinates.

import PenGeometry

extension FrameBuilder {
    /// Adds a shape, unless nothing of it would be seen. Where `m` keeps circles round, path and stroke are resolved to
    /// the picture's coordinates; where it distorts the stroke, the shape keeps it.
    mutating func draw(_ path: Path, _ layer: Layer, _ m: AffineTransform) {
        let style = layer.style
        let fill = style.fill?.resolved(by: m)
        let outline = TrimmedStroke(of: path, style)
        let stroke = outline == nil ? nil : style.stroke?.resolved(by: m)
        guard !path.isEmpty, fill != nil || stroke != nil else { return }
        var shape = FrameBuilder.unplaced(path, layer)
        (shape.fill, shape.stroke, shape.strokePath) = (fill, stroke, stroke == nil ? nil : outline?.path)
        if let outline { shape.strokeStyle = outline.style }
        shape.place(by: m)
        operations.append(.shape(shape))
    }

    /// The whole shape, whether anything of it is seen or not.
    static func drawn(_ path: Path, _ layer: Layer, _ m: AffineTransform) -> DrawnShape {
        var shape = unplaced(path, layer)
        (shape.fill, shape.stroke) = (layer.style.fill?.resolved(by: m), layer.style.stroke?.resolved(by: m))
        shape.place(by: m)
        return shape
    }

    private static func unplaced(_ path: Path, _ layer: Layer) -> DrawnShape {
        let style = layer.style
        return DrawnShape(
            path: path, fillRule: style.fillRule, strokeStyle: style.strokeStyle, opacity: min(style.opacity, 1), blendMode: style.blendMode,
            flatness: style.flatness, name: layer.name, origin: layer.origin)
    }
}

extension DrawnShape {
    fileprivate mutating func place(by m: AffineTransform) {
        if m.isSimilarity || stroke == nil { resolve(by: m) } else { transform = m }
    }

    /// Moves the shape's coordinates and lengths by a transform that keeps circles round, or that has no stroke to
    /// distort.
    mutating func resolve(by m: AffineTransform) {
        guard m != .identity else { return }
        path = path.transformed(by: m)
        strokePath = strokePath?.transformed(by: m)
        strokeStyle = strokeStyle.scaled(by: m.meanScale)
        flatness = flatness.map { $0 * m.meanScale }
    }
}

extension StrokeStyle {
    /// All lengths multiplied by `k`.
    func scaled(by k: Double) -> StrokeStyle {
        StrokeStyle(width: width * k, cap: cap, join: join, miterLimit: miterLimit, dash: dash.map { $0 * k }, dashPhase: dashPhase * k)
    }
}
