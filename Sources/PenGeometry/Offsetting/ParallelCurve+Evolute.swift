// The evolute, where it is nearer than the parallel curve.

extension ParallelCurve {
    /// The curve's center of curvature on the side of the parallel curve, or the parallel curve's point where that is nearer.
    func nearerCenter(at t: Double) -> Point {
        let curvature = base.curvature(at: t)
        guard curvature * distance > 1 else { return point(at: t) }
        return base.point(at: t) + (point(at: t) - base.point(at: t)) / (curvature * distance)
    }

    /// Calls `emit` with the corners of lines along the centers of curvature, within `tolerance` user units.
    func forEachCenter(tolerance: Double, _ emit: (Point) -> Void) {
        func walk(_ u: Double, _ p: Point, _ v: Double, _ q: Point, _ depth: Int) {
            let t = u + (v - u) / 2, middle = nearerCenter(at: t)
            let isFine = depth < 9 && PathSegment.line(p, q).nearest(to: middle).distance <= tolerance
            guard depth > 0, !isFine, t > u, t < v else { return emit(q) }
            walk(u, p, t, middle, depth - 1)
            walk(t, middle, v, q, depth - 1)
        }
        guard var u = knots.first else { return }
        var p = nearerCenter(at: u)
        emit(p)
        for v in knots.dropFirst() {
            let q = nearerCenter(at: v)
            walk(u, p, v, q, 10)
            (u, p) = (v, q)
        }
    }
}
