// The colours between a gradient's stops.

import PenScene

/// Colours by offset, mixed in sRGB without premultiplication; the outermost stops go on for ever.
struct ColorRamp {
    /// What lies between two stops, or before the first or behind the last one.
    struct Segment {
        let start, end: Double
        /// At its start, and how it grows with the offset; neither is premultiplied.
        let color, growth: Pixel
        var isEven: Bool { growth == .zero }
    }

    let segments: [Segment]
    let isOpaque: Bool

    /// Offsets are brought into 0…1, and none may be smaller than the one before it (SVG 2, 14.2.4).
    /// - Precondition: there is a stop.
    init(_ stops: [Gradient.Stop]) {
        let colors = stops.map { straight($0.color) }
        var segments: [Segment] = [], largest = 0.0
        for (i, stop) in stops.enumerated() {
            let before = i == 0 ? -Double.infinity : largest
            largest = stop.offset > largest ? min(1, stop.offset) : largest
            guard before < largest else { continue }
            let growth = i == 0 ? .zero : (colors[i] - colors[i - 1]) / Float(largest - before)
            segments.append(Segment(start: before, end: largest, color: colors[max(0, i - 1)], growth: growth))
        }
        segments.append(Segment(start: largest, end: .infinity, color: colors[colors.count - 1], growth: .zero))
        self.segments = segments
        isOpaque = colors.allSatisfy { $0.w >= 1 }
    }

    /// The index of the segment that holds `t`; `near` is where to look first.
    @inline(__always)
    func segment(at t: Double, near: Int) -> Int {
        var index = near
        while index > 0, t < segments[index].start { index -= 1 }
        while index < segments.count - 1, t >= segments[index].end { index += 1 }
        return index
    }
}

extension ColorRamp.Segment {
    /// The colour at `t`, not premultiplied.
    @inline(__always)
    func color(at t: Double) -> Pixel { growth == .zero ? color : color + growth * Float(t - start) }
}

/// The colour without premultiplication.
private func straight(_ color: Color) -> Pixel {
    var opaque = color
    opaque.alpha = 1
    var pixel = premultiplied(opaque)
    pixel.w = premultiplied(color).w
    return pixel
}
