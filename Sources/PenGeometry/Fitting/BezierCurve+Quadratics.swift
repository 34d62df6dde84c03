// Curves as quadratic ones.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension BezierCurve {
    /// Quadratic curves within `tolerance` user units of this curve, one behind the other, each for an equal part of the
    /// parameter (of a curve above degree three, of one of its `cubics`). A line or a quadratic is one of them as it is.
    ///
    /// The quadratic with the control point (3·(p1 + p2) − p0 − p3)/4 stays within √3/36·|p3 − 3·p2 + 3·p1 − p0| of its
    /// cubic, and a cubic's n-th part has the n³-th part of that difference (T. W. Sederberg: Computer aided geometric
    /// design, 2012, chapter 11). At most 65 536 curves.
    public func quadratics(tolerance: Double) -> [BezierCurve] {
        guard degree > 2 else { return [elevated(to: 2)] }
        guard degree > 3 else { return quadratics(tolerance: tolerance, atMost: maximumFlatPieces) }
        let parts = cubics(tolerance: tolerance / 2), most = max(1, maximumFlatPieces / parts.count)
        return parts.flatMap { $0.degree > 2 ? $0.quadratics(tolerance: tolerance / 2, atMost: most) : [$0.elevated(to: 2)] }
    }

    private func quadratics(tolerance: Double, atMost most: Int) -> [BezierCurve] {
        let difference = points[3] - points[0] + (points[1] - points[2]) * 3
        // What is left of a raised quadratic is rounding.
        let size = difference.length > 1e-14 * points.reduce(0) { max($0, $1.length) } ? difference.length : 0
        let count = min(boundedPieces(cbrt(3.0.squareRoot() / 36 * size / tolerance)), most)
        return (0..<count).map { i in
            let p = subcurve(from: Double(i) / Double(count), to: Double(i + 1) / Double(count)).points
            return BezierCurve([p[0], ((p[1] + p[2]) * 3 - p[0] - p[3]) / 4, p[3]])
        }
    }

    /// The control points of a quadratic spline within `tolerance` user units of this cubic, as TrueType fonts store it:
    /// the ends, and between them as few control points as do. Between two of these the spline passes through their
    /// middle. The direction at the ends is the cubic's.
    ///
    /// The spline's curves belong to equal parts of the parameter; their control points wander from the start's tangent to
    /// the end's (the method of the font tool cu2qu).
    /// - Returns: nil where this is no cubic, and where more than 100 control points would be needed.
    public func quadraticSpline(tolerance: Double) -> [Point]? {
        BezierCurve.quadraticSplines([self], tolerance: tolerance)?.first
    }

    /// The splines of several cubics with one number of control points, so that fonts can be interpolated.
    public static func quadraticSplines(_ cubics: [BezierCurve], tolerance: Double) -> [[Point]]? {
        guard cubics.allSatisfy({ $0.degree == 3 && $0.isFinite }) else { return nil }
        for count in 1...100 {
            var splines: [[Point]] = []
            for cubic in cubics {
                guard let spline = cubic.quadraticSpline(count: count, tolerance: tolerance) else { break }
                splines.append(spline)
            }
            if splines.count == cubics.count { return splines }
        }
        return nil
    }

    private func quadraticSpline(count: Int, tolerance: Double) -> [Point]? {
        guard count > 1 else { return singleQuadratic(tolerance: tolerance) }
        let parts = (0..<count).map { subcurve(from: Double($0) / Double(count), to: Double($0 + 1) / Double(count)).points }
        let controls = (0..<count).map { i -> Point in
            let p = parts[i], start = p[0] + (p[1] - p[0]) * 1.5, end = p[3] + (p[2] - p[3]) * 1.5
            return start.lerp(to: end, Double(i) / Double(count - 1))
        }
        var from = start
        for i in 0..<count {
            let to = i + 1 < count ? (controls[i] + controls[i + 1]) / 2 : end
            guard DifferenceCurve(of: BezierCurve([from, controls[i], to]), from: parts[i]).isWithin(tolerance, 32) else { return nil }
            from = to
        }
        return [start] + controls + [end]
    }

    /// The quadratic whose control point lies on the tangents of both ends.
    private func singleQuadratic(tolerance: Double) -> [Point]? {
        let (p0, p1, p2, p3) = (points[0], points[1], points[2], points[3])
        let cross = (p1 - p0).cross(p3 - p2)
        let control = p1 == p2 ? p1 : p0 + (p1 - p0) * ((p2 - p0).cross(p3 - p2) / cross)
        guard control.isFinite, DifferenceCurve(of: BezierCurve([p0, control, p3]), from: points).isWithin(tolerance, 32) else { return nil }
        return [p0, control, p3]
    }
}

/// The difference of two cubics at equal parameters, by its control points.
private struct DifferenceCurve {
    let d0, d1, d2, d3: Point

    init(_ d0: Point, _ d1: Point, _ d2: Point, _ d3: Point) { (self.d0, self.d1, self.d2, self.d3) = (d0, d1, d2, d3) }

    init(of quadratic: BezierCurve, from p: [Point]) {
        let q = quadratic.elevated(to: 3).points
        self.init(q[0] - p[0], q[1] - p[1], q[2] - p[2], q[3] - p[3])
    }

    /// Whether no point is farther than `radius` from zero: halves it until its control points are near, or a point is far.
    func isWithin(_ radius: Double, _ depth: Int) -> Bool {
        guard d0.length <= radius, d3.length <= radius else { return false }
        if d1.length <= radius, d2.length <= radius { return true }
        let middle = (d0 + (d1 + d2) * 3 + d3) / 8
        guard depth > 0, middle.length <= radius else { return false }
        let slope = (d3 + d2 - d1 - d0) / 8
        return DifferenceCurve(d0, (d0 + d1) / 2, middle - slope, middle).isWithin(radius, depth - 1)
            && DifferenceCurve(middle, middle + slope, (d2 + d3) / 2, d3).isWithin(radius, depth - 1)
    }
}
