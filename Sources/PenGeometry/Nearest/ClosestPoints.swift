// Where two things come closest to each other.

/// A place on each, and their distance. A place is a parameter on a segment, or a `PathLocation`.
public struct ClosestPoints<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Where it is on the one and on the other.
    public let first, second: Place
    /// The points there, in user units.
    public let firstPoint, secondPoint: Point
    /// In user units.
    public let distance: Double
}
