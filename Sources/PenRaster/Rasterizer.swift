// Frames to pixels.

import PenGeometry
import PenScene
import Synchronization

/// Draws rows of a picture with exact area coverage; the same pixels on every machine.
public struct Rasterizer {
    /// Draws a picture of `width` × `height` pixels (each at most `Raster.largestSide`); see `Drawing` and `Bands` for
    /// drawing a large one in parts.
    /// - Parameters:
    ///   - transform: from the picture's coordinates to pixels.
    ///   - background: what lies below the frame and its own background; nil is transparent.
    ///   - minimumStrokeWidth: thinner strokes are drawn with this width in pixels, so that they do not fade away.
    public static func render(
        frame: Frame, width: Int, height: Int, transform: AffineTransform, background: Color? = nil, minimumStrokeWidth: Double = 0
    ) -> Raster {
        let drawing = Drawing(frame, width: width, height: height, transform: transform, minimumStrokeWidth: minimumStrokeWidth)
        return drawing.render(rows: 0..<drawing.height, background: background)
    }

    /// Draws a frame over a picture that is there.
    /// - Parameters: as above.
    public static func draw(_ frame: Frame, over raster: inout Raster, transform: AffineTransform, minimumStrokeWidth: Double = 0) {
        let drawing = Drawing(frame, width: raster.width, height: raster.height, transform: transform, minimumStrokeWidth: minimumStrokeWidth)
        drawing.draw(0..<drawing.height, over: &raster)
    }

    let drawing: Drawing
    private let coverage: CoverageBuffer
    private let sweep: ChainSweep
    /// The rows and the layers that are being drawn, innermost last.
    var surfaces: [Surface]

    fileprivate init(_ drawing: Drawing, _ rows: PixelRect, _ pixels: [Pixel]) {
        self.drawing = drawing
        coverage = CoverageBuffer(width: rows.width, rows: rows.minY..<rows.maxY)
        sweep = ChainSweep(into: coverage)
        surfaces = [Surface(bounds: rows, pixels: pixels)]
    }

    var target: Surface { surfaces[surfaces.count - 1] }

    fileprivate mutating func draw() {
        let frame = drawing.frame
        if let source = frame.background.flatMap(drawing.source) {
            target.paintAll(source, opacity: 1, .normal, within: target.bounds)
        }
        var open: [GroupPlan] = []
        for step in drawing.steps where !Patience.isOver.load(ordering: .relaxed) {
            switch step {
            case .shape(let shape): draw(shape)
            case .begin(let plan):
                open.append(plan)
                if plan.isLayer { surfaces.append(Surface(bounds: plan.bounds.intersection(target.bounds))) }
            case .end: if let plan = open.popLast(), plan.isLayer { end(plan) }
            }
        }
    }

    private mutating func end(_ plan: GroupPlan) {
        if let clip = plan.clip {
            endLayer(opacity: plan.opacity, plan.blendMode, clip: clip)
        } else if plan.isClipped {
            surfaces.removeLast()
        } else {
            endLayer(opacity: plan.opacity, plan.blendMode)
        }
    }

    /// Draws the innermost layer onto the one below it, where a clip shows it.
    mutating func endLayer(opacity: Double, _ mode: BlendMode, clip: Outline? = nil) {
        let layer = surfaces.removeLast()
        guard !layer.bounds.isEmpty else { return }
        if let clip {
            fill(clip, .surface(layer), opacity: opacity, mode, within: layer.bounds)
        } else {
            target.paintAll(.surface(layer), opacity: part(opacity), mode, within: layer.bounds)
        }
    }

    /// Fills what an outline surrounds.
    func fill(_ outline: Outline, _ source: PaintSource, opacity: Double, _ mode: BlendMode, within limit: PixelRect? = nil) {
        var rule = FillRule.nonZero
        if outline.isSimple {
            coverage.addAll(outline)
        } else if outline.isCrowded {
            coverage.addAll(outline)
            rule = outline.rule
        } else {
            sweep.sweep(outline)
        }
        target.paint(source, opacity: part(opacity), mode, coverage, rule, within: limit ?? target.bounds)
    }

    private func part(_ opacity: Double) -> Float { Float(opacity > 0 ? min(opacity, 1) : 0) }
}

extension Drawing {
    /// Draws some rows of the picture.
    /// - Parameter background: what lies below the frame and its own background; nil is transparent.
    public func render(rows: Range<Int>, background: Color? = nil) -> Raster {
        let rows = rows.clamped(to: 0..<height)
        var raster = Raster(width: width, height: rows.count, color: background)
        draw(rows, over: &raster)
        return raster
    }

    /// Draws some rows of the picture over a raster that has these.
    fileprivate func draw(_ rows: Range<Int>, over raster: inout Raster) {
        guard !raster.pixels.isEmpty, toPixels.isFinite else { return }
        if mixesLight { raster.convert(.toLight) }
        let strip = max(1, Drawing.layerPixels / max(1, layerWidth))
        if strip >= rows.count {
            draw(rows, onto: &raster.pixels)
        } else {
            for start in stride(from: rows.lowerBound, to: rows.upperBound, by: strip) {
                let part = start..<min(rows.upperBound, start + strip)
                let place = (part.lowerBound - rows.lowerBound) * width..<(part.upperBound - rows.lowerBound) * width
                var pixels = Array(raster.pixels[place])
                draw(part, onto: &pixels)
                raster.pixels.replaceSubrange(place, with: pixels)
            }
        }
        if mixesLight { raster.convert(.fromLight) }
    }

    /// So many pixels may the layers have that are being drawn at once: where groups are nested deeply, fewer rows are
    /// drawn at once.
    private static let layerPixels = 1 << 21

    private func draw(_ rows: Range<Int>, onto pixels: inout [Pixel]) {
        var rasterizer = Rasterizer(self, PixelRect(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound), pixels)
        pixels = []
        rasterizer.draw()
        pixels = rasterizer.surfaces[0].pixels
    }
}

extension Raster {
    fileprivate mutating func convert(_ curve: ToneCurve) {
        for i in pixels.indices { pixels[i] = curve.premultiplied(pixels[i]) }
    }
}
