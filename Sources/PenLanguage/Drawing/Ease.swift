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

/// A function that eases: one of the builtins that do, or any other of one number.
struct EasingArgument: Convertible {
    let function: FunctionObject
    static var typeName: String { "function of the progress, such as easeInOut" }
    static func convert(_ value: Value) -> EasingArgument? {
        guard case .function(let function) = value else { return nil }
        return EasingArgument(function: function)
    }
    var value: Value { .function(function) }

    /// Functions of the script are called once, for a table: what they see of the script is what it is now.
    func ease(_ call: Invocation, at index: Int) throws -> Ease {
        if case .builtin(let builtin) = function.kind, let ease = builtin.ease { return ease }
        let caller = ValueCaller(function, at: call)
        let table = try EasingTable { t in
            guard case .number(let y) = try caller(.number(t)), y.isFinite else {
                throw call.failure(.wrongKind, "ease needs a function that gives a number for each progress from 0 to 1", at: index)
            }
            return y
        }
        return .timing(.pieces(table.timing))
    }
}
