// What a PNG is to be like.

public struct PNGOptions: Sendable {
    /// In pixels; where only one is given, the other follows from the picture's proportions.
    public var width, height: Double?
    /// Pixels a user unit, where neither is given.
    public var scale: Double
    /// zlib's level: 0 (none, fastest) to 9 (smallest).
    public var compression: Int

    public init(width: Double? = nil, height: Double? = nil, scale: Double = 1, compression: Int = 6) {
        (self.width, self.height, self.scale, self.compression) = (width, height, scale, compression)
    }
}
