// Affine transforms of the plane, as values.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The map (x, y) ↦ (a·x + c·y + tx, b·x + d·y + ty), laid out as SVG's `matrix(a, b, c, d, tx, ty)` and
/// Core Graphics' `CGAffineTransform`.
public struct AffineTransform: Hashable, Sendable {
    /// The coefficients, as in the map above.
    public var a, b, c, d, tx, ty: Double

    /// Makes the map of these coefficients.
    @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// What leaves every point in its place.
    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Moves every point by `v`.
    public static func translation(_ v: Point) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: v.x, ty: v.y)
    }

    /// Multiplies x by `sx` and y by `sy`.
    public static func scaling(_ sx: Double, _ sy: Double) -> AffineTransform {
        AffineTransform(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A turn about the origin by `angle` radians, in the direction in which angles grow. Whole quarter turns are exact.
    public static func rotation(_ angle: Double) -> AffineTransform {
        let (s, c) = exactSineAndCosine(angle)
        return AffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    }

    /// A shear: x grows by tan(ax) for each unit of y, y by tan(ay) for each unit of x; angles in radians.
    public static func skewing(_ ax: Double, _ ay: Double) -> AffineTransform {
        AffineTransform(a: 1, b: tan(ay), c: tan(ax), d: 1, tx: 0, ty: 0)
    }

    /// The transform that does `self` first and `next` after it.
    @inlinable public func then(_ next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b,
            c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
    }

    /// The image of a point.
    @inlinable public func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty) }

    /// Applies the linear part alone: what happens to a vector.
    @inlinable public func applyToVector(_ v: Point) -> Point { Point(a * v.x + c * v.y, b * v.x + d * v.y) }

    /// By how much areas grow; negative where the map turns the plane over.
    @inlinable public var determinant: Double { a * d - b * c }

    /// The inverse, or nil where the transform flattens the plane.
    public var inverse: AffineTransform? {
        let det = determinant
        guard det != 0, det.isFinite, (1 / det).isFinite else { return nil }
        return AffineTransform(
            a: d / det, b: -b / det, c: -c / det, d: a / det,
            tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }

    /// True where every circle stays a circle (a turn, a mirror and one scale), to a relative 1e-12.
    public var isSimilarity: Bool {
        let u = a * a + b * b, v = c * c + d * d
        let slack = 1e-12 * max(u, v)
        return abs(u - v) <= slack && abs(a * c + b * d) <= slack
    }

    /// The factor by which lengths grow on average: √|determinant|; exact for similarities.
    public var meanScale: Double { abs(determinant).squareRoot() }

    /// True where all coefficients are finite.
    public var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

/// Sine and cosine, exact at multiples of a quarter turn: sin(π) is 0 there and not 1.2e-16, so that a turned drawing
/// keeps straight edges straight.
public func exactSineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let quarters = (angle / (Double.pi / 2)).rounded()
    if abs(angle - quarters * (Double.pi / 2)) <= 1e-15 * max(1, abs(angle)), abs(quarters) < 1e9 {
        switch ((Int(quarters) % 4) + 4) % 4 {
        case 0: return (0, 1)
        case 1: return (1, 0)
        case 2: return (0, -1)
        default: return (-1, 0)
        }
    }
    return (sin(angle), cos(angle))
}
