// Cutting Bézier curves.

extension BezierCurve {
    /// The two halves at parameter `t`, by de Casteljau's algorithm. The outer end points stay bitwise the same and
    /// the halves share their inner one.
    public func split(at t: Double) -> (first: BezierCurve, second: BezierCurve) {
        var second = points
        var first: [Point] = []
        first.reserveCapacity(points.count)
        for last in stride(from: degree, through: 0, by: -1) {
            first.append(second[0])
            for i in 0..<last { second[i] = second[i].lerp(to: second[i + 1], t) }
        }
        return (BezierCurve(first), BezierCurve(second))
    }

    /// The part from parameter `a` to parameter `b`, run through backwards where b < a. Both are clamped to 0…1.
    public func subcurve(from a: Double, to b: Double) -> BezierCurve {
        let a = clampedToUnit(a), b = clampedToUnit(b)
        if b < a { return subcurve(from: b, to: a).reversed }
        let head = b < 1 ? split(at: b).first : self
        return a > 0 ? head.split(at: b > 0 ? a / b : 0).second : head
    }
}

/// The number moved into 0…1; NaN becomes 0.
func clampedToUnit(_ t: Double) -> Double { t > 0 ? min(t, 1) : 0 }
