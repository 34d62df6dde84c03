// A property that is meant itself.

import PenScene

/// What `animate` names: `strokeEnd`, `ring.strokeEnd`, `car.position.x`.
struct PropertyPlace: Convertible {
    /// nil for the shape that was drawn last, or whose block this is.
    var layer: LayerID?
    var name: String
    /// `x` or `y` of a property that is a point.
    var component: String?
    /// Whether a variable has the name, which stands alone.
    var isVariable = false

    static var typeName: String { "property, such as strokeEnd or ring.strokeEnd" }
    static var isProperty: Bool { true }

    /// The resolver leaves it as a list.
    static func convert(_ value: Value) -> PropertyPlace? {
        guard case .list(let parts) = value, parts.count == 4, case .text(let name) = parts[1] else { return nil }
        var component: String?
        if case .text(let text) = parts[2] { component = text }
        switch parts[0] {
        case .layer(let id): return PropertyPlace(layer: id, name: name, component: component)
        case .nothing where name == "background": return PropertyPlace(layer: .root, name: "fill", component: component)
        case .nothing:
            let isVariable = parts[3].isEqual(to: .boolean(true))
            return PropertyPlace(layer: nil, name: name, component: component, isVariable: isVariable)
        default: return nil
        }
    }

    var value: Value { .list(ListObject(packing: [layer?.value ?? .nothing, .text(name), component.map { .text($0) } ?? .nothing, .boolean(isVariable)])) }

    var shown: String { layer == .root ? "background" : component.map { "\(name).\($0)" } ?? name }
}
