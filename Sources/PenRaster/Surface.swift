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

    /// Where a pixel of the layer stands in `pixels`.
    func place(_ x: Int, _ y: Int) -> Int { (y - bounds.minY) * bounds.width + x - bounds.minX }

    /// Draws `source` over the pixels that a buffer covers within `limit`, weighted by coverage and opacity, and empties
    /// the buffer.
    func paint(_ source: PaintSource, opacity: Float, _ mode: BlendMode, _ buffer: CoverageBuffer, _ rule: FillRule, within limit: PixelRect) {
        let visible = limit.intersection(bounds)
        pixels.withUnsafeMutableBufferPointer { all in
            if case .solid(let color) = source, mode == .normal {
                let color = color * opacity
                buffer.forEachSpan(rule, within: visible) { y, x, count, coverage in
                    all.run(place(x, y), count).pour(color * coverage)
                } uneven: { y, x, coverage in
                    all.run(place(x, y), coverage.count).pour(color, coverage)
                }
            } else {
                let colors = SourceColors(source, width: visible.width), isOpaque = mode == .normal && opacity >= 1 && source.isOpaque
                buffer.forEachSpan(rule, within: visible) { y, x, count, coverage in
                    let run = all.run(place(x, y), count)
                    guard !isOpaque || coverage < 1 else { return colors.write(x, y, run) }
                    run.mix(colors.row(x, y, count), coverage * opacity, mode)
                } uneven: { y, x, coverage in
                    all.run(place(x, y), coverage.count).mix(colors.row(x, y, coverage.count), opacity, coverage, mode)
                }
            }
        }
    }

    /// Draws `source` over all pixels within `limit`.
    func paintAll(_ source: PaintSource, opacity: Float, _ mode: BlendMode, within limit: PixelRect) {
        let visible = limit.intersection(bounds)
        guard !visible.isEmpty else { return }
        let colors = SourceColors(source, width: visible.width), isOpaque = mode == .normal && opacity >= 1 && source.isOpaque
        pixels.withUnsafeMutableBufferPointer { all in
            for y in visible.minY..<visible.maxY {
                let run = all.run(place(visible.minX, y), visible.width)
                if isOpaque {
                    colors.write(visible.minX, y, run)
                } else {
                    run.mix(colors.row(visible.minX, y, visible.width), opacity, mode)
                }
            }
        }
    }
}

extension UnsafeMutableBufferPointer<Pixel> {
    @inline(__always)
    fileprivate func run(_ start: Int, _ count: Int) -> Self { Self(rebasing: self[start..<(start + count)]) }

    /// Pours one colour over the pixels.
    @inline(__always)
    fileprivate func pour(_ color: Pixel) {
        guard color.w < 1 else { return update(repeating: color) }
        let rest = 1 - color.w
        for i in indices { self[i] = color + self[i] * rest }
    }

    @inline(__always)
    fileprivate func pour(_ color: Pixel, _ coverage: UnsafeBufferPointer<Float>) {
        for i in indices {
            let source = color * coverage[i]
            self[i] = source + self[i] * (1 - source.w)
        }
    }

    /// Draws colours over the pixels, all weighted alike.
    @inline(__always)
    fileprivate func mix(_ colors: UnsafePointer<Pixel>, _ weight: Float, _ mode: BlendMode) {
        guard mode == .normal else {
            for i in indices { self[i] = mode.composite(colors[i] * weight, over: self[i]) }
            return
        }
        for i in indices {
            let source = colors[i] * weight
            self[i] = source + self[i] * (1 - source.w)
        }
    }

    /// Draws colours over the pixels, each with its coverage.
    @inline(__always)
    fileprivate func mix(_ colors: UnsafePointer<Pixel>, _ opacity: Float, _ coverage: UnsafeBufferPointer<Float>, _ mode: BlendMode) {
        guard mode == .normal else {
            for i in indices { self[i] = mode.composite(colors[i] * (opacity * coverage[i]), over: self[i]) }
            return
        }
        for i in indices {
            let source = colors[i] * (opacity * coverage[i])
            self[i] = source + self[i] * (1 - source.w)
        }
    }
}

/// The colours of a paint along rows.
private final class SourceColors {
    private let source: PaintSource
    private let scratch: UnsafeMutablePointer<Pixel>

    /// - Parameter width: the longest row.
    init(_ source: PaintSource, width: Int) {
        self.source = source
        scratch = .allocate(capacity: max(1, width))
        if case .solid(let color) = source { scratch.initialize(repeating: color, count: width) }
    }

    deinit { scratch.deallocate() }

    /// The colours of `count` pixels from (x, y) to the right, good until the next row is asked for.
    @inline(__always)
    func row(_ x: Int, _ y: Int, _ count: Int) -> UnsafePointer<Pixel> {
        if case .solid = source {} else { write(x, y, UnsafeMutableBufferPointer(start: scratch, count: count)) }
        return UnsafePointer(scratch)
    }

    /// Writes the colours of pixels from (x, y) to the right.
    func write(_ x: Int, _ y: Int, _ row: UnsafeMutableBufferPointer<Pixel>) {
        switch source {
        case .solid(let color): row.update(repeating: color)
        case .gradient(let gradient): gradient.write(x: x, y: y, row)
        case .image(let image): image.write(x: x, y: y, row)
        case .surface(let layer):
            layer.pixels.withUnsafeBufferPointer { all in
                let start = layer.place(x, y)
                for i in row.indices { row[i] = all[start + i] }
            }
        }
    }
}
