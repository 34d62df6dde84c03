// The colours between a gradient's stops.

import PenScene

/// Colours by offset, mixed in sRGB without premultiplication; the outermost stops go on for ever.
struct ColorRamp {
    private let offsets: [Double]
    private let colors: [Pixel]

    /// Offsets are brought into 0…1, and none may be smaller than the one before it (SVG 2, 14.2.4).
    /// - Precondition: there is a stop.
    init(_ stops: [Gradient.Stop]) {
        var offsets: [Double] = [], largest = 0.0
        for stop in stops {
            largest = stop.offset > largest ? min(1, stop.offset) : largest
            offsets.append(largest)
        }
        self.offsets = offsets
        colors = stops.map { stop in
            let alpha = premultiplied(stop.color).w
            var opaque = stop.color
            opaque.alpha = 1
            var straight = premultiplied(opaque)
            straight.w = alpha
            return straight
        }
    }

    /// The premultiplied colour at `t`. `segment` remembers between neighbouring pixels which stop was the last one
    /// before `t`.
    func color(at t: Double, segment: inout Int) -> Pixel {
        guard t >= offsets[0] else { return premultiply(colors[0]) }
        guard t < offsets[offsets.count - 1] else { return premultiply(colors[colors.count - 1]) }
        segment = min(segment, offsets.count - 2)
        while segment > 0, t < offsets[segment] { segment -= 1 }
        while t >= offsets[segment + 1] { segment += 1 }
        let fraction = Float((t - offsets[segment]) / (offsets[segment + 1] - offsets[segment]))
        return premultiply(colors[segment] + (colors[segment + 1] - colors[segment]) * fraction)
    }

    private func premultiply(_ p: Pixel) -> Pixel {
        Pixel(p.x * p.w, p.y * p.w, p.z * p.w, p.w)
    }
}
