// How an element looks at a time, as numbers.

import PenGeometry
import PenScene

/// Where an attribute stands.
enum MotionSlot: Hashable {
    case element
    /// The gradient of a paint.
    case gradient(PaintProperty)
    case stop(PaintProperty, Int)
}

struct MotionKey: Hashable {
    var slot: MotionSlot
    var attribute: MotionAttribute
}

/// The values of all attributes that may move. Between two states of one form each number goes its own way; between two
/// forms there is nothing.
struct MotionState {
    var form = MotionForm()
    private(set) var values: [MotionKey: [Double]] = [:]

    init() {}

    mutating func set(_ attribute: MotionAttribute, _ numbers: [Double], in slot: MotionSlot = .element) { values[MotionKey(slot: slot, attribute: attribute)] = numbers }

    mutating func set(_ attribute: MotionAttribute, _ number: Double, in slot: MotionSlot = .element) { set(attribute, [number], in: slot) }

    /// Lengths below zero, to which springs may lead, draw what zero draws; in SVG they are errors.
    private mutating func set(_ attribute: MotionAttribute, length: Double, in slot: MotionSlot = .element) { set(attribute, max(length, 0), in: slot) }

    private mutating func set(_ attribute: MotionAttribute, fraction: Double, in slot: MotionSlot = .element) { set(attribute, min(max(fraction, 0), 1), in: slot) }

    init(_ content: MovingLook.Content) {
        switch content {
        case .shape(let shape, _): self.init(shape)
        case .text(let text): self.init(text)
        case .image(let image): self.init(image)
        case .group(let group):
            self.init()
            set(.opacity, fraction: group.opacity)
        case .numbers, .nothing: self.init()
        }
    }

    /// - Parameter shape: without arcs and curves of higher degrees.
    init(_ shape: DrawnShape) {
        form = MotionForm(shape)
        set(.d, shape.path.points.flatMap { [$0.x, $0.y] })
        if shape.stroke != nil { set(shape.strokeStyle) }
        set(shape.fill?.inside(shape.transform), .fill)
        set(shape.stroke?.inside(shape.transform), .stroke)
        set(.opacity, fraction: shape.opacity)
    }

    private init(_ text: DrawnText) {
        form = MotionForm(text)
        if text.stroke != nil { set(text.strokeStyle) }
        set(.fontSize, length: text.size)
        let place = TextPlacement(text).transform
        set(text.fill?.inside(place), .fill)
        set(text.stroke?.inside(place), .stroke)
        set(.opacity, fraction: text.opacity)
    }

    private init(_ image: DrawnImage) {
        form = MotionForm(image)
        set(.opacity, fraction: image.opacity)
    }

    private mutating func set(_ style: StrokeStyle) {
        set(.strokeWidth, length: style.width)
        set(.miterLimit, max(style.miterLimit, 1))
        guard !style.dash.isEmpty else { return }
        set(.dashArray, style.dash.map { max($0, 0) })
        set(.dashOffset, style.dashPhase)
    }

    /// A colour and its opacity each go their own way, since programs that show SVG mix them differently.
    private mutating func set(_ paint: Paint?, _ property: PaintProperty) {
        let (color, opacity): (MotionAttribute, MotionAttribute) = property == .fill ? (.fill, .fillOpacity) : (.stroke, .strokeOpacity)
        switch paint {
        case nil: set(opacity, 0)
        case .color(let paint):
            set(color, paint.opaqueComponents)
            set(opacity, fraction: paint.alpha)
        case .gradient(let gradient): set(gradient.withFoldedTransform, property)
        }
    }

    /// Whether there is something that paints.
    func hasPaint(_ property: PaintProperty) -> Bool {
        let form = property == .fill ? form.fill : form.stroke
        return form != .plain || values[MotionKey(slot: .element, attribute: property == .fill ? .fill : .stroke)] != nil
    }

    var withoutOpacity: MotionState {
        var state = self
        state.values[MotionKey(slot: .element, attribute: .opacity)] = nil
        return state
    }

    /// Of a shape nothing but its opacity.
    init(opacityOf look: MovingLook) {
        if case .shape(let shape, _) = look.content { set(.opacity, fraction: shape.opacity) }
    }

    private mutating func set(_ gradient: Gradient, _ property: PaintProperty) {
        for (attribute, number) in gradient.kind.motionAttributes { set(attribute, number, in: .gradient(property)) }
        for (i, stop) in gradient.stops.enumerated() {
            let slot = MotionSlot.stop(property, i)
            set(.offset, fraction: stop.offset, in: slot)
            set(.stopColor, stop.color.opaqueComponents, in: slot)
            set(.stopOpacity, fraction: stop.color.alpha, in: slot)
        }
    }
}

extension Color {
    fileprivate var opaqueComponents: [Double] { [red, green, blue].map { min(max($0, 0), 1) } }
}

extension Gradient.Kind {
    var motionAttributes: [(MotionAttribute, Double)] {
        switch self {
        case .linear(let from, let to): [(.x1, from.x), (.y1, from.y), (.x2, to.x), (.y2, to.y)]
        case .radial(let center, let radius, let focus): [(.cx, center.x), (.cy, center.y), (.r, max(radius, 0)), (.fx, focus.x), (.fy, focus.y)]
        }
    }
}
