// The speed of Bézier curves of any degree.

/// The speed of a curve of any degree in units of `size`.
struct HodographSpeed: SpeedFunction {
    private let hodograph: BezierCurve
    private var corners: [Double] = []
    /// The hodograph's points are as long as the degree at most.
    var rounding: Double { 4e-16 * Double(hodograph.degree + 1) }

    init(_ curve: BezierCurve, size: Double) {
        let p = curve.points, n = Double(curve.degree)
        hodograph = BezierCurve((0..<curve.degree).map { (p[$0 + 1] - p[$0]) / size * n })
        corners = turns(of: curve)
    }

    func speed(at t: Double) -> Double {
        let v = hodograph.point(at: t)
        return (v.x * v.x + v.y * v.y).squareRoot()
    }

    /// The parameters at which the curve turns back, or turns on a point: where the speed nearly vanishes beside an extremum.
    /// None where all edges go forwards.
    private func turns(of curve: BezierCurve) -> [Double] {
        let points = curve.points, direction = curve.end - curve.start
        let goesForwards = (1..<points.count).allSatisfy { (points[$0] - points[$0 - 1]).dot(direction) > 0 }
        return goesForwards ? [] : curve.extrema.filter { $0 > 0 && $0 < 1 && speed(at: $0) < 0.05 }
    }

    func corner(between a: Double, and b: Double) -> Double? { corners.first { $0 > a && $0 < b } }

    func plan(_ a: Double, _ b: Double, tolerance: Double) -> QuadraturePlan { .compare }
}
