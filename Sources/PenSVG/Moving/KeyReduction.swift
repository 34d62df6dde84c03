// As few keys as keep samples within a tolerance.

/// Keys of a list of numbers over time, between which each number goes straight. Keys stand at times of samples; their
/// values are free within the tolerance but at the first and the last, which are kept.
struct KeyReduction {
    private let samples: [MotionTrack.Key]
    private let tolerance: Double
    /// The numbers that change at all; the others take what they have everywhere.
    private let moving: [Int]

    /// The keys of samples in which nothing jumps; never more than twice as many as the fewest.
    static func keys(_ samples: [MotionTrack.Key], tolerance: Double) -> [MotionTrack.Key] {
        guard samples.count > 2 else { return samples }
        let reduction = KeyReduction(samples, tolerance)
        // Joined ways are shortest as a rule, ways of their own twice as many as the fewest at most.
        let joined = reduction.keys(isJoined: true), apart = reduction.keys(isJoined: false)
        return joined.count <= apart.count ? joined : apart
    }

    private init(_ samples: [MotionTrack.Key], _ tolerance: Double) {
        (self.samples, self.tolerance) = (samples, tolerance)
        let first = samples[0].value
        moving = first.indices.filter { i in samples.contains { $0.value[i] != first[i] } }
    }

    /// A stretch that goes straight.
    private struct Link {
        var start: Int
        var end: Int
        var sets: [LineSet]
    }

    private func keys(isJoined: Bool) -> [MotionTrack.Key] {
        var links: [Link] = [], start = 0
        var bounds = moving.map { self.bounds(0, $0) }
        while start < samples.count - 1 {
            let link = longestLink(from: start, bounds)
            links.append(link)
            if isJoined {
                start = link.end
                bounds = link.sets.map { $0.values(after: samples[link.end].time - samples[link.start].time) }
            } else {
                start = link.end + 1
                bounds = start < samples.count ? moving.map { self.bounds(start, $0) } : []
            }
        }
        return keys(of: links, endsAlone: start == samples.count - 1 && !isJoined)
    }

    /// What a number may be at a sample. At the ends it has room for rounding only.
    private func bounds(_ sample: Int, _ number: Int) -> ClosedRange<Double> {
        let room = sample == 0 || sample == samples.count - 1 ? tolerance / 64 : tolerance, value = samples[sample].value[number]
        return (value - room)...(value + room)
    }

    private func longestLink(from start: Int, _ first: [ClosedRange<Double>]) -> Link {
        let time = samples[start].time
        var sets = moving.indices.map { LineSet(first[$0], bounds(start + 1, moving[$0]), after: samples[start + 1].time - time) }
        var end = start + 1
        while end + 1 < samples.count {
            var narrower = sets
            let fits = moving.indices.allSatisfy { narrower[$0].narrow(to: bounds(end + 1, moving[$0]), after: samples[end + 1].time - time) }
            guard fits else { break }
            (sets, end) = (narrower, end + 1)
        }
        return Link(start: start, end: end, sets: sets)
    }

    // MARK: Values

    /// From the last to the first, each as near to its sample as the ones behind it let it be.
    private func keys(of links: [Link], endsAlone: Bool) -> [MotionTrack.Key] {
        var keys: [MotionTrack.Key] = endsAlone ? [samples[samples.count - 1]] : []
        var next: [Double]?, nextIndex = samples.count
        for link in links.reversed() {
            let span = samples[link.end].time - samples[link.start].time
            var ends: [Double], starts: [Double] = []
            if let next, nextIndex == link.end {
                ends = next
            } else {
                ends = zip(moving, link.sets).map { number, set in samples[link.end].value[number].clamped(to: set.values(after: span)) }
                keys.append(key(link.end, ends))
            }
            for (i, set) in link.sets.enumerated() { starts.append(samples[link.start].value[moving[i]].clamped(to: set.starts(of: ends[i], after: span))) }
            keys.append(key(link.start, starts))
            (next, nextIndex) = (starts, link.start)
        }
        return keys.reversed()
    }

    private func key(_ sample: Int, _ numbers: [Double]) -> MotionTrack.Key {
        var key = samples[sample]
        for (i, number) in zip(moving, numbers) { key.value[i] = number }
        return key
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}
