// A place on a path.

/// A segment, counted from 0 over all subpaths with the lines that closes draw, and a parameter on it. A vertex is the start
/// of the segment behind it, where there is one.
public struct PathLocation: Hashable, Sendable, Comparable {
    public var segment: Int
    public var t: Double

    public init(segment: Int, t: Double) { (self.segment, self.t) = (segment, t) }

    public static func < (a: PathLocation, b: PathLocation) -> Bool { (a.segment, a.t) < (b.segment, b.t) }
}
