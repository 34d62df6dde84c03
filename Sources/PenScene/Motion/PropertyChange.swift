// How a property comes to a new value.

import PenAnimation

/// A change at a time, in the groups that are being filled then.
public struct PropertyChange: Sendable {
    public enum Kind: Sendable {
        /// At once, at a time.
        case step(Double)
        /// From the value that it has when the timing begins.
        case animation(MediaTiming, TimingFunction)
    }

    public var kind: Kind
    /// The outermost first.
    public var groups: [GroupClock]

    public init(_ kind: Kind, in groups: [GroupClock] = []) { (self.kind, self.groups) = (kind, groups) }

    /// In the time of the innermost group.
    public var beginTime: Double {
        switch kind {
        case .step(let time): time
        case .animation(let timing, _): timing.beginTime
        }
    }
}

extension Track {
    public mutating func change(from current: Value, to value: Value, _ change: PropertyChange) {
        switch change.kind {
        case .step(let time): set(value, at: time, in: change.groups)
        case .animation(let timing, let easing):
            var animation = PropertyAnimation(timing, from: current, to: value)
            (animation.easing, animation.groups) = (easing, change.groups)
            add(animation)
        }
    }
}
