// Animations that run inside of others.

/// The time of a `CAAnimationGroup`: its children run in it, and are cut off at its end, not stretched.
public struct GroupTiming: Sendable {
    public var timing: MediaTiming
    public var easing: TimingFunction

    public init(_ timing: MediaTiming, easing: TimingFunction = .linear) { (self.timing, self.easing) = (timing, easing) }

    /// When a child that is over at a time of the group's is over in the parent's; the group's own end cuts it off, and
    /// where the group comes back only that one counts.
    func endTime(ofChild time: Double) -> Double {
        guard timing.cycles == 1, !timing.autoreverses, timing.speed > 0, case .linear = easing else { return timing.endTime }
        return min(timing.parentTime(atLocal: time), timing.endTime)
    }

    /// The time that the children see.
    /// - Returns: nil where the group has no say, before or after it.
    public func childTime(atParent time: Double) -> Double? {
        let moment = timing.moment(atParent: time)
        guard timing.fill.covers(moment.phase) else { return nil }
        guard timing.duration.isFinite else { return (time - timing.beginTime) * timing.speed + timing.timeOffset }
        return easing(moment.progress) * timing.duration
    }
}
