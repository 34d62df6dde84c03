// Shapes in pixels.

import PenGeometry
import PenScene

/// A shape or an image that touches the picture, with its outlines in pixels.
final class OutlinedShape: Sendable {
    struct Area: Sendable {
        let outline: Outline
        let source: PaintSource
    }

    /// The pixels that it may touch.
    let bounds: PixelRect
    /// Of the fill and of the stroke, where the shape has them.
    let fill, stroke: Area?
    let opacity: Double
    let blendMode: BlendMode

    init(bounds: PixelRect, fill: Area?, stroke: Area?, opacity: Double, blendMode: BlendMode) {
        (self.bounds, self.fill, self.stroke) = (bounds, fill, stroke)
        (self.opacity, self.blendMode) = (opacity, blendMode)
    }
}

extension Drawing {
    /// - Returns: nil where the shape touches no pixel or a coordinate is not finite.
    func outlined(_ shape: DrawnShape) -> OutlinedShape? {
        let transform = shape.transform.then(toPixels), bounds = pixelBounds(shape)
        guard !bounds.isEmpty, shape.opacity > 0 else { return nil }
        let allowed = shape.flatness.map { $0 > 0 ? $0 : 0 } ?? tolerance(transform)
        let fill = shape.fill.flatMap(source).map { source in
            OutlinedShape.Area(
                outline: Outline(shape.path, shape.fillRule, tolerance: allowed, transform: transform, height: height), source: source)
        }
        let stroke = shape.stroke.flatMap(source).map { source in
            let style = drawnStyle(shape.strokeStyle, transform)
            return OutlinedShape.Area(
                outline: Outline(shape.strokePath ?? shape.path, style, tolerance: allowed, transform: transform, height: height), source: source)
        }
        return OutlinedShape(bounds: bounds, fill: fill, stroke: stroke, opacity: shape.opacity, blendMode: shape.blendMode)
    }

    /// - Returns: nil where the paint paints nothing.
    func source(_ paint: Paint) -> PaintSource? { PaintSource(paint, toPixels: toPixels, asLight: mixesLight) }

    /// A clip's outline; nil where it hides everything.
    func outlined(_ clip: DrawnGroup.Clip) -> Outline? {
        guard clip.path.points.allSatisfy(\.isFinite) else { return nil }
        return Outline(clip.path, clip.fillRule, tolerance: tolerance(toPixels), transform: toPixels, height: height)
    }

    /// A twentieth of a pixel in the coordinates that `transform` leads to pixels.
    func tolerance(_ transform: AffineTransform) -> Double {
        let scale = transform.largestScale
        return scale > 0 ? 0.05 / scale : 1
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
