// Where a segment passes a place twice.

extension PathSegment {
    /// The points that the segment passes twice, with `first` < `second`, and the stretches that it draws twice (where it
    /// is straight and turns back). An arc of more than a turn draws each turn again with the next one, which is one stretch; of a
    /// flat one only the first two turns are looked at. That a closed curve ends where it began is none.
    ///
    /// The segment is cut where its coordinates are greatest and least. No piece between passes a place twice, and the
    /// pieces are intersected.
    public var selfIntersections: CurveIntersections {
        var found = CurveIntersections()
        if let turn, !isFlatArc {
            found.overlaps = [CurveOverlap(first: 0...(1 - turn), secondStart: turn, secondEnd: 1)]
            return found
        }
        let cuts = monotoneCuts.filter { $0 <= 2 * (turn ?? 1) }
        guard cuts.count > 2 else { return found }
        let pieces = zip(cuts, cuts.dropFirst()).map { part(from: $0, to: $1) }
        var search = CurveIntersector()
        for i in pieces.indices {
            for j in (i + 1)..<max(i + 1, pieces.count) {
                let shared = search.intersect(pieces[i], pieces[j])
                add(shared, cuts[i]...cuts[i + 1], cuts[j]...cuts[j + 1], isNext: j == i + 1, to: &found)
            }
        }
        found.points.sort { ($0.first, $0.second) < ($1.first, $1.second) }
        return found
    }

    /// What share of an arc of more than a turn is a turn; nil for all others.
    private var turn: Double? {
        guard case .arc(let arc, _, _) = self, abs(arc.sweep) > 2 * .pi, arc.sweep.isFinite else { return nil }
        return 2 * .pi / abs(arc.sweep)
    }

    private var isFlatArc: Bool {
        guard case .arc(let arc, _, _) = self else { return false }
        return arc.isFlat
    }

    private func add(
        _ shared: CurveIntersections, _ s: ClosedRange<Double>, _ t: ClosedRange<Double>, isNext: Bool, to found: inout CurveIntersections
    ) {
        for point in shared.points {
            if isNext, point.first == 1, point.second == 0 { continue }
            let pair = CurveIntersection(first: s.at(point.first), second: t.at(point.second), point: point.point)
            if pair.first == 0, pair.second == 1 { continue }
            if !found.points.contains(where: { abs($0.first - pair.first) <= 1e-12 && abs($0.second - pair.second) <= 1e-12 }) {
                found.points.append(pair)
            }
        }
        for overlap in shared.overlaps {
            found.overlaps.append(CurveOverlap(
                first: s.at(overlap.first.lowerBound)...s.at(overlap.first.upperBound), secondStart: t.at(overlap.secondStart),
                secondEnd: t.at(overlap.secondEnd)))
        }
    }
}
