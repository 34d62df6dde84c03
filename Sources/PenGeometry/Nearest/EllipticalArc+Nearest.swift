// The distances of a point from an elliptical arc.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension EllipticalArc {
    /// The fractions of the sweep's first turn, in growing order, at which the distance from `p` is stationary. None where it
    /// is so everywhere: at the center of a circle.
    ///
    /// In the ellipse's own axes, and with u the tangent of half its angle, the slope of the distance is a polynomial of
    /// degree four over (1 + u²)²; its roots between -1 and 1 are those of one half of the ellipse, and turned by half a turn
    /// those of the other.
    func criticalParameters(_ p: Point) -> [Double] {
        let size = max(radii.x, radii.y), (rs, rc) = exactSineAndCosine(rotation)
        guard size > 0, isFinite, p.isFinite else { return [] }
        let a = radii.x / size, b = radii.y / size
        var q = Point(rc * (p.x - center.x) + rs * (p.y - center.y), rc * (p.y - center.y) - rs * (p.x - center.x)) / size
        // A point too far away is one in its direction.
        if max(abs(q.x), abs(q.y)) > 1e30 { q = q.normalized * 1e30 }
        var angles: [Double] = []
        for half in [0, Double.pi] {
            let sign = half == 0 ? 1.0 : -1.0, x = a * q.x * sign, y = b * q.y * sign, d = (b - a) * (b + a)
            angles += EllipticalArc.roots(-y, 2 * (x + d), 2 * (x - d), y).map { half + 2 * atan($0) }
        }
        return fractions(ofAngles: angles)
    }

    /// The roots in -1…1 of c0 + c1·u + c3·u³ + c4·u⁴.
    private static func roots(_ c0: Double, _ c1: Double, _ c3: Double, _ c4: Double) -> [Double] {
        let u = BernsteinPolynomial(coefficients: [-1, 1]), one = BernsteinPolynomial(coefficients: [1])
        let cube = u * u * u
        let slope = one * c0 + u * c1 + cube * c3 + cube * u * c4
        // A root at an end, where the halves meet, may not get lost by rounding.
        return slope.roots(noise: 4e-15 * max(abs(c0), abs(c1), abs(c3))).map { 2 * $0.parameter - 1 }
    }
}
