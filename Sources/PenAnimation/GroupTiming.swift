// Animations that run inside of others.

/// The time of a `CAAnimationGroup`: its children run in it, and are cut off at its end, not stretched.
public struct GroupTiming: Sendable {
    public var timing: MediaTiming
    public var easing: TimingFunction

    public init(_ timing: MediaTiming, easing: TimingFunction = .linear) { (self.timing, self.easing) = (timing, easing) }

    /// The time that the children see.
    /// - Returns: nil where the group has no say, before or after it.
    public func childTime(atParent time: Double) -> Double? {
        let moment = timing.moment(atParent: time)
        guard timing.fill.covers(moment.phase) else { return nil }
        guard timing.duration.isFinite else { return (time - timing.beginTime) * timing.speed + timing.timeOffset }
        return easing(moment.progress) * timing.duration
    }
}
