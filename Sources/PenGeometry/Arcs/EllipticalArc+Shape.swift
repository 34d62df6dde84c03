// Points, directions, bounds and parts of elliptical arcs.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension EllipticalArc {
    /// The point at fraction `t` of the sweep.
    public func point(at t: Double) -> Point { point(atAngle: start + sweep * t) }

    /// The derivative of the point by the ellipse's angle.
    func derivative(atAngle angle: Double) -> Point {
        let (s, c) = exactSineAndCosine(angle)
        let (rs, rc) = exactSineAndCosine(rotation)
        let d = Point(-radii.x * s, radii.y * c)
        return Point(rc * d.x - rs * d.y, rs * d.x + rc * d.y)
    }

    /// The unit tangent in the direction of the sweep at fraction `t` of it. Where a flat ellipse turns back, the
    /// direction in which it goes on (at t = 1, the one in which it arrives); zero where both radii are.
    public func tangent(at t: Double) -> Point {
        let angle = start + sweep * t
        let d = derivative(atAngle: angle) * (sweep < 0 ? -1 : 1)
        if d.length > 1e-12 * max(radii.x, radii.y) { return d.normalized }
        return (t < 1 ? center - point(atAngle: angle) : point(atAngle: angle) - center).normalized
    }

    /// The unit tangent turned by a quarter turn in the direction in which angles grow.
    public func normal(at t: Double) -> Point { tangent(at: t).perpendicular }

    /// The signed curvature in 1/units, positive where the sweep is; infinite where a radius is 0 and the arc turns.
    public func curvature(at t: Double) -> Double {
        let speed = derivative(atAngle: start + sweep * t).length
        let turn = radii.x / speed * (radii.y / speed) / speed
        return turn.isNaN ? 0 : (sweep < 0 ? -turn : turn)
    }

    /// The same arc, run through from its end.
    public var reversed: EllipticalArc {
        EllipticalArc(center: center, radii: radii, rotation: rotation, start: start + sweep, sweep: -sweep)
    }

    /// The part between two fractions of the sweep.
    public func subarc(from a: Double, to b: Double) -> EllipticalArc {
        EllipticalArc(center: center, radii: radii, rotation: rotation, start: start + sweep * a, sweep: sweep * (b - a))
    }

    /// The parts before and after the fraction `t` of the sweep.
    public func split(at t: Double) -> (first: EllipticalArc, second: EllipticalArc) {
        (subarc(from: 0, to: t), subarc(from: t, to: 1))
    }

    /// True where the arc passes the ellipse's angle `angle`, or a whole number of turns from it.
    public func passes(_ angle: Double) -> Bool {
        let turn = 2 * Double.pi
        var distance = ((angle - start) * (sweep < 0 ? -1 : 1)).truncatingRemainder(dividingBy: turn)
        if distance < 0 { distance += turn }
        return distance <= abs(sweep) || turn - distance < 1e-15
    }

    /// The smallest rectangle around the arc.
    public var bounds: Rect {
        var box = Rect.null
        box.include(startPoint)
        box.include(endPoint)
        let (rs, rc) = exactSineAndCosine(rotation)
        let x = extremes(radii.x * rc, -radii.y * rs), y = extremes(radii.x * rs, radii.y * rc)
        if let low = x.low { box.minX = min(box.minX, center.x + low) }
        if let high = x.high { box.maxX = max(box.maxX, center.x + high) }
        if let low = y.low { box.minY = min(box.minY, center.y + low) }
        if let high = y.high { box.maxY = max(box.maxY, center.y + high) }
        return box
    }

    /// The least and greatest value of p·cos θ + q·sin θ, each where the arc passes it.
    private func extremes(_ p: Double, _ q: Double) -> (low: Double?, high: Double?) {
        let size = hypot(p, q), angle = atan2(q, p)
        return (passes(angle + Double.pi) ? -size : nil, passes(angle) ? size : nil)
    }
}
