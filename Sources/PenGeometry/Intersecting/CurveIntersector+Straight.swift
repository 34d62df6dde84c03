// Curves that lie on one straight line.

extension CurveIntersector {
    /// Finds what two curves share that lie on one line, where it is a question of one dimension; false where they do not.
    mutating func overlapsAsLine() -> Bool {
        guard let (base, direction) = commonLine() else { return false }
        roots.removeAll(keepingCapacity: true)
        let firsts = runs(of: a, base, direction), seconds = runs(of: b, base, direction)
        for p in firsts {
            for q in seconds { compare(p, q, base, direction) }
        }
        return true
    }

    /// The line on which all control points of both curves lie, to within rounding.
    private func commonLine() -> (base: Point, direction: Point)? {
        let base = a.start
        var far = base, most = 0.0
        for p in straightPoints(a) + straightPoints(b) where p.distance(to: base) > most { (far, most) = (p, p.distance(to: base)) }
        guard most > 0 else { return (base, Point(1, 0)) }
        let direction = (far - base) / most
        for p in straightPoints(a) + straightPoints(b) where abs(direction.cross(p - base)) > slack { return nil }
        return (base, direction)
    }

    /// What must lie on a line for the curve to lie there.
    private func straightPoints(_ curve: LocalCurve) -> [Point] {
        guard let arc = curve.arc else { return Array(curve.points) }
        return [curve.start, curve.jet(at: 0.25).point, curve.jet(at: 0.5).point, curve.jet(at: 0.75).point, curve.end]
            + (arc.isFlat ? arc.turningPoints : [])
    }

    /// A stretch of a curve on the line without turning back.
    private struct Run {
        let curve: LocalCurve
        let lower, upper: Double
        /// Where it begins and ends on the line.
        let from, to: Double
    }

    private func runs(of curve: LocalCurve, _ base: Point, _ direction: Point) -> [Run] {
        let cuts = [0] + turns(of: curve, direction) + [1]
        return zip(cuts, cuts.dropFirst()).map { lower, upper in
            Run(curve: curve, lower: lower, upper: upper,
                from: (curve.point(at: lower) - base).dot(direction), to: (curve.point(at: upper) - base).dot(direction))
        }
    }

    /// The parameters inside 0…1 at which a straight curve turns back.
    private func turns(of curve: LocalCurve, _ direction: Point) -> [Double] {
        if let arc = curve.arc {
            guard arc.sweep != 0 else { return [] }
            return arc.turningPoints.count == 0 ? [] : arc.turningParameters
        }
        guard curve.points.count > 2 else { return [] }
        let x = curve.points.map { $0.dot(direction) }
        let slope = BernsteinPolynomial(coefficients: zip(x.dropFirst(), x).map { $0 - $1 })
        return slope.roots.filter { $0 > 0 && $0 < 1 }
    }

    private mutating func compare(_ p: Run, _ q: Run, _ base: Point, _ direction: Point) {
        let low = max(min(p.from, p.to), min(q.from, q.to)), high = min(max(p.from, p.to), max(q.from, q.to))
        guard low <= high + 2 * slack else { return }
        if high - low <= 4 * slack {
            let middle = low / 2 + high / 2
            let pair = (s: parameter(of: middle, in: p, base, direction), t: parameter(of: middle, in: q, base, direction))
            roots.append(onCurves(pair.s, pair.t) ?? pair)
            return
        }
        let s = [low, high].map { parameter(of: $0, in: p, base, direction) }, t = [low, high].map { parameter(of: $0, in: q, base, direction) }
        overlaps.append(
            s[0] <= s[1] ? CurveOverlap(first: s[0]...s[1], secondStart: t[0], secondEnd: t[1])
                : CurveOverlap(first: s[1]...s[0], secondStart: t[1], secondEnd: t[0]))
    }

    /// The parameter at which the run passes a place on the line, by bisection; exact at its ends and on straight lines.
    private func parameter(of x: Double, in run: Run, _ base: Point, _ direction: Point) -> Double {
        if abs(x - run.from) <= slack { return run.lower }
        if abs(x - run.to) <= slack { return run.upper }
        if run.curve.arc == nil, run.curve.points.count == 2 { return clampedToUnit((x - run.from) / (run.to - run.from)) }
        var (low, high) = (run.lower, run.upper)
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return middle }
            let y = (run.curve.point(at: middle) - base).dot(direction)
            if (y < x) == (run.from < run.to) { low = middle } else { high = middle }
        }
    }
}

extension EllipticalArc {
    /// For a flat arc, the parameters at which it turns back, without its ends.
    fileprivate var turningParameters: [Double] {
        let longAxis = radii.x >= radii.y ? 0.0 : Double.pi / 2
        let low = min(start, start + sweep), high = max(start, start + sweep)
        var found: [Double] = []
        var k = ((low - longAxis) / Double.pi).rounded(.down) + 1
        while longAxis + k * Double.pi < high, found.count < 64 {
            found.append((longAxis + k * Double.pi - start) / sweep)
            k += 1
        }
        return found.sorted()
    }
}
