// Smooth curves through points.

import Synchronization

/// How a Catmull–Rom spline's parameter grows from point to point: with a power of the distance.
public enum SplineParameter: String, Sendable, CaseIterable {
    /// By one each: the classic spline, which overshoots and loops where points lie unevenly.
    case uniform
    /// With the square root: no loops, no cusps.
    case centripetal
    /// With the distance.
    case chordal

    fileprivate func span(_ distance: Double) -> Double {
        switch self {
        case .uniform: 1
        case .centripetal: distance.squareRoot()
        case .chordal: distance
        }
    }
}

extension Path {
    /// The Catmull–Rom spline through the points, as cubics: smooth, as a rule centripetal, so without loops or
    /// overshoot however unevenly the points lie (Yuksel, Schaefer, Keyser: Parameterization and applications of
    /// Catmull–Rom curves, 2011). Open ends are natural: the curve is straight there. Points equal to the one
    /// before are left out; two points make a line, one a move.
    public static func spline(through given: [Point], closed: Bool = false, parameter: SplineParameter = .centripetal) -> Path {
        var p: [Point] = []
        for point in given where point != p.last { p.append(point) }
        if closed, p.count > 1, p.first == p.last { p.removeLast() }
        var path = Path()
        guard let first = p.first else { return path }
        path.move(to: first)
        if p.count > 2 {
            path.addSpline(p, closed: closed, parameter)
        } else if p.count == 2 {
            path.line(to: p[1])
        }
        if closed { path.close() }
        return path
    }

    private mutating func addSpline(_ p: [Point], closed: Bool, _ parameter: SplineParameter) {
        let n = p.count
        let spans = (0..<n).map { parameter.span(p[$0].distance(to: p[($0 + 1) % n])) }
        // Derivatives by the parameter, from the parabola through three neighbours.
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
