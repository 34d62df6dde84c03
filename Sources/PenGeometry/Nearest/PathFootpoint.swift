// A point of a path at a stationary distance.

/// A point of a path that is nearest to a given point, or farthest from it.
public struct PathFootpoint: Hashable, Sendable {
    public let location: PathLocation
    public let point: Point
    /// In user units.
    public let distance: Double
}
