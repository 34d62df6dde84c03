// Animations that are added to what a property is without them.

/// Additive animations of one property. What the first of them have left when they are over is kept as one sum.
@usableFromInline
struct TrackAdditions<Value: Interpolatable>: Sendable {
    @usableFromInline private(set) var events = TrackEvents<Value>()
    /// By event: when it and all before it are over, and what they leave then; nil for nothing. As many as are ever over.
    @usableFromInline private(set) var settledTimes: [Double] = []
    @usableFromInline private(set) var sums: [Value?] = []

    init() {}

    mutating func append(_ animation: PropertyAnimation<Value>) {
        events.append(animation)
        // A group that is still being filled has no end yet.
        guard settledTimes.count == events.all.count - 1, animation.groups.isEmpty, animation.endTime.isFinite else { return }
        settledTimes.append(max(animation.endTime, settledTimes.last ?? -.infinity))
        let rest = animation.value(at: .infinity), sum = sums.last ?? nil
        sums.append(rest.map { sum?.adding($0) ?? $0 } ?? sum)
    }

    @inlinable func added(to value: Value, at time: Double) -> Value {
        let settled = settledTimes.countSorted(upTo: time)
        var value = value
        if settled > 0, let sum = sums[settled - 1] { value = value.adding(sum) }
        for index in settled..<max(settled, events.end(at: time)) {
            if let more = events.value(of: index, at: time) { value = value.adding(more) }
        }
        return value
    }
}
