// One animation of one property.

/// Values over time, between or through which the value goes as its timing says.
public struct PropertyAnimation<Value: Interpolatable>: Sendable {
    public var timing: MediaTiming
    /// Around the timing, the outermost first.
    public var groups: [GroupClock] = []
    public var easing = TimingFunction.linear
    /// The value by the eased progress.
    public var value: @Sendable (Double) -> Value
    /// Added to what is below, after all animations that replace it.
    public var isAdditive = false
    /// Every cycle begins where the one before ended.
    public var isCumulative = false

    public init(_ timing: MediaTiming, value: @escaping @Sendable (Double) -> Value) { (self.timing, self.value) = (timing, value) }

    /// From one value to another.
    public init(_ timing: MediaTiming, from start: Value, to end: Value) { self.init(timing, value: Value.interpolation(from: start, to: end)) }

    /// The value at a time of the outermost parent.
    /// - Returns: nil where the animation has no say.
    @inlinable public func value(at time: Double) -> Value? {
        guard let time = groups.isEmpty ? time : groups.time(atParent: time) else { return nil }
        let moment = timing.moment(atParent: time)
        guard timing.fill.covers(moment.phase) else { return nil }
        let value = value(easing(moment.progress))
        guard isCumulative, moment.completedCycles > 0, moment.completedCycles.isFinite else { return value }
        return value.adding(cycleEnd.multiplied(by: moment.completedCycles))
    }

    /// When it begins first, in the time of the outermost parent; nil where it takes no time.
    var beginning: Double? { timing.duration == 0 ? nil : groups.parentTimes(ofChild: timing.beginTime).first ?? timing.beginTime }

    /// When it is over in the time of the outermost parent; infinite where it never is.
    public var endTime: Double { groups.endTime(ofChild: timing.endTime) }

    /// The times between which it may bend, in the time of the outermost parent: where it begins, turns round, begins again and
    /// ends; of endless ones those of the first cycle, of many cycles those of the first ones.
    public var marks: [Double] {
        if timing.duration == 0 { return groups.parentTimes(ofChild: timing.beginTime).filter(\.isFinite) }
        let speed = abs(timing.speed) > 0 ? abs(timing.speed) : 1, way = timing.duration / speed, cycle = timing.cycleDuration / speed
        let count = timing.cycles.isFinite ? Int(min(max(timing.cycles.rounded(.up), 1), PropertyAnimation.mostCycles)) : 1
        let starts = (0..<count).map { timing.beginTime + Double($0) * cycle }
        let inner = starts.flatMap { [$0, $0 + way, $0 + cycle] } + [timing.endTime]
        return inner.filter(\.isFinite).flatMap(groups.parentTimes).filter(\.isFinite)
    }

    /// More than one looks at.
    private static var mostCycles: Double { 100 }

    /// What is repeated for ever: when it begins, and how long each repetition takes.
    var loop: (start: Double, period: Double)? {
        guard !endTime.isFinite else { return nil }
        let timing = groups.endless?.timing ?? timing
        return (timing.beginTime, timing.cycleDuration / abs(timing.speed))
    }

    /// What a cycle leaves to the next one.
    @usableFromInline var cycleEnd: Value { value(easing(timing.autoreverses ? 0 : 1)) }
}
