// Tangent, normal and curvature of Bézier curves.

extension BezierCurve {
    /// The unit tangent at `t`. Where the first derivative vanishes it is the direction in which the curve leaves the
    /// point (at t = 1, the one in which it arrives), from the first higher derivative that does not vanish. Zero only
    /// where the whole curve is one point.
    public func tangent(at t: Double) -> Point { leadingDerivatives(at: t).first.normalized }

    /// The unit tangent turned by a quarter turn in the direction in which angles grow.
    public func normal(at t: Double) -> Point { tangent(at: t).perpendicular }

    /// The signed curvature (B′ × B″)/|B′|³ in 1/units, positive where the curve turns the way angles grow. Infinite,
    /// with its sign, at a cusp or an end where the first derivative vanishes and the curve still turns; 0 where
    /// everything is straight.
    public func curvature(at t: Double) -> Double {
        let d = leadingDerivatives(at: t)
        let size = d.first.length
        guard size > 0 else { return 0 }
        // By directions and lengths, which keeps huge and tiny ones apart.
        let turn = (d.first / size).cross(d.second.normalized), strength = d.second.length / size
        guard d.order > 1 else { return turn == 0 ? 0 : turn * (strength / size) }
        return abs(turn) <= 1e-12 ? 0 : turn * .infinity
    }

    /// The circle that touches the curve at `t` and has its curvature there; nil where there is none: at straight places
    /// and at cusps.
    public func osculatingCircle(at t: Double) -> (center: Point, radius: Double)? {
        circle(at: point(at: t), normal: normal(at: t), curvature: curvature(at: t))
    }

    /// The first derivative that does not vanish at `t`, its order and the derivative after it. At t = 1 odd orders
    /// count backwards, so that `first` points where the curve goes.
    private func leadingDerivatives(at t: Double) -> (first: Point, second: Point, order: Int) {
        let size = longestEdge
        // Beyond about 1e306 differences overflow; directions do not depend on the size.
        if size > 0x1p1000, isFinite { return scaled(by: 0x1p-60).leadingDerivatives(at: t) }
        let noise = 1e-12 * size, regular = derivative(at: t)
        if max(abs(regular.x), abs(regular.y)) > noise || degree == 1 { return (regular, derivative(at: t, order: 2), 1) }
        var curve = derivative
        for order in 2...degree {
            let isConstant = curve.degree == 1
            curve = curve.derivative
            let value = curve.point(at: t)
            guard max(abs(value.x), abs(value.y)) > noise || order == degree else { continue }
            let sign: Double = t >= 1 && order % 2 == 0 ? -1 : 1
            return (value * sign, isConstant ? .zero : curve.derivative.point(at: t), order)
        }
        return (.zero, .zero, degree)
    }
}

/// The circle through `p` with its center on the normal, 1 / curvature away.
func circle(at p: Point, normal: Point, curvature: Double) -> (center: Point, radius: Double)? {
    let radius = 1 / abs(curvature)
    guard radius > 0, radius.isFinite, normal != .zero else { return nil }
    return (p + normal * (1 / curvature), radius)
}
