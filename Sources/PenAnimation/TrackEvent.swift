// One thing that happens to a property.

@usableFromInline
enum TrackEvent<Value: Interpolatable>: Sendable {
    /// A value from a time on.
    case step(time: Double, Value, [GroupClock])
    /// One that takes the place of the value below it.
    case animation(PropertyAnimation<Value>)

    /// In the time of the innermost group.
    @inlinable var beginTime: Double {
        switch self {
        case .step(let time, _, _): time
        case .animation(let animation): animation.timing.beginTime
        }
    }

    /// Whether it surely has no say before `beginTime` of everybody's time.
    var speaksFromItsBeginning: Bool {
        switch self {
        case .step(_, _, let groups): groups.isEmpty
        case .animation(let animation): animation.groups.isEmpty && !animation.timing.fill.covers(.before)
        }
    }

    /// - Returns: nil where it has no say.
    @inlinable func value(at time: Double) -> Value? {
        switch self {
        case .step(let begin, let value, let groups): (groups.isEmpty ? time : groups.time(atParent: time) ?? -.infinity) >= begin ? value : nil
        case .animation(let animation): animation.value(at: time)
        }
    }

    /// When it is over in the time of the outermost parent.
    var endTime: Double {
        switch self {
        case .step(let time, _, let groups): groups.endTime(ofChild: time)
        case .animation(let animation): animation.endTime
        }
    }

    /// When it begins or ends, in the time of the outermost parent.
    var marks: [Double] {
        switch self {
        case .step(let time, _, let groups): groups.parentTimes(ofChild: time)
        case .animation(let animation): animation.marks
        }
    }

    /// What is repeated for ever.
    var loop: (start: Double, period: Double)? {
        switch self {
        case .step(_, _, let groups): groups.endless.map { ($0.timing.beginTime, $0.timing.cycleDuration / abs($0.timing.speed)) }
        case .animation(let animation): animation.loop
        }
    }
}
