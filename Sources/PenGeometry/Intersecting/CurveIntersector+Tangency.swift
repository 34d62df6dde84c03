// Where curves touch without crossing, or cross so flat that nothing tells it apart.

extension CurveIntersector {
    /// Finds one point for each group of neighbouring pairs of pieces that are the same to within rounding.
    mutating func solveTangencies() {
        for group in groups() where !holdsRoot(group) {
            if let root = tangency(s: group.s, t: group.t) ?? nearest(s: group.s, t: group.t) { roots.append(root) }
        }
    }

    /// True where a crossing in the group, or at its border, is known already.
    private func holdsRoot(_ group: (s: ClosedRange<Double>, t: ClosedRange<Double>)) -> Bool {
        roots.contains { group.s.isNear($0.s) && group.t.isNear($0.t) }
    }

    /// The unresolved pairs, joined where they touch in both parameters.
    private func groups() -> [(s: ClosedRange<Double>, t: ClosedRange<Double>)] {
        var groups: [(s: ClosedRange<Double>, t: ClosedRange<Double>)] = []
        for pair in unresolved.sorted(by: { ($0.s.lowerBound, $0.t.lowerBound) < ($1.s.lowerBound, $1.t.lowerBound) }) {
            var joined = pair
            groups.removeAll { group in
                guard group.s.overlaps(joined.s), group.t.overlaps(joined.t) else { return false }
                joined = (group.s.union(joined.s), group.t.union(joined.t))
                return true
            }
            groups.append(joined)
        }
        return groups
    }

    /// Newton's method for parallel tangents (A′ × B′ = 0) at points that face each other ((A - B)·T = 0).
    private func tangency(s sRange: ClosedRange<Double>, t tRange: ClosedRange<Double>) -> (s: Double, t: Double)? {
        var s = sRange.middle, t = tRange.middle
        // The group is as small as the place is sharp: a few times its size is near enough.
        let sReach = 8 * (sRange.upperBound - sRange.lowerBound) + 1e-9, tReach = 8 * (tRange.upperBound - tRange.lowerBound) + 1e-9
        for _ in 0..<60 {
            let u = a.jet(at: s), v = b.jet(at: t)
            guard let step = CurveIntersector.tangencyStep(u, v) else { return nil }
            (s, t) = (s - step.s, t - step.t)
            guard abs(s - sRange.middle) <= sReach, abs(t - tRange.middle) <= tReach else { return nil }
            if abs(step.s) <= 1e-15, abs(step.t) <= 1e-15 { break }
        }
        let (onA, onB) = (clampedToUnit(s), clampedToUnit(t))
        return isTouch(a.point(at: onA), b.point(at: onB)) ? onCurves(onA, onB) : nil
    }

    private static func tangencyStep(_ u: LocalCurve.Jet, _ v: LocalCurve.Jet) -> (s: Double, t: Double)? {
        let along = u.velocity.normalized
        let gap = u.point - v.point
        let turn = u.velocity.cross(v.velocity)
        // Rows: the turn of the tangents, the gap along them.
        let row1 = (s: u.acceleration.cross(v.velocity), t: u.velocity.cross(v.acceleration))
        let row2 = (s: u.velocity.dot(along), t: -v.velocity.dot(along))
        let determinant = row1.s * row2.t - row1.t * row2.s
        let rest = gap.dot(along)
        let step = (s: (turn * row2.t - row1.t * rest) / determinant, t: (row1.s * rest - turn * row2.s) / determinant)
        return step.s.isFinite && step.t.isFinite ? step : nil
    }

    /// Where the curves are nearest within the group: for cusps, contacts of higher order, ends and crossings as flat as rounding.
    private func nearest(s sRange: ClosedRange<Double>, t tRange: ClosedRange<Double>) -> (s: Double, t: Double)? {
        var best = (s: 0.0, t: 0.0, gap: Double.infinity)
        for i in 0...8 {
            let s = sRange.at(Double(i) / 8), p = a.point(at: s)
            // Points across from each other, which on long flat pieces no grid has.
            let across = min(max(footpoint(of: p, on: b, near: tRange.middle), tRange.lowerBound), tRange.upperBound)
            for t in [across] + (0...8).map({ tRange.at(Double($0) / 8) }) {
                let gap = p.distance(to: b.point(at: t))
                if gap < best.gap { best = (s, t, gap) }
            }
        }
        guard best.gap <= 2 * slack else { return nil }
        return onCurves(best.s, best.t) ?? (best.s, best.t)
    }
}

extension ClosedRange<Double> {
    var middle: Double { at(0.5) }

    /// The value at fraction `x` of the range, exact at both ends.
    func at(_ x: Double) -> Double { lowerBound * (1 - x) + upperBound * x }

    /// True where `x` is in the range, or beyond it by a small part of its length.
    func isNear(_ x: Double) -> Bool {
        let margin = 0.01 * (upperBound - lowerBound)
        return x >= lowerBound - margin && x <= upperBound + margin
    }

    func union(_ other: ClosedRange<Double>) -> ClosedRange<Double> {
        Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
    }
}
