// Stretches along which two curves are the same.

extension CurveIntersector {
    /// Finds overlaps between places where an end of one curve lies on the other: nowhere else can one begin or end, since
    /// Bézier curves and arcs are algebraic.
    mutating func lookForOverlaps() {
        let marks = endMarks()
        let cuts = distinct(marks.map(\.s).sorted())
        for (lower, upper) in zip(cuts, cuts.dropFirst()) {
            let starts = marks.filter { abs($0.s - lower) <= 1e-9 }, ends = marks.filter { abs($0.s - upper) <= 1e-9 }
            for start in starts {
                for end in ends where isSame(lower...upper, from: start.t, to: end.t) {
                    add(CurveOverlap(first: lower...upper, secondStart: start.t, secondEnd: end.t))
                }
            }
        }
    }

    /// The ends of each curve that lie on the other, each pair of parameters once.
    private mutating func endMarks() -> [(s: Double, t: Double)] {
        var marks: [(s: Double, t: Double)] = []
        for (s, p) in [(0.0, a.start), (1.0, a.end)] { marks += parameters(of: p, on: b).map { (s, $0) } }
        for (t, q) in [(0.0, b.start), (1.0, b.end)] { marks += parameters(of: q, on: a).map { ($0, t) } }
        return marks.reduce(into: []) { kept, mark in
            if !kept.contains(where: { abs($0.s - mark.s) <= 1e-9 && abs($0.t - mark.t) <= 1e-9 }) { kept.append(mark) }
        }
    }

    private func distinct(_ sorted: [Double]) -> [Double] {
        sorted.reduce(into: []) { kept, x in
            if kept.last.map({ x - $0 > 1e-9 }) ?? true { kept.append(x) }
        }
    }

    /// Adds an overlap, which may go on where another one ends.
    private mutating func add(_ overlap: CurveOverlap) {
        guard let last = overlaps.last, last.first.upperBound == overlap.first.lowerBound, last.secondEnd == overlap.secondStart,
            (last.secondEnd > last.secondStart) == (overlap.secondEnd > overlap.secondStart)
        else { return overlaps.append(overlap) }
        overlaps[overlaps.count - 1] = CurveOverlap(
            first: last.first.lowerBound...overlap.first.upperBound, secondStart: last.secondStart, secondEnd: overlap.secondEnd)
    }

    /// True where A along `range` is B from `t0` to `t1`: curves of degrees m and n that agree at more than m·n points are
    /// one (Bézout).
    private func isSame(_ range: ClosedRange<Double>, from t0: Double, to t1: Double) -> Bool {
        guard t0 != t1 else { return false }
        let count = min(a.degree * b.degree + 2, 100)
        var reach = 0.0
        for i in 1..<count {
            let share = Double(i) / Double(count)
            let p = a.point(at: range.at(share))
            let t = footpoint(of: p, on: b, near: t0 + (t1 - t0) * share)
            let margin = 1e-9 + 0.1 * abs(t1 - t0)
            guard t >= min(t0, t1) - margin, t <= max(t0, t1) + margin else { return false }
            guard p.distance(to: b.jet(at: t).point) <= 4 * slack else { return false }
            reach = max(reach, p.distance(to: a.point(at: range.lowerBound)))
        }
        return reach > 16 * slack
    }

    /// The parameter near `t` at which the curve is nearest to `p`: Newton's method on (C(t) - p)·C′(t) = 0.
    func footpoint(of p: Point, on curve: LocalCurve, near t: Double) -> Double {
        var t = t
        for _ in 0..<20 {
            let jet = curve.jet(at: t)
            let gap = jet.point - p
            let slope = jet.velocity.dot(jet.velocity) + gap.dot(jet.acceleration)
            let step = gap.dot(jet.velocity) / (slope > 0 ? slope : jet.velocity.dot(jet.velocity))
            guard step.isFinite else { return t }
            t = max(-0.5, min(1.5, t - step))
            if abs(step) <= 1e-16 { break }
        }
        return t
    }

    // MARK: Points on curves

    /// All parameters at which the curve passes `p`, to within rounding.
    private mutating func parameters(of p: Point, on curve: LocalCurve) -> [Double] {
        let mark = hulls.count
        var found: [Double] = []
        for piece in pieces(of: curve) { collectParameters(of: p, on: curve, piece, into: &found) }
        hulls.removeLast(hulls.count - mark)
        return found
    }

    private mutating func collectParameters(of p: Point, on curve: LocalCurve, _ piece: CurvePiece, into found: inout [Double]) {
        guard piece.box.insetBy(-2 * slack).contains(p), found.count < 64 else { return }
        if runsOneWay(piece) || piece.extent <= slack || piece.middle <= piece.lower || piece.middle >= piece.upper {
            let t = min(max(footpoint(of: p, on: curve, near: piece.middle), piece.lower), piece.upper)
            var near = [t, piece.lower, piece.upper].min { distance(p, curve, $0) < distance(p, curve, $1) } ?? t
            guard distance(p, curve, near) <= 2 * slack else { return }
            near = held(near, on: curve)
            if found.last.map({ abs($0 - near) > 1e-9 }) ?? true { found.append(near) }
            return
        }
        let mark = hulls.count
        let (left, right) = halves(of: piece, on: curve)
        collectParameters(of: p, on: curve, left, into: &found)
        collectParameters(of: p, on: curve, right, into: &found)
        hulls.removeLast(hulls.count - mark)
    }

    private func distance(_ p: Point, _ curve: LocalCurve, _ t: Double) -> Double { curve.point(at: t).distance(to: p) }

    /// True where the polygon turns little: its edges all lie within 60° of the chord.
    func runsOneWay(_ piece: CurvePiece) -> Bool {
        let chord = hulls[piece.offset + piece.count - 1] - hulls[piece.offset]
        for i in piece.offset..<(piece.offset + piece.count - 1) {
            let edge = hulls[i + 1] - hulls[i]
            if edge.dot(chord) < 0.5 * edge.length * chord.length { return false }
        }
        return chord != .zero
    }
}
