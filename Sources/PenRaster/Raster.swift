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
        [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
            write(channels: 4, to: bytes)
            count = bytes.count
        }
    }

    /// Writes eight bits a channel, not premultiplied: red, green and blue, and alpha where there are four channels.
    public func write(channels: Int, to bytes: UnsafeMutableBufferPointer<UInt8>) {
        guard let first = bytes.baseAddress, bytes.count >= pixels.count * channels else { return }
        pixels.withUnsafeBufferPointer { pixels in
            let memory = UnsafeMutableRawPointer(first)
            for i in pixels.indices {
                let levels = pixels[i].levels
                if channels == 4 {
                    memory.storeBytes(of: levels, toByteOffset: i * 4, as: UInt32.self)
                } else {
                    memory.storeBytes(of: UInt16(truncatingIfNeeded: levels), toByteOffset: i * 3, as: UInt16.self)
                    first[i * 3 + 2] = UInt8(truncatingIfNeeded: levels >> 16)
                }
            }
        }
    }
}

extension Pixel {
    /// Eight bits a channel, not premultiplied, red in the lowest.
    @inline(__always)
    fileprivate var levels: UInt32 {
        let straight = w >= 1 ? self : w > 0 ? SIMD4(x / w, y / w, z / w, w) : .zero
        // A float of 2²³ and more has no room for a fraction: adding that rounds, and leaves the whole number in the
        // lowest bits. Where rounding errors led out of 0…1 they are far smaller than a step.
        let halves = unsafeBitCast(straight * 255 + 8_388_608, to: SIMD2<UInt64>.self), low = halves.x, high = halves.y
        return UInt32(truncatingIfNeeded: low & 0xFF | low &>> 24 & 0xFF00 | high &<< 16 & 0xFF0000 | high &>> 8 & 0xFF00_0000)
    }
}

/// The colour with its components brought into 0…1 and multiplied by alpha; what is no number counts as 0.
func premultiplied(_ color: Color) -> SIMD4<Float> {
    func unit(_ x: Double) -> Float { x > 0 ? Float(min(x, 1)) : 0 }
    let alpha = unit(color.alpha)
    return SIMD4(unit(color.red) * alpha, unit(color.green) * alpha, unit(color.blue) * alpha, alpha)
}
