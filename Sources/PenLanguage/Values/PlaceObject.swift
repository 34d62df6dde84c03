// A place on a path.

import PenGeometry

/// What `intersections` and `nearest` give: a point with where it is on the path. It stands for its point wherever one is taken.
public final class PlaceObject {
    public let point: Point
    /// The part of the path's length that lies before it.
    public let t: Double
    /// The same by parameter: every segment has an equal share.
    public let parameter: Double
    /// How far it is from what was asked for.
    public let distance: Double?
    /// The same place on the other path, or where the path passes it again.
    public let other: PlaceObject?

    init(_ point: Point, t: Double, parameter: Double, distance: Double? = nil, other: PlaceObject? = nil) {
        (self.point, self.t, self.parameter, self.distance, self.other) = (point, t, parameter, distance, other)
    }

    /// A property, or nil where it has none of this name.
    func property(_ name: String) -> Value? {
        switch name {
        case "point": .point(point)
        case "x": .number(point.x)
        case "y": .number(point.y)
        case "t": .number(t)
        case "parameter": .number(parameter)
        case "distance": distance.map { .number($0) }
        case "other": other.map { .place($0) }
        default: nil
        }
    }
}

extension PlaceObject {
    /// The places of locations on a path, in their order.
    static func places(_ locations: [(location: PathLocation, point: Point)], on path: Path, distance: Double? = nil) -> [PlaceObject] {
        let fractions = path.fractions(ofLength: locations.map(\.location))
        let count = path.segments.reduce(0.0) { n, _ in n + 1 }
        return zip(locations, fractions).map { found, t in
            let parameter = (Double(found.location.segment) + found.location.t) / max(1, count)
            return PlaceObject(found.point, t: t, parameter: parameter, distance: distance)
        }
    }

    func with(other: PlaceObject) -> PlaceObject { PlaceObject(point, t: t, parameter: parameter, distance: distance, other: other) }
}
