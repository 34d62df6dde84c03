// Samples of a curve that is fitted.

/// A point of a stretch, the direction there (of any length, zero where it is not known) and the length up to it, about.
struct FitSample {
    let point: Point
    let direction: Point
    let reach: Double

    /// Whether the direction has changed by more than a fifth of a radian.
    @inline(__always)
    func turns(since last: FitSample) -> Bool {
        let cross = direction.cross(last.direction)
        return cross * cross > 0.04 * direction.dot(direction) * last.direction.dot(last.direction)
    }

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

/// A node of a quadrature rule in a span between knots, with the step that it stands for, or the span's end.
struct SpanSample {
    let point: Point
    let step: Point
    let isEnd: Bool
}

extension FittableCurve {
    /// The nodes of a span, or of a part of it, and its end. Beside lines the end has no direction.
    @inline(__always)
    func forEachSample(of rule: SampleRule, from u: Double, to v: Double, _ body: (SpanSample) -> Void) {
        let line = isLine(from: u, to: v)
        for node in (line ? SampleRule.two : rule).nodes {
            let motion = motion(at: u + (v - u) * node.t)
            body(SpanSample(point: motion.point, step: motion.velocity * (node.weight * (v - u)), isEnd: false))
        }
        body(SpanSample(point: point(at: v), step: line ? .zero : direction(at: v), isEnd: true))
    }
}

/// The samples of all spans between a curve's knots, four a span and two on lines.
struct SampleTable {
    private var samples: [SpanSample] = []
    /// How many samples lie before each knot.
    private var offsets = [0]

    init(_ curve: some FittableCurve) {
        let knots = curve.knots
        for (u, v) in zip(knots, knots.dropFirst()) {
            curve.forEachSample(of: curve.rules.many, from: u, to: v) { samples.append($0) }
            offsets.append(samples.count)
        }
    }

    /// The samples between two knots, by their numbers.
    @inline(__always)
    func forEach(from i: Int, to j: Int, _ body: (SpanSample) -> Void) {
        for sample in samples[offsets[i]..<offsets[max(i, j)]] { body(sample) }
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
