// Hobby's spline: the directions at its knots.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The equations of a spline whose mock curvature is continuous at every knot.
///
/// J. D. Hobby: Smooth, easy to compute interpolating splines. Discrete & Computational Geometry 1 (1986); D. E. Knuth: The
/// METAFONTbook (1986), chapter 14.
struct HobbySpline {
    /// At least two points, no two neighbours equal.
    let points: [Point]
    let isClosed: Bool
    /// One over the tension.
    let ease: Double
    let curl: Double
    /// Given directions, by index.
    let directions: [Int: Point]

    private var spanCount: Int { isClosed ? points.count : points.count - 1 }

    /// The handles of every span.
    var handles: [(first: Point, second: Point)] {
        let n = points.count, chords = (0..<spanCount).map { points[($0 + 1) % n] - points[$0] }
        let turns = (0..<n).map { k -> Double in
            guard isClosed || (k > 0 && k < n - 1) else { return 0 }
            let before = chords[(k + n - 1) % n], after = chords[k]
            return atan2(before.cross(after), before.dot(after))
        }
        let angles = leavingAngles(chords, turns)
        return (0..<spanCount).map { k in
            let next = (k + 1) % n, p = points[k], q = points[next]
            let leaving = angles[k], arriving = -turns[next] - angles[next]
            let first = HobbySpline.reach(leaving, arriving) * ease, second = HobbySpline.reach(arriving, leaving) * ease
            return (p + HobbySpline.turned(chords[k], by: leaving) * min(first, 4), q - HobbySpline.turned(chords[k], by: -arriving) * min(second, 4))
        }
    }

    private static func turned(_ v: Point, by angle: Double) -> Point {
        let (s, c) = (sin(angle), cos(angle))
        return Point(v.x * c - v.y * s, v.x * s + v.y * c)
    }

    /// How long a handle is beside its chord, at tension 1.
    private static func reach(_ theta: Double, _ phi: Double) -> Double {
        let (st, sp, ct, cp) = (sin(theta), sin(phi), cos(theta), cos(phi)), root5 = 5.0.squareRoot()
        let above = 2 + 2.0.squareRoot() * (st - sp / 16) * (sp - st / 16) * (ct - cp)
        return above / (3 * (1 + (root5 - 1) / 2 * ct + (3 - root5) / 2 * cp))
    }

    /// The angle from each chord to the direction in which its span leaves its first knot.
    private func leavingAngles(_ chords: [Point], _ turns: [Double]) -> [Double] {
        let n = points.count, near = ease, far = 3 - ease
        var system = CyclicTridiagonal(count: n)
        for k in 0..<n {
            if let direction = directions[k], direction != .zero {
                let chord = chords[k < spanCount ? k : k - 1]
                system.set(k, below: 0, diagonal: 1, above: 0, right: atan2(chord.cross(direction), chord.dot(direction)))
            } else if !isClosed, k == 0 {
                let (d, a) = endCurl
                system.set(k, below: 0, diagonal: d, above: a, right: n > 2 ? -a * turns[1] : 0)
            } else if !isClosed, k == n - 1 {
                let (d, a) = endCurl
                system.set(k, below: a, diagonal: d, above: 0, right: 0)
            } else {
                let before = 1 / chords[(k + n - 1) % n].length, after = 1 / chords[k].length
                system.set(
                    k, below: near * before, diagonal: far * before + far * after, above: near * after,
                    right: -far * before * turns[k] - near * after * turns[(k + 1) % n])
            }
        }
        return system.solution
    }

    /// At an end the curvature is `curl` times that at the neighbour.
    private var endCurl: (diagonal: Double, neighbour: Double) {
        ((3 - ease) + curl * ease, ease + curl * (3 - ease))
    }
}

extension Path {
    /// Hobby's spline through the points, as METAFONT and MetaPost draw `z0..z1..z2`: cubics whose directions, and nearly
    /// whose curvatures, agree at the points. Points equal to the one before are left out; one point makes a
    /// move. Nothing where a number is not finite.
    /// - Parameters:
    ///   - given: the points, in their order.
    ///   - closed: whether the spline goes on to the first point.
    ///   - tension: how tight it is, 1 as a rule, at least 3/4; the larger, the more like straight lines.
    ///   - curl: the curvature at an open end over that at the point beside it; at least 0.
    ///   - directions: in which direction the curve goes through some of the points, by their index.
    public static func hobby(
        through given: [Point], closed: Bool = false, tension: Double = 1, curl: Double = 1, directions: [Int: Point] = [:]
    ) -> Path {
        guard given.allSatisfy(\.isFinite), directions.values.allSatisfy(\.isFinite), curl.isFinite, tension.isFinite else { return Path() }
        var points: [Point] = [], kept: [Int: Point] = [:]
        for (i, p) in given.enumerated() {
            if p != points.last { points.append(p) }
            if let direction = directions[i] { kept[points.count - 1] = direction }
        }
        if closed, points.count > 1, points.first == points.last { points.removeLast() }
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: first)
        if points.count > 1 {
            let spline = HobbySpline(
                points: points, isClosed: closed, ease: 1 / max(tension, 0.75), curl: max(curl, 0), directions: kept)
            for (k, handle) in spline.handles.enumerated() {
                path.cubic(to: points[(k + 1) % points.count], via: handle.first, handle.second)
            }
        }
        if closed { path.close() }
        return path
    }
}
