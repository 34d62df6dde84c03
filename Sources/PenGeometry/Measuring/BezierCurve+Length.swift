// Arc length of Bézier curves.

extension BezierCurve {
    /// The length in user units, to about `relativeTolerance` times itself; right also for cusps and for control points
    /// on one line that turn back. 0 where all points are equal.
    public func length(relativeTolerance: Double = 1e-12) -> Double {
        length(from: 0, to: 1, relativeTolerance: relativeTolerance)
    }

    /// The length of the part between the parameters `a` and `b` (negative where b < a).
    public func length(from a: Double, to b: Double, relativeTolerance: Double = 1e-12) -> Double {
        if degree == 1 { return start.distance(to: end) * (b - a) }
        let size = longestEdge
        guard size > 0 else { return 0 }
        if degree <= 3 { return size * CubicSpeed(self, size: size).length(from: a, to: b, relativeTolerance: relativeTolerance) }
        return size * HodographSpeed(self, size: size).length(from: a, to: b, relativeTolerance: relativeTolerance)
    }

    /// The parameter at which the length from the start is `distance` user units; clamped to 0…1.
    public func parameter(atLength distance: Double) -> Double {
        parameter(atLength: distance, total: length())
    }

    /// The same where the curve's length is known.
    func parameter(atLength distance: Double, total: Double) -> Double {
        let size = longestEdge
        guard size > 0, distance > 0 else { return 0 }
        if degree == 1 { return clampedToUnit(distance / total) }
        if degree <= 3 { return CubicSpeed(self, size: size).parameter(atLength: distance / size, total: total / size) }
        return HodographSpeed(self, size: size).parameter(atLength: distance / size, total: total / size)
    }
}

extension BezierCurve {
    /// The parameters at which the curve turns back, or turns on a point: where `speed`, in units of the longest edge,
    /// nearly vanishes beside an extremum. None where all edges go forwards.
    fileprivate func turns(_ speed: (Double) -> Double) -> [Double] {
        let direction = end - start
        let goesForwards = (1..<points.count).allSatisfy { (points[$0] - points[$0 - 1]).dot(direction) > 0 }
        return goesForwards ? [] : extrema.filter { $0 > 0 && $0 < 1 && speed($0) < 0.05 }
    }
}

/// The speed of a quadratic or cubic curve in units of `size`, which keeps the squares from overflow and underflow.
private struct CubicSpeed: SpeedFunction {
    let a, b, c: Point
    private(set) var corners: [Double] = []
    var rounding: Double { 1e-15 }

    init(_ curve: BezierCurve, size: Double) {
        let p = curve.points
        let d0 = (p[1] - p[0]) / size, d1 = (p[2] - p[1]) / size
        if p.count == 3 {
            (a, b, c) = (.zero, (d1 - d0) * 2, d0 * 2)
        } else {
            let d2 = (p[3] - p[2]) / size
            (a, b, c) = ((d0 - d1 - (d1 - d2)) * 3, (d1 - d0) * 6, d0 * 3)
        }
        corners = curve.turns(speed)
    }

    @inline(__always)
    func speed(at t: Double) -> Double {
        let x = (a.x * t + b.x) * t + c.x, y = (a.y * t + b.y) * t + c.y
        return (x * x + y * y).squareRoot()
    }
}

/// The speed of a curve of any degree in units of `size`.
private struct HodographSpeed: SpeedFunction {
    let hodograph: BezierCurve
    private(set) var corners: [Double] = []
    /// The hodograph's points are as long as the degree at most.
    var rounding: Double { 4e-16 * Double(hodograph.degree + 1) }

    init(_ curve: BezierCurve, size: Double) {
        hodograph = BezierCurve(curve.derivative.points.map { $0 / size })
        corners = curve.turns(speed)
    }

    func speed(at t: Double) -> Double {
        let v = hodograph.point(at: t)
        return (v.x * v.x + v.y * v.y).squareRoot()
    }
}
