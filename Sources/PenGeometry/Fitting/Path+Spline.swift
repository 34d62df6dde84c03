// Smooth curves through points.

import Synchronization

extension Path {
    /// The centripetal Catmull–Rom spline through the points, as cubics: smooth, without loops or overshoot however
    /// unevenly the points lie (Yuksel, Schaefer, Keyser: Parameterization and applications of Catmull–Rom curves,
    /// 2011). Open ends are natural: the curve is straight there. Points equal to the one before are left out; two
    /// points make a line, one a move.
    public static func spline(through given: [Point], closed: Bool = false) -> Path {
        var p: [Point] = []
        for point in given where point != p.last { p.append(point) }
        if closed, p.count > 1, p.first == p.last { p.removeLast() }
        var path = Path()
        guard let first = p.first else { return path }
        path.move(to: first)
        if p.count > 2 {
            path.addSpline(p, closed: closed)
        } else if p.count == 2 {
            path.line(to: p[1])
        }
        if closed { path.close() }
        return path
    }

    private mutating func addSpline(_ p: [Point], closed: Bool) {
        let n = p.count
        let spans = (0..<n).map { p[$0].distance(to: p[($0 + 1) % n]).squareRoot() }
        // Derivatives by the centripetal parameter, from the parabola through three neighbours.
        var slopes = (0..<n).map { i in
            let before = (i + n - 1) % n, after = (i + 1) % n
            let d0 = spans[before], d1 = spans[i]
            return (p[i] - p[before]) / d0 - (p[after] - p[before]) / (d0 + d1) + (p[after] - p[i]) / d1
        }
        if !closed {
            slopes[0] = ((p[1] - p[0]) * (3 / spans[0]) - slopes[1]) / 2
            slopes[n - 1] = ((p[n - 1] - p[n - 2]) * (3 / spans[n - 2]) - slopes[n - 2]) / 2
        }
        for i in 0..<(closed ? n : n - 1) where !Patience.isOver.load(ordering: .relaxed) {
            let j = (i + 1) % n, third = spans[i] / 3
            curve(to: p[j], via: [p[i] + slopes[i] * third, p[j] - slopes[j] * third])
        }
    }
}
