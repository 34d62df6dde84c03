// Why a frame cannot be written.

import PenScene

/// A coordinate that an SVG picture cannot hold, or a side so short that it would be written as 0.
public struct SVGError: Error, Hashable, Sendable {
    /// The shortest side that the picture can have, where a side is the fault.
    public private(set) var smallestSide: Double?
    /// In the picture's units; may be infinite or no number at all. Or the side's length.
    public var coordinate: Double
    /// Where the layer was made that reaches so far, if it was a layer.
    public var origin: LayerOrigin?

    public init(coordinate: Double, origin: LayerOrigin? = nil) { (self.coordinate, self.origin) = (coordinate, origin) }

    init(side: Double, smallest: Double) { (coordinate, smallestSide) = (side, smallest) }

    /// The largest coordinate that renderers can be trusted with, in user units.
    public static let largestCoordinate = 1e9
}
