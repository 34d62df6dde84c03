// Easing in steps.

/// CSS `steps(n, position)` (CSS Easing Functions Level 1, 2.3).
public struct StepTiming: Hashable, Sendable {
    public enum Position: String, Hashable, Sendable, CaseIterable {
        /// The first step is at the beginning.
        case jumpStart
        /// The last step is at the end.
        case jumpEnd
        /// No step at either end: the first and the last level are held.
        case jumpNone
        /// A step at both.
        case jumpBoth
    }

    public let count: Int
    public let position: Position

    /// - Returns: nil unless there is at least one step, or two for `jumpNone`.
    public init?(_ count: Int, _ position: Position = .jumpEnd) {
        guard count >= (position == .jumpNone ? 2 : 1) else { return nil }
        (self.count, self.position) = (count, position)
    }

    /// How far the value jumps in each step.
    private var jumps: Double {
        switch position {
        case .jumpStart, .jumpEnd: Double(count)
        case .jumpNone: Double(count) - 1
        case .jumpBoth: Double(count) + 1
        }
    }

    public func value(at x: Double) -> Double {
        var step = (x * Double(count)).rounded(.down)
        if position == .jumpStart || position == .jumpBoth { step += 1 }
        if x >= 0 { step = max(step, 0) }
        if x <= 1 { step = min(step, jumps) }
        return step / jumps
    }
}
