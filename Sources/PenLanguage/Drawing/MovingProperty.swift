// The properties that move, and how an animation gets onto a layer.

import PenAnimation
import PenGeometry
import PenScene

/// A property of layers of one kind, with what its values are.
struct MovingProperty {
    enum Kind {
        /// Each of the numbers that a value has.
        case numbers([MovingNumber], (Value) -> [Double]?)
        case paint(PaintProperty)
        case path, dash, hidden
        /// Declared by the shape itself, and no point; with its value at first.
        case own(String, PropertyValue)
    }

    let kind: Kind
    let typeName: String

    /// - Returns: nil where such a layer has no property of that name that moves.
    init?(_ place: PropertyPlace, of layer: Layer) {
        guard let (kind, typeName) = layer.own?[place.name].map({ MovingProperty.find(own: place.name, $0.base) }) ?? MovingProperty.find(place.name, layer.content) else { return nil }
        guard let component = place.component else {
            (self.kind, self.typeName) = (kind, typeName)
            return
        }
        guard case .numbers(let properties, _) = kind, properties.count == 2, let index = ["x", "y"].firstIndex(of: component) else { return nil }
        (self.kind, self.typeName) = (.numbers([properties[index]]) { Double.convert($0).map { [$0] } }, "number")
    }

    /// What of the layer it is; nothing for what the shape itself declares.
    var movable: Set<MovableProperty> {
        switch kind {
        case .numbers(let numbers, _): Set(numbers.compactMap { if case .property(let number) = $0 { .number(number) } else { nil } })
        case .paint(let paint): [.paint(paint)]
        case .path: [.path]
        case .dash: [.dash]
        case .hidden: [.isHidden]
        case .own: []
        }
    }

    private static func find(own name: String, _ first: PropertyValue) -> (Kind, String) {
        guard case .point = first else { return (.own(name, first), first.kindName) }
        return (.numbers([.own(name, component: 0), .own(name, component: 1)], point), first.kindName)
    }

    private static func find(_ name: String, _ content: Layer.Content) -> (Kind, String)? {
        switch (name, content) {
        case ("strokeStart", _), ("strokeEnd", _), ("lineWidth", _), ("miterLimit", _), ("lineDashPhase", _), ("opacity", _), ("rotation", _):
            return NumberProperty(rawValue: name).map { (.numbers([.property($0)], number), name == "rotation" ? "angle" : "number") }
        case ("position", _): return (.numbers([.property(.positionX), .property(.positionY)], point), "point")
        case ("anchor", _): return (.numbers([.property(.anchorX), .property(.anchorY)], point), "point")
        case ("scale", _): return (.numbers([.property(.scaleX), .property(.scaleY)]) { Scale.convert($0).map { [$0.factors.x, $0.factors.y] } }, "number or a point")
        case ("size", .text): return (.numbers([.property(.textSize)], number), "number")
        case ("size", .image): return (.numbers([.property(.imageWidth), .property(.imageHeight)], point), "point")
        case ("stroke", _): return (.paint(.stroke), "colour, a gradient or none")
        case ("fill", _): return (.paint(.fill), "colour, a gradient or none")
        case ("path", .shape): return (.path, "path")
        case ("lineDash", _): return (.dash, "list of numbers or none")
        case ("hidden", _): return (.hidden, "yes or no")
        default: return nil
        }
    }

    private static func number(_ value: Value) -> [Double]? { Double.convert(value).map { [$0] } }
    /// Two numbers behind `from` or `to` are a point.
    private static func point(_ value: Value) -> [Double]? {
        if case .list(let list) = value, list.count == 2 { return [Double].convert(value) }
        return Point.convert(value).map { [$0.x, $0.y] }
    }

    static func names(of content: Layer.Content) -> [String] { names.filter { find($0, content) != nil } }

    /// The property that other systems, or everyday words, call by a name.
    static func ownName(for name: String, of content: Layer.Content) -> String? {
        let key = name.lowercased()
        let own = foreignNames[key] ?? Aliases.pen[key] ?? ""
        let first = own.prefix { $0 != "." }
        return find(String(first), content) == nil ? nil : own
    }

    /// Sizes of figures, which a path does not keep.
    static let measures: Set<String> = ["radius", "r", "diameter", "width", "height", "sides", "corners", "points", "length"]

    /// Which layers have a property that only they have.
    static func owners(of name: String) -> String? {
        switch name {
        case "path": "shapes"
        case "size": "texts and images"
        default: nil
        }
    }

    private static let foreignNames: [String: String] = [
        "x": "position.x", "y": "position.y", "center": "position", "centre": "position", "location": "position", "translate": "position", "translation": "position",
        "angle": "rotation", "rotate": "rotation", "size": "scale", "width": "scale.x", "height": "scale.y", "d": "path", "phase": "lineDashPhase",
        "visible": "hidden", "visibility": "hidden", "backgroundcolor": "fill", "bordercolor": "stroke", "borderwidth": "lineWidth", "fontsize": "size",
    ]

    /// Names for suggestions.
    static let names = ["strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDash", "lineDashPhase", "opacity", "rotation", "position", "anchor", "scale", "size", "stroke", "fill", "path", "hidden"]

    /// Adds the animation to what the layer does already.
    /// - Parameter fault: makes the error for a value of another kind.
    func add(_ plan: AnimationPlan, to layer: inout Layer, fault: @escaping (Value, _ typeName: String) -> Error) throws {
        func convert<T: Convertible>(_ type: T.Type) -> (Value) throws -> T {
            { value in
                guard let given = T.convert(value), given.isFiniteValue else { throw fault(value, typeName) }
                return given
            }
        }
        switch kind {
        case .numbers(let properties, let numbers):
            try add(plan, properties, to: &layer) { value in
                guard let given = numbers(value), given.allSatisfy(\.isFinite) else { throw fault(value, typeName) }
                return given
            }
        case .paint(let property):
            let first = layer.style[property]
            try plan.add(to: &layer.moving.paints[property, first: first], neutral: .color(Color(red: 0, green: 0, blue: 0, alpha: 0)), convert(Paint?.self))
        case .path:
            guard case .shape(let path) = layer.content else { return }
            try layer.moving.path.change(first: path) { try plan.add(to: &$0, neutral: nil, convert(Path.self)) }
        case .dash:
            let first = layer.style.strokeStyle.dash, dash = convert(Dash.self)
            try layer.moving.dash.change(first: first) { try plan.add(to: &$0, neutral: nil) { try dash($0).lengths } }
        case .own(let name, let first):
            try layer.own?.change(name) { track in
                try track.add {
                    try plan.add(to: &$0, neutral: first.multiplied(by: 0)) { value in
                        guard let given = PropertyValue(value), given.isLike(first) else { throw fault(value, typeName) }
                        return given
                    }
                }
            }
        case .hidden:
            let first = layer.isHidden
            try layer.moving.isHidden.change(first: first) { try plan.add(to: &$0, neutral: nil, convert(Bool.self)) }
        }
    }

    private func add(_ plan: AnimationPlan, _ properties: [MovingNumber], to layer: inout Layer, _ convert: (Value) throws -> [Double]) throws {
        let begin = plan.timing.beginTime
        guard plan.values.goesAsOne, properties.count > 1 else {
            // Each number goes its own way: nothing but numbers is computed for a frame.
            for (i, property) in properties.enumerated() {
                let way = try plan.vectorWay(neutral: 0, current: { layer.number(property, at: begin) }, { try convert($0)[i] })
                layer.add(plan.animation(way), to: property)
            }
            return
        }
        let way: @Sendable (Double) -> [Double]
        if case .along(let path) = plan.values {
            way = { path.position(at: $0).components }
        } else {
            way = try plan.vectorWay(neutral: nil, current: { properties.map { layer.number($0, at: begin) } }, convert)
        }
        for (i, property) in properties.enumerated() { layer.add(plan.animation { way($0)[i] }, to: property) }
    }
}

extension Layer.Content {
    /// For messages.
    var kindName: String {
        switch self {
        case .shape: "a shape"
        case .text: "a text"
        case .image: "an image"
        case .group, .clip: "a group"
        }
    }
}

extension PropertyValue {
    /// As the language calls such values.
    fileprivate var kindName: String {
        switch self {
        case .number: "number"
        case .point: "point"
        case .paint: "colour, a gradient or none"
        case .path: "path"
        case .list: "list of numbers"
        case .text: "text"
        case .boolean: "yes or no"
        }
    }
}
