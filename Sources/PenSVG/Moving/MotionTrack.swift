// One attribute over time, with as few keys as keep it.

/// Values at times between which they go straight. Two keys at one time are a jump.
struct MotionTrack {
    struct Key {
        var time: Double
        var value: [Double]
    }

    let attribute: MotionAttribute
    private(set) var keys: [Key]

    /// - Parameters:
    ///   - samples: in the order of time, so close that the values between two are within `tolerance` of straight.
    /// - Returns: nil where the value is always the same.
    init?(_ attribute: MotionAttribute, _ samples: [Key], tolerance: Double) {
        guard let first = samples.first, samples.contains(where: { $0.value != first.value }) else { return nil }
        self.attribute = attribute
        if attribute.isDiscrete {
            keys = samples.enumerated().filter { $0 == 0 || samples[$0 - 1].value != $1.value }.map(\.element)
        } else {
            keys = MotionTrack.runs(samples, tolerance).flatMap { MotionTrack.reduced($0, tolerance) }
            // What moves less than can be seen stands still.
            guard keys.contains(where: { MotionTrack.distance($0.value, first.value) > tolerance / 8 }) else { return nil }
        }
    }

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

    /// From each key the next is the farthest sample to which a straight line passes all between: at most twice as many as
    /// would do with keys anywhere.
    private static func reduced(_ samples: [Key], _ tolerance: Double) -> [Key] {
        guard samples.count > 2 else { return samples }
        var keys = [samples[0]], start = 0
        while start < samples.count - 1 {
            var next = start + 1, step = 1
            // Doubling steps, then back: few lines are tried.
            while next + step < samples.count, isStraight(samples[start...(next + step)], tolerance) {
                next += step
                step *= 2
            }
            while step > 0 {
                if next + step < samples.count, isStraight(samples[start...(next + step)], tolerance) { next += step } else { step /= 2 }
            }
            keys.append(samples[next])
            start = next
        }
        return keys
    }

    private static func isStraight(_ samples: ArraySlice<Key>, _ tolerance: Double) -> Bool {
        guard let a = samples.first, let b = samples.last, b.time > a.time else { return true }
        return samples.allSatisfy { sample in
            let f = (sample.time - a.time) / (b.time - a.time)
            return sample.value.indices.allSatisfy { abs(a.value[$0] * (1 - f) + b.value[$0] * f - sample.value[$0]) <= tolerance }
        }
    }

    static func distance(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) } }

    /// The keys from one time to another, with the values there.
    func keys(from start: Double, to end: Double) -> [Key] {
        var result = [Key(time: start, value: value(at: start, fromBelow: false))]
        result += keys.filter { $0.time > start && $0.time < end }
        result.append(Key(time: end, value: value(at: end, fromBelow: true)))
        return result
    }

    private func value(at time: Double, fromBelow: Bool) -> [Double] {
        guard let next = keys.firstIndex(where: { fromBelow ? $0.time >= time : $0.time > time }) else { return keys[keys.count - 1].value }
        guard next > 0 else { return keys[0].value }
        let a = keys[next - 1], b = keys[next]
        if attribute.isDiscrete { return a.value }
        let f = b.time > a.time ? (time - a.time) / (b.time - a.time) : 1
        return zip(a.value, b.value).map { $0 * (1 - f) + $1 * f }
    }
}
