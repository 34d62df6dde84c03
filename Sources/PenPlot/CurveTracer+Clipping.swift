// Smooth cells, as far as they lie on the paper.

import PenGeometry

extension CurveTracer {
    mutating func accept(_ cell: HermiteCell) {
        let (p0, p1, p2, p3) = cell.controls
        if cell.left.isInside, cell.right.isInside { return builder.add(p0, p1, p2, p3, from: cell.left.t, to: cell.right.t) }
        let curve = BezierCurve([p0, p1, p2, p3]), times = [0] + crossings(curve) + [1]
        for (s, t) in zip(times, times.dropFirst()) where t > s {
            let middle = curve.point(at: (s + t) / 2)
            guard CurveSample.Sides(of: middle, rect).isEmpty else {
                builder.gap(.paper, .paper)
                continue
            }
            let q = curve.subcurve(from: s, to: t).points, h = cell.right.t - cell.left.t
            builder.add(held(q[0]), q[1], q[2], held(q[3]), from: cell.left.t + s * h, to: cell.left.t + t * h)
        }
        if !cell.right.isInside { builder.gap(.paper, .paper) }
    }

    /// Where a curve passes the lines of the paper's edges.
    private func crossings(_ curve: BezierCurve) -> [Double] {
        var times: [Double] = []
        for level in [rect.minX, rect.maxX] { times += BernsteinPolynomial(coefficients: curve.points.map { $0.x - level }).roots(noise: 0).map(\.parameter) }
        for level in [rect.minY, rect.maxY] { times += BernsteinPolynomial(coefficients: curve.points.map { $0.y - level }).roots(noise: 0).map(\.parameter) }
        return times.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// Exactly on the edge where rounding has moved it.
    private func held(_ p: Point) -> Point { Point(min(max(p.x, rect.minX), rect.maxX), min(max(p.y, rect.minY), rect.maxY)) }
}
