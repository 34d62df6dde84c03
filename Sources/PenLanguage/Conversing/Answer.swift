// What a conversation says to an input.

import PenScene

/// A value as one would write it, cut to what is pleasant to read.
public struct Answer: Sendable {
    public let text: String
    /// The colour that the value is.
    public let color: Color?
}
