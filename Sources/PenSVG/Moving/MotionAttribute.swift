// What SMIL animates.

/// An attribute, or a kind of `transform`, whose values are lists of numbers.
enum MotionAttribute: String, CaseIterable {
    case d, fill, fillOpacity = "fill-opacity", stroke, strokeOpacity = "stroke-opacity", strokeWidth = "stroke-width"
    case miterLimit = "stroke-miterlimit", dashArray = "stroke-dasharray", dashOffset = "stroke-dashoffset", opacity, visibility, display
    case fontSize = "font-size", x1, y1, x2, y2, cx, cy, r, fx, fy, offset, stopColor = "stop-color", stopOpacity = "stop-opacity"
    case translate, rotate, scale
    /// SMIL knows no blending, but classes, whose rules say it. The number is the mode's place among all.
    case blending = "class"

    var isTransform: Bool { self == .translate || self == .rotate || self == .scale }

    var isColor: Bool { self == .fill || self == .stroke || self == .stopColor }

    /// Has nothing between two values.
    var isDiscrete: Bool { self == .visibility || self == .display || self == .blending }

    /// How far a value may be from the true one, where coordinates may be `tolerance` user units away.
    /// - Parameter reach: how far from the point about which it turns something is, in user units.
    func tolerance(_ tolerance: Double, reach: Double) -> Double {
        switch self {
        case .d, .dashArray, .dashOffset, .translate, .x1, .y1, .x2, .y2, .cx, .cy, .r, .fx, .fy: tolerance
        case .strokeWidth, .fontSize: tolerance / 2
        // One step of a colour in eight bits.
        case .fill, .fillOpacity, .stroke, .strokeOpacity, .opacity, .stopColor, .stopOpacity, .offset: 1.0 / 256
        case .rotate: tolerance / max(reach, tolerance) * 180 / .pi
        case .scale: tolerance / max(reach, tolerance)
        case .miterLimit: 0.05
        case .visibility, .display, .blending: 0
        }
    }
}
