// The speed of quadratic and cubic curves.

/// The speed of a quadratic or cubic curve in units of `size`, which keeps the squares from overflow and underflow.
///
/// As a complex number the derivative is a·t² + b·t + c = a·(t - r)·(t - s), so its length has branch points at r, s and
/// their conjugates, and is analytic in every ellipse around an interval that holds none of them.
struct CubicSpeed: SpeedFunction {
    private let a, b, c: Point
    /// The roots, by real part and size of the imaginary part; far away where there are fewer.
    private let first, second: Point
    var rounding: Double { 1e-15 }

    init(_ curve: BezierCurve, size: Double) {
        let p = curve.points
        let d0 = (p[1] - p[0]) / size, d1 = (p[2] - p[1]) / size
        if p.count == 3 {
            (a, b, c) = (.zero, (d1 - d0) * 2, d0 * 2)
        } else {
            let d2 = (p[3] - p[2]) / size
            (a, b, c) = ((d0 - d1 - (d1 - d2)) * 3, (d1 - d0) * 6, d0 * 3)
        }
        (first, second) = CubicSpeed.roots(a, b, c)
    }

    @inline(__always)
    func speed(at t: Double) -> Double {
        let x = (a.x * t + b.x) * t + c.x, y = (a.y * t + b.y) * t + c.y
        return (x * x + y * y).squareRoot()
    }

    /// The one root from the larger of -b ± √(b² - 4ac), the other from their product; complex numbers as points.
    private static func roots(_ a: Point, _ b: Point, _ c: Point) -> (Point, Point) {
        func times(_ p: Point, _ q: Point) -> Point { Point(p.x * q.x - p.y * q.y, p.x * q.y + p.y * q.x) }
        func quotient(_ p: Point, _ q: Point) -> Point {
            let size = q.dot(q)
            guard size > 1e-30 else { return Point(1e15, 1e15) }
            return Point(p.dot(q) / size, abs(p.y * q.x - p.x * q.y) / size)
        }
        let square = times(b, b) - times(a, c) * 4, length = (square.x * square.x + square.y * square.y).squareRoot()
        let x = ((length + abs(square.x)) / 2).squareRoot(), y = x > 0 ? square.y / (2 * x) : 0
        let root = square.x >= 0 ? Point(x, y) : Point(abs(y), square.y < 0 ? -x : x)
        let q = b.dot(root) >= 0 ? (b + root) * -0.5 : (b - root) * -0.5
        return (quotient(q, a), quotient(c, q))
    }

    /// So near to the real numbers, a root makes a corner: its own size changes the length by its square.
    private func isReal(_ root: Point) -> Bool { root.y <= 1e-8 }

    func corner(between a: Double, and b: Double) -> Double? {
        for root in [first, second] where isReal(root) && root.x > a && root.x < b { return root.x }
        return nil
    }

    func plan(_ from: Double, _ to: Double, tolerance: Double) -> QuadraturePlan {
        let mid = (from + to) / 2, half = (to - from) / 2
        let one = axis(first, mid, half), other = axis(second, mid, half)
        // Half the sum of the distances from the ends: the long half axis, in half widths. More than 8 gains nothing.
        let axis = min(one, other, 8), rho = axis + (axis * axis - 1).squareRoot()
        let reach = half * axis, value = (a * mid + b) * mid + c, slope = a * (2 * mid) + b
        let bound = value.plainLength + (slope.plainLength + a.plainLength * reach) * reach
        let count = gaussNodes(rho: rho, bound: bound, half: half, tolerance: tolerance)
        if count <= 32 { return .nodes(count) }
        let place = (one < other ? first : second).x
        return .cut(abs(place - mid) < 0.8 * half ? place : mid)
    }

    @inline(__always)
    private func axis(_ root: Point, _ mid: Double, _ half: Double) -> Double {
        if isReal(root) { return 8 }
        let x = (root.x - mid) / half, y = root.y / half
        return (((x - 1) * (x - 1) + y * y).squareRoot() + ((x + 1) * (x + 1) + y * y).squareRoot()) / 2
    }
}
