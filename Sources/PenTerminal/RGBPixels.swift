// A picture as bytes, red, green and blue in turn.

import PenImage
import PenRaster
import PenScene

/// Three bytes a pixel, of a picture that is opaque everywhere.
struct RGBPixels: Sendable {
    let width, height: Int
    let bytes: [UInt8]

    init(_ frame: Frame, width: Int, height: Int) throws(PNGError) {
        let size = try PixelSize(bounds: frame.bounds, width: Double(width), height: Double(height), limit: Raster.largestSide)
        (self.width, self.height) = (size.width, size.height)
        bytes = Drawing(frame, width: size.width, height: size.height, transform: size.transform).bytes(channels: 3, background: .white)
    }
}
