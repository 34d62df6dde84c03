// Animations that are added to what a property is without them.

/// Additive animations of one property. What the first of them have left when they are over is kept as one sum.
@usableFromInline
struct TrackAdditions<Value: Interpolatable>: Sendable {
    @usableFromInline private(set) var events = TrackEvents<Value>()
    /// By event: when it and all before it are over, and what they leave then; nil for nothing. As many as are ever over.
    @usableFromInline private(set) var settled: [(time: Double, sum: Value?)] = []

    init() {}

    mutating func append(_ animation: PropertyAnimation<Value>) {
        events.append(animation)
        // A group that is still being filled has no end yet.
        guard settled.count == events.all.count - 1, animation.groups.isEmpty, animation.endTime.isFinite else { return }
        let rest = animation.value(at: .infinity), last = settled.last ?? (-.infinity, nil)
        settled.append((max(animation.endTime, last.time), rest.map { last.sum?.adding($0) ?? $0 } ?? last.sum))
    }

    @inlinable func added(to value: Value, at time: Double) -> Value {
        let over = settled.countSorted(upTo: time) { $0.time }
        var value = value
        if over > 0, let sum = settled[over - 1].sum { value = value.adding(sum) }
        for index in over..<max(over, events.end(at: time)) {
            if let more = events.value(of: index, at: time) { value = value.adding(more) }
        }
        return value
    }
}
