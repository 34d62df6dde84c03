// Where a polyline has corners.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The corners of a polyline: points at which it turns sharply, seen from near and from a little away, so that what is only
/// a tremor is none, nor a bend.
struct PointCorners {
    /// Growing; without the ends of an open polyline.
    private(set) var indices: [Int] = []

    /// - Parameters:
    ///   - points: no two neighbours equal.
    ///   - reach: how far away on either side the direction is taken, if not from the neighbour.
    ///   - angle: from which turn on it is a corner, in radians.
    init(_ points: [Point], closed: Bool, reach: Double, angle: Double) {
        self.init(points, PolylineTurns(points, closed: closed, reach: reach).turns, closed: closed, reach: reach, angle: angle)
    }

    /// - Parameter turns: by how much it turns at each point.
    init(_ points: [Point], _ turns: [Double], closed: Bool, reach: Double, angle: Double) {
        guard points.count > 2 else { return }
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
}

/// At each point of a polyline the ways from and to points that are a little away; zero beyond its ends.
struct PolylineWays {
    private(set) var before: [Point] = []
    private(set) var after: [Point] = []
    /// The numbers of these points; beyond the ends of a closed polyline they go on.
    private(set) var first: [Int] = []
    private(set) var last: [Int] = []

    /// - Parameters:
    ///   - points: no two neighbours equal.
    ///   - reach: how far away on either side, if not the neighbour.
    init(_ points: [Point], closed: Bool, reach: Double) {
        let n = points.count
        func point(_ i: Int) -> Point { points[(i + n) % n] }
        // The places that are far enough, kept as the walk goes on.
        var back = closed ? -1 : 0, front = 0
        while closed, back > 1 - n, points[0].distance(to: point(back)) < reach { back -= 1 }
        for i in points.indices {
            while back + 1 < i, points[i].distance(to: point(back + 1)) >= reach { back += 1 }
            front = max(front, i + 1)
            while front < (closed ? i + n - 1 : n - 1), points[i].distance(to: point(front)) < reach { front += 1 }
            first.append(closed || i > 0 ? back : i)
            last.append(closed || i < n - 1 ? front : i)
            before.append(closed || i > 0 ? points[i] - point(back) : .zero)
            after.append(closed || i < n - 1 ? point(front) - points[i] : .zero)
        }
    }
}

extension Point {
    /// The angle by which this vector must be turned to point in another's direction, -π…π; 0 where one is zero.
    func angle(to other: Point) -> Double { atan2(cross(other), dot(other)) }
}
