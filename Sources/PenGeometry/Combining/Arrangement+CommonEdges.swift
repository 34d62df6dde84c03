// Edges that run along each other.

extension Arrangement {
    /// Makes one edge of those that are the same, adding what they change; drops those that then change nothing.
    mutating func mergeCommonEdges() {
        let order = edges.indices.sorted { edges[$0].ends == edges[$1].ends ? $0 < $1 : edges[$0].ends < edges[$1].ends }
        var kept: [Edge] = []
        kept.reserveCapacity(edges.count)
        var first = 0
        for i in order {
            if let last = kept.last, last.ends != edges[i].ends { first = kept.count }
            if let same = (first..<kept.count).first(where: { isSame(kept[$0], edges[i]) }) {
                let step = edges[i].from == kept[same].from ? edges[i].step : Winding() - edges[i].step
                kept[same].step = kept[same].step + step
            } else {
                kept.append(edges[i])
            }
        }
        edges = kept.filter { !$0.step.isZero }
    }

    /// True where two edges with the same ends are the same curve, to within rounding.
    private func isSame(_ a: Edge, _ b: Edge) -> Bool {
        if case .line = a.segment, case .line = b.segment { return true }
        return [0.5, 0.2, 0.8].allSatisfy { t in
            let p = a.segment.point(at: t)
            return p.distance(to: b.segment.point(across: p)) <= 4 * slack
        }
    }
}

extension Arrangement.Edge {
    /// Both vertices, the smaller number first.
    fileprivate var ends: (Int, Int) { (min(from, to), max(from, to)) }
}

extension PathSegment {
    /// For a segment along which no coordinate turns, the point with the same x as `p`, or the same y where y grows faster.
    func point(across p: Point) -> Point {
        let isWide = abs(end.x - start.x) >= abs(end.y - start.y)
        return point(at: isWide ? parameter(of: p.x, along: .x) : parameter(of: p.y, along: .y))
    }

    /// The parameter at which a coordinate that only grows or only falls has the value, or the nearer end's; by the regula falsi
    /// in its Illinois form (M. Dowell, P. Jarratt, 1971).
    func parameter(of value: Double, along axis: Axis) -> Double {
        var (t0, t1) = (0.0, 1.0)
        var f0 = start[axis] - value, f1 = end[axis] - value
        if f0 == 0 || f1 == 0 || (f0 < 0) == (f1 < 0) { return abs(f0) <= abs(f1) ? 0 : 1 }
        if case .line = self { return f0 / (f0 - f1) }
        var keptEnd = 0
        for _ in 0..<100 where t1 - t0 > 1e-16 {
            let share = (t0 * f1 - t1 * f0) / (f1 - f0)
            let t = share > t0 && share < t1 ? share : t0 + (t1 - t0) / 2
            guard t > t0, t < t1 else { break }
            let f = point(at: t)[axis] - value
            if f == 0 { return t }
            if (f < 0) == (f1 < 0) {
                (t1, f1) = (t, f)
                if keptEnd == -1 { f0 /= 2 }
                keptEnd = -1
            } else {
                (t0, f0) = (t, f)
                if keptEnd == 1 { f1 /= 2 }
                keptEnd = 1
            }
        }
        return t0 + (t1 - t0) / 2
    }
}
