// Arc length of elliptical arcs.

extension EllipticalArc {
    /// The length in user units: exact for circles, for ellipses to about `relativeTolerance` times itself.
    public func length(relativeTolerance: Double = 1e-12) -> Double {
        if radii.x == radii.y { return radii.x * abs(sweep) }
        let size = max(radii.x, radii.y), turns = (abs(sweep) / (2 * Double.pi)).rounded(.down)
        guard size > 0, sweep.isFinite else { return 0 }
        let rest = EllipseSpeed(self, size: size, sweep: abs(sweep) - turns * 2 * Double.pi)
        let part = rest.length(from: 0, to: 1, relativeTolerance: relativeTolerance)
        guard turns > 0 else { return size * part }
        let whole = EllipseSpeed(self, size: size, sweep: 2 * Double.pi)
        return size * (part + turns * whole.length(from: 0, to: 1, relativeTolerance: relativeTolerance))
    }

    /// The fraction of the sweep at which the length from the start is `distance` user units; clamped to 0…1.
    public func parameter(atLength distance: Double) -> Double { parameter(atLength: distance, total: length()) }

    /// The same where the arc's length is known.
    func parameter(atLength distance: Double, total: Double) -> Double {
        if radii.x == radii.y || abs(sweep) > 2.5 * Double.pi { return total > 0 ? clampedToUnit(distance / total) : 0 }
        let size = max(radii.x, radii.y)
        return EllipseSpeed(self, size: size, sweep: abs(sweep)).parameter(atLength: distance / size, total: total / size)
    }
}

/// The speed of an ellipse's point in units of `size`, by the fraction of the sweep.
private struct EllipseSpeed: SpeedFunction {
    let x, y, start, sweep, direction: Double
    /// The far ends of a thin ellipse.
    let corners: [Double]
    var rounding: Double { 4e-16 * sweep }

    init(_ arc: EllipticalArc, size: Double, sweep: Double) {
        (x, y, start, self.sweep) = (arc.radii.x / size, arc.radii.y / size, arc.start, sweep)
        direction = arc.sweep < 0 ? -1 : 1
        corners = min(x, y) < 0.05 ? EllipseSpeed.ends(x >= y ? 0 : Double.pi / 2, from: start * direction, sweep: sweep) : []
    }

    /// The fractions of the sweep at which the angle is `end` or half a turn from it; a sweep has at most three.
    private static func ends(_ end: Double, from start: Double, sweep: Double) -> [Double] {
        let first = ((start - end) / Double.pi).rounded(.up)
        return (0..<4).map { (end + (first + Double($0)) * Double.pi - start) / sweep }.filter { $0 > 0 && $0 < 1 }
    }

    func speed(at t: Double) -> Double {
        let (s, c) = exactSineAndCosine(start + direction * sweep * t)
        return sweep * (x * x * s * s + y * y * c * c).squareRoot()
    }
}
