// A picture as bytes, red, green and blue in turn.

import PenImage
import PenRaster
import PenScene

/// Three bytes a pixel, of a picture that is opaque everywhere.
struct RGBPixels: Sendable {
    let width, height: Int
    private(set) var bytes: [UInt8] = []

    /// Draws band by band, so that the picture is never held in more than these bytes.
    init(_ frame: Frame, width: Int, height: Int) throws(PNGError) {
        let size = try PixelSize(bounds: frame.bounds, width: Double(width), height: Double(height), limit: Raster.largestSide)
        (self.width, self.height) = (size.width, size.height)
        bytes.reserveCapacity(3 * width * height)
        let bands = Bands(width: size.width, height: size.height, pixels: 1 << 18)
        for index in 0..<bands.count {
            let raster = Rasterizer.render(frame: frame, band: index, of: bands, transform: size.transform, background: .white)
            for p in raster.pixels {
                let color = RGB(SIMD3(p.x, p.y, p.z))
                bytes.append(color.red)
                bytes.append(color.green)
                bytes.append(color.blue)
            }
        }
    }
}
