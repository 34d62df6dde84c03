// One attribute over time, with as few keys as keep it.

import PenAnimation

/// Values at times, and how they go from each to the next. Two keys at one time are a jump.
struct MotionTrack {
    struct Key {
        var time: Double
        var value: [Double]
        /// How progress to the next key is spread; nil for evenly.
        var curve: CubicTiming?
    }

    let attribute: MotionAttribute
    private(set) var keys: [Key]

    /// - Parameters:
    ///   - samples: in the order of time, so close that the values between two are straight.
    ///   - marks: when something begins or ends.
    ///   - tolerance: how far a number may be off.
    /// - Returns: nil where the value is always the same.
    init?(_ attribute: MotionAttribute, _ samples: [Key], marks: [Double] = [], tolerance: Double) {
        guard let first = samples.first, samples.contains(where: { $0.value != first.value }) else { return nil }
        self.attribute = attribute
        if attribute.isDiscrete {
            keys = MotionTrack.steps(samples)
            guard keys.count > 1 else { return nil }
        } else {
            // What moves less than can be seen stands still.
            guard samples.contains(where: { MotionTrack.distance($0.value, first.value) > tolerance / 8 }) else { return nil }
            keys = MotionTrack.runs(samples, tolerance).flatMap { MotionTrack.reduced($0, marks, tolerance) }
        }
    }

    /// The samples at which a value changes, without those that nobody sees.
    private static func steps(_ samples: [Key]) -> [Key] {
        samples.reduce(into: []) { steps, sample in
            if let last = steps.last, sample.time - last.time < shortestStep {
                steps[steps.count - 1].value = sample.value
                if steps.count > 1, steps[steps.count - 2].value == sample.value { steps.removeLast() }
            } else if steps.last?.value != sample.value {
                steps.append(sample)
            }
        }
    }

    /// In seconds.
    private static let shortestStep = 1e-4

    /// The samples between jumps.
    private static func runs(_ samples: [Key], _ tolerance: Double) -> [[Key]] {
        var runs: [[Key]] = [[]]
        for sample in samples {
            if let last = runs[runs.count - 1].last, last.time == sample.time {
                if distance(last.value, sample.value) <= tolerance / 8 { continue }
                runs.append([])
            }
            runs[runs.count - 1].append(sample)
        }
        return runs
    }

    static func distance(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) } }

    // MARK: Reduction

    /// Stretches from mark to mark that follow an easing are two keys; what lies between them goes straight.
    private static func reduced(_ run: [Key], _ marks: [Double], _ tolerance: Double) -> [Key] {
        let ends = Set(marks), cuts = [0] + run.indices.dropFirst().dropLast().filter { ends.contains(run[$0].time) } + [run.count - 1]
        var keys: [Key] = [], straightFrom = 0
        func addStraight(until end: Int) {
            guard end > straightFrom || end == 0 else { return }
            keys += KeyReduction.keys(Array(run[straightFrom...end]), tolerance: tolerance).dropFirst(keys.isEmpty ? 0 : 1)
        }
        for (a, b) in zip(cuts, cuts.dropFirst()) where b > a {
            guard let curve = curve(through: run[a...b], tolerance) else { continue }
            addStraight(until: a)
            if keys.isEmpty { keys = [run[a]] }
            keys[keys.count - 1].curve = curve
            keys.append(run[b])
            straightFrom = b
        }
        if straightFrom < run.count - 1 || keys.isEmpty { addStraight(until: run.count - 1) }
        return keys
    }

    /// The easing with which samples go from the first to the last, where that spares keys.
    private static func curve(through samples: ArraySlice<Key>, _ tolerance: Double) -> CubicTiming? {
        guard let a = samples.first, let b = samples.last, samples.count > 4, a.value != b.value,
            KeyReduction.keys(Array(samples), tolerance: tolerance).count > 3
        else { return nil }
        return CubicTiming.inUnitSquare.first { curve in
            samples.allSatisfy { sample in
                let progress = curve.value(at: (sample.time - a.time) / (b.time - a.time))
                return sample.value.indices.allSatisfy { abs(a.value[$0] + (b.value[$0] - a.value[$0]) * progress - sample.value[$0]) <= tolerance }
            }
        }
    }

    // MARK: Parts

    /// The keys from one time to another, with the values there. Curves begin and end at marks, and so within or without.
    /// - Parameter isLast: whether nothing follows, so that a jump at the end counts.
    func keys(from start: Double, to end: Double, isLast: Bool) -> [Key] {
        var result = [key(at: start, fromBelow: false)]
        result += keys.filter { $0.time > start && $0.time < end }
        if attribute.isDiscrete { return isLast ? result + keys.filter { $0.time == end && end > start } : result }
        var last = key(at: end, fromBelow: true)
        last.curve = nil
        result.append(last)
        return isLast ? result + keys.filter { $0.time == end }.dropFirst() : result
    }

    private func key(at time: Double, fromBelow: Bool) -> Key {
        guard let next = keys.firstIndex(where: { fromBelow ? $0.time >= time : $0.time > time }) else { return Key(time: time, value: keys[keys.count - 1].value) }
        guard next > 0 else { return Key(time: time, value: keys[0].value) }
        let a = keys[next - 1], b = keys[next]
        if a.time == time { return a }
        if attribute.isDiscrete { return Key(time: time, value: a.value) }
        let f = b.time > a.time ? (time - a.time) / (b.time - a.time) : 1
        return Key(time: time, value: zip(a.value, b.value).map { $0 * (1 - f) + $1 * f })
    }
}

extension CubicTiming {
    /// Easings that SMIL's keySplines hold: those of CSS and the powers, there and back.
    static let inUnitSquare: [CubicTiming] = [easeIn, easeOut, easeInOut, standard].flatMap { [$0, $0.reversed] } + powers

    /// t², t³ and the same from the end.
    private static let powers: [CubicTiming] = {
        let third = 1.0 / 3, controls = [(0, third), (2 * third, 1), (0, 0), (1, 1)]
        return controls.compactMap { CubicTiming(third, $0.0, 2 * third, $0.1) }
    }()

    /// The same seen from its end.
    private var reversed: CubicTiming { CubicTiming(1 - x2, 1 - y2, 1 - x1, 1 - y1) ?? self }
}
