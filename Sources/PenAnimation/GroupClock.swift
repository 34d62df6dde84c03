// The time inside of a group that is still being filled.

/// What the animations of a group share: the group's timing, which is known when all of them are. Until then time runs in the
/// group as it does outside.
///
/// The timing is set once, by who fills the group and before anybody asks for frames.
public final class GroupClock: @unchecked Sendable {
    public var timing: GroupTiming?

    public init(_ timing: GroupTiming? = nil) { self.timing = timing }
}

extension [GroupClock] {
    /// The innermost group's time, of groups in groups, the outermost first.
    /// - Returns: nil where one of them has no say.
    @usableFromInline func time(atParent time: Double) -> Double? {
        var time = time
        for case let timing? in map(\.timing) {
            guard let inner = timing.childTime(atParent: time) else { return nil }
            time = inner
        }
        return time
    }

    /// When what is over at a time of the innermost group's is over in the outermost one's parent.
    func endTime(ofChild time: Double) -> Double { reversed().reduce(time) { $1.timing?.endTime(ofChild: $0) ?? $0 } }

    /// All times of the outermost group's parent at which the innermost group's time is a given one.
    func parentTimes(ofChild time: Double) -> [Double] {
        var times = [time]
        for case let timing? in reversed().map(\.timing) { times = [Double](times.flatMap { timing.parentTimes(ofChild: $0) }.prefix(mostTimes)) }
        return times
    }

    /// More than one looks at.
    private var mostTimes: Int { 10_000 }

    /// The outermost group that never ends: what is in it is repeated as it is.
    var endless: GroupTiming? { lazy.compactMap(\.timing).first { !$0.timing.endTime.isFinite && $0.timing.duration.isFinite } }
}
