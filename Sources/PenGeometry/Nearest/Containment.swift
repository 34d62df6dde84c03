// Inside, outside or on the edge.

/// Where a point is against the region that a path fills.
public enum Containment: Hashable, Sendable {
    case inside, outside, onEdge
}
