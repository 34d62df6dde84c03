// Where in a script a layer was made.

/// Offsets in one of several source texts, as whoever makes the layers counts them; for messages about what is drawn.
public struct LayerOrigin: Hashable, Sendable {
    public var source: Int32
    public var start: Int32
    public var end: Int32

    public init(source: Int32, start: Int32, end: Int32) { (self.source, self.start, self.end) = (source, start, end) }
}
