// What areas and strokes are filled with.

import PenGeometry

public enum Paint: Hashable, Sendable {
    case color(Color)
    /// Boxed, so that the common case stays small in every layer.
    indirect case gradient(Gradient)
}

/// A colour that changes along a line or from a centre outwards; colours between stops are mixed in sRGB without
/// premultiplication, as SVG does, and the outermost stops go on for ever.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        /// 0…1, non-decreasing along the list.
        public var offset: Double
        public var color: Color
        public init(offset: Double, color: Color) { (self.offset, self.color) = (offset, color) }
    }

    public enum Kind: Hashable, Sendable {
        /// From the first point to the second.
        case linear(from: Point, to: Point)
        /// From `focus` (usually the centre) to the circle.
        case radial(center: Point, radius: Double, focus: Point)
    }

    public var kind: Kind
    public var stops: [Stop]
    /// From the gradient's coordinates to the picture's.
    public var transform: AffineTransform

    public init(kind: Kind, stops: [Stop], transform: AffineTransform = .identity) {
        (self.kind, self.stops, self.transform) = (kind, stops, transform)
    }

    /// True where there is no way from one stop to another; SVG then paints with the last stop.
    public var isUniform: Bool {
        if stops.count == 1 { return true }
        switch kind {
        case .linear(let from, let to): return from == to
        case .radial(_, let radius, _): return !(radius > 0)
        }
    }
}

/// How a layer is mixed with what lies below it (W3C Compositing and Blending 1), named as in SVG but in camel case.
public enum BlendMode: String, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion
    case hue, saturation, color, luminosity
}
