// When an animation runs: Core Animation's time model.

/// Maps the time of a parent to the progress of an animation, as Core Animation's `CAMediaTiming` does, with the first
/// cycle's start and the early end of Web Animations (W3C Web Animations Level 1, 4.3–4.8). All times are seconds.
///
///     local = (parent - beginTime) * speed + timeOffset
///
/// Times are folded by division and never by adding up cycles, so that endless, huge and tiny ones are exact.
public struct MediaTiming: Hashable, Sendable {
    /// Where an animation has a value outside its active time.
    public enum Fill: String, Hashable, Sendable, CaseIterable {
        /// Nowhere.
        case removed
        /// Before it begins, as at its beginning.
        case backwards
        /// After it ended, as at its end.
        case forwards
        case both

        public func covers(_ phase: Phase) -> Bool {
            switch phase {
            case .before: self == .backwards || self == .both
            case .active: true
            case .after: self == .forwards || self == .both
            }
        }
    }

    public enum Phase: Hashable, Sendable { case before, active, after }

    /// A point of time as an animation sees it.
    public struct Moment: Hashable, Sendable {
        public var phase: Phase
        /// 0…1 in the cycle, already turned round where the animation runs back.
        public var progress: Double
        /// How many cycles are behind it, those before `iterationStart` among them; infinite after an endless
        /// animation of no duration.
        public var completedCycles: Double
    }

    /// In the parent's time.
    public var beginTime = 0.0
    /// One way, in local time; 0 is "at once", infinity is allowed.
    public var duration: Double
    /// How many cycles there are, fractions and infinity included; a cycle goes there and back where `autoreverses`.
    public var cycles = 1.0
    public var autoreverses = false
    /// How fast local time runs; negative for backwards, 0 for standing still.
    public var speed = 1.0
    public var timeOffset = 0.0
    public var fill = Fill.removed
    /// How many cycles count as done when the animation begins; >= 0.
    public var iterationStart = 0.0
    /// Ends the animation earlier (negative) or leaves it at its end for longer, in local time.
    public var endDelay = 0.0

    public init(duration: Double) { self.duration = duration }

    /// One cycle's length, there and back.
    public var cycleDuration: Double { autoreverses ? 2 * duration : duration }

    /// The whole time in which progress changes, in local time; infinite for endless animations.
    public var activeDuration: Double { duration == 0 || cycles == 0 ? 0 : cycleDuration * cycles }

    /// Core Animation's two ways to ask for repeats: a number of cycles, of which 0 counts as 1, or the whole active
    /// time, which wins and is not doubled by `autoreverses`.
    public mutating func repeats(count: Double = 0, for wholeDuration: Double = 0) {
        cycles = wholeDuration > 0 && cycleDuration > 0 ? wholeDuration / cycleDuration : count == 0 ? 1 : count
    }
}

extension MediaTiming {
    /// The local time of something that does not begin before `beginTime`, as layers see it: 0 until then.
    public func localTime(atParent time: Double) -> Double {
        time < beginTime ? 0 : (time - beginTime) * speed + timeOffset
    }

    /// The parent's time at a local time; 0 where time stands still and every answer would do.
    public func parentTime(atLocal time: Double) -> Double {
        speed == 0 ? 0 : (time - timeOffset) / speed + beginTime
    }

    /// When the animation is over, in the parent's time; infinite where it never is.
    public var endTime: Double {
        guard speed != 0 else { return .infinity }
        return parentTime(atLocal: speed < 0 ? 0 : max(activeDuration + endDelay, 0))
    }

    /// What the animation makes of a time of its parent, whatever its `fill`.
    public func moment(atParent time: Double) -> Moment {
        guard time >= beginTime else {
            return moment(atActive: min(max(timeOffset, 0), lastActiveTime), .before)
        }
        var moment = moment(atLocal: (time - beginTime) * speed + timeOffset, isBackwards: speed < 0)
        switch (moment.phase, speed) {
        case (.after, 0), (.before, 0): moment.phase = .active
        case (.before, ..<0): moment.phase = .after
        case (.after, ..<0): moment.phase = .before
        default: break
        }
        return moment
    }

    /// - Parameter isBackwards: whether local time runs back; then the boundaries belong to the other side.
    public func moment(atLocal time: Double, isBackwards: Bool = false) -> Moment {
        let last = lastActiveTime
        if time < 0 || (isBackwards && time == 0) { return moment(atActive: 0, .before) }
        if time > last || (time == last && !isBackwards) { return moment(atActive: last, .after) }
        return moment(atActive: time, .active)
    }

    private var lastActiveTime: Double { min(activeDuration, max(activeDuration + endDelay, 0)) }

    private func moment(atActive time: Double, _ phase: Phase) -> Moment {
        let isAtEnd = time == activeDuration
        let whole = iterationStart + (isAtEnd && (phase != .before || cycles == 0) ? cycles : time == 0 ? 0 : time / cycleDuration)
        guard whole.isFinite else { return moment(afterCycles: iterationStart, isAtEnd: true, phase, completed: .infinity) }
        // A boundary stays one where the division does not come out even.
        let nearest = whole.rounded()
        let count = abs(whole - nearest) <= 4 * nearest.ulp ? nearest : whole
        return moment(afterCycles: count, isAtEnd: isAtEnd && cycles > 0 && phase != .before, phase, completed: nil)
    }

    /// A boundary between cycles belongs to the next one; the very end belongs to the last.
    private func moment(afterCycles count: Double, isAtEnd: Bool, _ phase: Phase, completed: Double?) -> Moment {
        let floor = count.rounded(.down), fraction = count - floor
        let endsCycle = isAtEnd && fraction == 0
        return Moment(phase: phase, progress: folded(endsCycle ? 1 : fraction), completedCycles: completed ?? (endsCycle ? floor - 1 : floor))
    }

    private func folded(_ progress: Double) -> Double {
        guard autoreverses else { return progress }
        return progress <= 0.5 ? 2 * progress : 2 - 2 * progress
    }
}
