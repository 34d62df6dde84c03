// Cubics by least squares for points without a corner.

/// A run of points, no two neighbours equal, and the directions in which a curve through them goes.
struct PointRun {
    let points: [Point]
    /// The length along the points up to each.
    let reach: [Double]
    let directions: [Point]
    private var parameters: [Double] = []

    /// - Parameters:
    ///   - window: how far on either side points have a say in the direction.
    ///   - isRound: whether the last point is the first one, without a corner there.
    init(_ points: [Point], window: Double, isRound: Bool) {
        self.points = points
        var sum = 0.0, reach = [0.0]
        for i in 1..<points.count {
            sum += points[i].distance(to: points[i - 1])
            reach.append(sum)
        }
        self.reach = reach
        directions = PointRun.directions(points, reach, window: window, isRound: isRound)
    }

    /// The tangents of the parabola through a point and those a window away on either side.
    private static func directions(_ p: [Point], _ reach: [Double], window: Double, isRound: Bool) -> [Point] {
        let last = p.count - 1
        var back = 0, front = 0
        var all = (0...last).map { i -> Point in
            while back + 1 < i, p[i].distance(to: p[back + 1]) >= window { back += 1 }
            front = min(max(front, i + 1), last)
            while front < last, p[i].distance(to: p[front]) < window { front += 1 }
            guard i > 0, i < last else { return .zero }
            return slope(p[i] - p[back], reach[i] - reach[back], p[front] - p[i], reach[front] - reach[i])
        }
        all[0] = endDirection(p, window: window)
        all[last] = -endDirection(p.reversed(), window: window)
        if isRound, last > 2 {
            let d0 = reach[last] - reach[last - 1], d1 = reach[1]
            let seam = window > max(d0, d1) ? (all[0] + all[last]).normalized : slope(p[last] - p[last - 1], d0, p[1] - p[0], d1)
            if seam != .zero { (all[0], all[last]) = (seam, seam) }
        }
        return all
    }

    /// The parabola's tangent between two ways that take so long.
    private static func slope(_ way: Point, _ d0: Double, _ next: Point, _ d1: Double) -> Point {
        (way / d0 * d1 + next / d1 * d0).normalized
    }

    /// The tangent at the first point of the parabola through it and two others, each a window farther.
    private static func endDirection(_ p: some RandomAccessCollection<Point>, window: Double) -> Point {
        guard let start = p.first, let first = p.dropFirst().first(where: { $0.distance(to: start) >= window }) ?? p.last else { return .zero }
        let second = p.dropFirst().first { $0.distance(to: start) >= window + first.distance(to: start) }
        guard let second else { return (first - start).normalized }
        let d0 = first.distance(to: start), d1 = second.distance(to: first), v0 = (first - start) / d0, v1 = (second - first) / d1
        return (v0 + (v0 - v1) * (d0 / (d0 + d1))).normalized
    }

    // MARK: One cubic

    /// The cubic through two of the points that is nearest to those between, and the largest distance of one of them.
    mutating func best(from i: Int, to j: Int, tolerance: Double) -> (cubic: FittedCubic, error: Double) {
        let line = FittedCubic(line: points[i], points[j])
        if j == i + 1 { return (line, 0) }
        let total = reach[j] - reach[i]
        parameters = (i...j).map { (reach[$0] - reach[i]) / total }
        var best = (cubic: line, error: Double.infinity)
        // Chord lengths are a guess of the parameters, the nearest points on the cubic a better one, and so on.
        for _ in 0..<12 {
            let cubic = leastSquares(from: i, to: j)
            let error = reparameterize(cubic, from: i, to: j)
            let gain = best.error - error
            if error < best.error { best = (cubic, error) }
            if error <= tolerance || gain < 0.02 * error || error > 30 * tolerance { break }
        }
        return best
    }

    /// P. J. Schneider: An algorithm for automatically fitting digitized curves. Graphics Gems (1990): the lengths of the
    /// handles whose sum of squared distances at the parameters is least.
    private func leastSquares(from i: Int, to j: Int) -> FittedCubic {
        let p = points[i], q = points[j], first = directions[i], last = -directions[j]
        var (aa, ab, bb, ra, rb) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for k in i...j {
            let t = parameters[k - i], u = 1 - t, b1 = 3 * u * u * t, b2 = 3 * u * t * t
            let a = first * b1, b = last * b2
            let rest = points[k] - p * (u * u * u + b1) - q * (t * t * t + b2)
            (aa, ab, bb) = (aa + a.dot(a), ab + a.dot(b), bb + b.dot(b))
            (ra, rb) = (ra + a.dot(rest), rb + b.dot(rest))
        }
        let determinant = aa * bb - ab * ab, third = p.distance(to: q) / 3
        var h0 = (ra * bb - rb * ab) / determinant, h1 = (aa * rb - ab * ra) / determinant
        let longest = 2 * (reach[j] - reach[i])
        if !(h0 > 1e-3 * third && h0 < longest && h1 > 1e-3 * third && h1 < longest) { (h0, h1) = (third, third) }
        return FittedCubic(p, p + first * h0, q + last * h1, q)
    }

    /// Moves every parameter towards the nearest point on the cubic; returns the largest distance there.
    private mutating func reparameterize(_ cubic: FittedCubic, from i: Int, to j: Int) -> Double {
        var worst = 0.0, low = 0.0
        for k in i...j {
            let t = k == j ? 1 : cubic.parameter(near: points[k], from: parameters[k - i], low: low)
            let away = cubic.point(at: t) - points[k]
            worst = max(worst, away.dot(away))
            parameters[k - i] = t
            low = t
        }
        return worst.squareRoot()
    }
}
