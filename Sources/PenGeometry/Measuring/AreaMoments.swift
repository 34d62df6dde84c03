// Area and moments of a plane region.

/// The integrals of 1, x, y, x², xy and y² over a region, in powers of user units; parts that are wound twice count twice,
/// parts wound backwards with a minus.
public struct AreaMoments: Hashable, Sendable {
    /// ∬1, in square units.
    public var area = 0.0
    /// ∬(x, y), in cubic units.
    public var first = Point.zero
    /// ∬x², ∬xy and ∬y², in the fourth power of units.
    public var xx = 0.0, xy = 0.0, yy = 0.0

    /// The moments of nothing.
    public static let zero = AreaMoments()

    /// The center of gravity; nil where there is no area.
    public var centroid: Point? {
        let center = first / area
        return area != 0 && center.isFinite ? center : nil
    }

    /// The moments about the centroid: for a polar moment of inertia add `xx` and `yy`. Nil where there is no area.
    public var central: AreaMoments? { centroid.map { moved(by: -$0) } }

    /// The moments of the region moved by `v` (Steiner's theorem).
    public func moved(by v: Point) -> AreaMoments {
        var m = self
        m.xx += v.x * (2 * first.x + v.x * area)
        m.xy += v.x * first.y + v.y * first.x + v.x * v.y * area
        m.yy += v.y * (2 * first.y + v.y * area)
        m.first += v * area
        return m
    }

    /// The moments of two regions together.
    public static func + (a: AreaMoments, b: AreaMoments) -> AreaMoments {
        AreaMoments(area: a.area + b.area, first: a.first + b.first, xx: a.xx + b.xx, xy: a.xy + b.xy, yy: a.yy + b.yy)
    }

    /// The moments of a region that counts k times.
    public static func * (m: AreaMoments, k: Double) -> AreaMoments {
        AreaMoments(area: m.area * k, first: m.first * k, xx: m.xx * k, xy: m.xy * k, yy: m.yy * k)
    }

    /// Adds what the triangle, seen from the origin, of the direction `d` at the point `p` weighs: for a homogeneous
    /// function of degree k the integral over it is that of f·(x dy - y dx) / (k + 2).
    mutating func addSector(_ p: Point, _ d: Point, weight: Double) {
        let sector = p.cross(d) * weight
        area += sector / 2
        first += p * (sector / 3)
        xx += p.x * p.x * sector / 4
        xy += p.x * p.y * sector / 4
        yy += p.y * p.y * sector / 4
    }
}
