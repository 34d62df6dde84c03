// The four ways to combine two areas.

/// What is kept of two areas.
public enum BooleanOperation: Hashable, Sendable, CaseIterable {
    /// What is in either.
    case union
    /// What is in both.
    case intersection
    /// What is in the first and not in the second.
    case difference
    /// What is in one of them and not in the other.
    case symmetricDifference

    func keeps(inFirst: Bool, inSecond: Bool) -> Bool {
        switch self {
        case .union: inFirst || inSecond
        case .intersection: inFirst && inSecond
        case .difference: inFirst && !inSecond
        case .symmetricDifference: inFirst != inSecond
        }
    }
}
