// Animations that run inside of others.

/// The time of a `CAAnimationGroup`: its children run in it, and are cut off at its end, not stretched.
public struct GroupTiming: Sendable {
    public var timing: MediaTiming
    public var easing: TimingFunction
    /// The children's time at which the group begins.
    public var origin: Double

    public init(_ timing: MediaTiming, easing: TimingFunction = .linear, origin: Double = 0) {
        (self.timing, self.easing, self.origin) = (timing, easing, origin)
    }

    /// The time that the children see.
    /// - Returns: nil where the group has no say, before or after it.
    public func childTime(atParent time: Double) -> Double? {
        let moment = timing.moment(atParent: time)
        guard timing.fill.covers(moment.phase) else { return nil }
        guard timing.duration.isFinite else { return origin + (time - timing.beginTime) * timing.speed + timing.timeOffset }
        return origin + easing(moment.progress) * timing.duration
    }

    /// When a child that is over at a time of the group's is over in the parent's; the group's own end cuts it off, and
    /// where the group comes back or begins again only that one counts.
    func endTime(ofChild time: Double) -> Double {
        guard timing.cycles == 1, !timing.autoreverses, timing.speed > 0 else { return timing.endTime }
        return min(parentTime(ofChild: time), timing.endTime)
    }

    /// When the children's time is first the given one, in the parent's time.
    public func parentTime(ofChild time: Double) -> Double { timing.parentTime(atLocal: way(to: time)) }

    /// The same in every cycle, there and back; of many cycles the first ones.
    func parentTimes(ofChild time: Double) -> [Double] {
        let there = way(to: time), cycle = timing.cycleDuration
        guard cycle > 0, cycle.isFinite, 0...timing.duration ~= there else { return [timing.parentTime(atLocal: there)] }
        let ways = timing.autoreverses ? [there, cycle - there] : [there]
        let count = timing.cycles.isFinite ? max(min(timing.cycles.rounded(.up), GroupTiming.mostCycles), 1) : 1
        return (0..<Int(count)).flatMap { i in ways.map { timing.parentTime(atLocal: Double(i) * cycle + $0) } }
    }

    /// More than one looks at.
    private static let mostCycles = 100.0

    /// How long the group runs until the children's time is a given one.
    private func way(to time: Double) -> Double {
        let way = time - origin
        if case .linear = easing { return way }
        guard timing.duration > 0, timing.duration.isFinite else { return way }
        // Easings that turn round reach some times more than once; any of them will do.
        var low = 0.0, high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if easing(middle) * timing.duration < way { low = middle } else { high = middle }
        }
        return high * timing.duration
    }
}
