// Arc length of elliptical arcs.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension EllipticalArc {
    /// The length in user units, of the part between the fractions `a` and `b` of the sweep (negative where b < a): exact for
    /// circles; for ellipses within `accuracy` user units or, where none is given, a relative 1e-12.
    ///
    /// Gauss–Legendre quadrature with a proven bound by the complex zeros of the speed.
    public func length(from a: Double = 0, to b: Double = 1, accuracy: Double? = nil) -> Double {
        if radii.x == radii.y { return radii.x * abs(sweep) * (b - a) }
        guard a <= b else { return -length(from: b, to: a, accuracy: accuracy) }
        let size = max(radii.x, radii.y), whole = 2 * Double.pi, width = abs(sweep) * (b - a), turns = (width / whole).rounded(.down)
        guard size > 0, width.isFinite, size.isFinite, sweep != 0 else { return 0 }
        let tolerance = tolerance(accuracy, size) / (turns + 1)
        guard turns > 0 else { return size * EllipseSpeed(self, size: size).length(from: a, to: b, tolerance: tolerance) }
        // Whole turns apart: of very many, what remains is less of the sweep than any number. An angle beyond the largest number
        // may be any angle.
        let first = start + sweep * a
        let rest = EllipseSpeed(turned(from: first.isFinite ? first : 0, by: max(width - turns * whole, 0)), size: size)
        let turn = EllipseSpeed(turned(from: 0, by: whole), size: size)
        return size * (rest.length(from: 0, to: 1, tolerance: tolerance) + turns * turn.length(from: 0, to: 1, tolerance: tolerance))
    }

    private func turned(from angle: Double, by angles: Double) -> EllipticalArc {
        EllipticalArc(center: center, radii: radii, rotation: rotation, start: angle, sweep: sweep < 0 ? -angles : angles)
    }

    /// The fraction of the sweep at which the length from the start is `distance` user units, within `accuracy` user units of
    /// length or a relative 1e-12; clamped to 0…1.
    public func parameter(atLength distance: Double, accuracy: Double? = nil) -> Double {
        let size = max(radii.x, radii.y)
        guard size > 0, distance > 0, sweep != 0, sweep.isFinite, size.isFinite else { return 0 }
        if radii.x == radii.y { return clampedToUnit(distance / (size * abs(sweep))) }
        // Whole turns first: each is as long as the others.
        let whole = 2 * Double.pi, tolerance = tolerance(accuracy, size), speed = EllipseSpeed(self, size: size)
        let turn = abs(sweep) > whole ? size * speed.length(from: 0, to: whole / abs(sweep), tolerance: tolerance) : .infinity
        let turns = turn < .infinity ? min((distance / turn).rounded(.down), abs(sweep) / whole) : 0
        let rest = turns > 0 ? max(distance - turns * turn, 0) : distance
        let one = turned(from: start, by: min(abs(sweep), whole))
        let guess = rest / (turn < .infinity ? turn : size * 0.75 * abs(sweep))
        let t = EllipseSpeed(one, size: size).parameter(atLength: rest / size, guess: guess, tolerance: tolerance)
        return clampedToUnit((t * abs(one.sweep) + turns * whole) / abs(sweep))
    }

    private func tolerance(_ accuracy: Double?, _ size: Double) -> Double {
        let about = abs(sweep) * 0.6
        return max((accuracy ?? 0) / size, about * (accuracy == nil ? 1e-12 : 1e-15))
    }
}

/// The speed of an ellipse's point in units of `size`, by the fraction of the sweep. With half axes a > b its square vanishes
/// at the ends of the long axis, moved by ± artanh(b/a) into the complex plane.
private struct EllipseSpeed: SpeedFunction {
    let x, y, start, sweep: Double
    /// The angle of the long axis, and how far from it the zeros are.
    private let axis, height: Double
    var rounding: Double { 4e-16 * abs(sweep) }

    init(_ arc: EllipticalArc, size: Double) {
        (x, y, start, sweep) = (arc.radii.x / size, arc.radii.y / size, arc.start, arc.sweep)
        axis = x >= y ? 0 : Double.pi / 2
        height = atanh(min(x, y))
    }

    func speed(at t: Double) -> Double {
        let s = sin(start + sweep * t), c = cos(start + sweep * t)
        return abs(sweep) * (x * x * s * s + y * y * c * c).squareRoot()
    }

    /// The fraction at which the angle is that of the k-th end of the long axis, counted from the one nearest to `t`.
    private func end(_ k: Double, from t: Double) -> Double {
        let turns = ((start + sweep * t - axis) / Double.pi).rounded() + k
        return (axis + turns * Double.pi - start) / sweep
    }

    func corner(between a: Double, and b: Double) -> Double? {
        guard height <= 1e-8 else { return nil }
        let mid = (a + b) / 2, place = end(0, from: mid)
        return place > a && place < b ? place : nil
    }

    func plan(_ a: Double, _ b: Double, tolerance: Double) -> QuadraturePlan {
        let mid = (a + b) / 2, half = abs(sweep) * (b - a) / 2
        // More than about 4/half gains nothing: the bound grows with it.
        var axis = max(2, 4 / half), place = mid
        if height > 1e-8 {
            for k in [-1.0, 0, 1] {
                let t = end(k, from: mid), u = abs(sweep) * (t - mid) / half, v = height / half
                let own = (((u - 1) * (u - 1) + v * v).squareRoot() + ((u + 1) * (u + 1) + v * v).squareRoot()) / 2
                if own < axis { (axis, place) = (own, t) }
            }
        }
        let minor = (axis * axis - 1).squareRoot(), rho = axis + minor
        let bound = abs(sweep) * cosh(half * minor)
        let count = gaussNodes(rho: rho, bound: bound, half: (b - a) / 2, tolerance: tolerance)
        if count <= 32 { return .nodes(count) }
        return .cut(abs(place - mid) < 0.4 * (b - a) ? place : mid)
    }
}
