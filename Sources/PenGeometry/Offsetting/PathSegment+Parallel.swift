// Parallel curves of single segments.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension PathSegment {
    /// The points at a distance from the segment along its normals, as one open subpath within `tolerance` user units:
    /// from the start plus distance times the normal there to the same at the end.
    ///
    /// A line's is a line and a circular arc's an arc. Of other curves it is fitted with as few cubics as possible; where
    /// the radius of curvature is the distance it has a cusp and is divided (W. Tiller, E. G. Hanson: Offsets of
    /// two-dimensional profiles. IEEE CG&A 4, 1984, for the problem; R. Levien: Parallel curves of cubic Béziers, 2022, for
    /// the fit). Beyond the centers of curvature it runs backwards. Where the segment itself turns back on the spot, half a
    /// circle leads to its other side. Control points within 1e-10 of the longest edge of an end's are taken to be there.
    /// - Parameters:
    ///   - distance: in user units, positive on the side to which the tangent turned by a quarter turn points, the way
    ///     angles grow.
    ///   - tolerance: in user units.
    /// - Returns: an empty path where the segment is one point or a number is not finite.
    public func parallel(distance: Double, tolerance: Double) throws(FittingError) -> Path {
        try parallel(distance: distance, tolerance: tolerance, tightParts: .backwards)
    }

    func parallel(distance: Double, tolerance: Double, tightParts: TightParts) throws(FittingError) -> Path {
        try FittingError.check(tolerance: tolerance)
        var path = Path()
        guard isFinite, distance.isFinite else { return path }
        for part in partsWithoutCusps where part.tangent(at: 0) != .zero {
            let start = part.start + part.normal(at: 0) * distance
            if path.isEmpty {
                path.move(to: start)
            } else if distance != 0 {
                path.addHalfTurn(around: part.start, to: start, clockwise: distance < 0)
            }
            try part.addParallel(distance: distance, tolerance: tolerance, tightParts, to: &path)
        }
        return path
    }

    /// The segment cut where it turns back; straight curves as lines.
    private var partsWithoutCusps: [PathSegment] {
        switch self {
        case .line: return [self]
        case .curve(let curve):
            let ends = [0] + curve.cusps + [1]
            let parts = zip(ends, ends.dropFirst()).map { curve.subcurve(from: $0, to: $1).standing(atStart: $0 > 0, atEnd: $1 < 1) }
            return parts.map { curve.isStraight ? .line($0.start, $0.end) : .curve($0) }
        case .arc(let arc, let p, let q):
            guard arc.isFlat else { return [self] }
            let places = [p] + arc.turningPoints + [q]
            return zip(places, places.dropFirst()).map { .line($0, $1) }
        }
    }

    /// Adds the parallel curve of a segment that does not turn back, from the current point, which is its start.
    private func addParallel(distance: Double, tolerance: Double, _ tightParts: TightParts, to path: inout Path) throws(FittingError) {
        let end = self.end + normal(at: 1) * distance
        switch self {
        case .line: return path.line(to: end)
        case _ where distance == 0: return path.add(self)
        case .arc(let arc, _, _) where arc.radii.x == arc.radii.y:
            let isTight = (arc.sweep < 0 ? -distance : distance) > arc.radii.x
            guard isTight, tightParts == .evolute else { return path.addArc(arc.parallel(distance: distance), end: end) }
            path.line(to: arc.center)
            return path.line(to: end)
        default: break
        }
        var count = 0
        for part in try ParallelCurve.parts(of: self, distance: distance) {
            if part.sign < 0, tightParts == .evolute {
                path.addEvolute(of: part, tolerance: tolerance)
                continue
            }
            var fitter = CubicFitter(part, tolerance: tolerance)
            try fitter.fit { path.add($0) }
            count += fitter.count
            guard count <= FittingError.maximumSegments else { throw .tooManySegments }
        }
    }
}

extension EllipticalArc {
    /// The arc around the same center; on its other side where the distance is larger than the radius.
    fileprivate func parallel(distance: Double) -> EllipticalArc {
        let radius = radii.x - (sweep < 0 ? -distance : distance)
        return EllipticalArc(
            center: center, radii: Point(abs(radius), abs(radius)), rotation: rotation, start: radius < 0 ? start + .pi : start, sweep: sweep)
    }
}

extension BezierCurve {
    /// The curve with the control points that are at an end, but for rounding, on that end: their directions mean nothing.
    /// - Parameters:
    ///   - atStart: whether the curve stands still at its start, and likewise at its end.
    fileprivate func standing(atStart: Bool, atEnd: Bool) -> BezierCurve {
        guard degree > 1 else { return self }
        var p = points
        let noise = 1e-10 * longestEdge, n = degree
        if atStart { p[1] = p[0] }
        if atEnd, n > 2 || !atStart { p[n - 1] = p[n] }
        for i in 1..<n where p[i].distance(to: p[0]) <= noise && p[i - 1] == p[0] { p[i] = p[0] }
        for i in (1..<n).reversed() where p[i].distance(to: p[n]) <= noise && p[i + 1] == p[n] { p[i] = p[n] }
        return BezierCurve(p)
    }
}

extension Path {
    /// Adds lines along the evolute and to the parallel curve's end, from its start.
    fileprivate mutating func addEvolute(of curve: ParallelCurve, tolerance: Double) {
        // Where the parallel curve has a cusp it meets the evolute, but for rounding.
        let rounding = 1e-9 * abs(curve.distance)
        curve.forEachCenter(tolerance: tolerance) { p in
            if p.distance(to: currentPoint ?? p) > rounding { line(to: p) }
        }
        let end = curve.point(at: curve.knots[curve.knots.count - 1])
        if end != currentPoint { line(to: end) }
    }

    /// Adds half a circle around `center` from the current point.
    mutating func addHalfTurn(around center: Point, to end: Point, clockwise: Bool) {
        let way = end - center
        let arc = EllipticalArc(
            center: center, radii: Point(way.length, way.length), start: (-way).angle, sweep: clockwise ? Double.pi : -Double.pi)
        addArc(arc, end: end)
    }
}
