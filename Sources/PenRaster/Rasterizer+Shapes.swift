// Shapes and what stands for text.

import PenGeometry
import PenScene

extension Rasterizer {
    /// Draws fill and stroke as one layer.
    mutating func draw(_ shape: DrawnShape) {
        let bounds = pixelBounds(shape).intersection(target.bounds)
        guard !bounds.isEmpty, shape.opacity > 0 else { return }
        let isLayer = shape.fill != nil && shape.stroke != nil && (shape.opacity < 1 || shape.blendMode != .normal)
        guard isLayer else { return paint(shape, opacity: shape.opacity, shape.blendMode) }
        surfaces.append(Surface(bounds: bounds))
        paint(shape, opacity: 1, .normal)
        endLayer(DrawnGroup(opacity: shape.opacity, blendMode: shape.blendMode))
    }

    private func paint(_ shape: DrawnShape, opacity: Double, _ mode: BlendMode) {
        let transform = shape.transform.then(toPixels)
        let allowed = shape.flatness.map { $0 > 0 ? $0 : 0 } ?? tolerance(transform)
        if let paint = shape.fill, let source = PaintSource(paint, toPixels: toPixels) {
            fill(shape.path, transform, shape.fillRule, tolerance: allowed, source, opacity: opacity, mode)
        }
        if let paint = shape.stroke, let source = PaintSource(paint, toPixels: toPixels) {
            let style = drawnStyle(shape.strokeStyle, transform)
            let rule = coverage.addStroke(shape.strokePath ?? shape.path, style, tolerance: allowed, transform: transform)
            pour(source, rule, opacity: opacity, mode)
        }
    }

    /// The stroke's style with its width at least the smallest that is to be seen.
    func drawnStyle(_ style: StrokeStyle, _ transform: AffineTransform) -> StrokeStyle {
        let scale = transform.meanScale
        guard style.width > 0, scale > 0, style.width * scale < minimumStrokeWidth else { return style }
        var thicker = style
        thicker.width = minimumStrokeWidth / scale
        return thicker
    }

    /// The pixels that a shape may touch; none where a coordinate is not finite.
    func pixelBounds(_ shape: DrawnShape) -> PixelRect {
        let transform = shape.transform.then(toPixels)
        guard transform.isFinite, var bounds = shape.path.controlBounds else { return .empty }
        if shape.stroke != nil {
            guard let stroked = (shape.strokePath ?? shape.path).controlBounds else { return .empty }
            let reach = drawnStyle(shape.strokeStyle, transform).largestReach
            bounds = (shape.fill == nil ? stroked : bounds.union(stroked)).insetBy(-reach)
        }
        return PixelRect(touching: bounds.transformed(by: transform), within: picture)
    }

    /// Marks the place of a text until its glyphs can be drawn: its box, faintly filled, with a dashed outline.
    func placeholder(for text: DrawnText) -> [DrawnShape] {
        guard let paint = text.fill ?? text.stroke, !text.box.isNull else { return [] }
        let box = text.box
        var path = Path()
        path.move(to: box.origin)
        for p in [Point(box.maxX, box.minY), Point(box.maxX, box.maxY), Point(box.minX, box.maxY)] { path.line(to: p) }
        path.close()
        let unit = text.size / 16
        let outline = StrokeStyle(width: unit / 2, dash: [2 * unit, 2 * unit])
        return [
            DrawnShape(path: path, transform: text.transform, fill: paint, opacity: text.opacity * 0.2, blendMode: text.blendMode),
            DrawnShape(path: path, transform: text.transform, stroke: paint, strokeStyle: outline, opacity: text.opacity * 0.6, blendMode: text.blendMode),
        ]
    }
}

extension StrokeStyle {
    /// How far from the path a stroke may reach.
    fileprivate var largestReach: Double {
        width / 2 * max(2.0.squareRoot(), join == .miter ? max(1, miterLimit) : 1)
    }
}

extension AffineTransform {
    /// The largest factor by which a length grows: the matrix's greater singular value.
    var largestScale: Double {
        let p = Point(a + d, b - c).length, q = Point(a - d, b + c).length
        return (p + q) / 2
    }
}

extension Path {
    /// The bounds of all points that a path is made from, which hold the path; nil where one of them is not finite.
    fileprivate var controlBounds: Rect? {
        var bounds = Rect.null, next = 0
        for verb in verbs {
            if verb == .arc {
                let center = points[next], reach = max(points[next + 1].x, points[next + 1].y)
                bounds.include(center - Point(reach, reach))
                bounds.include(center + Point(reach, reach))
                bounds.include(points[next + 4])
            } else {
                for i in next..<(next + verb.pointCount) { bounds.include(points[i]) }
            }
            next += verb.pointCount
        }
        return points.allSatisfy(\.isFinite) ? bounds : nil
    }
}
