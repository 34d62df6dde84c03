// What happens to one property, in the order in which it was said.

/// Animations by their order, of which those that have begun can be found without a look at all.
@usableFromInline
struct TrackEvents<Value: Interpolatable>: Sendable {
    /// By reference: an animation is large, and every frame looks at some.
    @usableFromInline
    final class Event: Sendable {
        @usableFromInline let animation: PropertyAnimation<Value>
        @inlinable var beginTime: Double { animation.timing.beginTime }
        init(_ animation: PropertyAnimation<Value>) { self.animation = animation }

        /// Asked where the animation is: a copy of it counts many references.
        @inlinable func value(at time: Double) -> Value? { animation.value(at: time) }
    }

    @usableFromInline private(set) var all: [Event] = []
    /// Nothing begins before what was said before it, or has a say before it begins: what has begun can be bisected.
    @usableFromInline private(set) var isChronological = true

    init() {}

    var animations: some Sequence<PropertyAnimation<Value>> { all.lazy.map(\.animation) }

    @inlinable var isEmpty: Bool { all.isEmpty }

    mutating func append(_ animation: PropertyAnimation<Value>) {
        let begin = animation.timing.beginTime
        isChronological = isChronological && animation.groups.isEmpty && !animation.timing.fill.covers(.before) && begin >= all.last?.beginTime ?? -.infinity
        all.append(Event(animation))
    }

    /// No event from this one on has a say at a time.
    @inlinable func end(at time: Double) -> Int { isChronological ? all.countSorted(upTo: time, by: { $0.beginTime }) : all.count }

    /// The value of an event at a time; nil where it has no say.
    @inlinable func value(of index: Int, at time: Double) -> Value? { all[index].value(at: time) }
}

extension Array {
    /// How many of the values, whose numbers rise, have at most a given one.
    @inlinable func countSorted(upTo most: Double, by number: (Element) -> Double) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if number(self[middle]) <= most { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
