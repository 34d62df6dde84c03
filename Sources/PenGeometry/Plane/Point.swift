// A point or a vector of the plane.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A point of the plane, and equally the vector from the origin to it. Coordinates are in user units; the direction
/// in which y grows is the business of whoever draws.
public struct Point: Hashable, Sendable, BitwiseCopyable {
    /// The coordinate along the x axis.
    public var x: Double
    /// The coordinate along the y axis.
    public var y: Double

    /// Makes the point (x, y).
    @inlinable public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = Point(0, 0)
}

extension Point {
    /// The sum of two vectors.
    @inlinable public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    /// The vector from `b` to `a`.
    @inlinable public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    /// The opposite vector.
    @inlinable public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }
    /// The vector k times as long.
    @inlinable public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
    /// The vector k times as long.
    @inlinable public static func * (k: Double, a: Point) -> Point { Point(k * a.x, k * a.y) }
    /// The vector divided by k.
    @inlinable public static func / (a: Point, k: Double) -> Point { Point(a.x / k, a.y / k) }
    /// Adds a vector.
    @inlinable public static func += (a: inout Point, b: Point) { a = a + b }
    /// Subtracts a vector.
    @inlinable public static func -= (a: inout Point, b: Point) { a = a - b }

    /// The scalar product.
    @inlinable public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

    /// The z component of the vector product: positive where `other` lies on the side towards which angles grow.
    @inlinable public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

    /// The distance from the origin, without overflow for large coordinates.
    @inlinable public var length: Double { hypot(x, y) }

    /// The same within a rounding error, without a function's call where the squares are ordinary numbers.
    @inline(__always) var plainLength: Double {
        let square = x * x + y * y
        return square > 1e-280 && square < 1e280 ? square.squareRoot() : hypot(x, y)
    }

    /// The direction that goes with it.
    @inline(__always) var plainDirection: Point {
        let size = plainLength
        return size > 0 ? self / size : .zero
    }

    /// The distance to another point.
    @inlinable public func distance(to other: Point) -> Double { hypot(other.x - x, other.y - y) }

    /// The direction from the origin in radians, -π…π; 0 for the zero vector.
    @inlinable public var angle: Double { atan2(y, x) }

    /// The vector of length 1 in the same direction, or the zero vector where there is no direction.
    @inlinable public var normalized: Point {
        let size = length
        return size >= .leastNormalMagnitude && size.isFinite ? Point(x / size, y / size) : extremeDirection
    }

    /// The same where the length is smaller than any normal number or larger than the largest one.
    @usableFromInline var extremeDirection: Point {
        guard isFinite, x != 0 || y != 0 else { return .zero }
        let scaled = self * (abs(x) < 1 && abs(y) < 1 ? 0x1p600 : 0x1p-600)
        return scaled / scaled.length
    }

    /// The vector turned by a quarter turn in the direction in which angles grow.
    @inlinable public var perpendicular: Point { Point(-y, x) }

    /// The point at fraction `t` on the way to `other`; exact at both ends.
    @inlinable public func lerp(to other: Point, _ t: Double) -> Point {
        Point(x * (1 - t) + other.x * t, y * (1 - t) + other.y * t)
    }

    /// True where both coordinates are finite.
    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
}
