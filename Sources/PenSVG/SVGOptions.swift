// How large a picture is shown.

import PenGeometry
import PenScene

/// What `width` and `height` say; the drawing and its `viewBox` stay as they are.
public struct SVGOptions: Sendable {
    /// In pixels; where only one is given, the other follows from the picture's proportions.
    public var width, height: Double?
    /// Pixels a user unit, where neither is given.
    public var scale: Double

    public init(width: Double? = nil, height: Double? = nil, scale: Double = 1) { (self.width, self.height, self.scale) = (width, height, scale) }

    /// The `width` and `height` of a frame's document.
    public func size(of frame: Frame) -> (width: Double, height: Double) { size(for: frame.inSVGUnits.bounds) }

    /// The picture's width and height in pixels.
    func size(for bounds: Rect) -> (width: Double, height: Double) {
        switch (width, height) {
        case (let width?, let height?): return (width, height)
        case (let width?, nil): return (width, bounds.width > 0 ? bounds.height * width / bounds.width : width)
        case (nil, let height?): return (bounds.height > 0 ? bounds.width * height / bounds.height : height, height)
        case (nil, nil): return (bounds.width * scale, bounds.height * scale)
        }
    }
}
