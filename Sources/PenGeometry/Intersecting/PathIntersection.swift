// Where paths meet.

/// A point that two paths share, or that one path passes twice.
public struct PathIntersection: Hashable, Sendable {
    /// The places on both paths.
    public var first, second: PathLocation
    /// The point, in user units.
    public var point: Point
}

/// A stretch along which a segment of one path and a segment of another are the same.
public struct PathOverlap: Hashable, Sendable {
    /// The segments' numbers, as `PathLocation` counts them.
    public var firstSegment, secondSegment: Int
    /// The parameters on both.
    public var stretch: CurveOverlap
}

/// All that two paths share.
public struct PathIntersections: Hashable, Sendable {
    /// Single points, sorted by `first`, then by `second`; the ends of overlaps are none.
    public var points: [PathIntersection] = []
    /// Common stretches, sorted by the segments.
    public var overlaps: [PathOverlap] = []
}
