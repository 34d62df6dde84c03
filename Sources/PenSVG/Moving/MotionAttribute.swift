// What SMIL animates.

import PenGeometry
import PenScene

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An attribute, or a part of `transform`, with its values as numbers.
enum MotionAttribute: String, CaseIterable {
    case d, fill, fillOpacity = "fill-opacity", stroke, strokeOpacity = "stroke-opacity", strokeWidth = "stroke-width"
    case miterLimit = "stroke-miterlimit", dashArray = "stroke-dasharray", dashOffset = "stroke-dashoffset", opacity, visibility, display
    case fontSize = "font-size", x, y, width, height
    case translate, rotate, scale

    var isTransform: Bool { self == .translate || self == .rotate || self == .scale }

    /// Has nothing between two values.
    var isDiscrete: Bool { self == .visibility || self == .display }

    /// How far a value may be from the true one, where coordinates may be `tolerance` user units away.
    /// - Parameter reach: how far from the point about which it turns something is, in user units.
    func tolerance(_ tolerance: Double, reach: Double) -> Double {
        switch self {
        case .d, .dashArray, .dashOffset, .x, .y, .width, .height, .translate: tolerance
        case .strokeWidth, .fontSize: tolerance / 2
        case .fill, .fillOpacity, .stroke, .strokeOpacity, .opacity: 1.0 / 512
        case .rotate: tolerance / max(reach, 1) * 180 / .pi
        case .scale: tolerance / max(reach, 1)
        case .miterLimit: 0.05
        case .visibility, .display: 0
        }
    }
}

/// The values of all attributes of an element at a time.
struct MotionState {
    var values: [MotionAttribute: [Double]] = [:]
    /// The verbs of `d`; where they differ, nothing lies between two states.
    var structure: [Path.Verb] = []

    mutating func set(_ attribute: MotionAttribute, _ numbers: Double...) { values[attribute] = numbers }

    mutating func set(_ path: Path) {
        structure = path.verbs
        values[.d] = path.points.flatMap { [$0.x, $0.y] }
    }

    /// A colour and its opacity each go their own way, since programs that show SVG mix them differently.
    mutating func set(_ paint: Paint?, _ color: MotionAttribute, _ opacity: MotionAttribute) {
        guard case .color(let c)? = paint else { return }
        values[color] = [c.red, c.green, c.blue]
        values[opacity] = [c.alpha]
    }
}

extension MotionState {
    /// Everything about a shape but its path and what of it is stroked.
    init(style shape: DrawnShape) {
        set(shape.fill, .fill, .fillOpacity)
        set(shape.stroke, .stroke, .strokeOpacity)
        set(.strokeWidth, shape.strokeStyle.width)
        set(.miterLimit, shape.strokeStyle.miterLimit)
        if !shape.strokeStyle.dash.isEmpty {
            values[.dashArray] = shape.strokeStyle.dash
            set(.dashOffset, shape.strokeStyle.dashPhase)
        }
        set(.opacity, shape.opacity)
    }

    init(_ text: DrawnText) {
        set(text.fill, .fill, .fillOpacity)
        set(text.stroke, .stroke, .strokeOpacity)
        set(.strokeWidth, text.strokeStyle.width)
        set(.opacity, text.opacity)
        set(.fontSize, text.size)
    }

    init(_ image: DrawnImage) {
        set(.opacity, image.opacity)
        set(.x, image.box.minX)
        set(.y, image.box.minY)
        set(.width, image.box.width)
        set(.height, image.box.height)
    }

    init(_ placement: MovingOperation.Placement) {
        set(.translate, placement.position.x, placement.position.y)
        set(.rotate, placement.rotation * 180 / .pi)
        set(.scale, placement.scale.x, placement.scale.y)
    }
}
