// Elliptical arcs that stay arcs.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The arc center + rotation(rotation)·(radii.x·cos θ, radii.y·sin θ) for θ from `start` to `start + sweep`; angles in
/// radians. A sweep of ±2π is the whole ellipse.
public struct EllipticalArc: Hashable, Sendable {
    /// The center of the ellipse.
    public var center: Point
    /// Both >= 0.
    public var radii: Point
    /// The angle of the ellipse's own x axis.
    public var rotation: Double
    /// The ellipse's parameter at which the arc begins.
    public var start: Double
    /// How far the ellipse's parameter goes from there: positive the way angles grow.
    public var sweep: Double

    /// Makes the arc with these numbers.
    public init(center: Point, radii: Point, rotation: Double = 0, start: Double, sweep: Double) {
        (self.center, self.radii, self.rotation, self.start, self.sweep) = (center, radii, rotation, start, sweep)
    }

    /// The point at the ellipse's parameter `angle` (not the polar angle, unless it is a circle).
    public func point(atAngle angle: Double) -> Point {
        let (s, c) = exactSineAndCosine(angle)
        let p = Point(radii.x * c, radii.y * s)
        guard rotation != 0 else { return center + p }
        let (rs, rc) = exactSineAndCosine(rotation)
        return center + Point(rc * p.x - rs * p.y, rs * p.x + rc * p.y)
    }

    /// Where the arc begins.
    public var startPoint: Point { point(atAngle: start) }
    /// Where the arc ends.
    public var endPoint: Point { point(atAngle: start + sweep) }

    /// True where all its numbers are finite.
    public var isFinite: Bool { center.isFinite && radii.isFinite && rotation.isFinite && start.isFinite && sweep.isFinite }
}
