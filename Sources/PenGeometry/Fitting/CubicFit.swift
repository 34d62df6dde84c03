// One cubic for a stretch of a curve.

/// Fits single cubics to stretches of a curve: those with the stretch's ends, directions at the ends, area under it and
/// first moment of that area, which follow from the roots of a polynomial of degree four; the error falls with the sixth
/// power of the length.
///
/// R. Levien: Parallel curves of cubic Béziers (2022); Simplifying Bézier paths (2023).
struct CubicFit<Curve: FittableCurve> {
    let curve: Curve
    /// Whether a line is taken wherever one is near enough.
    var prefersLines = false
    private var samples: [FitSample] = []
    private var first = FitSample(point: .zero, direction: .zero, reach: 0)
    /// The samples of all spans, where there are many.
    private var table: SampleTable?
    private var stretch = FitStretch()

    init(_ curve: Curve) { self.curve = curve }

    /// The best cubic from one parameter to another and how far it is from the curve; the error may be anything above
    /// where it exceeds the tolerance, infinite where there is no cubic.
    mutating func best(from a: Double, to b: Double, tolerance: Double) -> (cubic: FittedCubic, error: Double) {
        if let piece = curve.piece(from: a, to: b) { return (piece, 0) }
        stretch = FitStretch(from: curve.point(at: a), to: curve.point(at: b))
        collect(from: a, to: b)
        let line = FittedCubic(line: stretch.start, stretch.end)
        if prefersLines || stretch.length <= 2 * tolerance {
            let error = error(of: line, tolerance: tolerance, limit: tolerance)
            if error <= tolerance { return (line, error) }
        }
        guard stretch.chord > 1e-9 * stretch.length, stretch.length.isFinite else { return (line, .infinity) }
        return bestCubic(curve.direction(at: a), curve.direction(at: b), line, tolerance)
    }

    private func bestCubic(_ first: Point, _ last: Point, _ line: FittedCubic, _ tolerance: Double) -> (FittedCubic, Double) {
        let equations = HandleEquations(stretch, first, last)
        var best = (line, Double.infinity)
        func tryOut(_ handles: (Double, Double)) {
            let (d0, d1) = handles
            guard d0 >= 0, d1 >= 0, d0 <= equations.longest, d1 <= equations.longest else { return }
            let cubic = FittedCubic(
                stretch.start, stretch.start + first * (d0 * stretch.chord), stretch.end - last * (d1 * stretch.chord), stretch.end)
            let error = error(of: cubic, tolerance: tolerance, limit: best.1)
            if error < best.1 { best = (cubic, error) }
        }
        for handles in equations.solutions { tryOut(handles) }
        if best.1 > tolerance { for handles in equations.substitutes { tryOut(handles) } }
        return best
    }

    // MARK: Samples

    /// The stretch's integrals and samples, from knot to knot.
    private mutating func collect(from a: Double, to b: Double) {
        samples.removeAll(keepingCapacity: true)
        let knots = curve.knots, place = knots.firstIndex(after: a)
        func knot(_ i: Int) -> Double { i < knots.count ? min(knots[i], b) : b }
        // The more spans there are, the fewer samples each of them needs.
        let rule = knot(place + 2) >= b ? curve.rules.few : knot(place + 16) >= b ? curve.rules.some : curve.rules.many
        first = FitSample(point: stretch.start, direction: curve.isLine(from: a, to: knot(place)) ? .zero : curve.direction(at: a), reach: 0)
        guard knot(place + 16) < b else { return addSpans(of: rule, from: a, place, to: b) }
        if table == nil { table = SampleTable(curve) }
        let last = knots.firstIndex(after: b) - 1
        addSpans(of: rule, from: a, place, to: knots[place])
        table?.forEach(from: place, to: last) { add($0) }
        if knots[last] < b { addSpans(of: rule, from: knots[last], last + 1, to: b) }
    }

    /// - Parameter place: the number of the first knot behind `a`.
    private mutating func addSpans(of rule: SampleRule, from a: Double, _ place: Int, to b: Double) {
        var place = place, u = a
        while u < b {
            let v = place < curve.knots.count ? min(curve.knots[place], b) : b
            curve.forEachSample(of: rule, from: u, to: v) { add($0) }
            (u, place) = (v, place + 1)
        }
    }

    @inline(__always)
    private mutating func add(_ sample: SpanSample) {
        if !sample.isEnd { stretch.add(sample.point, sample.step) }
        samples.append(FitSample(point: sample.point, direction: sample.step, reach: stretch.length))
    }

    /// The largest distance of a sample from the cubic, both run through in one direction, and of the cubic between two
    /// samples from the way between them. No more samples are looked at where it is far too large, or above the limit.
    private func error(of cubic: FittedCubic, tolerance: Double, limit: Double) -> Double {
        let bulge = bulge(of: cubic)
        if bulge > tolerance { return bulge }
        for count in [8, 64] where samples.count > 4 * count {
            let coarse = coarseError(of: cubic, tolerance: tolerance, count)
            if coarse > tolerance { return coarse }
        }
        let limit = min(limit, 64 * tolerance)
        var t = 0.0, worst = 0.0, last = first
        for (i, sample) in samples.enumerated() {
            let before = t, step = sample.reach - last.reach
            t = i + 1 < samples.count ? cubic.parameter(near: sample.point, from: guess(cubic, t, step), low: t) : 1
            worst = max(worst, (cubic.point(at: t) - sample.point).plainLength)
            // Where it lies far ahead of the last one the cubic may have run elsewhere in between, and at the tip of a turn
            // farther.
            let parts = t - before > 0.15 || sample.turns(since: last) ? 8 : t > before ? 2 : 0
            for k in 1..<max(parts, 1) {
                worst = max(worst, sample.excess(of: cubic.point(at: before + (t - before) * Double(k) / Double(parts)), since: last))
            }
            guard worst <= limit else { return worst.isNaN ? .infinity : worst }
            let turnsBack = step > tolerance && cubic.derivative(at: t).dot(sample.direction) < 0
            guard !turnsBack else { return .infinity }
            last = sample
        }
        return worst
    }

    /// How much farther from the chord the stretch lies than the cubic, or the cubic than the stretch, which may bulge a
    /// little between its samples: that far apart they are at least.
    private func bulge(of cubic: FittedCubic) -> Double {
        let heights = cubic.heights(over: stretch.axis), between = 0.1 * stretch.length / Double(samples.count)
        let own = max(stretch.highest - heights.upperBound, heights.lowerBound - stretch.lowest)
        return max(own, heights.upperBound - stretch.highest - between, stretch.lowest - heights.lowerBound - between)
    }

    /// The same for a few of many samples: what is no fit shows it soon.
    private func coarseError(of cubic: FittedCubic, tolerance: Double, _ count: Int) -> Double {
        var t = 0.0, worst = 0.0, reach = 0.0
        for i in stride(from: samples.count / count / 2, to: samples.count, by: samples.count / count) {
            t = cubic.parameter(near: samples[i].point, from: guess(cubic, t, samples[i].reach - reach), low: t)
            reach = samples[i].reach
            worst = max(worst, (cubic.point(at: t) - samples[i].point).plainLength)
            guard worst <= 64 * tolerance else { break }
        }
        return worst.isNaN ? .infinity : worst
    }

    /// A parameter about so far along the cubic.
    @inline(__always)
    private func guess(_ cubic: FittedCubic, _ t: Double, _ step: Double) -> Double {
        let speed = cubic.derivative(at: t).plainLength
        return t + step / (speed > 1e-3 * stretch.chord ? speed : stretch.length)
    }
}
