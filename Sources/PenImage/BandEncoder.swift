// Rows of pixels as filtered, compressed bytes.

import PenLibraries
import PenRaster

/// A band's part of the deflate stream.
struct EncodedBand: Sendable {
    var deflated: [UInt8]
    /// How many bytes were deflated, and their Adler-32.
    var length: Int
    var checksum: UInt32
}

struct BandEncoder: Sendable {
    let zlib: Zlib
    let level: Int
    let hasAlpha: Bool

    /// - Returns: nil where there is no memory for it.
    func encode(_ raster: Raster, isLast: Bool) -> EncodedBand? {
        let filtered = filteredRows(raster)
        return filtered.withUnsafeBufferPointer { bytes in
            zlib.deflated(bytes, level: level, isLast: isLast).map {
                EncodedBand(deflated: $0, length: bytes.count, checksum: zlib.adler32(bytes))
            }
        }
    }

    /// Each row behind the number of its filter. The first one is filtered without the row above, which another band
    /// has.
    private func filteredRows(_ raster: Raster) -> [UInt8] {
        let channels = hasAlpha ? 4 : 3, length = raster.width * channels
        let filter = RowFilter(length: length, channels: channels, isOff: level == 0)
        var rows: [UInt8] = []
        rows.reserveCapacity(raster.height * (length + 1))
        raster.pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<raster.height {
                let row = UnsafeBufferPointer(rebasing: pixels[y * raster.width..<(y + 1) * raster.width])
                filter.nextRow { write(row, to: $0) }
                filter.append(to: &rows, hasRowAbove: y > 0)
            }
        }
        return rows
    }

    /// Eight bits a channel, not premultiplied.
    private func write(_ row: UnsafeBufferPointer<SIMD4<Float>>, to bytes: UnsafeMutablePointer<UInt8>) {
        var next = bytes
        if hasAlpha {
            for p in row {
                let alpha = p.w, byte = eightBits(alpha > 0 ? SIMD4(p.x / alpha, p.y / alpha, p.z / alpha, alpha) : .zero)
                (next[0], next[1], next[2], next[3]) = (byte.x, byte.y, byte.z, byte.w)
                next += 4
            }
        } else {
            for p in row {
                let byte = eightBits(p)
                (next[0], next[1], next[2]) = (byte.x, byte.y, byte.z)
                next += 3
            }
        }
    }

    /// 0…1 to the nearest of 0…255. A float of 2²³ and more has no room for a fraction: adding that rounds, and leaves
    /// the whole number in the lowest bits. Where rounding errors led out of 0…1 they are far smaller than a step.
    @inline(__always) private func eightBits(_ p: SIMD4<Float>) -> (x: UInt8, y: UInt8, z: UInt8, w: UInt8) {
        let shifted = p * 255 + 8_388_608
        func byte(_ x: Float) -> UInt8 { UInt8(truncatingIfNeeded: x.bitPattern) }
        return (byte(shifted.x), byte(shifted.y), byte(shifted.z), byte(shifted.w))
    }
}
