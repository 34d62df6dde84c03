// A curve that functions describe.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A range of parameters in which a function's curve has no corner.
struct FunctionCurve: FittableCurve {
    let knots: [Double]
    private let place, speed: (Double) -> Point

    private init(knots: [Double], _ place: @escaping (Double) -> Point, _ speed: @escaping (Double) -> Point) {
        (self.knots, self.place, self.speed) = (knots, place, speed)
    }

    func motion(at t: Double) -> (point: Point, velocity: Point) { (place(t), speed(t)) }
    func point(at t: Double) -> Point { place(t) }

    func direction(at t: Double) -> Point {
        FunctionCurve.direction(speed, at: t, inside: knots[0]...knots[knots.count - 1])
    }

    /// The tangent; where the derivative vanishes that at a place very near inside the range.
    private static func direction(_ speed: (Double) -> Point, at t: Double, inside range: ClosedRange<Double>) -> Point {
        let width = range.upperBound - range.lowerBound, middle = range.lowerBound + width / 2
        let own = speed(t), near = speed(t + (t < middle ? 1e-7 : -1e-7) * width)
        return own.length > 1e-6 * near.length ? own.normalized : near.normalized
    }

    /// The curve from `a` to `b` in parts without corners: what turns quickly is halved until it turns slowly, or until
    /// what is left is a corner, at which the parts end.
    static func parts(from a: Double, to b: Double, point: @escaping (Double) -> Point, derivative: @escaping (Double) -> Point)
        throws(FittingError) -> [FunctionCurve]
    {
        var parts: [FunctionCurve] = [], knots = [a]
        // A function that turns quickly everywhere would be halved without end.
        var patience = 4 * FittingError.maximumSegments
        func walk(_ u: Double, _ v: Double, _ depth: Int) throws(FittingError) {
            if let bad = [u, u + (v - u) / 2, v].first(where: { !point($0).isFinite || !derivative($0).isFinite }) { throw .notFinite(at: bad) }
            if isSlow(derivative, from: u, to: v) { return knots.append(v) }
            let middle = u + (v - u) / 2
            patience -= 1
            guard patience > 0 else { throw .tooManySegments }
            if depth == 0 || middle <= u || middle >= v {
                if knots.count > 1 { parts.append(FunctionCurve(knots: knots, point, derivative)) }
                knots = [v]
            } else {
                try walk(u, middle, depth - 1)
                try walk(middle, v, depth - 1)
            }
        }
        for i in 0..<8 { try walk(a + (b - a) * Double(i) / 8, i == 7 ? b : a + (b - a) * Double(i + 1) / 8, 36) }
        if knots.count > 1 { parts.append(FunctionCurve(knots: knots, point, derivative)) }
        return parts
    }

    /// Whether the direction turns by less than an eighth of a turn on either half.
    private static func isSlow(_ speed: (Double) -> Point, from u: Double, to v: Double) -> Bool {
        let first = direction(speed, at: u, inside: u...v), last = direction(speed, at: v, inside: u...v)
        let middle = speed(u + (v - u) / 2).normalized
        return first.dot(middle) > 0.8 && middle.dot(last) > 0.8
    }
}

extension Path {
    /// A curve that functions describe, as cubics nowhere farther than `tolerance` user units from it, and as few as
    /// possible (see `CubicFit` for the method).
    ///
    /// Corners and cusps are found and kept. Where the curve jumps by more than the tolerance a new subpath begins. What is
    /// much narrower than an eighth of the range is seen only where the curve turns on the way there.
    /// - Parameters:
    ///   - a: the parameter at which the curve begins.
    ///   - b: the parameter at which it ends.
    ///   - tolerance: in user units.
    ///   - point: the curve's point at a parameter.
    ///   - derivative: its derivative by the parameter.
    public static func fitting(
        from a: Double, to b: Double, tolerance: Double, point: @escaping (Double) -> Point, derivative: @escaping (Double) -> Point
    ) throws(FittingError) -> Path {
        try FittingError.check(tolerance: tolerance)
        guard a.isFinite, b.isFinite, (b - a).isFinite else { throw .notFinite(at: a.isFinite ? b : a) }
        if b < a {
            return try fitting(from: -a, to: -b, tolerance: tolerance, point: { point(-$0) }, derivative: { -derivative(-$0) })
        }
        var path = Path(), count = 0
        for part in try FunctionCurve.parts(from: a, to: b, point: point, derivative: derivative) {
            let start = part.point(at: part.knots[0])
            if path.currentPoint.map({ $0.distance(to: start) > tolerance }) ?? true { path.move(to: start) }
            var fitter = CubicFitter(part, tolerance: tolerance)
            try fitter.fit { path.add($0) }
            count += fitter.count
            guard count <= FittingError.maximumSegments else { throw .tooManySegments }
        }
        return path
    }
}
