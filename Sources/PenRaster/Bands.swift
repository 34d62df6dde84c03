// Large pictures in pieces.

import PenScene

/// A picture cut into bands of whole rows, so that memory does not grow with the picture and every processor has a band
/// to draw. Where it is cut depends on the picture's size alone.
public struct Bands: Sendable {
    public let width, height: Int
    /// The rows of each band; the last may have fewer.
    public let rows: Int

    /// - Parameter pixels: about so many are in a band, but never fewer than 16 rows.
    public init(width: Int, height: Int, pixels: Int = 1 << 16) {
        (self.width, self.height) = (width, height)
        rows = max(1, min(height, max(16, pixels / max(1, width))))
    }

    public var count: Int { (height + rows - 1) / rows }

    /// The rows of a band.
    public subscript(index: Int) -> Range<Int> { index * rows..<min(height, (index + 1) * rows) }
}

extension Drawing {
    /// The whole picture with eight bits a channel, not premultiplied: red, green and blue, and alpha where there are
    /// four channels. It is drawn band by band, and never held in more than these bytes.
    /// - Parameter threads: on so many.
    public func bytes(channels: Int, background: Color? = nil, threads: Int = processorCount) -> [UInt8] {
        let bands = Bands(width: width, height: height), rowLength = width * channels
        return [UInt8](unsafeUninitializedCapacity: height * rowLength) { bytes, count in
            nonisolated(unsafe) let all = bytes
            concurrently(bands.count, threads: threads) { index in
                let rows = bands[index], place = rows.lowerBound * rowLength..<rows.upperBound * rowLength
                render(rows: rows, background: background).write(channels: channels, to: UnsafeMutableBufferPointer(rebasing: all[place]))
            }
            count = height * rowLength
        }
    }
}
