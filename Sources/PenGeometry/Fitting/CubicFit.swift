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
    private var first = FitSample(point: .zero, direction: .zero, step: 0)
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
            let error = error(of: line, tolerance: tolerance)
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
            let error = error(of: cubic, tolerance: tolerance)
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
        let knots = curve.knots
        var place = knots.firstIndex(after: a), u = a
        func knot(_ i: Int) -> Double { i < knots.count ? min(knots[i], b) : b }
        // The more spans there are, the fewer samples each of them needs.
        let rule = knot(place + 2) >= b ? SampleRule.sixteen : knot(place + 16) >= b ? .eight : .four
        var isCurved = !curve.isLine(from: a, to: knot(place))
        first = FitSample(point: stretch.start, direction: isCurved ? curve.direction(at: a) : .zero, step: 0)
        while u < b {
            let v = knot(place), wasCurved = isCurved
            addNodes(of: isCurved ? rule : .two, from: u, to: v)
            (u, place) = (v, place + 1)
            if v < b { isCurved = !curve.isLine(from: v, to: knot(place)) }
            // Between lines there is no direction.
            let end = v < b ? curve.point(at: v) : stretch.end
            samples.append(FitSample(point: end, direction: isCurved || wasCurved ? curve.direction(at: v) : .zero, step: 0))
        }
    }

    private mutating func addNodes(of rule: SampleRule, from u: Double, to v: Double) {
        for node in rule.nodes {
            let motion = curve.motion(at: u + (v - u) * node.t)
            let step = stretch.add(motion.point, motion.velocity * (node.weight * (v - u)))
            samples.append(FitSample(point: motion.point, direction: motion.velocity, step: step))
        }
    }

    /// The largest distance of a sample from the cubic, both run through in one direction, and of the cubic between two
    /// samples from the way between them; no more samples are looked at where it is far too large.
    private func error(of cubic: FittedCubic, tolerance: Double) -> Double {
        let enough = 64 * tolerance
        var t = 0.0, worst = 0.0, last = first
        for (i, sample) in samples.enumerated() {
            let speed = cubic.derivative(at: t).plainLength, before = t
            let guess = speed > 1e-3 * stretch.chord ? t + sample.step / speed : t + sample.step / stretch.length
            t = i + 1 < samples.count ? cubic.parameter(near: sample.point, from: guess, low: t) : 1
            worst = max(worst, (cubic.point(at: t) - sample.point).plainLength)
            // Where it lies far ahead of the last one the cubic may have run elsewhere in between.
            let parts = t - before > 0.15 ? 8 : t > before ? 2 : 0
            for k in 1..<max(parts, 1) {
                worst = max(worst, sample.excess(of: cubic.point(at: before + (t - before) * Double(k) / Double(parts)), since: last))
            }
            guard worst <= enough else { return worst.isNaN ? .infinity : worst }
            let turnsBack = sample.step > tolerance && cubic.derivative(at: t).dot(sample.direction) < 0
            guard !turnsBack else { return .infinity }
            last = sample
        }
        return worst
    }
}

/// A point of the curve, its direction (of any length, zero where it is not known) and about how far it is from the sample
/// before.
struct FitSample {
    let point: Point
    let direction: Point
    let step: Double

    /// How much farther a point is from the way since the last sample than the curve itself may be: an arc that turns by φ
    /// is an eighth of φ times its chord away from that.
    @inline(__always)
    func excess(of p: Point, since last: FitSample) -> Double {
        let chord = point - last.point, size = chord.dot(chord), away = p - last.point
        let along = size > 0 ? min(max(away.dot(chord) / size, 0), 1) : 0
        let distance = (away - chord * along).plainLength
        let product = direction.plainLength * last.direction.plainLength
        let turn = product > 0 ? min(abs(direction.cross(last.direction)) / product, 1) : 0
        return distance - 0.2 * turn * size.squareRoot()
    }
}

extension [Double] {
    /// The first index of an element above `x` in a growing array, or its count.
    func firstIndex(after x: Double) -> Int {
        var low = 0, high = count
        while low < high {
            let mid = (low + high) / 2
            if self[mid] <= x { low = mid + 1 } else { high = mid }
        }
        return low
    }
}
