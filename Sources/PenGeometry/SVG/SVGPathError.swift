// What is wrong with SVG path data.

/// The first mistake in path data. The segments before it are kept, as SVG asks.
public struct SVGPathError: Error, Hashable, Sendable {
    /// The mistake's place in bytes from the start of the data.
    public let offset: Int
    /// What is wrong, in plain words.
    public let message: String
}
