// Shapes with properties of their own.

import PenAnimation
import PenGeometry

/// A value of a property that a shape declares.
public enum PropertyValue: Hashable, Sendable {
    case number(Double)
    case point(Point)
    case paint(Paint?)
    case path(Path)
    case list([Double])
    /// Has nothing between two values.
    case text(String)
    case boolean(Bool)
}

/// What draws a shape anew for other values of its properties.
public protocol ShapeProgram: AnyObject, Sendable {
    /// The layer's content and style for these values, in the order of `OwnProperties.names`.
    /// - Throws: an error of the script.
    func layer(with values: [PropertyValue], at time: Double) throws -> Layer
}

/// The properties that a shape declares, in their order, and what they do over time.
public struct OwnProperties: Sendable {
    public let names: [String]
    public private(set) var tracks: [OwnTrack]
    private let program: any ShapeProgram

    public init(names: [String], values: [PropertyValue], program: any ShapeProgram) {
        (self.names, tracks, self.program) = (names, values.map { OwnTrack($0) }, program)
    }

    /// nil where the shape declares none of that name.
    public subscript(name: String) -> OwnTrack? { names.firstIndex(of: name).map { tracks[$0] } }

    /// Changes what a property does, in place: a copy would take as long as all that has happened.
    public mutating func change(_ name: String, _ work: (inout OwnTrack) throws -> Void) rethrows {
        if let i = names.firstIndex(of: name) { try work(&tracks[i]) }
    }

    public func values(at time: Double) -> [PropertyValue] { tracks.map { $0.value(at: time) } }

    /// The layer as its block draws it for values, by default those at a time.
    func applied(to layer: Layer, at time: Double, _ values: [PropertyValue]? = nil) throws -> Layer {
        let drawn = try program.layer(with: values ?? self.values(at: time), at: time)
        var layer = layer
        (layer.content, layer.style, layer.base) = (drawn.content, drawn.style, drawn.base)
        return layer
    }
}

extension PropertyValue {
    /// Whether the two are of one kind, so that one can take the other's place.
    public func isLike(_ other: PropertyValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.paint, .paint), (.path, .path), (.list, .list), (.text, .text), (.boolean, .boolean): true
        default: false
        }
    }
}

extension PropertyValue: Interpolatable {
    public static func interpolation(from start: PropertyValue, to end: PropertyValue) -> @Sendable (Double) -> PropertyValue {
        switch (start, end) {
        case (.number(let a), .number(let b)): wrapped(Double.interpolation(from: a, to: b)) { .number($0) }
        case (.point(let a), .point(let b)): wrapped(Point.interpolation(from: a, to: b)) { .point($0) }
        case (.paint(let a), .paint(let b)): wrapped(Paint?.interpolation(from: a, to: b)) { .paint($0) }
        case (.path(let a), .path(let b)): wrapped(Path.interpolation(from: a, to: b)) { .path($0) }
        case (.list(let a), .list(let b)): wrapped([Double].interpolation(from: a, to: b)) { .list($0) }
        default: { $0 < 1 ? start : end }
        }
    }

    private static func wrapped<T>(_ way: @escaping @Sendable (Double) -> T, _ wrap: @escaping @Sendable (T) -> PropertyValue) -> @Sendable (Double) -> PropertyValue {
        { wrap(way($0)) }
    }

    public func adding(_ other: PropertyValue) -> PropertyValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(a + b)
        case (.list(let a), .list(let b)): .list(a.adding(b))
        case (.paint(let a), .paint(let b)): .paint(a.adding(b))
        case (.path(let a), .path(let b)): .path(a.adding(b))
        default: other
        }
    }

    public func multiplied(by factor: Double) -> PropertyValue {
        switch self {
        case .number(let a): .number(a * factor)
        case .point(let a): .point(a * factor)
        case .list(let a): .list(a.multiplied(by: factor))
        case .paint(let a): .paint(a.multiplied(by: factor))
        case .path(let a): .path(a.multiplied(by: factor))
        case .text, .boolean: self
        }
    }

    public func separation(from other: PropertyValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): a.separation(from: b)
        case (.point(let a), .point(let b)): a.separation(from: b)
        case (.list(let a), .list(let b)): a.separation(from: b)
        case (.paint(let a), .paint(let b)): a.separation(from: b)
        case (.path(let a), .path(let b)): a.separation(from: b)
        default: self == other ? 0 : 1
        }
    }
}
