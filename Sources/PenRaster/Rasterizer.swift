// Frames to pixels.

import PenGeometry
import PenScene

/// Draws a frame with exact area coverage; the same pixels on every machine.
///
/// Colours are mixed in sRGB, as browsers do. Curves are drawn within a twentieth of a pixel, unless a shape asks for
/// another flatness. A shape with coordinates that are not finite is left out.
public struct Rasterizer {
    /// Draws a picture of `width` × `height` pixels (each at most `Raster.largestSide`).
    /// - Parameters:
    ///   - transform: from the picture's coordinates to pixels.
    ///   - background: what lies below the frame and its own background; nil is transparent.
    ///   - minimumStrokeWidth: thinner strokes are drawn with this width in pixels, so that they do not fade away.
    public static func render(
        frame: Frame, width: Int, height: Int, transform: AffineTransform, background: Color? = nil, minimumStrokeWidth: Double = 0
    ) -> Raster {
        var raster = Raster(width: width, height: height, color: background)
        guard !raster.pixels.isEmpty, transform.isFinite else { return raster }
        var rasterizer = Rasterizer(raster, transform, minimumStrokeWidth)
        raster.pixels = []
        rasterizer.draw(frame)
        raster.pixels = rasterizer.surfaces[0].pixels
        return raster
    }

    let picture: PixelRect
    let toPixels: AffineTransform
    let minimumStrokeWidth: Double
    let coverage: CoverageBuffer
    /// The picture and the layers that are being drawn, innermost last.
    var surfaces: [Surface]

    private init(_ raster: Raster, _ transform: AffineTransform, _ minimumStrokeWidth: Double) {
        picture = PixelRect(minX: 0, minY: 0, maxX: raster.width, maxY: raster.height)
        toPixels = transform
        self.minimumStrokeWidth = minimumStrokeWidth
        coverage = CoverageBuffer(width: raster.width, height: raster.height)
        surfaces = [Surface(bounds: picture, pixels: raster.pixels)]
    }

    var target: Surface { surfaces[surfaces.count - 1] }

    private mutating func draw(_ frame: Frame) {
        if let paint = frame.background, let source = PaintSource(paint, toPixels: toPixels) {
            fillAll(source, opacity: 1, .normal)
        }
        let groups = groupPlans(frame.operations)
        var open: [GroupPlan] = []
        for (index, operation) in frame.operations.enumerated() {
            switch operation {
            case .shape(let shape): draw(shape)
            case .text(let text): for shape in placeholder(for: text) { draw(shape) }
            case .image(let image): draw(image)
            case .beginGroup:
                guard let plan = groups[index] else { continue }
                open.append(plan)
                if plan.isLayer { surfaces.append(Surface(bounds: plan.bounds.intersection(target.bounds))) }
            case .endGroup:
                if let plan = open.popLast(), plan.isLayer { endLayer(plan.group) }
            }
        }
        while let plan = open.popLast() { if plan.isLayer { endLayer(plan.group) } }
    }

    /// Draws the innermost layer onto the one below it.
    mutating func endLayer(_ group: DrawnGroup) {
        let layer = surfaces.removeLast()
        guard !layer.bounds.isEmpty else { return }
        if let clip = group.clip {
            guard clip.path.points.allSatisfy(\.isFinite) else { return }
            fill(
                clip.path, toPixels, clip.fillRule, tolerance: tolerance(toPixels), .surface(layer), opacity: group.opacity, group.blendMode,
                within: layer.bounds)
        } else {
            fillAll(.surface(layer), opacity: group.opacity, group.blendMode, within: layer.bounds)
        }
    }

    // MARK: Areas

    /// Fills a path; `transform` leads to pixels, and `tolerance` is in the path's coordinates.
    func fill(
        _ path: Path, _ transform: AffineTransform, _ rule: FillRule, tolerance: Double, _ source: PaintSource, opacity: Double,
        _ mode: BlendMode, within limit: PixelRect? = nil
    ) {
        let remaining = coverage.add(path.flattened(tolerance: tolerance), transform: transform, rule)
        pour(source, remaining, opacity: opacity, mode, within: limit)
    }

    /// Draws onto what the coverage buffer holds, and empties it.
    func pour(_ source: PaintSource, _ rule: FillRule, opacity: Double, _ mode: BlendMode, within limit: PixelRect? = nil) {
        let alpha = Float(opacity > 0 ? min(opacity, 1) : 0)
        target.paint(source, opacity: alpha, mode, coverage, rule, within: limit ?? target.bounds)
    }

    /// A twentieth of a pixel in the coordinates that `transform` leads to pixels.
    func tolerance(_ transform: AffineTransform) -> Double {
        let scale = transform.largestScale
        return scale > 0 ? 0.05 / scale : 1
    }

    /// Fills a rectangle of the innermost layer.
    func fillAll(_ source: PaintSource, opacity: Double, _ mode: BlendMode, within limit: PixelRect? = nil) {
        let r = limit ?? target.bounds
        let area = Path.rect(Rect(minX: Double(r.minX), minY: Double(r.minY), maxX: Double(r.maxX), maxY: Double(r.maxY)))
        fill(area, .identity, .nonZero, tolerance: 1, source, opacity: opacity, mode, within: limit)
    }
}
