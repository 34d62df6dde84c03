// PNG's filters: a row as differences from its neighbours.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Chooses for each row the filter whose differences are smallest in sum (PNG, 12.7: minimum sum of absolute
/// differences), among none, left, above and Paeth's. Flat areas are zeros with any of the last three.
final class RowFilter {
    private enum Kind: UInt8 { case none = 0, left = 1, above = 2, paeth = 4 }

    private let length, channels: Int
    private let isOff: Bool
    private typealias Bytes = UnsafeMutablePointer<UInt8>
    /// Both with a pixel of zeros before them, which stands for what lies left of the picture.
    private var row, above: Bytes
    private let left, up, paeth: Bytes

    /// - Parameters:
    ///   - length: bytes a row.
    ///   - channels: bytes a pixel.
    init(length: Int, channels: Int, isOff: Bool) {
        (self.length, self.channels, self.isOff) = (length, channels, isOff)
        func zeros(_ count: Int) -> Bytes {
            let bytes = Bytes.allocate(capacity: max(1, count))
            bytes.initialize(repeating: 0, count: max(1, count))
            return bytes
        }
        (row, above) = (zeros(channels + length), zeros(channels + length))
        (left, up, paeth) = (zeros(length), zeros(length), zeros(length))
    }

    deinit { for bytes in [row, above, left, up, paeth] { bytes.deallocate() } }

    /// Takes the next row; the last one is then the one above.
    func nextRow(_ fill: (UnsafeMutablePointer<UInt8>) -> Void) {
        swap(&row, &above)
        fill(row + channels)
    }

    /// Appends the number of the filter and the differences.
    func append(to bytes: inout [UInt8], hasRowAbove: Bool) {
        let (kind, differences) = isOff ? (.none, row + channels) : best(hasRowAbove: hasRowAbove)
        bytes.append(kind.rawValue)
        bytes.append(contentsOf: UnsafeBufferPointer(start: differences, count: length))
    }

    private func best(hasRowAbove: Bool) -> (Kind, Bytes) {
        if hasRowAbove, memcmp(row, above, channels + length) == 0 {
            up.update(repeating: 0, count: length)
            return (.above, up)
        }
        var best = (kind: Kind.none, bytes: row + channels, sum: sum(row + channels))
        func offer(_ kind: Kind, _ bytes: Bytes) {
            let sum = sum(bytes)
            if sum < best.sum { best = (kind, bytes, sum) }
        }
        subtractLeft()
        offer(.left, left)
        if hasRowAbove {
            subtractAbove()
            offer(.above, up)
            subtractPaeth()
            offer(.paeth, paeth)
        }
        return (best.kind, best.bytes)
    }

    /// The sum of the differences' sizes; a byte above 127 stands for a negative one.
    private func sum(_ bytes: Bytes) -> Int {
        var total: UInt32 = 0
        for i in 0..<length { total &+= UInt32(min(bytes[i], 0 &- bytes[i])) }
        return Int(total)
    }

    private func subtractLeft() {
        let here = row + channels
        for i in 0..<length { left[i] = here[i] &- row[i] }
    }

    private func subtractAbove() {
        let here = row + channels, over = above + channels
        for i in 0..<length { up[i] = here[i] &- over[i] }
    }

    /// The difference from the neighbour (left, above, or left above) that is nearest to left + above − left above.
    private func subtractPaeth() {
        let here = row + channels, over = above + channels
        for i in 0..<length {
            let a = Int16(row[i]), b = Int16(over[i]), c = Int16(above[i])
            let toLeft = abs(b &- c), toAbove = abs(a &- c), toCorner = abs(a &+ b &- c &- c)
            let aboveOrCorner = toAbove <= toCorner ? over[i] : above[i]
            paeth[i] = here[i] &- (toLeft <= toAbove && toLeft <= toCorner ? row[i] : aboveOrCorner)
        }
    }
}
