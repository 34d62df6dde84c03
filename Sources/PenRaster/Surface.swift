// A layer that is being drawn.

import PenGeometry
import PenScene

/// The pixels of a part of the picture, premultiplied.
final class Surface {
    let bounds: PixelRect
    var pixels: [Pixel]

    /// A layer on which nothing has been drawn yet.
    init(bounds: PixelRect) {
        self.bounds = bounds
        pixels = Array(repeating: .zero, count: bounds.width * bounds.height)
    }

    init(bounds: PixelRect, pixels: [Pixel]) {
        (self.bounds, self.pixels) = (bounds, pixels)
    }

    /// Draws `source` over the pixels that a buffer covers within `limit`, weighted by coverage and opacity, and empties
    /// the buffer.
    func paint(_ source: PaintSource, opacity: Float, _ mode: BlendMode, _ buffer: CoverageBuffer, _ rule: FillRule, within limit: PixelRect) {
        let visible = limit.intersection(bounds)
        pixels.withUnsafeMutableBufferPointer { all in
            buffer.sweep(rule, within: visible) { y, x, coverage in
                let start = (y - bounds.minY) * bounds.width + x - bounds.minX
                let run = UnsafeMutableBufferPointer(rebasing: all[start..<(start + coverage.count)])
                paint(source, opacity: opacity, mode, x: x, y: y, run, coverage)
            }
        }
    }

    private func paint(
        _ source: PaintSource, opacity: Float, _ mode: BlendMode, x: Int, y: Int, _ run: UnsafeMutableBufferPointer<Pixel>,
        _ coverage: UnsafeBufferPointer<Float>
    ) {
        switch source {
        case .solid(let color):
            paintSolid(color * opacity, mode, run, coverage)
        case .gradient(let gradient):
            gradient.forEachPixel(x: x, y: y, count: run.count) { i, color in
                run[i] = mode.composite(color * (opacity * coverage[i]), over: run[i])
            }
        case .image(let image):
            image.forEachPixel(x: x, y: y, count: run.count) { i, color in
                run[i] = mode.composite(color * (opacity * coverage[i]), over: run[i])
            }
        case .surface(let layer):
            let row = (y - layer.bounds.minY) * layer.bounds.width + x - layer.bounds.minX
            for i in 0..<run.count {
                run[i] = mode.composite(layer.pixels[row + i] * (opacity * coverage[i]), over: run[i])
            }
        }
    }

    private func paintSolid(_ color: Pixel, _ mode: BlendMode, _ run: UnsafeMutableBufferPointer<Pixel>, _ coverage: UnsafeBufferPointer<Float>) {
        if mode != .normal {
            for i in 0..<run.count { run[i] = mode.composite(color * coverage[i], over: run[i]) }
        } else {
            for i in 0..<run.count {
                let source = color * coverage[i]
                run[i] = source + run[i] * (1 - source.w)
            }
        }
    }
}
