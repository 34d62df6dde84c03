// Shapes in a picture's coordinates.

import PenGeometry

extension FrameBuilder {
    /// Adds a shape, unless nothing of it would be seen. Where `m` keeps circles round, path and stroke are resolved to
    /// the picture's coordinates; where it distorts the stroke, the shape keeps it.
    mutating func draw(_ path: Path, _ layer: Layer, _ m: AffineTransform) {
        let fill = layer.style.fill?.resolved(by: m)
        let outline = TrimmedStroke(of: path, layer.style)
        let stroke = outline == nil ? nil : layer.style.stroke?.resolved(by: m)
        guard !path.isEmpty, fill != nil || stroke != nil else { return }
        // Made where it belongs; a variable would be copied, with all its references.
        operations.append(.shape(DrawnShape(
            path, layer, fill: fill, stroke: stroke, strokePath: stroke == nil ? nil : outline?.path,
            strokeStyle: outline?.style ?? layer.style.strokeStyle, placedBy: m)))
    }

    /// The whole shape, whether anything of it is seen or not.
    static func drawn(_ path: Path, _ layer: Layer, _ m: AffineTransform) -> DrawnShape {
        let style = layer.style
        return DrawnShape(
            path, layer, fill: style.fill?.resolved(by: m), stroke: style.stroke?.resolved(by: m), strokePath: nil, strokeStyle: style.strokeStyle, placedBy: m)
    }
}

extension DrawnShape {
    fileprivate init(
        _ path: Path, _ layer: Layer, fill: Paint?, stroke: Paint?, strokePath: Path?, strokeStyle: StrokeStyle, placedBy m: AffineTransform
    ) {
        let isResolved = m.isSimilarity || stroke == nil, inner = isResolved ? m : .identity
        self.init(
            path: path.transformed(by: inner), strokePath: strokePath?.transformed(by: inner), transform: isResolved ? .identity : m,
            fill: fill, fillRule: layer.style.fillRule, stroke: stroke, strokeStyle: strokeStyle.scaled(by: inner.meanScale),
            opacity: min(layer.style.opacity, 1), blendMode: layer.style.blendMode, flatness: layer.style.flatness.map { $0 * inner.meanScale },
            name: layer.name, origin: layer.origin)
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
