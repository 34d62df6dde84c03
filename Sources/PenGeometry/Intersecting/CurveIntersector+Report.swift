// What the search answers.

extension CurveIntersector {
    /// The roots that were found, each once, sorted, in the segments' own coordinates.
    func report(_ frame: LocalCurve.Frame) -> CurveIntersections {
        var found = CurveIntersections()
        found.overlaps = overlaps.sorted { $0.first.lowerBound < $1.first.lowerBound }
        var kept: [(s: Double, t: Double)] = []
        // Ends first: of two that are the same the end is the better one.
        for root in roots.map(atEnd).sorted(by: CurveIntersector.order) where !overlaps.contains(where: { isIn($0, root) }) {
            guard let other = kept.firstIndex(where: { isSame($0, root) || isOneContact($0, root) }) else {
                kept.append(root)
                continue
            }
            if CurveIntersector.ends(kept[other]) == 0, turn(root) < turn(kept[other]) { kept[other] = root }
        }
        let s = CurveIntersector.merged(kept.map(\.s)), t = CurveIntersector.merged(kept.map(\.t))
        for root in zip(s, t).map({ (s: $0, t: $1) }).sorted(by: { ($0.s, $0.t) < ($1.s, $1.t) }) {
            found.points.append(CurveIntersection(first: root.s, second: root.t, point: frame.global(meetingPoint(root))))
        }
        return found
    }

    /// The parameters, those that differ by rounding made the same: where a curve passes a place twice, the other one does so
    /// at one parameter.
    private static func merged(_ parameters: [Double]) -> [Double] {
        var merged = parameters
        var last = -1.0
        for i in parameters.indices.sorted(by: { parameters[$0] < parameters[$1] }) {
            if parameters[i] - last <= 4 * Double.ulpOfOne, parameters[i] < 1 { merged[i] = last } else { last = parameters[i] }
        }
        return merged
    }

    private static func order(_ p: (s: Double, t: Double), _ q: (s: Double, t: Double)) -> Bool {
        let p0 = ends(p), q0 = ends(q)
        return p0 != q0 ? p0 > q0 : (p.s, p.t) < (q.s, q.t)
    }

    private static func ends(_ p: (s: Double, t: Double)) -> Int { (p.s == 0 || p.s == 1 ? 1 : 0) + (p.t == 0 || p.t == 1 ? 1 : 0) }

    /// True where both roots are one: on both curves no way leads from one to the other that leaves the place.
    private func isSame(_ p: (s: Double, t: Double), _ q: (s: Double, t: Double)) -> Bool {
        stays(a, p.s, q.s) && stays(b, p.t, q.t)
    }

    /// The end of either curve, where the root lies near one and the curves do not part between them; else the root. A contact at an end
    /// is as flat as it likes, and rounding leaves any place nearby.
    private func atEnd(_ root: (s: Double, t: Double)) -> (s: Double, t: Double) {
        for end in [0.0, 1.0] where root.s != end && abs(root.s - end) <= 1e-3 {
            let t = footpoint(of: a.point(at: end), on: b, near: root.t)
            if let pair = onCurves(end, t), isTouch(a.point(at: end), b.point(at: pair.t)), isOneContact(root, pair) { return pair }
        }
        for end in [0.0, 1.0] where root.t != end && abs(root.t - end) <= 1e-3 {
            let s = footpoint(of: b.point(at: end), on: a, near: root.s)
            if let pair = onCurves(s, end), isTouch(a.point(at: pair.s), b.point(at: end)), isOneContact(root, pair) { return pair }
        }
        return root
    }

    /// True where the curves do not part between the roots: one contact, which Newton's method has met on both its sides.
    private func isOneContact(_ p: (s: Double, t: Double), _ q: (s: Double, t: Double)) -> Bool {
        let s = (p.s + q.s) / 2, t = (p.t + q.t) / 2
        guard a.point(at: p.s).distance(to: a.point(at: q.s)) <= 1e-5, abs(p.s - q.s) <= 1e-3, abs(p.t - q.t) <= 1e-3 else { return false }
        let u = a.jet(at: s), v = b.jet(at: t)
        return abs((u.point - v.point).cross(v.velocity.normalized)) <= 2 * slack
    }

    /// How much the curves turn from each other at a root: the sine of the angle, 0 where they touch.
    private func turn(_ root: (s: Double, t: Double)) -> Double {
        abs(a.jet(at: root.s).velocity.normalized.cross(b.jet(at: root.t).velocity.normalized))
    }

    private func stays(_ curve: LocalCurve, _ t0: Double, _ t1: Double) -> Bool {
        if t0 == t1 { return true }
        let p = curve.point(at: t0), room = 4 * slack
        // Not the middle alone: a curve that folds back may be there again.
        return [1, 0.5, 0.37].allSatisfy { p.distance(to: curve.point(at: t0 + (t1 - t0) * $0)) <= room }
    }

    /// True where the root is part of an overlap, or its end.
    private func isIn(_ overlap: CurveOverlap, _ root: (s: Double, t: Double)) -> Bool {
        let s = overlap.first, margin = 1e-9
        guard root.s >= s.lowerBound - margin, root.s <= s.upperBound + margin else { return false }
        guard root.t >= overlap.second.lowerBound - margin, root.t <= overlap.second.upperBound + margin else { return false }
        let share = (root.s - s.lowerBound) / (s.upperBound - s.lowerBound)
        let t = overlap.secondStart + (overlap.secondEnd - overlap.secondStart) * share
        return abs(t - root.t) <= 0.25 * (overlap.second.upperBound - overlap.second.lowerBound) + margin
            && stays(b, t, root.t) || abs(t - root.t) <= 1e-6
    }

    /// The point itself where it is an end of either curve, else the middle of what rounding made of it on both.
    private func meetingPoint(_ root: (s: Double, t: Double)) -> Point {
        if root.s == 0 || root.s == 1 { return a.point(at: root.s) }
        if root.t == 0 || root.t == 1 { return b.point(at: root.t) }
        return a.point(at: root.s).lerp(to: b.point(at: root.t), 0.5)
    }
}
