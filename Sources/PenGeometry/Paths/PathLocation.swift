// A place on a path.

/// A segment, counted from 0 over all subpaths with the lines that closes draw, and a parameter on it. A vertex is the start
/// of the segment behind it, where there is one.
public struct PathLocation: Hashable, Sendable, Comparable {
    /// The number of the segment.
    public var segment: Int
    /// The parameter on it, 0…1.
    public var t: Double

    /// Makes the place at `t` on a segment.
    public init(segment: Int, t: Double) { (self.segment, self.t) = (segment, t) }

    /// In the order in which the path passes them.
    public static func < (a: PathLocation, b: PathLocation) -> Bool { (a.segment, a.t) < (b.segment, b.t) }
}
