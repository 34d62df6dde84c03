// The foot of a perpendicular.

/// A point of a segment that is nearer to a given point, or farther from it, than those beside it.
public struct Footpoint: Hashable, Sendable {
    /// The parameter on the segment.
    public let t: Double
    /// The point there, in user units.
    public let point: Point
    /// In user units.
    public let distance: Double
}
