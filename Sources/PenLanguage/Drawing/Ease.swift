// Easings as values of the language.

import PenAnimation

/// What `ease:` takes. As a value of its own it is a function of the progress.
enum Ease {
    case timing(TimingFunction)
    /// A spring that has settled when the time is over; its speed at first is in whole distances a second.
    case spring(dampingRatio: Double, velocity: Double)
    /// A spring that takes the time that it takes.
    case physical(Spring)

    /// How long it takes by itself, in seconds; nil where it takes any time.
    var duration: Double? {
        if case .physical(let spring) = self { return spring.timeToSettle() }
        return nil
    }

    /// - Parameter duration: seconds.
    func timing(over duration: Double) -> TimingFunction {
        switch self {
        case .timing(let function): return function
        case .physical(let spring): return .spring(spring, duration: duration)
        case .spring(let ratio, let velocity):
            guard duration > 0 else { return .linear }
            return .spring(Spring(dampingRatio: ratio, settlingAfter: duration, initialVelocity: velocity), duration: duration)
        }
    }
}
