// How fast a curve's point moves: what arc lengths are integrals of.

/// The length of a curve's derivative, as a function of its parameter.
protocol SpeedFunction {
    func speed(at t: Double) -> Double

    /// About how far rounding alone moves a speed.
    var rounding: Double { get }

    /// The parameters inside 0…1, in growing order, at which the speed has a corner or nearly one: where the point turns
    /// back.
    var corners: [Double] { get }
}

extension SpeedFunction {
    /// ∫ speed from `a` to `b`, to an error of about `relativeTolerance` times the result.
    ///
    /// Gauss–Legendre with 16 nodes, halved until whole and halves agree, from corner to corner: where a corner lies
    /// between the last nodes and the middle of a piece, both miss it and agree on a wrong value. Where only rounding is
    /// left to see, and after some thousand halvings in any case, it ends.
    func length(from a: Double, to b: Double, relativeTolerance: Double) -> Double {
        let cuts = corners.filter { min(a, b) < $0 && $0 < max(a, b) }
        var sum = 0.0, begin = a
        for cut in a < b ? cuts : cuts.reversed() {
            sum += smoothLength(from: begin, to: cut, relativeTolerance: relativeTolerance)
            begin = cut
        }
        return sum + smoothLength(from: begin, to: b, relativeTolerance: relativeTolerance)
    }

    private func smoothLength(from a: Double, to b: Double, relativeTolerance: Double) -> Double {
        guard a != b else { return 0 }
        let rule = GaussLegendre.sixteen
        let whole = rule.integral(of: self, from: a, to: b)
        var halvings = 4096
        return refined(whole, rule, a, b, tolerance: max(relativeTolerance, 2e-15) * abs(whole), depth: 0, &halvings)
    }

    private func refined(
        _ whole: Double, _ rule: GaussLegendre, _ a: Double, _ b: Double, tolerance: Double, depth: Int, _ halvings: inout Int
    ) -> Double {
        let mid = a + (b - a) / 2
        let left = rule.integral(of: self, from: a, to: mid)
        let right = rule.integral(of: self, from: mid, to: b)
        // Written so that NaN ends the recursion too.
        guard abs(left + right - whole) > max(tolerance, rounding * abs(b - a)), depth < 40, halvings > 0 else { return left + right }
        halvings -= 1
        return refined(left, rule, a, mid, tolerance: tolerance, depth: depth + 1, &halvings)
            + refined(right, rule, mid, b, tolerance: tolerance, depth: depth + 1, &halvings)
    }

    /// The parameter in 0…1 at which the length from 0 is `distance`, where `total` is the length up to 1. Newton's
    /// method inside a bracket; each step integrates only from the bracket's lower end.
    func parameter(atLength distance: Double, total: Double) -> Double {
        guard distance > 0 else { return 0 }
        guard distance < total else { return 1 }
        var (lo, hi, below) = (0.0, 1.0, 0.0)
        var t = distance / total
        for _ in 0..<80 {
            let reached = below + length(from: lo, to: t, relativeTolerance: 1e-13)
            let excess = reached - distance
            if abs(excess) <= 1e-14 * total { return t }
            if excess < 0 { (lo, below) = (t, reached) } else { hi = t }
            let newton = t - excess / speed(at: t)
            t = newton > lo && newton < hi ? newton : lo + (hi - lo) / 2
            if t <= lo || t >= hi { return t }
        }
        return t
    }
}
