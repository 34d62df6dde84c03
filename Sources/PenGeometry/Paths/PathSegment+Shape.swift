// What can be asked of one segment, whatever its kind.

extension PathSegment {
    /// The derivative by t of the given order, in user units; the point for order 0.
    public func derivative(at t: Double, order: Int = 1) -> Point {
        switch self {
        case .line(let p, let q): order <= 0 ? point(at: t) : order == 1 ? q - p : .zero
        case .curve(let curve): curve.derivative(at: t, order: order)
        case .arc(let arc, _, _): arc.derivative(at: t, order: order)
        }
    }

    /// The unit tangent turned by a quarter turn in the direction in which angles grow.
    public func normal(at t: Double) -> Point { tangent(at: t).perpendicular }

    /// The circle that touches the segment at `t` and has its curvature there; nil where it is straight or has a cusp.
    public func osculatingCircle(at t: Double) -> (center: Point, radius: Double)? {
        switch self {
        case .line: nil
        case .curve(let curve): curve.osculatingCircle(at: t)
        case .arc(let arc, _, _): arc.osculatingCircle(at: t)
        }
    }

    /// The parts before and after `t`. The outer ends stay bitwise the same and the parts share their inner one.
    public func split(at t: Double) -> (first: PathSegment, second: PathSegment) {
        switch self {
        case .line(let p, let q):
            let mid = point(at: t)
            return (.line(p, mid), .line(mid, q))
        case .curve(let curve):
            let (first, second) = curve.split(at: t)
            return (.curve(first), .curve(second))
        case .arc(let arc, let p, let q):
            let (first, second) = arc.split(at: t), mid = point(at: t)
            return (.arc(first, from: p, to: mid), .arc(second, from: mid, to: q))
        }
    }

    /// The parameters at which x or y has a horizontal tangent, in growing order; none for a line.
    public var extrema: [Double] {
        switch self {
        case .line: []
        case .curve(let curve): curve.extrema
        case .arc(let arc, _, _): arc.extrema
        }
    }

    /// The parameters strictly between 0 and 1 at which the segment changes the side to which it bends.
    public var inflections: [Double] {
        if case .curve(let curve) = self { return curve.inflections }
        return []
    }

    /// The parameters strictly between 0 and 1 at which the segment stands still and turns back.
    public var cusps: [Double] {
        switch self {
        case .line: []
        case .curve(let curve): curve.cusps
        case .arc(let arc, _, _): arc.isFlat ? arc.fractions(ofAngles: arc.turningAngles).filter { $0 > 0 && $0 < 1 } : []
        }
    }

    /// True where all its numbers are finite.
    public var isFinite: Bool {
        switch self {
        case .line(let p, let q): p.isFinite && q.isFinite
        case .curve(let curve): curve.isFinite
        case .arc(let arc, let p, let q): arc.isFinite && p.isFinite && q.isFinite
        }
    }
}
