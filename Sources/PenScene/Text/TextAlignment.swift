// Which part of a text's lines stand below each other.

/// What part of each line stands at the text's own place: its left end, its middle or its right end.
public enum TextAlignment: String, CaseIterable, Sendable {
    case left, center, right

    /// What part of a line's width lies before the place.
    public var fraction: Double {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }
}
