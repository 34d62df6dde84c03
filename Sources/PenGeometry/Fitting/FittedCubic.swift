// A cubic without an array, for fitting.

/// The cubic Bézier curve of four control points.
struct FittedCubic {
    var p0, p1, p2, p3: Point
    /// True where it stands for a straight line.
    var isLine = false

    /// The line from one point to another.
    init(line p: Point, _ q: Point) {
        (p0, p1, p2, p3) = (p, p.lerp(to: q, 1.0 / 3), p.lerp(to: q, 2.0 / 3), q)
        isLine = true
    }

    init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) { (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3) }

    @inline(__always)
    func point(at t: Double) -> Point {
        let u = 1 - t
        return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
    }

    @inline(__always)
    func derivative(at t: Double) -> Point {
        let u = 1 - t
        return ((p1 - p0) * (u * u) + (p2 - p1) * (2 * u * t) + (p3 - p2) * (t * t)) * 3
    }

    @inline(__always)
    func secondDerivative(at t: Double) -> Point {
        let a = (p1 - p0) - (p2 - p1), b = (p2 - p1) - (p3 - p2)
        return (a * (1 - t) + b * t) * -6
    }

    /// The parameter in low…1 of a point near `p`, by Newton's method for the nearest one from a guess. Whatever comes of
    /// it, the distance there bounds the distance of `p` from the curve.
    @inline(__always)
    func parameter(near p: Point, from guess: Double, low: Double) -> Double {
        var t = min(max(guess, low), 1)
        for _ in 0..<8 {
            let away = point(at: t) - p, velocity = derivative(at: t)
            let speed = velocity.dot(velocity), slope = speed + away.dot(secondDerivative(at: t))
            guard speed > 0 else { return t }
            let next = min(max(t - away.dot(velocity) / (slope > 0 ? slope : speed), low), 1)
            let step = abs(next - t)
            t = next
            if step < 1e-7 { break }
        }
        return t
    }

    var curve: BezierCurve { BezierCurve([p0, p1, p2, p3]) }
}

extension Path {
    /// Adds a fitted piece from the current point.
    mutating func add(_ piece: FittedCubic) {
        if piece.isLine { line(to: piece.p3) } else { cubic(to: piece.p3, via: piece.p1, piece.p2) }
    }
}
