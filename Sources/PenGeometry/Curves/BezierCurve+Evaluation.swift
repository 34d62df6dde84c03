// Evaluating Bézier curves.

extension BezierCurve {
    /// The point at parameter `t`; exact at 0 and 1. Inside 0…1 it never leaves the control polygon's convex hull,
    /// whatever the degree; outside, the polynomial goes on.
    public func point(at t: Double) -> Point {
        let u = 1 - t
        return points.withUnsafeBufferPointer { p in
            switch p.count {
            case 2: return p[0] * u + p[1] * t
            case 3: return p[0] * (u * u) + p[1] * (2 * u * t) + p[2] * (t * t)
            case 4: return p[0] * (u * u * u) + p[1] * (3 * u * u * t) + p[2] * (3 * u * t * t) + p[3] * (t * t * t)
            default:
                guard t >= 0, t <= 1 else { return pointOutside(at: t) }
                var sum = p[0]
                forEachBlend(degree: p.count - 1, at: t) { i, share in sum = sum.lerp(to: p[i], share) }
                return sum
            }
        }
    }

    /// De Casteljau's algorithm, which is defined for every t.
    private func pointOutside(at t: Double) -> Point {
        var p = points
        for last in stride(from: degree, to: 0, by: -1) {
            for i in 0..<last { p[i] = p[i].lerp(to: p[i + 1], t) }
        }
        return p[0]
    }
}

/// Calls `body` with i = 1…n and the share that coefficient i has in the weighted mean of the coefficients 0…i. All
/// shares lie in 0…1, so the evaluation of a Bernstein polynomial stays stable and cannot overflow; linear in n.
///
/// P. Woźny, F. Chudy: Linear-time geometric algorithm for evaluating Bézier curves. CAD 118 (2020).
@inline(__always)
func forEachBlend(degree n: Int, at t: Double, _ body: (Int, Double) -> Void) {
    var share = 1.0
    let ratio = t <= 0.5 ? t / (1 - t) : (1 - t) / t
    for i in 1...n {
        share *= Double(n + 1 - i)
        if t <= 0.5 {
            share *= ratio
            share /= Double(i) + share
        } else {
            share /= Double(i) * ratio + share
        }
        body(i, share)
    }
}
