// Dots in place of steps.

import PenScene

/// Where a gradient changes so slowly that the steps of eight bits would show as bands, each pixel is made lighter or
/// darker by less than half a step, in the order of B. E. Bayer: An optimum method for two-level rendition of
/// continuous-tone pictures. ICC (1973). What is added depends on the pixel's place alone, and its mean is zero.
struct Dither {
    /// Steps that are narrower do not show.
    private static let narrowest: Float = 3
    private static let side = 8
    let isNeeded: Bool
    /// By row and column, in 0…1 of a channel.
    private static let matrix: [Pixel] = (0..<side * side).map { place in
        let x = place % side, y = place / side
        // The bits of x ^ y and y in turn, the lowest first, are the highest of the rank.
        var rank = 0
        for bit in 0..<3 { rank = rank << 2 | ((x ^ y) >> bit & 1) << 1 | y >> bit & 1 }
        let offset = (Float(rank) + 0.5) / Float(side * side) - 0.5
        return Pixel(offset, offset, offset, 0) / 255
    }

    /// - Parameter growth: how much the ramp's offset grows at most from pixel to pixel.
    init(_ ramp: ColorRamp, growth: Double) {
        isNeeded = ramp.segments.contains { segment in
            let color = pointwiseMax(segment.growth, -segment.growth)
            return !segment.isEven && max(color.x, color.y, color.z) * Float(growth) * 255 < 1 / Dither.narrowest
        }
    }

    /// Changes colours, which are not premultiplied, of pixels from (x, y) to the right.
    func apply(x: Int, y: Int, _ row: UnsafeMutableBufferPointer<Pixel>) {
        Dither.matrix.withUnsafeBufferPointer { matrix in
            let first = (y & 7) * Dither.side
            for i in row.indices {
                var p = row[i] + matrix[first + (x + i) & 7]
                p.replace(with: Pixel.zero, where: p .< .zero)
                p.replace(with: Pixel.one, where: p .> .one)
                row[i] = p
            }
        }
    }
}
