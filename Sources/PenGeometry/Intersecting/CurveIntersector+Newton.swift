// Where two pieces that meet at most once do so.

extension CurveIntersector {
    /// The parameters at which two pieces meet that are nowhere parallel, by Newton's method on A(s) = B(t); nil where it does not
    /// lead to a place in both.
    func newton(_ p: CurvePiece, _ q: CurvePiece) -> (s: Double, t: Double)? {
        var (s, t) = chordsMeet(p, q)
        var best = (s: s, t: t, gap: Double.infinity)
        for _ in 0..<12 {
            let u = a.jet(at: s), v = b.jet(at: t)
            let gap = u.point - v.point
            let size = max(abs(gap.x), abs(gap.y))
            guard size < best.gap else { break }
            best = (s, t, size)
            guard size > 0, let step = CurveIntersector.step(u.velocity, v.velocity, gap) else { break }
            (s, t) = (s - step.s, t - step.t)
            guard s >= p.lower - (p.upper - p.lower), s <= p.upper + (p.upper - p.lower) else { return nil }
            guard t >= q.lower - (q.upper - q.lower), t <= q.upper + (q.upper - q.lower) else { return nil }
        }
        guard best.gap <= slack, isWithin(best.s, p), isWithin(best.t, q) else { return nil }
        return onCurves(best.s, best.t)
    }

    /// The solution (ds, dt) of u·ds - v·dt = gap, or nil where u and v are parallel.
    static func step(_ u: Point, _ v: Point, _ gap: Point) -> (s: Double, t: Double)? {
        let turn = u.cross(v)
        let step = (s: gap.cross(v) / turn, t: gap.cross(u) / turn)
        return step.s.isFinite && step.t.isFinite ? step : nil
    }

    /// Where the chords meet, as parameters of the curves, held inside the pieces.
    private func chordsMeet(_ p: CurvePiece, _ q: CurvePiece) -> (s: Double, t: Double) {
        let p0 = hulls[p.offset], u = hulls[p.offset + p.count - 1] - p0
        let q0 = hulls[q.offset], v = hulls[q.offset + q.count - 1] - q0
        guard let step = CurveIntersector.step(u, v, q0 - p0) else { return (p.middle, q.middle) }
        let s = clampedToUnit(step.s), t = clampedToUnit(step.t)
        return (p.lower + (p.upper - p.lower) * s, q.lower + (q.upper - q.lower) * t)
    }

    /// Neighbouring pieces both find what lies on their border; it is the same to the last bits.
    private func isWithin(_ t: Double, _ p: CurvePiece) -> Bool {
        let margin = 1e-9 * (p.upper - p.lower)
        return t >= p.lower - (p.lower == 0 ? 1 : margin) && t <= p.upper + (p.upper == 1 ? 1 : margin)
    }

    /// The same pair on both curves: where it lies beyond an end by no more than rounding it is the end.
    func onCurves(_ s: Double, _ t: Double) -> (s: Double, t: Double)? {
        let onA = held(s, on: a), onB = held(t, on: b)
        guard onA != s || onB != t else { return (s, t) }
        return isTouch(a.point(at: onA), b.point(at: onB)) ? (onA, onB) : nil
    }

    /// The parameter inside 0…1; an end where the point is the same as the end's to within rounding.
    func held(_ t: Double, on curve: LocalCurve) -> Double {
        if t <= 0 { return 0 }
        if t >= 1 { return 1 }
        if t < 0.001, isNear(curve.point(at: t), curve.start) { return 0 }
        if t > 0.999, isNear(curve.point(at: t), curve.end) { return 1 }
        return t
    }

    private func isNear(_ p: Point, _ q: Point) -> Bool { abs(p.x - q.x) <= slack / 4 && abs(p.y - q.y) <= slack / 4 }
}
