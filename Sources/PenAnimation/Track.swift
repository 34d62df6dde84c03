// A property's value at every time.

/// What happens to one property, in the order in which it was said: values given at a time, and animations. A property
/// has a value before, between and after them.
public struct Track<Value: Interpolatable>: Sendable {
    /// Until anything else is said.
    public var base: Value
    @usableFromInline var events: [TrackEvent<Value>] = []
    /// When each of the events begins.
    @usableFromInline var beginTimes: [Double] = []
    @usableFromInline var additions: [PropertyAnimation<Value>] = []
    /// Nothing begins before what was said before it, or has a say before it begins: what has begun can be bisected.
    @usableFromInline var isChronological = true

    public init(_ base: Value) { self.base = base }

    public var isStill: Bool { events.isEmpty && additions.isEmpty }

    /// When nothing happens any more; 0 where nothing ever does, infinite where there is no end.
    public var endTime: Double { max(events.reduce(0) { max($0, $1.endTime) }, additions.reduce(0) { max($0, $1.endTime) }) }

    /// The times at which something begins or ends; of what is repeated, the first cycle's.
    public var marks: [Double] { events.flatMap(\.marks) + additions.flatMap(\.marks) }

    /// What is repeated for ever: when it begins, and how long each repetition takes.
    public var loops: [(start: Double, period: Double)] { events.compactMap(\.loop) + additions.compactMap(\.loop) }

    /// When each of the other animations is over.
    public var finiteEnds: [Double] { (events.map(\.endTime) + additions.map(\.endTime)).filter(\.isFinite) }

    /// From `time` on the property has this value.
    /// - Parameter groups: those in which the time is meant, the outermost first.
    public mutating func set(_ value: Value, at time: Double, in groups: [GroupClock] = []) { append(.step(time: time, value, groups)) }

    public mutating func add(_ animation: PropertyAnimation<Value>) {
        if animation.isAdditive { additions.append(animation) } else { append(.animation(animation)) }
    }

    private mutating func append(_ event: TrackEvent<Value>) {
        isChronological = isChronological && event.speaksFromItsBeginning && event.beginTime >= beginTimes.last ?? -.infinity
        events.append(event)
        beginTimes.append(event.beginTime)
    }

    /// The value at a time: what was said later wins where it has a say; additive animations come after all others, in
    /// their order. Inlined, as what it calls is, so that frames are made with the code of each kind of value.
    @inlinable public func value(at time: Double) -> Value {
        additions.reduce(replaced(at: time)) { value, animation in animation.value(at: time).map(value.adding) ?? value }
    }

    @inlinable func replaced(at time: Double) -> Value {
        var next = isChronological ? countBegun(by: time) : events.count
        while next > 0 {
            next -= 1
            if let value = events[next].value(at: time) { return value }
        }
        return base
    }

    @inlinable func countBegun(by time: Double) -> Int {
        var low = 0, high = beginTimes.count
        while low < high {
            let middle = (low + high) / 2
            if beginTimes[middle] <= time { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
