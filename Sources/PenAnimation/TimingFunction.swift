// How progress is spread over a duration.

/// Maps the progress of a cycle to the progress of its value.
public enum TimingFunction: Sendable {
    case linear
    case cubic(CubicTiming)
    case steps(StepTiming)
    case pieces(LinearTiming)
    case easing(Easing)
    /// A spring over the whole duration, which is given in seconds.
    case spring(Spring, duration: Double)
    /// Any other function.
    case custom(@Sendable (Double) -> Double)

    public static let easeIn = TimingFunction.cubic(.easeIn)
    public static let easeOut = TimingFunction.cubic(.easeOut)
    public static let easeInOut = TimingFunction.cubic(.easeInOut)
    /// Core Animation's `default`, CSS's `ease`.
    public static let standard = TimingFunction.cubic(.standard)

    /// Progress outside 0…1 happens where one function feeds another; straight pieces go on there, the rest as said at
    /// each kind. A spring is at its target at the end.
    public func callAsFunction(_ x: Double) -> Double {
        switch self {
        case .linear: x
        case .cubic(let curve): curve.value(at: x)
        case .steps(let steps): steps.value(at: x)
        case .pieces(let pieces): pieces.value(at: x)
        case .easing(let easing): easing.value(at: x)
        case .spring(let spring, let duration): x >= 1 ? 1 : spring.value(at: x * duration)
        case .custom(let function): function(x)
        }
    }
}
