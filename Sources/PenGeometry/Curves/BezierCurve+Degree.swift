// Raising and lowering the degree of Bézier curves.

extension BezierCurve {
    /// The same curve with one control point more.
    public var elevated: BezierCurve { elevated(to: degree + 1) }

    /// The same curve with the degree `target`; itself where it has that degree or a higher one.
    public func elevated(to target: Int) -> BezierCurve {
        guard target > degree else { return self }
        var p = points
        p.reserveCapacity(target + 1)
        for n in degree..<target {
            p.append(p[n])
            for i in stride(from: n, to: 0, by: -1) { p[i] = p[i].lerp(to: p[i - 1], Double(i) / Double(n + 1)) }
        }
        return BezierCurve(p)
    }

    /// The same curve with the lowest degree that describes it, up to rounding: a straight cubic with even speed
    /// becomes a line.
    public var reduced: BezierCurve {
        var curve = self
        while curve.degree > 1, let lower = curve.loweredByOne { curve = lower }
        return curve
    }

    /// The curve one degree lower, or nil where there is none; checked by elevating again.
    private var loweredByOne: BezierCurve? {
        let lower = BezierCurve(BezierCurve.lowered(points))
        let farthest = points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
        let noise = 1e-13 * longestEdge + 4e-15 * Double(degree) * farthest
        return lower.elevated.differs(from: self) <= noise ? lower : nil
    }

    /// The control points, one less, of a curve whose leading term vanishes. Solves the elevation's equations from both ends
    /// towards the middle, which is the stable way (A. R. Forrest 1972).
    static func lowered(_ points: [Point]) -> [Point] {
        let n = points.count - 1
        var q = Array(points.dropLast())
        q[n - 1] = points[n]
        for i in stride(from: 1, to: (n + 1) / 2, by: 1) {
            q[i] = (points[i] * Double(n) - q[i - 1] * Double(i)) / Double(n - i)
        }
        for i in stride(from: n - 2, through: (n + 1) / 2, by: -1) {
            q[i] = (points[i + 1] * Double(n) - q[i + 1] * Double(n - i - 1)) / Double(i + 1)
        }
        return q
    }

    /// The largest distance between control points of two curves of one degree: a bound for the distance between points
    /// of equal parameter.
    private func differs(from other: BezierCurve) -> Double {
        var largest = 0.0
        for i in points.indices { largest = max(largest, points[i].distance(to: other.points[i])) }
        return largest
    }

    /// Curves of degree three or less that together stay within `tolerance` user units of this one; itself alone where
    /// its degree is at most three. At most 65 536 curves.
    public func cubics(tolerance: Double) -> [BezierCurve] {
        var pieces: [BezierCurve] = []
        reduced.collectCubics(tolerance: tolerance, depth: 0, into: &pieces)
        return pieces
    }

    /// A piece is replaced by the cubic with the same ends and end derivatives. The distance of their control points,
    /// at equal degree, bounds the error.
    private func collectCubics(tolerance: Double, depth: Int, into pieces: inout [BezierCurve]) {
        guard degree > 3 else { return pieces.append(self) }
        let n = degree, third = Double(n) / 3
        let cubic = BezierCurve([start, start + (points[1] - start) * third, end + (points[n - 1] - end) * third, end])
        guard cubic.elevated(to: n).differs(from: self) > tolerance, depth < 16 else { return pieces.append(cubic) }
        let (first, second) = split(at: 0.5)
        first.collectCubics(tolerance: tolerance, depth: depth + 1, into: &pieces)
        second.collectCubics(tolerance: tolerance, depth: depth + 1, into: &pieces)
    }
}
