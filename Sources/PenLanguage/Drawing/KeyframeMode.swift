// How keyframes are joined.

import PenAnimation

/// Core Animation's calculation modes.
enum KeyframeMode: String, CaseIterable {
    case linear, discrete, paced, cubic, cubicPaced

    /// Without the modes that need numbers.
    func plainMode<V>() -> Keyframes<V>.Mode { self == .discrete ? .discrete : self == .paced ? .paced : .linear }
}
