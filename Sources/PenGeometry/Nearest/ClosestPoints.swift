// Where two things come closest to each other.

/// A place on each, and their distance. A place is a parameter on a segment, or a `PathLocation`.
public struct ClosestPoints<Place: Hashable & Sendable>: Hashable, Sendable {
    public let first, second: Place
    public let firstPoint, secondPoint: Point
    /// In user units.
    public let distance: Double
}
