// Where a polyline has corners.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The corners of a polyline: points at which it turns sharply, seen from a little away, so that what is only a tremor is
/// none.
struct PointCorners {
    /// Growing; without the ends of an open polyline.
    private(set) var indices: [Int] = []

    /// - Parameters:
    ///   - points: no two neighbours equal.
    ///   - reach: how far away on either side the direction is taken, if not from the neighbour.
    ///   - angle: from which turn on it is a corner, in radians.
    init(_ points: [Point], closed: Bool, reach: Double, angle: Double) {
        guard points.count > 2 else { return }
        let turns = PointCorners.turns(points, closed: closed, reach: reach)
        let n = points.count
        for i in points.indices where turns[i] > angle {
            // Of neighbours that see the same corner, the sharpest one.
            if let last = indices.last, PointCorners.along(points, last, i, upTo: reach) {
                if turns[i] > turns[last] { indices[indices.count - 1] = i }
            } else {
                indices.append(i)
            }
        }
        if closed, let first = indices.first, let last = indices.last, first != last, PointCorners.along(points, last, first + n, upTo: reach) {
            if turns[first] < turns[last] { indices.removeFirst() } else { indices.removeLast() }
        }
    }

    /// Whether the way from one index to another is at most so long.
    private static func along(_ p: [Point], _ a: Int, _ b: Int, upTo reach: Double) -> Bool {
        var sum = 0.0
        for i in a..<b {
            sum += p[i % p.count].distance(to: p[(i + 1) % p.count])
            if sum > reach { return false }
        }
        return true
    }

    /// The turn at each point, without sign.
    private static func turns(_ p: [Point], closed: Bool, reach: Double) -> [Double] {
        let n = p.count
        func point(_ i: Int) -> Point { p[(i + n) % n] }
        // The neighbours that are far enough, kept as the walk goes on.
        var back = closed ? -1 : 0, front = 0
        while closed, back > 1 - n, p[0].distance(to: point(back)) < reach { back -= 1 }
        return p.indices.map { i in
            guard closed || (i > 0 && i < n - 1) else { return 0 }
            while back + 1 < i, p[i].distance(to: point(back + 1)) >= reach { back += 1 }
            front = max(front, i + 1)
            while front < (closed ? i + n - 1 : n - 1), p[i].distance(to: point(front)) < reach { front += 1 }
            let before = p[i] - point(back), after = point(front) - p[i]
            return abs(atan2(before.cross(after), before.dot(after)))
        }
    }
}
