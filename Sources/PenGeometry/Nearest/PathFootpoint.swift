// A point of a path at a stationary distance.

/// A point of a path that is nearest to a given point, or farthest from it.
public struct PathFootpoint: Hashable, Sendable {
    /// The segment and the parameter on it.
    public let location: PathLocation
    /// The point there, in user units.
    public let point: Point
    /// In user units.
    public let distance: Double
}
