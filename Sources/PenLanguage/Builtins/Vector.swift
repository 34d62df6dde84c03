// A point as functions of points take it: with or without derivatives.

import PenGeometry

enum Vector: Convertible {
    case point(Point)
    case jet(JetPoint)

    static var typeName: String { "point" }
    static var plainKind: Kind { .point }
    static var isPoint: Bool { true }

    static func convert(_ value: Value) -> Vector? {
        if case .jetPoint(let p) = value { return .jet(p) }
        return Point.convert(value).map { .point($0) }
    }

    static func pair(_ x: Scalar, _ y: Scalar) -> Vector {
        guard let sample = x.jet ?? y.jet else { return .point(Point(x.number, y.number)) }
        return .jet(JetPoint(x: x.like(sample), y: y.like(sample)))
    }

    var value: Value {
        switch self {
        case .point(let p): return .point(p)
        case .jet(let p): return .jetPoint(p)
        }
    }

    /// The place without the derivatives.
    var point: Point {
        switch self {
        case .point(let p): return p
        case .jet(let p): return p.point
        }
    }

    var jet: JetPoint? {
        if case .jet(let p) = self { return p }
        return nil
    }

    /// The point with the precision of a number's derivatives.
    func like(_ other: Jet) -> JetPoint { jet ?? .constant(point, like: other) }

    /// A number that two points make, by its two rules.
    static func measure(_ a: Vector, _ b: Vector, _ plain: (Point, Point) -> Double, _ derived: (JetPoint, JetPoint) throws -> Jet) rethrows -> Scalar {
        guard let sample = a.jet ?? b.jet else { return .number(plain(a.point, b.point)) }
        return .jet(try derived(a.like(sample.x), b.like(sample.x)))
    }

    /// A number that one point makes, by its two rules.
    func measure(_ plain: (Point) -> Double, _ derived: (JetPoint) throws -> Jet) rethrows -> Scalar {
        switch self {
        case .point(let p): return .number(plain(p))
        case .jet(let p): return .jet(try derived(p))
        }
    }

    /// A point that one point makes, by its two rules.
    func map(_ plain: (Point) -> Point, _ derived: (JetPoint) throws -> JetPoint) rethrows -> Vector {
        switch self {
        case .point(let p): return .point(plain(p))
        case .jet(let p): return .jet(try derived(p))
        }
    }

    /// A point that two points and a number make, by its two rules.
    static func map(
        _ a: Vector, _ b: Vector, _ t: Scalar,
        _ plain: (Point, Point, Double) -> Point, _ derived: (JetPoint, JetPoint, Jet) throws -> JetPoint
    ) rethrows -> Vector {
        guard let sample = a.jet?.x ?? b.jet?.x ?? t.jet else { return .point(plain(a.point, b.point, t.number)) }
        return .jet(try derived(a.like(sample), b.like(sample), t.like(sample)))
    }
}
