// Shapes in a picture's coordinates.

import PenGeometry

extension FrameBuilder {
    /// Adds a shape, unless nothing of it would be seen. Where `m` keeps circles round, path and stroke are resolved to
    /// the picture's coordinates; where it distorts the stroke, the shape keeps it.
    mutating func draw(_ path: Path, _ layer: Layer, _ m: AffineTransform) {
        let style = layer.style
        let fill = style.fill?.resolved(by: m)
        let outline = strokedPart(of: path, style)
        let stroke = outline == nil ? nil : style.stroke?.resolved(by: m)
        guard !path.isEmpty, fill != nil || stroke != nil else { return }
        var shape = DrawnShape(
            path: path, strokePath: stroke == nil ? nil : outline?.path, fill: fill, fillRule: style.fillRule, stroke: stroke,
            strokeStyle: outline?.style ?? style.strokeStyle, opacity: min(style.opacity, 1), blendMode: style.blendMode,
            flatness: style.flatness, name: layer.name)
        if m.isSimilarity || stroke == nil { shape.resolve(by: m) } else { shape.transform = m }
        operations.append(.shape(shape))
    }

    /// What `strokeStart` and `strokeEnd` leave of a path, and with which style; no path where all of it is stroked; nil
    /// where nothing is.
    private func strokedPart(of path: Path, _ style: Style) -> (path: Path?, style: StrokeStyle)? {
        let start = max(style.strokeStart, 0), end = min(style.strokeEnd, 1)
        guard style.strokeStyle.width > 0, start < end else { return nil }
        guard start > 0 || end < 1 else { return (nil, style.strokeStyle) }
        let part = path.subpath(from: start, to: end)
        return part.isEmpty ? nil : (part, style.strokeStyle)
    }
}

extension DrawnShape {
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
