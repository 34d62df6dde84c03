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

    /// How far the control points are apart, along one of the axes.
    var reach: Double { max((p1 - p0).reach, (p2 - p1).reach, (p3 - p2).reach) }

    /// Between which heights over the chord's line the cubic lies, in units of the axis, which goes along the chord.
    func heights(over axis: Point) -> ClosedRange<Double> {
        if isLine { return 0...0 }
        let a = axis.cross(p1 - p0), b = axis.cross(p2 - p0)
        func height(_ t: Double) -> Double { t > 0 && t < 1 ? 3 * t * (1 - t) * ((1 - t) * a + t * b) : 0 }
        // A third of the derivative is a + (2b − 4a)·t + 3(a − b)·t².
        let half = 2 * a - b, root = max(half * half - 3 * (a - b) * a, 0).squareRoot()
        let steep = half < 0 ? half - root : half + root
        let heights = (height(steep / (3 * (a - b))), height(a / steep))
        return min(heights.0, heights.1, 0)...max(heights.0, heights.1, 0)
    }

    var curve: BezierCurve { BezierCurve([p0, p1, p2, p3]) }
}

extension Path {
    /// Adds a fitted piece from the current point.
    mutating func add(_ piece: FittedCubic) {
        if piece.isLine { line(to: piece.p3) } else { cubic(to: piece.p3, via: piece.p1, piece.p2) }
    }
}
