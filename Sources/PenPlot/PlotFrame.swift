// The two scales of a plot.

import PenGeometry

/// A rectangle on paper, and the numbers that belong to its places.
public struct PlotFrame: Hashable, Sendable {
    public var x, y: PlotScale

    public init(x: PlotScale, y: PlotScale) { (self.x, self.y) = (x, y) }

    /// The rectangle, in user units.
    public var rect: Rect {
        Rect(x: x.places.lowerBound, y: y.places.lowerBound,
            width: x.places.upperBound - x.places.lowerBound, height: y.places.upperBound - y.places.lowerBound)
    }

    /// The place of a point given by its numbers.
    public func place(of p: Point) -> Point { Point(x.place(of: p.x), y.place(of: p.y)) }

    /// The numbers of a place.
    public func numbers(at p: Point) -> Point { Point(x.number(at: p.x), y.number(at: p.y)) }

    /// A direction's image on paper, at a point given by its numbers.
    public func direction(_ v: Point, at p: Point) -> Point { Point(v.x * x.slope(at: p.x), v.y * y.slope(at: p.y)) }
}
