// Arc length of Bézier curves.

extension BezierCurve {
    /// The length in user units, of the part between the parameters `a` and `b` (negative where b < a), within `accuracy`
    /// user units or, where none is given, a relative 1e-12; right also for cusps and for control points on one line that
    /// turn back. 0 where all points are equal.
    ///
    /// Gauss–Legendre quadrature of the speed. Up to degree three the number of nodes, and where the curve is cut, follow
    /// from a proven bound by the complex zeros of the derivative; above, whole and halves are compared. An accuracy finer
    /// than rounding gives what rounding allows.
    public func length(from a: Double = 0, to b: Double = 1, accuracy: Double? = nil) -> Double {
        if degree == 1 { return a == b ? 0 : start.distance(to: end) * (b - a) }
        let size = longestEdge
        guard size > 0 else { return 0 }
        if !size.isFinite, isFinite { return scaled(by: 0x1p-2).length(from: a, to: b, accuracy: accuracy.map { $0 * 0x1p-2 }) * 0x1p2 }
        let tolerance = tolerance(accuracy, size, about: aboutLength(size))
        if degree <= 3 { return size * CubicSpeed(self, size: size).length(from: a, to: b, tolerance: tolerance) }
        return size * HodographSpeed(self, size: size).length(from: a, to: b, tolerance: tolerance)
    }

    /// The parameter at which the length from the start is `distance` user units, within `accuracy` user units of length or
    /// a relative 1e-12; clamped to 0…1.
    public func parameter(atLength distance: Double, accuracy: Double? = nil) -> Double {
        let size = longestEdge
        guard size > 0, distance > 0 else { return 0 }
        if !size.isFinite, isFinite { return scaled(by: 0x1p-2).parameter(atLength: distance * 0x1p-2, accuracy: accuracy.map { $0 * 0x1p-2 }) }
        let about = aboutLength(size), guess = distance / size / about
        if degree == 1 { return clampedToUnit(guess) }
        let tolerance = tolerance(accuracy, size, about: about)
        if degree <= 3 { return CubicSpeed(self, size: size).parameter(atLength: distance / size, guess: guess, tolerance: tolerance) }
        return HodographSpeed(self, size: size).parameter(atLength: distance / size, guess: guess, tolerance: tolerance)
    }

    /// The mean of chord and control polygon, in units of `size`, with the weights that are right for short pieces (J.
    /// Gravesen: Adaptive subdivision and the length and energy of Bézier curves. Computational Geometry 8, 1997).
    private func aboutLength(_ size: Double) -> Double {
        var polygon = 0.0
        for i in 0..<degree { polygon += ((points[i + 1] - points[i]) / size).plainLength }
        return (2 * (end / size - start / size).plainLength + Double(degree - 1) * polygon) / Double(degree + 1)
    }

    /// The tolerance in units of `size`, not below rounding.
    private func tolerance(_ accuracy: Double?, _ size: Double, about: Double) -> Double {
        max((accuracy ?? 0) / size, about * (accuracy == nil ? 1e-12 : 1e-15))
    }
}
