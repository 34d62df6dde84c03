// The distances of a point from a Bézier curve.

extension BezierCurve {
    /// The parameter of the curve's point that is nearest to `p`; of several the first.
    ///
    /// The least distance is at an end or a root of (B - p)·B′, which is found in Bernstein form (P. Schneider: Solving the
    /// nearest-point-on-curve problem. Graphics Gems, 1990).
    func nearestParameter(to p: Point) -> Double {
        var best = 0.0, least = (start - p).plainLength
        forEachCriticalParameter(p) { t, point in
            let distance = (point - p).plainLength
            if distance < least { (best, least) = (t, distance) }
        }
        return (end - p).plainLength < least ? 1 : best
    }

    /// Calls `body` with the parameters, and their points, at which the distance from `p` is stationary.
    func forEachCriticalParameter(_ p: Point, _ body: (Double, Point) -> Void) {
        withDistanceSlope(p) { slope in
            forEachRoot(of: slope) { root in body(root.parameter, point(at: root.parameter)) }
        }
    }

    /// Calls `body` with the Bernstein coefficients of (B - p)·B′ in some unit.
    func withDistanceSlope(_ p: Point, _ body: (UnsafeBufferPointer<Double>) -> Void) {
        let n = degree, scale = unit(p)
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * n) { c in
            points.withUnsafeBufferPointer { q in
                @inline(__always) func pair(_ i: Int, _ j: Int) -> Double { ((q[i] - p) * scale).dot((q[j + 1] - q[j]) * scale) }
                func put(_ i: Int, _ value: Double) { c.initializeElement(at: i, to: value) }
                switch n {
                case 1:
                    put(0, pair(0, 0))
                    put(1, pair(1, 0))
                case 2:
                    put(0, pair(0, 0))
                    put(1, (2 * pair(1, 0) + pair(0, 1)) / 3)
                    put(2, (pair(2, 0) + 2 * pair(1, 1)) / 3)
                    put(3, pair(2, 1))
                case 3:
                    put(0, pair(0, 0))
                    put(1, (3 * pair(1, 0) + 2 * pair(0, 1)) / 5)
                    put(2, (3 * pair(2, 0) + 6 * pair(1, 1) + pair(0, 2)) / 10)
                    put(3, (pair(3, 0) + 6 * pair(2, 1) + 3 * pair(1, 2)) / 10)
                    put(4, (2 * pair(3, 1) + 3 * pair(2, 2)) / 5)
                    put(5, pair(3, 2))
                default:
                    let edges = (0..<n).map { (q[$0 + 1] - q[$0]) * scale }
                    let product = bernsteinProduct(q.map { ($0 - p) * scale }, edges) { $0.dot($1) }
                    for i in 0..<(2 * n) { put(i, product[i]) }
                }
            }
            body(UnsafeBufferPointer(c))
        }
    }

    /// 1, or the power of two that keeps the products of coordinates from overflow and underflow.
    private func unit(_ p: Point) -> Double {
        var size = 0.0
        for q in points { size = max(size, abs(q.x - p.x), abs(q.y - p.y)) }
        guard size > 0, size.isFinite, size < 1e-100 || size > 1e100 else { return 1 }
        return Double(sign: .plus, exponent: -min(size.exponent, 1022), significand: 1)
    }
}
