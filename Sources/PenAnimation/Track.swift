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
