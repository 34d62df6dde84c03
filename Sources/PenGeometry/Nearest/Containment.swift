// Inside, outside or on the edge.

/// Where a point is against the region that a path fills.
public enum Containment: Hashable, Sendable {
    /// Within the region.
    case inside
    /// Beyond the region.
    case outside
    /// On the path itself.
    case onEdge
}
