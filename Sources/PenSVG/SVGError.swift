// Why a frame cannot be written.

import PenScene

/// A coordinate that an SVG picture cannot hold.
public struct SVGError: Error, Hashable, Sendable {
    /// In the picture's units; may be infinite or no number at all.
    public var coordinate: Double
    /// Where the layer was made that reaches so far, if it was a layer.
    public var origin: LayerOrigin?

    public init(coordinate: Double, origin: LayerOrigin? = nil) { (self.coordinate, self.origin) = (coordinate, origin) }

    /// The largest coordinate that renderers can be trusted with, in user units.
    public static let largestCoordinate = 1e9
}
