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
    private var stretch = FitStretch()

    init(_ curve: Curve) { self.curve = curve }

    /// The best cubic from one parameter to another and how far it is from the curve; the error may be anything above
    /// where it exceeds the tolerance, infinite where there is no cubic.
    mutating func best(from a: Double, to b: Double, tolerance: Double) -> (cubic: FittedCubic, error: Double) {
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

    private mutating func collect(from a: Double, to b: Double) {
        samples.removeAll(keepingCapacity: true)
        let knots = curve.knots
        var place = knots.firstIndex(after: a), u = a
        let isShort = place + 2 >= knots.count || knots[place + 2] >= b
        while u < b {
            let v = place < knots.count ? min(knots[place], b) : b
            let rule = curve.isLine(from: u, to: v) ? SampleRule.two : isShort ? .sixteen : .eight
            for node in rule.nodes {
                let motion = curve.motion(at: u + (v - u) * node.t)
                let step = stretch.add(motion.point, motion.velocity * (node.weight * (v - u)))
                samples.append(FitSample(point: motion.point, direction: motion.velocity, step: step))
            }
            if v < b { samples.append(FitSample(point: curve.point(at: v), direction: .zero, step: 0)) }
            (u, place) = (v, place + 1)
        }
        samples.append(FitSample(point: stretch.end, direction: .zero, step: 0))
    }

    /// The largest distance of a sample from the cubic, both run through in one direction; no more samples are looked at
    /// where it is far too large.
    private func error(of cubic: FittedCubic, tolerance: Double) -> Double {
        let enough = 64 * tolerance * tolerance * 64
        var t = 0.0, worst = 0.0
        var way = 0.0
        for sample in samples {
            way += sample.step
            let speed = cubic.derivative(at: t).plainLength
            let guess = speed > 1e-3 * stretch.chord ? t + way / speed : t + way / stretch.length
            way = 0
            t = cubic.parameter(near: sample.point, from: guess, low: t)
            let away = cubic.point(at: t) - sample.point
            worst = max(worst, away.dot(away))
            guard worst <= enough else { return worst.squareRoot() }
            let turnsBack = sample.step > tolerance && cubic.derivative(at: t).dot(sample.direction) < 0
            guard !turnsBack, worst == worst else { return .infinity }
        }
        return worst.squareRoot()
    }
}

/// A point of the curve, its direction (of any length) and how far it is from the sample before, about.
struct FitSample {
    let point: Point
    let direction: Point
    let step: Double
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
