// Where a Bézier curve stands still or meets itself.

extension BezierCurve {
    /// The parameters strictly between 0 and 1 at which the curve stands still, its first derivative being 0, in growing
    /// order: cusps, and places where a straight curve turns back. A derivative of 1e-10 of the longest control edge counts
    /// as 0. None where all points are equal.
    ///
    /// They are among the minima of the speed, roots of B′·B″.
    public var cusps: [Double] {
        guard degree > 1 else { return [] }
        let first = unitHodograph, second = BezierCurve(first).derivative.points
        let slope = BernsteinPolynomial(coefficients: bernsteinProduct(first, second) { $0.dot($1) })
        return slope.roots.filter { t in
            guard t > 0, t < 1 else { return false }
            return BezierCurve(first).point(at: t).length <= 1e-10
        }
    }

    /// The edges of the control polygon, the longest coordinate being 1.
    private var unitHodograph: [Point] {
        let size = longestEdge
        // Edges may be longer than the largest number where no coordinate is.
        if !size.isFinite, isFinite { return scaled(by: 0x1p-3).unitHodograph }
        guard size > 0, size.isFinite else { return Array(repeating: .zero, count: max(degree, 2)) }
        let edges = (0..<degree).map { (points[$0 + 1] - points[$0]) / size }
        return edges.count > 1 ? edges : edges + edges
    }

    /// The two different parameters in 0…1, the smaller one first, at which a cubic is at the same point: its loop. Ends that
    /// meet are such a pair. Nil where there is no loop, and for other degrees, of which `PathSegment.selfIntersections` knows.
    ///
    /// From the sum and the product of the parameters, in which the equations are linear.
    public var doublePoint: (first: Double, second: Double)? {
        degree == 3 && isFinite && !isStraight ? cubicDoublePoint : nil
    }

    /// With B = a·t³ + b·t² + c·t: (B(s) - B(t)) / (s - t) = a·(σ² - π) + b·σ + c for σ = s + t and π = s·t.
    private var cubicDoublePoint: (first: Double, second: Double)? {
        let d = unitHodograph
        let a = d[0] - d[1] - (d[1] - d[2]), b = (d[1] - d[0]) * 3, c = d[0] * 3
        let area = a.cross(b)
        guard abs(area) > 1e-15 else { return nil }
        let sum = -a.cross(c) / area, product = sum * sum - b.cross(c) / area
        let discriminant = sum * sum - 4 * product
        guard discriminant > 1e-13 * max(1, sum * sum) else { return nil }
        let larger = (sum + (sum < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        let other = sum - larger
        let s = snappedToEnds(min(larger, other)), t = snappedToEnds(max(larger, other))
        return s >= 0 && t <= 1 ? (s, t) : nil
    }
}

/// Parameters that differ from 0 or 1 by rounding are these.
func snappedToEnds(_ t: Double) -> Double { abs(t) < 1e-12 ? 0 : abs(t - 1) < 1e-12 ? 1 : t }
