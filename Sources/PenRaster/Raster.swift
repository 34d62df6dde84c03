// A picture made of pixels.

import PenScene

/// Rows of pixels from top to bottom, in sRGB with premultiplied alpha: a pixel's lanes are red, green, blue and alpha,
/// 0…1, the colours already multiplied by alpha.
public struct Raster: Sendable {
    /// No side is longer than this.
    public static let largestSide = 32767

    public let width, height: Int
    /// Row by row, `width` pixels each.
    public internal(set) var pixels: [SIMD4<Float>]

    /// A picture of one colour; sides are brought into 0…`largestSide`.
    public init(width: Int, height: Int, color: Color? = nil) {
        self.width = min(max(0, width), Raster.largestSide)
        self.height = min(max(0, height), Raster.largestSide)
        pixels = Array(repeating: color.map(premultiplied) ?? .zero, count: self.width * self.height)
    }

    /// The premultiplied pixel in column `x` of row `y`; transparent outside of the picture.
    public subscript(x: Int, y: Int) -> SIMD4<Float> {
        x >= 0 && x < width && y >= 0 && y < height ? pixels[y * width + x] : .zero
    }

    /// The pixel's colour without premultiplication.
    public func color(_ x: Int, _ y: Int) -> Color {
        let p = self[x, y]
        guard p.w > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
        return Color(red: Double(p.x / p.w), green: Double(p.y / p.w), blue: Double(p.z / p.w), alpha: Double(p.w))
    }

    /// Four bytes a pixel, red, green, blue, alpha, not premultiplied, as PNG stores them.
    public var rgba8: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.count * 4)
        for p in pixels {
            let straight = p.w > 0 ? SIMD4(p.x / p.w, p.y / p.w, p.z / p.w, p.w) : .zero
            let scaled = (straight.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
            for lane in 0..<4 { bytes.append(UInt8(scaled[lane])) }
        }
        return bytes
    }
}

/// The colour with its components brought into 0…1 and multiplied by alpha; what is no number counts as 0.
func premultiplied(_ color: Color) -> SIMD4<Float> {
    func unit(_ x: Double) -> Float { x > 0 ? Float(min(x, 1)) : 0 }
    let alpha = unit(color.alpha)
    return SIMD4(unit(color.red) * alpha, unit(color.green) * alpha, unit(color.blue) * alpha, alpha)
}
