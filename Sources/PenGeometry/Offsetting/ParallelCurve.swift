// The parallel curve of a segment, for fitting.

/// The points at a distance from a segment along its normals, between two places at which that curve has a cusp. The
/// segment stands still nowhere but at its ends.
struct ParallelCurve: FittableCurve {
    let base: PathSegment
    let distance: Double
    let knots: [Double]
    /// -1 where the distance is beyond the centers of curvature, so that the curve runs backwards.
    let sign: Double

    init(_ base: PathSegment, distance: Double, knots: [Double], sign: Double) {
        (self.base, self.distance, self.knots, self.sign) = (base, distance, knots, sign)
    }

    func point(at t: Double) -> Point { base.point(at: t) + base.regularTangent(at: t).perpendicular * distance }

    func direction(at t: Double) -> Point { base.regularTangent(at: t) * sign }

    /// The normal turns by the curvature κ for each unit of length, so the derivative is the segment's own, times 1 − κ·d.
    func motion(at t: Double) -> (point: Point, velocity: Point) {
        let first = base.derivative(at: t), speed = first.plainLength
        guard speed > 0 else { return (point(at: t), .zero) }
        let tangent = first / speed
        return (base.point(at: t) + tangent.perpendicular * distance, first * base.parallelSpeed(at: t, distance))
    }

    /// The curve in parts without cusps.
    static func parts(of base: PathSegment, distance: Double) throws(FittingError) -> [ParallelCurve] {
        let knots = try turningKnots(of: base)
        let ends = [0] + evoluteCrossings(base, knots, distance) + [1]
        return zip(ends, ends.dropFirst()).compactMap { a, b in
            guard a < b else { return nil }
            let sign = base.parallelSpeed(at: a + (b - a) / 2, distance) < 0 ? -1.0 : 1
            return ParallelCurve(base, distance: distance, knots: [a] + knots.filter { $0 > a && $0 < b } + [b], sign: sign)
        }
    }

    /// Parameters from 0 to 1 between which the segment's direction turns by less than an eighth of a turn on either half.
    private static func turningKnots(of base: PathSegment) throws(FittingError) -> [Double] {
        var knots = [0.0], count = 8
        if case .arc(let arc, _, _) = base { count = max(8, boundedPieces(abs(arc.sweep))) }
        if case .curve(let curve) = base { count = max(4, 2 * curve.degree) }
        // Where numbers are too large for directions, or so small that these are mere rounding, it would have no end.
        var patience = 4 * FittingError.maximumSegments
        func walk(_ u: Double, _ first: Point, _ v: Double, _ last: Point, _ depth: Int) throws(FittingError) {
            let middle = u + (v - u) / 2, direction = base.regularTangent(at: middle)
            if depth == 0 || (first.dot(direction) > 0.8 && direction.dot(last) > 0.8) { return knots.append(v) }
            patience -= 1
            guard patience > 0, direction.isFinite else { throw .tooManySegments }
            try walk(u, first, middle, direction, depth - 1)
            try walk(middle, direction, v, last, depth - 1)
        }
        guard count <= FittingError.maximumSegments else { throw .tooManySegments }
        var first = base.regularTangent(at: 0)
        for i in 0..<count {
            let u = Double(i) / Double(count), v = Double(i + 1) / Double(count), last = base.regularTangent(at: v)
            try walk(u, first, v, last, 40)
            first = last
        }
        return knots
    }

    /// The parameters at which the curvature is 1/distance: the parallel curve has cusps there (R. T. Farouki, C. A. Neff:
    /// Analytic properties of plane offset curves. CAGD 7, 1990). Found as changes of sign between samples, and where two
    /// of them lie between neighbours by the least value there.
    private static func evoluteCrossings(_ base: PathSegment, _ knots: [Double], _ distance: Double) -> [Double] {
        func side(_ t: Double) -> Double { base.parallelSpeed(at: t, distance) }
        var places: [Double] = []
        for (u, v) in zip(knots, knots.dropFirst()) { for k in 0..<8 { places.append(u + (v - u) * Double(k) / 8) } }
        places.append(1)
        let sides = places.map(side)
        var found: [Double] = []
        for i in places.indices.dropFirst() {
            if (sides[i - 1] < 0) != (sides[i] < 0) {
                found.append(crossing(side, places[i - 1], places[i]))
            } else if i + 1 < places.count, (sides[i] < 0) == (sides[i + 1] < 0), abs(sides[i]) < 1,
                abs(sides[i]) <= abs(sides[i - 1]), abs(sides[i]) <= abs(sides[i + 1])
            {
                let sign = sides[i] < 0 ? -1.0 : 1, low = leastPlace({ side($0) * sign }, places[i - 1], places[i + 1])
                if side(low) * sign < 0 { found += [crossing(side, places[i - 1], low), crossing(side, low, places[i + 1])] }
            }
        }
        return found.filter { $0 > 0 && $0 < 1 }
    }

    private static func crossing(_ f: (Double) -> Double, _ a: Double, _ b: Double) -> Double {
        var (low, high) = (a, b)
        let sign = f(a) < 0
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return middle }
            if (f(middle) < 0) == sign { low = middle } else { high = middle }
        }
    }

    private static func leastPlace(_ f: (Double) -> Double, _ a: Double, _ b: Double) -> Double {
        var (low, high) = (a, b)
        for _ in 0..<60 {
            let u = low + (high - low) / 3, v = high - (high - low) / 3
            if f(u) < f(v) { high = v } else { low = u }
        }
        return low + (high - low) / 2
    }
}

extension PathSegment {
    /// The tangent by the first derivative, however small it is, where the segment stands still nowhere but at its ends.
    fileprivate func regularTangent(at t: Double) -> Point {
        let way = t > 0 && t < 1 ? derivative(at: t).plainDirection : .zero
        return way == .zero ? tangent(at: t) : way
    }

    /// The speed of the point at a distance on the normal over that of the segment's own, 1 − κ·d; negative where it goes
    /// the other way.
    fileprivate func parallelSpeed(at t: Double, _ distance: Double) -> Double {
        let first = derivative(at: t), speed = first.plainLength
        guard speed > 0 else { return 1 - curvature(at: t) * distance }
        return 1 - (first / speed).cross(derivative(at: t, order: 2) / speed) / speed * distance
    }
}
