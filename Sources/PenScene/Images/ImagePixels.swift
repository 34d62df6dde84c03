// The pixels of a decoded image.

import Synchronization

/// Rows of pixels from top to bottom without gaps, in sRGB with premultiplied alpha: four bytes a pixel, red, green,
/// blue and alpha, 0…255, the colours already multiplied by alpha and so never greater than it.
public final class ImagePixels: Sendable {
    public let width, height: Int
    /// `4 * width * height` of them.
    public let bytes: [UInt8]
    private let smaller = Mutex<ImagePixels?>(nil)

    /// - Precondition: the sides are at least 1, and there are four bytes a pixel.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(width > 0 && height > 0 && bytes.count == 4 * width * height)
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// The image in half the size, made once: each pixel is the mean of two by two. Where a side is odd, its last
    /// pixel is the mean of those that there are.
    public var half: ImagePixels {
        smaller.withLock { known in
            let half = known ?? makeHalf()
            known = half
            return half
        }
    }

    private func makeHalf() -> ImagePixels {
        let width = (self.width + 1) / 2, height = (self.height + 1) / 2
        let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { half, count in
            self.bytes.withUnsafeBufferPointer { all in
                for y in 0..<height {
                    let upper = 8 * y * self.width, lower = 2 * y + 1 < self.height ? upper + 4 * self.width : upper
                    for x in 0..<width {
                        let left = 8 * x, right = 2 * x + 1 < self.width ? left + 4 : left
                        for channel in 0..<4 {
                            let sum = UInt16(all[upper + left + channel]) + UInt16(all[upper + right + channel])
                                + UInt16(all[lower + left + channel]) + UInt16(all[lower + right + channel])
                            half[4 * (y * width + x) + channel] = UInt8((sum + 2) / 4)
                        }
                    }
                }
            }
            count = 4 * width * height
        }
        return ImagePixels(width: width, height: height, bytes: bytes)
    }
}
