// How many pixels a picture has.

import PenGeometry

/// The size of a picture in pixels, and how its coordinates lead there.
public struct PixelSize: Hashable, Sendable {
    public let width, height: Int
    /// From the picture's coordinates to pixels: undistorted and, where the proportions differ, in the middle.
    public let transform: AffineTransform

    /// - Parameters:
    ///   - bounds: the picture's.
    ///   - width, height: in pixels; where only one is given, the other follows from the picture's proportions.
    ///   - scale: pixels a user unit where neither is given.
    /// - Throws: where a side is longer than `limit` or the bounds have no size. A side never falls below one pixel.
    public init(bounds: Rect, width: Double? = nil, height: Double? = nil, scale: Double = 1, limit: Int) throws(PNGError) {
        guard !bounds.isNull, bounds.origin.isFinite, bounds.width.isFinite, bounds.height.isFinite else { throw .noSize }
        let factors = [width.map { $0 / bounds.width }, height.map { $0 / bounds.height }].compactMap(\.self).filter(\.isFinite)
        let k = factors.min() ?? scale
        self.width = try PixelSize.pixels(width ?? bounds.width * k, limit)
        self.height = try PixelSize.pixels(height ?? bounds.height * k, limit)
        // Only where both sides are given do the proportions differ: a pixel that is rounded up must move nothing.
        let isFitted = width != nil && height != nil
        let slack = isFitted ? Point(Double(self.width) - bounds.width * k, Double(self.height) - bounds.height * k) : .zero
        transform = AffineTransform(a: k, b: 0, c: 0, d: k, tx: slack.x / 2 - bounds.minX * k, ty: slack.y / 2 - bounds.minY * k)
    }

    /// Up to whole pixels; what is whole but for rounding errors takes no pixel more.
    private static func pixels(_ length: Double, _ limit: Int) throws(PNGError) -> Int {
        let side = max(1, (length - 1e-6 * max(1, length)).rounded(.up))
        guard side <= Double(limit) else { throw .tooLarge(side: max(side, length.rounded()), limit: limit) }
        return Int(side)
    }
}
