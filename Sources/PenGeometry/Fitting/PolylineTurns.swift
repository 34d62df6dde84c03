// By how much a polyline turns at its points.

/// At each point of a polyline the least turn that is seen from anywhere between the nearest and the farthest distance at
/// which it can be seen: a corner turns as much from near as from afar, a curve turns the less the nearer one looks, and a
/// tremor turns otherwise each time.
struct PolylineTurns {
    /// In radians, without sign; 0 at the ends of an open polyline and where it turns left and right.
    private(set) var turns: [Double]

    /// - Parameters:
    ///   - points: no two neighbours equal.
    ///   - reach: from how far away it is seen at most, if not from the neighbours.
    init(_ points: [Point], closed: Bool, reach: Double) {
        turns = Array(repeating: 0, count: points.count)
        guard points.count > 2 else { return }
        let sums = PointSums(points, closed: closed), nearest = PolylineTurns.nearestReach(points)
        var least: [Double] = [], scale = reach
        for _ in 0..<16 {
            let ways = PolylineWays(points, closed: closed, reach: scale)
            let seen = points.indices.map { sums.turn(at: $0, from: ways.first[$0], to: ways.last[$0]) }
            least = least.isEmpty ? seen : zip(least, seen).map { $0 * $1 > 0 ? abs($0) < abs($1) ? $0 : $1 : 0 }
            if scale <= nearest { break }
            scale = max(scale / 2, nearest)
        }
        turns = least.map(abs)
        guard !closed else { return }
        // Too near an end of an open one there is too little to be seen.
        let margin = min(reach, nearest)
        for i in points.indices.prefix(while: { points[$0].distance(to: points[0]) < margin }) { turns[i] = 0 }
        for i in points.indices.reversed().prefix(while: { points[$0].distance(to: points[points.count - 1]) < margin }) { turns[i] = 0 }
    }

    /// From nearer nothing but tremor is seen: some times the distance that points usually are beside the middle between
    /// their neighbours; and at least the usual distance of neighbours.
    private static func nearestReach(_ points: [Point]) -> Double {
        let steps = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
        let tremors = points.indices.dropFirst().dropLast().map { points[$0].distance(to: points[$0 - 1].lerp(to: points[$0 + 1], 0.5)) }
        return max(4 * median(tremors), median(steps))
    }

    /// How far on either side of a point its direction is to be taken: not as far as a tolerance allows where the points are
    /// surer than that.
    static func window(_ points: [Point], upTo reach: Double) -> Double {
        points.count > 2 ? min(reach, 4 * nearestReach(points)) : reach
    }

    private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
}

/// The sums of a polyline's first points, for the means of any that follow each other.
private struct PointSums {
    private let points: [Point]
    private let isClosed: Bool
    private var sums = [Point.zero]

    init(_ points: [Point], closed: Bool) {
        (self.points, isClosed) = (points, closed)
        // Around a closed one it goes on, in both directions.
        for point in closed ? points + points + points : points { sums.append(sums[sums.count - 1] + point) }
    }

    private func mean(_ range: Range<Int>) -> Point {
        let shift = isClosed ? points.count : 0
        return (sums[range.upperBound + shift] - sums[range.lowerBound + shift]) / Double(range.count)
    }

    /// The turn at a point between the ways from one other point and to another: each between the means of both its
    /// halves, so that no single point says much.
    func turn(at i: Int, from first: Int, to last: Int) -> Double {
        guard first < i, i < last else { return 0 }
        let back = i - (i - first + 1) / 2, front = i + (last - i + 1) / 2
        let before = mean((back + 1)..<(i + 1)) - mean(first..<(back + 1)), after = mean(front..<(last + 1)) - mean(i..<front)
        return before.angle(to: after)
    }
}
