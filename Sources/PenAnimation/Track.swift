// A property's value at every time.

/// What happens to one property, in the order in which it was said: values given at a time, and animations. A property
/// has a value before, between and after them.
public struct Track<Value: Interpolatable>: Sendable {
    /// Until anything else is said.
    public var base: Value
    /// Those that take the place of the value below them.
    @usableFromInline var events = TrackEvents<Value>()
    @usableFromInline var additions = TrackAdditions<Value>()

    public init(_ base: Value) { self.base = base }

    public var isStill: Bool { events.isEmpty && additions.events.isEmpty }

    private var all: some Sequence<PropertyAnimation<Value>> { [events, additions.events].lazy.flatMap(\.animations) }

    /// When nothing happens any more; 0 where nothing ever does, infinite where there is no end.
    public var endTime: Double { all.reduce(0) { max($0, $1.endTime) } }

    /// The times at which something begins or ends; of what is repeated, the first cycle's.
    public var marks: [Double] { all.flatMap(\.marks) }

    /// When the last of the animations begins, in the time of the outermost parent; nil where there are none.
    public var lastBeginning: Double? { all.compactMap(\.beginning).max() }

    /// What is repeated for ever: when it begins, and how long each repetition takes.
    public var loops: [(start: Double, period: Double)] { all.compactMap(\.loop) }

    /// When each of the other animations is over.
    public var finiteEnds: [Double] { all.map(\.endTime).filter(\.isFinite) }

    /// From `time` on the property has this value.
    /// - Parameter groups: those in which the time is meant, the outermost first.
    public mutating func set(_ value: Value, at time: Double, in groups: [GroupClock] = []) {
        var timing = MediaTiming(duration: 0)
        (timing.beginTime, timing.fill) = (time, .forwards)
        var step = PropertyAnimation(timing) { _ in value }
        step.groups = groups
        events.append(step)
    }

    public mutating func add(_ animation: PropertyAnimation<Value>) {
        if animation.isAdditive { additions.append(animation) } else { events.append(animation) }
    }

    /// The value at a time: what was said later wins where it has a say; additive animations come after all others, in
    /// their order. Inlined, as what it calls is, so that frames are made with the code of each kind of value.
    @inlinable public func value(at time: Double) -> Value {
        let value = replaced(at: time)
        return additions.events.isEmpty ? value : additions.added(to: value, at: time)
    }

    @inlinable func replaced(at time: Double) -> Value {
        var next = events.end(at: time)
        while next > 0 {
            next -= 1
            if let value = events.value(of: next, at: time) { return value }
        }
        return base
    }
}
