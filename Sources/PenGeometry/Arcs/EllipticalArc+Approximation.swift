// Elliptical arcs as cubics and as polylines.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension EllipticalArc {
    /// Cubic Bézier curves within `tolerance` user units of the arc, the first and last ending in its exact ends.
    ///
    /// Each piece of δ radians has handles of 4/3·tan(δ/4) radii; its radius is then too large by at most
    /// 2/27·sin⁶(δ/4)/cos²(δ/4) of itself (M. Goldapp: Approximation of circular arcs by cubic polynomials. CAGD 8, 1991).
    public func cubics(tolerance: Double) -> [BezierCurve] { cubics(pieces: cubicPieces(tolerance: tolerance)) }

    /// Cubic Bézier curves for that many equal parts of the sweep, at least one and each less than a whole turn.
    public func cubics(pieces count: Int) -> [BezierCurve] {
        let step = sweep / Double(count), handle = 4 / 3 * tan(step / 4)
        return (0..<count).map { i in
            let a = start + step * Double(i), b = i + 1 == count ? start + sweep : start + step * Double(i + 1)
            let p = point(atAngle: a), q = point(atAngle: b)
            return BezierCurve([p, p + derivative(atAngle: a) * handle, q - derivative(atAngle: b) * handle, q])
        }
    }

    /// In how many equal parts of at most a quarter turn the sweep is cut so that their cubics are within `tolerance` user
    /// units of it.
    public func cubicPieces(tolerance: Double) -> Int {
        var count = max(1, boundedPieces(abs(sweep) / (Double.pi / 2) - 1e-9))
        while count < 1024 {
            let quarter = abs(sweep) / Double(count) / 4
            let error = 2.0 / 27 * pow(sin(quarter), 6) / pow(cos(quarter), 2) * max(radii.x, radii.y)
            guard error > tolerance else { break }
            count += 1
        }
        return count
    }

    /// Calls `emit` with the points of a polyline within `tolerance` user units of the arc: all but the start. A chord
    /// over δ radians of a circle is r·(1 - cos(δ/2)) <= r·δ²/8 away from it. At most 65 536 points.
    public func flatten(tolerance: Double, _ emit: (Point) -> Void) {
        let chord = (8 * tolerance / max(radii.x, radii.y)).squareRoot()
        let count = boundedPieces(abs(sweep) / min(chord, Double.pi / 2))
        let step = sweep / Double(count)
        for i in 1..<max(count, 1) { emit(point(atAngle: start + step * Double(i))) }
        emit(endPoint)
    }
}
