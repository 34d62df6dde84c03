// Values that can move.

import PenGeometry

/// A value with values between it and another one.
public protocol Interpolatable: Equatable, Sendable {
    /// The way from one value to another, by progress: exactly `start` at 0 and `end` at 1, and beyond the ends where
    /// progress is outside 0…1. What is costly to find out about the two is found out once.
    static func interpolation(from start: Self, to end: Self) -> @Sendable (Double) -> Self
    /// The value with another one added, as additive animations do; the other one where there is no sum.
    func adding(_ other: Self) -> Self
    /// The value taken `factor` times, as cumulative animations do; itself where that means nothing.
    func multiplied(by factor: Double) -> Self
    /// How far it is to another value, for paced keyframes.
    func separation(from other: Self) -> Double
}

/// A value made of numbers, each of which goes its own way.
public protocol ComponentVector: Interpolatable {
    var components: [Double] { get }
    /// - Parameter components: as many as the values have.
    func with(components: [Double]) -> Self
}

extension ComponentVector {
    public static func interpolation(from start: Self, to end: Self) -> @Sendable (Double) -> Self {
        let a = start.components, b = end.components
        // Lists of different lengths have nothing between them.
        guard a.count == b.count else { return { $0 < 1 ? start : end } }
        return { t in t == 0 ? start : t == 1 ? end : start.with(components: zip(a, b).map { $0 + ($1 - $0) * t }) }
    }

    public func adding(_ other: Self) -> Self {
        let a = components, b = other.components
        return a.count == b.count ? with(components: zip(a, b).map(+)) : other
    }

    public func multiplied(by factor: Double) -> Self { with(components: components.map { $0 * factor }) }

    public func separation(from other: Self) -> Double {
        zip(components, other.components).reduce(0.0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}

extension Double: ComponentVector {
    public var components: [Double] { [self] }
    public func with(components: [Double]) -> Double { components[0] }
    public static func interpolation(from start: Double, to end: Double) -> @Sendable (Double) -> Double {
        { $0 == 1 ? end : start + (end - start) * $0 }
    }
}

extension Point: ComponentVector {
    public var components: [Double] { [x, y] }
    public func with(components: [Double]) -> Point { Point(components[0], components[1]) }
}

/// By origin and size, as Core Animation moves them.
extension Rect: ComponentVector {
    public var components: [Double] { [minX, minY, maxX - minX, maxY - minY] }
    public func with(components c: [Double]) -> Rect { Rect(minX: c[0], minY: c[1], maxX: c[0] + c[2], maxY: c[1] + c[3]) }
}

extension [Double]: Interpolatable, ComponentVector {
    public var components: [Double] { self }
    public func with(components: [Double]) -> [Double] { components }
}

/// A switch changes at once, when its way is over.
extension Bool: Interpolatable {
    public static func interpolation(from start: Bool, to end: Bool) -> @Sendable (Double) -> Bool { { $0 < 1 ? start : end } }
    public func adding(_ other: Bool) -> Bool { other }
    public func multiplied(by factor: Double) -> Bool { self }
    public func separation(from other: Bool) -> Double { self == other ? 0 : 1 }
}
