// Where two curves meet.

/// A point that two curves share.
public struct CurveIntersection: Hashable, Sendable {
    /// The parameters on the first and on the second curve, 0…1; exactly 0 or 1 where it is an end.
    public var first, second: Double
    /// The place, in user units.
    public var point: Point

    /// Makes an intersection of these parameters and this place.
    public init(first: Double, second: Double, point: Point) {
        (self.first, self.second, self.point) = (first, second, point)
    }

    var swapped: CurveIntersection { CurveIntersection(first: second, second: first, point: point) }
}

/// A stretch along which two curves are the same, to within rounding.
public struct CurveOverlap: Hashable, Sendable {
    /// The parameters between which the first curve runs along the second.
    public var first: ClosedRange<Double>
    /// The second curve's parameters at `first`'s bounds; `secondStart > secondEnd` where the curves run against each other.
    public var secondStart, secondEnd: Double

    /// Makes an overlap of these parameters.
    public init(first: ClosedRange<Double>, secondStart: Double, secondEnd: Double) {
        (self.first, self.secondStart, self.secondEnd) = (first, secondStart, secondEnd)
    }

    var second: ClosedRange<Double> { min(secondStart, secondEnd)...max(secondStart, secondEnd) }

    var swapped: CurveOverlap {
        secondStart <= secondEnd
            ? CurveOverlap(first: secondStart...secondEnd, secondStart: first.lowerBound, secondEnd: first.upperBound)
            : CurveOverlap(first: secondEnd...secondStart, secondStart: first.upperBound, secondEnd: first.lowerBound)
    }
}

/// All that two curves share.
public struct CurveIntersections: Hashable, Sendable {
    /// The single points, sorted by `first`, then by `second`; none of them lies in an overlap.
    public var points: [CurveIntersection] = []
    /// The common stretches, sorted by `first`.
    public var overlaps: [CurveOverlap] = []

    /// Nothing shared.
    public init() {}

    /// True where the curves share nothing.
    public var isEmpty: Bool { points.isEmpty && overlaps.isEmpty }

    /// What the curves share when they change places.
    var swapped: CurveIntersections {
        var other = CurveIntersections()
        other.points = points.map(\.swapped).sorted { ($0.first, $0.second) < ($1.first, $1.second) }
        other.overlaps = overlaps.map(\.swapped).sorted { $0.first.lowerBound < $1.first.lowerBound }
        return other
    }
}
