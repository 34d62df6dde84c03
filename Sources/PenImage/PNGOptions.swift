// What a PNG is to be like.

import PenRaster
import PenScene

public struct PNGOptions: Sendable {
    /// In pixels; where only one is given, the other follows from the picture's proportions.
    public var width, height: Double?
    /// Pixels a user unit, where neither is given.
    public var scale: Double
    /// zlib's level: 0 (none, fastest) to 9 (smallest).
    public var compression: Int
    /// Whether what is half covered or half opaque has half the light. Otherwise it has the mean of the values of sRGB, as
    /// in browsers and all programs that draw SVG, so that the same script gives the same picture.
    public var mixesLight: Bool

    public init(width: Double? = nil, height: Double? = nil, scale: Double = 1, compression: Int = 6, mixesLight: Bool = false) {
        (self.width, self.height, self.scale, self.compression, self.mixesLight) = (width, height, scale, compression, mixesLight)
    }

    /// How many pixels a picture has.
    /// - Throws: where a side would be longer than `Raster.largestSide`, or the picture has no size.
    public func pixelSize(of frame: Frame) throws(PNGError) -> PixelSize {
        try PixelSize(bounds: frame.bounds, width: width, height: height, scale: scale, limit: Raster.largestSide)
    }
}
