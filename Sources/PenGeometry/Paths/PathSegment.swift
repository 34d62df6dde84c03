// One drawn piece of a path.

/// A line, Bézier curve or elliptical arc with its ends. Parameters t run from 0 to 1.
public enum PathSegment: Hashable, Sendable {
    /// A straight line between two points.
    case line(Point, Point)
    /// A curve of degree two or more.
    case curve(BezierCurve)
    /// An arc with its exact ends, from which the arc's own may differ by rounding.
    case arc(EllipticalArc, from: Point, to: Point)

    /// The point at t = 0, exactly.
    public var start: Point {
        switch self {
        case .line(let p, _): p
        case .curve(let curve): curve.start
        case .arc(_, let p, _): p
        }
    }

    /// The point at t = 1, exactly.
    public var end: Point {
        switch self {
        case .line(_, let q): q
        case .curve(let curve): curve.end
        case .arc(_, _, let q): q
        }
    }

    /// The point at `t`.
    public func point(at t: Double) -> Point {
        switch self {
        case .line(let p, let q): p.lerp(to: q, t)
        case .curve(let curve): curve.point(at: t)
        case .arc(let arc, let p, let q): t <= 0 ? p : t >= 1 ? q : arc.point(at: t)
        }
    }

    /// The unit tangent, never zero unless the segment is one point; see the curves' own.
    public func tangent(at t: Double) -> Point {
        switch self {
        case .line(let p, let q): (q - p).normalized
        case .curve(let curve): curve.tangent(at: t)
        case .arc(let arc, _, _): arc.tangent(at: t)
        }
    }

    /// The signed curvature in 1/units, positive where the segment turns the way angles grow.
    public func curvature(at t: Double) -> Double {
        switch self {
        case .line: 0
        case .curve(let curve): curve.curvature(at: t)
        case .arc(let arc, _, _): arc.curvature(at: t)
        }
    }

    /// The length in user units, to a relative 1e-12.
    public var length: Double { length() }

    /// The length in user units of the part between two parameters (negative where b < a), within `accuracy` user units or,
    /// where none is given, a relative 1e-12; exact for lines and circles.
    public func length(from a: Double = 0, to b: Double = 1, accuracy: Double? = nil) -> Double {
        switch self {
        case .line(let p, let q): p.distance(to: q) * (b - a)
        case .curve(let curve): curve.length(from: a, to: b, accuracy: accuracy)
        case .arc(let arc, _, _): arc.length(from: a, to: b, accuracy: accuracy)
        }
    }

    /// The parameter at which the length from the start is `distance` user units, within `accuracy` user units of length or a
    /// relative 1e-12; clamped to 0…1.
    public func parameter(atLength distance: Double, accuracy: Double? = nil) -> Double {
        switch self {
        case .line(let p, let q): p == q ? 0 : clampedToUnit(distance / p.distance(to: q))
        case .curve(let curve): curve.parameter(atLength: distance, accuracy: accuracy)
        case .arc(let arc, _, _): arc.parameter(atLength: distance, accuracy: accuracy)
        }
    }

    /// The true bounds.
    public var bounds: Rect {
        switch self {
        case .line(let p, let q): Rect(p, q)
        case .curve(let curve): curve.bounds
        case .arc(let arc, _, _): arc.bounds
        }
    }

    /// The part between two parameters, a <= b; ends at 0 and 1 stay exact.
    public func part(from a: Double, to b: Double) -> PathSegment {
        switch self {
        case .line: .line(point(at: a), point(at: b))
        case .curve(let curve): .curve(curve.subcurve(from: a, to: b))
        case .arc(let arc, _, _): .arc(arc.subarc(from: a, to: b), from: point(at: a), to: point(at: b))
        }
    }

    /// The same segment, run through from its end.
    public var reversed: PathSegment {
        switch self {
        case .line(let p, let q): .line(q, p)
        case .curve(let curve): .curve(curve.reversed)
        case .arc(let arc, let p, let q): .arc(arc.reversed, from: q, to: p)
        }
    }

    /// The image under an affine transform.
    public func transformed(by m: AffineTransform) -> PathSegment {
        switch self {
        case .line(let p, let q): .line(m.apply(p), m.apply(q))
        case .curve(let curve): .curve(curve.transformed(by: m))
        case .arc(let arc, let p, let q): .arc(arc.transformed(by: m), from: m.apply(p), to: m.apply(q))
        }
    }
}
