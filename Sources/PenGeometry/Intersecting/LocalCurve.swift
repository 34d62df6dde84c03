// A segment in the frame in which it is intersected.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A line, Bézier curve or arc, moved and scaled so that what it may meet is near the origin and about of size 1.
struct LocalCurve {
    /// The control points; for an arc its ends alone.
    let points: ContiguousArray<Point>
    let arc: EllipticalArc?
    /// The sine and cosine of the arc's rotation.
    private let turn: (sine: Double, cosine: Double)

    init(_ segment: PathSegment, _ frame: Frame) {
        switch segment {
        case .line(let p, let q): (points, arc) = ([frame.local(p), frame.local(q)], nil)
        case .curve(let curve): (points, arc) = (ContiguousArray(curve.points.lazy.map(frame.local)), nil)
        case .arc(var shape, let p, let q):
            shape.center = frame.local(shape.center)
            shape.radii = shape.radii * frame.scale
            (points, arc) = ([frame.local(p), frame.local(q)], shape)
        }
        turn = arc.map { exactSineAndCosine($0.rotation) } ?? (0, 1)
    }

    /// The move and the scale by a power of two that make a pair of curves comparable: nothing overflows, and what is
    /// found is exactly the same at twice the size.
    struct Frame {
        let origin: Point
        let scale: Double

        func local(_ p: Point) -> Point { (p - origin) * scale }
        func global(_ p: Point) -> Point { p / scale + origin }
    }

    var start: Point { points[0] }
    var end: Point { points[points.count - 1] }

    /// How many intersections a curve of this kind has with another, at most, by Bézout: the product of both degrees.
    var degree: Int { arc == nil ? points.count - 1 : 2 }

    /// The point with its first two derivatives by t. Outside 0…1 the curve goes on.
    struct Jet {
        var point, velocity, acceleration: Point
    }

    func point(at t: Double) -> Point {
        t == 0 ? start : t == 1 ? end : jet(at: t).point
    }

    func jet(at t: Double) -> Jet {
        if let arc { return jet(of: arc, at: t) }
        return points.withUnsafeBufferPointer { p in
            let u = 1 - t
            switch p.count {
            case 2: return Jet(point: p[0] * u + p[1] * t, velocity: p[1] - p[0], acceleration: .zero)
            case 3:
                let a = p[1] - p[0], b = p[2] - p[1]
                return Jet(point: p[0] * (u * u) + p[1] * (2 * u * t) + p[2] * (t * t), velocity: (a * u + b * t) * 2, acceleration: (b - a) * 2)
            case 4:
                let a = p[1] - p[0], b = p[2] - p[1], c = p[3] - p[2]
                return Jet(
                    point: p[0] * (u * u * u) + p[1] * (3 * u * u * t) + p[2] * (3 * u * t * t) + p[3] * (t * t * t),
                    velocity: (a * (u * u) + b * (2 * u * t) + c * (t * t)) * 3, acceleration: ((b - a) * u + (c - b) * t) * 6)
            default: return LocalCurve.deCasteljau(p, at: t)
            }
        }
    }

    /// The last three rows of de Casteljau's triangle hold the point and its derivatives.
    private static func deCasteljau(_ p: UnsafeBufferPointer<Point>, at t: Double) -> Jet {
        withUnsafeTemporaryAllocation(of: Point.self, capacity: p.count) { row in
            _ = row.initialize(from: p)
            let n = p.count - 1
            for last in stride(from: n, to: 2, by: -1) {
                for i in 0..<last { row[i] = row[i].lerp(to: row[i + 1], t) }
            }
            let acceleration = (row[2] - row[1] - (row[1] - row[0])) * Double(n * (n - 1))
            for i in 0..<2 { row[i] = row[i].lerp(to: row[i + 1], t) }
            return Jet(point: row[0].lerp(to: row[1], t), velocity: (row[1] - row[0]) * Double(n), acceleration: acceleration)
        }
    }

    private func jet(of arc: EllipticalArc, at t: Double) -> Jet {
        let (s, c) = exactSineAndCosine(arc.start + arc.sweep * t)
        let spoke = turned(Point(arc.radii.x * c, arc.radii.y * s))
        return Jet(
            point: arc.center + spoke, velocity: turned(Point(-arc.radii.x * s, arc.radii.y * c)) * arc.sweep,
            acceleration: spoke * (-arc.sweep * arc.sweep))
    }

    private func turned(_ p: Point) -> Point {
        Point(turn.cosine * p.x - turn.sine * p.y, turn.sine * p.x + turn.cosine * p.y)
    }

    /// Where the tangents at two angles of the arc, less than half a turn apart, meet.
    func tangentsMeet(_ arc: EllipticalArc, _ a: Double, _ b: Double) -> Point {
        let (s, c) = exactSineAndCosine((a + b) / 2)
        return arc.center + turned(Point(arc.radii.x * c, arc.radii.y * s)) / cos((b - a) / 2)
    }
}
