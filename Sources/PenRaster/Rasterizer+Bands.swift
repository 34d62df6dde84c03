// Large pictures in pieces.

import PenGeometry
import PenScene

/// A picture cut into bands of whole rows, so that memory does not grow with the picture and every processor has a band
/// to draw. Where it is cut depends on the picture's size alone.
public struct Bands: Sendable {
    public let width, height: Int
    /// The rows of each band; the last may have fewer.
    public let rows: Int

    /// - Parameter pixels: about so many are in a band, but never fewer than 16 rows.
    public init(width: Int, height: Int, pixels: Int) {
        (self.width, self.height) = (width, height)
        rows = max(1, min(height, max(16, pixels / max(1, width))))
    }

    public var count: Int { (height + rows - 1) / rows }

    /// The rows of a band.
    public subscript(index: Int) -> Range<Int> { index * rows..<min(height, (index + 1) * rows) }
}

extension Rasterizer {
    /// Draws a band of a picture; the parameters are those of the whole.
    public static func render(
        frame: Frame, band index: Int, of bands: Bands, transform: AffineTransform, background: Color? = nil, minimumStrokeWidth: Double = 0
    ) -> Raster {
        let rows = bands[index]
        return render(
            frame: frame, width: bands.width, height: rows.count, transform: transform.then(.translation(Point(0, -Double(rows.lowerBound)))),
            background: background, minimumStrokeWidth: minimumStrokeWidth)
    }
}
