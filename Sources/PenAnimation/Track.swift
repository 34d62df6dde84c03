// A property's value at every time.

/// What happens to one property, in the order in which it was said: values given at a time, and animations. A property
/// has a value before, between and after them.
public struct Track<Value: Interpolatable>: Sendable {
    private enum Event: Sendable {
        case step(time: Double, Value)
        case animation(PropertyAnimation<Value>)
    }

    /// Until anything else is said.
    public var base: Value
    private var events: [Event] = []

    public init(_ base: Value) { self.base = base }

    public var isStill: Bool { events.isEmpty }

    /// When nothing happens any more; 0 where nothing ever does, infinite where there is no end.
    public var endTime: Double {
        events.reduce(0) { latest, event in
            switch event {
            case .step(let time, _): max(latest, time)
            case .animation(let animation): max(latest, animation.endTime)
            }
        }
    }

    /// The times at which something begins or ends; of what is repeated, the first cycle's.
    public var marks: [Double] {
        events.flatMap { event in
            switch event {
            case .step(let time, _): [time]
            case .animation(let animation): animation.marks
            }
        }
    }

    /// What is repeated for ever: when it begins, and how long each repetition takes.
    public var loops: [(start: Double, period: Double)] { animations.filter { !$0.endTime.isFinite }.map { ($0.timing.beginTime, $0.timing.cycleDuration / abs($0.timing.speed)) } }

    /// When each of the others is over.
    public var finiteEnds: [Double] { animations.map(\.endTime).filter(\.isFinite) }

    private var animations: [PropertyAnimation<Value>] { events.compactMap { if case .animation(let animation) = $0 { animation } else { nil } } }

    /// From `time` on the property has this value.
    public mutating func set(_ value: Value, at time: Double) { events.append(.step(time: time, value)) }

    public mutating func add(_ animation: PropertyAnimation<Value>) { events.append(.animation(animation)) }

    /// The value at a time: what was said later wins where it has a say; additive animations come after all others, in
    /// their order.
    public func value(at time: Double) -> Value {
        var value = base
        for event in events {
            switch event {
            case .step(let begin, let given): if time >= begin { value = given }
            case .animation(let animation): if !animation.isAdditive, let given = animation.value(at: time) { value = given }
            }
        }
        for case .animation(let animation) in events where animation.isAdditive {
            if let given = animation.value(at: time) { value = value.adding(given) }
        }
        return value
    }
}
