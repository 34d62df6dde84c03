// Pieces along which both coordinates only grow or only fall.

extension PathSegment {
    /// The parameters that cut the segment into pieces along which neither coordinate turns, with 0 and 1.
    var monotoneCuts: [Double] {
        switch self {
        case .line: [0, 1]
        case .curve(let curve): [0] + curve.turns + [1]
        case .arc(let arc, _, _): [0] + distinct(arc.extrema) + [1]
        }
    }

    /// The pieces along which neither coordinate turns, with the parameters at which they begin and end.
    var monotonePieces: [(piece: PathSegment, lower: Double, upper: Double)] {
        let cuts = monotoneCuts
        guard cuts.count > 2 else { return [(self, 0, 1)] }
        return zip(cuts, cuts.dropFirst()).map { (part(from: $0, to: $1), $0, $1) }
    }
}

extension PathSegment {
    /// An arc of more than a turn as one turn, with how often it is run through, and what is left; any other segment once.
    var turns: [(segment: PathSegment, count: Int)] {
        guard case .arc(let arc, let p, let q) = self, abs(arc.sweep) > 2 * .pi else { return [(self, 1)] }
        let count = (abs(arc.sweep) / (2 * .pi)).rounded(.down), rest = abs(arc.sweep) - count * 2 * .pi
        func part(_ angle: Double) -> EllipticalArc {
            var part = arc
            part.sweep = arc.sweep < 0 ? -angle : angle
            return part
        }
        // What rounding leaves of so many turns is nothing.
        let isMore = rest > 1e-12 + 1e-15 * abs(arc.sweep)
        let end: PathSegment = isMore ? .arc(part(rest), from: p, to: q) : .line(p, q)
        // Beyond any number that is counted exactly.
        return [(.arc(part(2 * .pi), from: p, to: p), Int(min(count, 0x1p40)))] + (isMore || p != q ? [(end, 1)] : [])
    }
}

extension BezierCurve {
    /// The parameters inside 0…1 at which x or y turns, by more than rounding.
    fileprivate var turns: [Double] {
        guard degree > 1, isFinite else { return [] }
        let hodograph = derivative.points
        return distinct((turns(hodograph, .x) + turns(hodograph, .y)).sorted())
    }

    private func turns(_ hodograph: [Point], _ axis: Axis) -> [Double] {
        let slopes = hodograph.map { $0[axis] }
        guard slopes.contains(where: { $0 < 0 }), slopes.contains(where: { $0 > 0 }) else { return [] }
        let rounding = 16 * (points.map { abs($0[axis]) }.max() ?? 0).ulp
        let roots = BernsteinPolynomial(coefficients: slopes).roots
        let values = [start[axis]] + roots.map { point(at: $0)[axis] } + [end[axis]]
        // Not where nothing but rounding lies before the turn, or behind the last one.
        return roots.indices.filter { i in
            abs(values[i + 1] - values[i]) > rounding && (i < roots.count - 1 || abs(values[i + 1] - values[i + 2]) > rounding)
        }.map { roots[$0] }
    }
}

/// The parameters inside 0…1 that have some room before them: a cut next to another one would leave nothing between.
private func distinct(_ sorted: [Double]) -> [Double] {
    sorted.reduce(into: []) { kept, t in
        if t - (kept.last ?? 0) > 1e-15, 1 - t > 1e-15 { kept.append(t) }
    }
}
