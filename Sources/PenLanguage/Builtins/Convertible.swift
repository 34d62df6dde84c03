// Conversions between values and Swift types, declared once a type.

import PenGeometry
import PenScene

/// A Swift type that a builtin can take or give.
protocol Convertible: SendableMetatype {
    /// As a reader would say it: `number`, `list of points`.
    static var typeName: String { get }
    /// The static kind of its values.
    static var kind: Kind { get }
    /// nil where the value is of another kind.
    static func convert(_ value: Value) -> Self?
    var value: Value { get }
    /// The value of an argument that may be left out and was.
    static var missing: Self? { get }
    /// The words of a type that is one of a few words.
    static var words: [String] { get }
    /// Takes all values that are left.
    static var takesRest: Bool { get }
    /// Two numbers may stand for one value.
    static var isPoint: Bool { get }
    static var isAngle: Bool { get }
    /// A property that is meant itself.
    static var isProperty: Bool { get }
    /// A formula that is meant itself.
    static var isFormula: Bool { get }
    /// The static kind of its values where no derivative is being taken.
    static var plainKind: Kind { get }
    /// Without NaN and infinity.
    var isFiniteValue: Bool { get }
    /// Makes a list of the numbers of a range.
    static var makesLists: Bool { get }
}

extension Convertible {
    static var kind: Kind { .any }
    static var missing: Self? { nil }
    static var words: [String] { [] }
    static var takesRest: Bool { false }
    static var isPoint: Bool { false }
    static var isAngle: Bool { false }
    static var isProperty: Bool { false }
    static var isFormula: Bool { false }
    static var plainKind: Kind { kind }
    var isFiniteValue: Bool { true }
    static var makesLists: Bool { false }
}

extension Double: Convertible {
    static var typeName: String { "number" }
    static var kind: Kind { .number }
    static func convert(_ value: Value) -> Double? {
        if case .number(let x) = value { return x }
        return nil
    }
    var value: Value { .number(self) }
    var isFiniteValue: Bool { isFinite }
}

/// A number of radians.
struct Angle: Convertible {
    var radians: Double
    init(_ radians: Double) { self.radians = radians }
    static var typeName: String { "angle" }
    static var kind: Kind { .number }
    static var isAngle: Bool { true }
    static func convert(_ value: Value) -> Angle? { Double.convert(value).map(Angle.init) }
    var value: Value { .number(radians) }
    var isFiniteValue: Bool { radians.isFinite }
}

extension Point: Convertible {
    static var typeName: String { "point" }
    static var kind: Kind { .point }
    static func convert(_ value: Value) -> Point? {
        switch value {
        case .point(let p): return p
        case .place(let place): return place.point
        default: return nil
        }
    }
    var value: Value { .point(self) }
    static var isPoint: Bool { true }
    var isFiniteValue: Bool { isFinite }
}

extension Bool: Convertible {
    static var typeName: String { "yes or no" }
    static var kind: Kind { .boolean }
    static func convert(_ value: Value) -> Bool? {
        if case .boolean(let b) = value { return b }
        return nil
    }
    var value: Value { .boolean(self) }
}

extension String: Convertible {
    static var typeName: String { "text" }
    static func convert(_ value: Value) -> String? {
        if case .text(let s) = value { return s }
        return nil
    }
    var value: Value { .text(self) }
}

extension Value: Convertible {
    static var typeName: String { "any value" }
    static func convert(_ value: Value) -> Value? { value }
    var value: Value { self }
}

extension ListObject: Convertible {
    static var typeName: String { "list" }
    static func convert(_ value: Value) -> ListObject? {
        switch value {
        case .list(let list): return list
        case .range(let range) where range.count <= maximumCount: return ListObject(.numbers((0..<range.count).patiently.map(range.element)))
        default: return nil
        }
    }
    var value: Value { .list(self) }
    static var makesLists: Bool { true }
    /// More values than fit into any memory that a script may have.
    static var maximumCount: Int { 1_000_000_000 }
}

extension FunctionObject: Convertible {
    static var typeName: String { "function" }
    static func convert(_ value: Value) -> FunctionObject? {
        if case .function(let f) = value { return f }
        return nil
    }
    var value: Value { .function(self) }
}

extension Color: Convertible {
    static var typeName: String { "colour" }
    static func convert(_ value: Value) -> Color? {
        if case .color(let c) = value { return c.color }
        return nil
    }
    var value: Value { .color(ColorObject(self)) }
}

extension Paint: Convertible {
    static var typeName: String { "colour or gradient" }
    static func convert(_ value: Value) -> Paint? {
        switch value {
        case .color(let c): return .color(c.color)
        case .gradient(let g): return .gradient(g.gradient)
        default: return nil
        }
    }
    var value: Value {
        switch self {
        case .color(let c): return .color(ColorObject(c))
        case .gradient(let g): return .gradient(GradientObject(g))
        }
    }
}

extension Path: Convertible {
    static var typeName: String { "path" }
    static func convert(_ value: Value) -> Path? {
        if case .path(let p) = value { return p.path }
        return nil
    }
    var value: Value { .path(PathObject(self)) }
    var isFiniteValue: Bool { points.allSatisfy(\.isFinite) }
}

extension PlaceObject: Convertible {
    static var typeName: String { "place" }
    static func convert(_ value: Value) -> PlaceObject? {
        if case .place(let place) = value { return place }
        return nil
    }
    var value: Value { .place(self) }
}

extension AffineTransform: Convertible {
    static var typeName: String { "transform" }
    static func convert(_ value: Value) -> AffineTransform? {
        if case .transform(let t) = value { return t.transform }
        return nil
    }
    var value: Value { .transform(TransformObject(self)) }
}

extension LayerID: Convertible {
    static var typeName: String { "layer" }
    static func convert(_ value: Value) -> LayerID? {
        if case .layer(let id) = value { return id }
        return nil
    }
    var value: Value { .layer(self) }
}

extension Rect: Convertible {
    static var typeName: String { "box" }
    static func convert(_ value: Value) -> Rect? {
        if case .box(let b) = value { return b.rect }
        return nil
    }
    var value: Value { .box(BoxObject(self)) }
}

/// `none` or a value.
extension Optional: Convertible where Wrapped: Convertible {
    static var typeName: String { Wrapped.typeName }
    static func convert(_ value: Value) -> Wrapped?? {
        if case .nothing = value { return .some(nil) }
        return Wrapped.convert(value).map { .some($0) }
    }
    var value: Value { self?.value ?? .nothing }
    static var missing: Wrapped?? { .some(nil) }
    static var words: [String] { Wrapped.words }
    static var isPoint: Bool { Wrapped.isPoint }
    static var isAngle: Bool { Wrapped.isAngle }
    static var isProperty: Bool { Wrapped.isProperty }
    static var isFormula: Bool { Wrapped.isFormula }
    var isFiniteValue: Bool { self?.isFiniteValue ?? true }
}

/// A list of one type; a single value stands for a list of one. Points may be written as pairs of numbers.
extension Array: Convertible where Element: Convertible {
    static var typeName: String { "list of " + Element.typeName + "s" }
    static func convert(_ value: Value) -> [Element]? {
        if let one = Element.convert(value) { return [one] }
        guard let list = ListObject.convert(value) else { return nil }
        if Element.isPoint, case .numbers(let flat) = list.storage, flat.count % 2 == 0 {
            return stride(from: 0, to: flat.count, by: 2).compactMap { Element.convert(.point(Point(flat[$0], flat[$0 + 1]))) }
        }
        var result: [Element] = []
        result.reserveCapacity(list.count)
        for value in list.values.patiently {
            guard let element = Element.convert(value) else { return nil }
            result.append(element)
        }
        return result
    }
    var value: Value { .list(ListObject(packing: patiently.map(\.value))) }
    static var words: [String] { Element.words }
    static var makesLists: Bool { true }
    var isFiniteValue: Bool { allSatisfy(\.isFiniteValue) }
}

/// All the values that are left: `print a, b, c`.
struct Rest<T: Convertible>: Convertible {
    var items: [T]
    static var typeName: String { T.typeName + " …" }
    static func convert(_ value: Value) -> Rest? {
        // What was written one by one comes as a list, in which a list may be one of the values.
        guard case .list(let list) = value else { return T.convert(value).map { Rest(items: [$0]) } }
        let items = list.values.patiently.compactMap(T.convert)
        return items.count == list.count ? Rest(items: items) : nil
    }
    var value: Value { items.value }
    var isFiniteValue: Bool { items.isFiniteValue }
    static var missing: Rest? { Rest(items: []) }
    static var takesRest: Bool { true }
    static var isFormula: Bool { T.isFormula }
}

/// One of a few words, from a Swift enumeration's raw values.
struct Word<T: RawRepresentable & CaseIterable>: Convertible where T.RawValue == String {
    var choice: T
    init(_ choice: T) { self.choice = choice }
    static var typeName: String {
        let all = words
        return all.count < 2 ? all.joined() : all.dropLast().joined(separator: ", ") + " or " + all[all.count - 1]
    }
    static func convert(_ value: Value) -> Word? {
        guard case .text(let word) = value, let choice = T(rawValue: word) else { return nil }
        return Word(choice)
    }
    var value: Value { .text(choice.rawValue) }
    static var words: [String] { T.allCases.map(\.rawValue) }
}
