// Rectangles of whole pixels.

import PenGeometry

/// The columns `minX..<maxX` of the rows `minY..<maxY`.
struct PixelRect: Equatable {
    var minX, minY, maxX, maxY: Int

    static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    var width: Int { max(0, maxX - minX) }
    var height: Int { max(0, maxY - minY) }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// The pixels within `limit` that a rectangle touches; what is no number touches nothing.
    init(touching r: Rect, within limit: PixelRect) {
        func pixel(_ x: Double, _ low: Int, _ high: Int) -> Int { Int(min(max(x, Double(low)), Double(high))) }
        guard r.minX <= r.maxX, r.minY <= r.maxY else {
            self = .empty
            return
        }
        self.init(
            minX: pixel(r.minX.rounded(.down), limit.minX, limit.maxX), minY: pixel(r.minY.rounded(.down), limit.minY, limit.maxY),
            maxX: pixel(r.maxX.rounded(.up), limit.minX, limit.maxX), maxY: pixel(r.maxY.rounded(.up), limit.minY, limit.maxY))
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }
}
