// How fast a curve's point moves: what arc lengths are integrals of.

/// The length of a curve's derivative, as a function of its parameter.
protocol SpeedFunction {
    func speed(at t: Double) -> Double

    /// About how far rounding alone moves a speed.
    var rounding: Double { get }

    /// A parameter strictly between these at which the speed has a corner: where the point turns back.
    func corner(between a: Double, and b: Double) -> Double?

    /// How many nodes of Gauss and Legendre's rule keep the error of the integral from `a` to `b` within the tolerance, or,
    /// where they would be too many, at which parameter to cut.
    func plan(_ a: Double, _ b: Double, tolerance: Double) -> QuadraturePlan
}

extension SpeedFunction {
    /// ∫ speed from `a` to `b`, within `tolerance` (in the speed's unit), cut at the corners and where the plan says so. Where
    /// only rounding is left to see, and after some thousand cuts in any case, it ends.
    func length(from a: Double, to b: Double, tolerance: Double) -> Double {
        guard a != b else { return 0 }
        guard a < b else { return -length(from: b, to: a, tolerance: tolerance) }
        var cuts = 4096
        return length(a, b, tolerance / 4, depth: 0, &cuts)
    }

    private func length(_ a: Double, _ b: Double, _ tolerance: Double, depth: Int, _ cuts: inout Int) -> Double {
        cuts -= 1
        var place = corner(between: a, and: b)
        if place == nil || cuts < 0 {
            switch plan(a, b, tolerance: tolerance) {
            case .nodes(let count): return GaussLegendre.rule(count).integral(of: self, from: a, to: b)
            case .cut(let t): place = t
            case .compare:
                // A crude tolerance would let a wrong value pass where both rules miss a sharp turn.
                let whole = GaussLegendre.sixteen.integral(of: self, from: a, to: b)
                return compared(whole, a, b, min(tolerance, 1e-4 * whole) / 4, depth: 0, &cuts)
            }
        }
        guard let t = place, t > a, t < b, depth < 60, cuts > 0 else { return GaussLegendre.rule(32).integral(of: self, from: a, to: b) }
        return length(a, t, tolerance / 2, depth: depth + 1, &cuts) + length(t, b, tolerance / 2, depth: depth + 1, &cuts)
    }

    /// Sixteen nodes, halved until whole and halves agree.
    private func compared(_ whole: Double, _ a: Double, _ b: Double, _ tolerance: Double, depth: Int, _ halvings: inout Int) -> Double {
        let mid = a + (b - a) / 2, rule = GaussLegendre.sixteen
        let left = rule.integral(of: self, from: a, to: mid), right = rule.integral(of: self, from: mid, to: b)
        // Written so that NaN ends the recursion too.
        guard abs(left + right - whole) > max(tolerance, rounding * abs(b - a)), depth < 40, halvings > 0 else { return left + right }
        halvings -= 1
        return compared(left, a, mid, tolerance / 2, depth: depth + 1, &halvings) + compared(right, mid, b, tolerance / 2, depth: depth + 1, &halvings)
    }

    /// The parameter in 0…1 at which the length from 0 is `distance`, within `tolerance`; 1 where the whole is shorter.
    ///
    /// Newton's method inside a bracket, from `guess`; each step integrates only from the bracket's nearer end, which soon is
    /// next to it.
    func parameter(atLength distance: Double, guess: Double, tolerance: Double) -> Double {
        guard distance > 0 else { return 0 }
        var (lo, below) = (0.0, 0.0), (hi, above) = (1.0, Double.infinity)
        var t = guess > 0 && guess < 1 ? guess : 0.5
        for _ in 0..<100 {
            let fromAbove = above < .infinity && hi - t < t - lo
            let reached = fromAbove ? above - length(from: t, to: hi, tolerance: tolerance / 8) : below + length(from: lo, to: t, tolerance: tolerance / 8)
            let excess = reached - distance
            if abs(excess) <= tolerance / 2 || (t >= 1 && excess < 0) || excess.isNaN { return t }
            if excess < 0 { (lo, below) = (t, reached) } else { (hi, above) = (t, reached) }
            let newton = t - excess / speed(at: t)
            if newton > lo, newton < hi { t = newton } else { t = above == .infinity ? 1 : lo + (hi - lo) / 2 }
            if t <= lo || t >= hi, above < .infinity { return t }
        }
        return t
    }
}
