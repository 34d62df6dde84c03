// Elliptical arcs under affine transforms.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension EllipticalArc {
    /// The image under an affine transform, which is an elliptical arc again, with the same sweep up to its sign.
    ///
    /// The arc is center + M·(cos θ, sin θ); M's singular value decomposition gives radii, rotation and the shift of
    /// the angles. Where nothing but a move, a turn or a scale along the axes happens, radii and angles stay exact.
    /// Where the transform flattens the plane, a radius becomes 0.
    public func transformed(by m: AffineTransform) -> EllipticalArc {
        var arc = self
        arc.center = m.apply(center)
        if m.b == 0, m.c == 0, rotation == 0 || (m.a == m.d && m.a > 0) { return arc.scaledAlongAxes(m.a, m.d) }
        if radii.x == radii.y, m.isSimilarity { return arc.turnedCircle(by: m) }
        let (rs, rc) = exactSineAndCosine(rotation)
        let u = m.applyToVector(Point(radii.x * rc, radii.x * rs)), v = m.applyToVector(Point(-radii.y * rs, radii.y * rc))
        // The turn of the parameter that makes the images of the two axes orthogonal (Jacobi).
        let shift = 0.5 * atan2(2 * u.dot(v), u.dot(u) - v.dot(v))
        let (s, c) = exactSineAndCosine(shift)
        let major = u * c + v * s, minor = v * c - u * s
        return arc.withAxes(major, minor, shift: shift)
    }

    /// The arc whose axes' images are `major` and `minor`, at the angles 0 and π/2 after the shift.
    private func withAxes(_ major: Point, _ minor: Point, shift: Double) -> EllipticalArc {
        let mirrored = major.cross(minor) < 0
        let axis = major.length > 0 ? major : -minor.perpendicular
        let angle = start - shift
        return EllipticalArc(
            center: center, radii: Point(major.length, minor.length), rotation: axis.angle,
            start: mirrored ? -angle : angle, sweep: mirrored ? -sweep : sweep)
    }

    private func scaledAlongAxes(_ sx: Double, _ sy: Double) -> EllipticalArc {
        var arc = self
        arc.radii = Point(radii.x * abs(sx), radii.y * abs(sy))
        if sx < 0 { (arc.start, arc.sweep) = (Double.pi - arc.start, -arc.sweep) }
        if sy < 0 { (arc.start, arc.sweep) = (-arc.start, -arc.sweep) }
        return arc
    }

    /// A circle keeps its rotation of 0; the turn goes into the angles.
    private func turnedCircle(by m: AffineTransform) -> EllipticalArc {
        let mirrored = m.determinant < 0
        let turn = Point(m.a, m.b).angle, angle = rotation + start
        let radius = radii.x * Point(m.a, m.b).length
        return EllipticalArc(
            center: center, radii: Point(radius, radius),
            start: mirrored ? turn - angle : turn + angle, sweep: mirrored ? -sweep : sweep)
    }

    /// True where one radius is 0 or, against the other, mere rounding: the arc is drawn along a straight line.
    var isFlat: Bool { min(radii.x, radii.y) <= 1e-13 * max(radii.x, radii.y) }

    /// For a flat arc, the points where it turns back, in order, without its ends.
    var turningPoints: [Point] { turningAngles.map(point(atAngle:)) }

    /// For a flat arc, the first angles at which it turns back, in order, without its ends.
    var turningAngles: [Double] {
        let longAxis = radii.x >= radii.y ? 0.0 : Double.pi / 2
        let a = min(start, start + sweep), b = max(start, start + sweep)
        let first = ((a - longAxis) / Double.pi).rounded(.down) + 1
        var angles: [Double] = []
        var k = first
        while longAxis + k * Double.pi < b, angles.count < 4 {
            angles.append(longAxis + k * Double.pi)
            k += 1
        }
        return sweep < 0 ? angles.reversed() : angles
    }
}
