// Derivatives, extrema and osculating circles of elliptical arcs.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension EllipticalArc {
    /// The derivative by the fraction t of the sweep, of the given order, in user units; the arc's point for order 0.
    /// Each order turns the ellipse's angle by a quarter turn and multiplies by the sweep.
    public func derivative(at t: Double, order: Int = 1) -> Point {
        guard order > 0 else { return point(at: t) }
        let angle = start + sweep * t
        let turned = order % 2 == 1 ? derivative(atAngle: angle) : center - point(atAngle: angle)
        let sign: Double = (order - 1) / 2 % 2 == 0 ? 1 : -1
        return turned * (sign * pow(sweep, Double(order)))
    }

    /// The circle that touches the arc at `t` and has its curvature there; nil where the arc is flat.
    public func osculatingCircle(at t: Double) -> (center: Point, radius: Double)? {
        radii.x == radii.y && radii.x > 0 ? (center, radii.x) : circle(at: point(at: t), normal: normal(at: t), curvature: curvature(at: t))
    }

    /// The fractions of the sweep, ends included, at which x or y has a horizontal tangent, in growing order; of more than
    /// a thousand turns those of the first thousand.
    public var extrema: [Double] {
        let (rs, rc) = exactSineAndCosine(rotation)
        let x = atan2(-radii.y * rs, radii.x * rc), y = atan2(radii.y * rc, radii.x * rs)
        return fractions(ofAngles: [x, x + Double.pi, y, y + Double.pi], turns: 1000)
    }

    /// The fractions of the sweep, in growing order, at which its first turns pass these angles of the ellipse.
    func fractions(ofAngles angles: [Double], turns: Int = 1) -> [Double] {
        guard isFinite, sweep != 0 else { return [] }
        let turn = 2 * Double.pi, width = abs(sweep)
        var found: [Double] = []
        for angle in angles {
            var way = ((angle - start) * (sweep < 0 ? -1 : 1)).truncatingRemainder(dividingBy: turn)
            if way < 0 { way += turn }
            // What differs from the start by rounding is the start.
            if turn - way < 4e-16 * (1 + abs(start)) { way = 0 }
            for i in 0..<turns where way + Double(i) * turn <= width { found.append((way + Double(i) * turn) / width) }
        }
        found.sort()
        // What differs by rounding is the same.
        let rounding = 1e-15 * (turn + abs(start)) / width
        return found.indices.filter { $0 == 0 || found[$0] - found[$0 - 1] > rounding }.map { found[$0] }
    }
}
