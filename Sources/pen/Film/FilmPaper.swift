// What lies under a film whose format cannot show what shines through.

enum FilmPaper {
    /// Alpha stays as it is.
    case none
    /// White under all that is seen, however little; what is not seen stays so. GIF knows no more, and edges that were cut
    /// would be ragged.
    case underInk
    /// White under all, and nothing transparent; sides are even, since colours are stored for two by two pixels.
    case everywhere

    /// How many bytes a pixel has.
    var channels: Int { self == .everywhere ? 3 : 4 }

    /// The sides of the frames on it.
    func size(width: Int, height: Int) -> (width: Int, height: Int) {
        self == .everywhere ? (width + width % 2, height + height % 2) : (width, height)
    }

    /// - Parameter bytes: red, green, blue and alpha of each pixel, not premultiplied.
    /// - Returns: the same with `channels`. Where a side is odd, its last column or row is there twice.
    func laid(under bytes: [UInt8], width: Int, height: Int) -> [UInt8] {
        guard self != .none else { return bytes }
        let size = size(width: width, height: height)
        return [UInt8](unsafeUninitializedCapacity: channels * size.width * size.height) { paper, count in
            bytes.withUnsafeBufferPointer { bytes in
                for y in 0..<size.height {
                    for x in 0..<size.width {
                        let from = 4 * (min(y, height - 1) * width + min(x, width - 1)), alpha = UInt32(bytes[from + 3])
                        for channel in 0..<3 { paper[count + channel] = FilmPaper.mixed(bytes[from + channel], alpha) }
                        if channels == 4 { paper[count + 3] = alpha > 0 ? 255 : 0 }
                        count += channels
                    }
                }
            }
        }
    }

    /// A colour on white.
    @inline(__always) private static func mixed(_ value: UInt8, _ alpha: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: (UInt32(value) * alpha + 255 * (255 - alpha) + 127) / 255)
    }
}
