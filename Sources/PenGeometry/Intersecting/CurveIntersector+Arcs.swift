// Arcs of one ellipse.

extension CurveIntersector {
    /// Finds what two arcs of at most a turn share that are exactly of one ellipse, where it is a question of angles; false
    /// where they are not.
    mutating func overlapsAsArc() -> Bool {
        let turn = 2 * Double.pi
        guard let p = a.arc, let q = b.arc, p.center == q.center, p.radii == q.radii, p.rotation == q.rotation, !p.isFlat, p.isFinite, q.isFinite,
            abs(p.sweep) <= turn, abs(q.sweep) <= turn, max(abs(p.start), abs(q.start)) < 1e6
        else { return false }
        let (low, high) = (min(p.start, p.start + p.sweep), max(p.start, p.start + p.sweep))
        let (lower, upper) = (min(q.start, q.start + q.sweep), max(q.start, q.start + q.sweep))
        let least = 4 * slack / min(p.radii.x, p.radii.y)
        var shift = ((low - upper) / turn).rounded(.up) * turn
        while lower + shift < high {
            let from = max(low, lower + shift), to = min(high, upper + shift)
            if to - from > least { addStretch(p, from...to, q, shift, least) }
            shift += turn
        }
        return true
    }

    private mutating func addStretch(_ p: EllipticalArc, _ angles: ClosedRange<Double>, _ q: EllipticalArc, _ shift: Double, _ rounding: Double) {
        func parameter(_ arc: EllipticalArc, _ angle: Double) -> Double {
            let t = clampedToUnit((angle - arc.start) / arc.sweep), noise = rounding / abs(arc.sweep)
            return t < noise ? 0 : t > 1 - noise ? 1 : t
        }
        let ends = [angles.lowerBound, angles.upperBound].map { (s: parameter(p, $0), t: parameter(q, $0 - shift)) }.sorted { $0.s < $1.s }
        overlaps.append(CurveOverlap(first: ends[0].s...ends[1].s, secondStart: ends[0].t, secondEnd: ends[1].t))
    }
}
