// Few cubics for many points.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import Synchronization

extension Path {
    /// Cubics that pass every point within `tolerance` user units, in the order of the points and as few as can be found,
    /// by least squares (see `PointRun` for the method). Points at which the way turns by more than `corner` radians, seen
    /// from some tolerances away and from nearer, stay corners; elsewhere the path is smooth. Points that lie as on a line are joined by
    /// one. One point makes a move.
    public static func fitting(_ points: [Point], tolerance: Double, closed: Bool = false, corner: Double = .pi / 4)
        throws(FittingError) -> Path
    {
        try FittingError.check(tolerance: tolerance)
        if let bad = points.firstIndex(where: { !$0.isFinite }) { throw .notFinite(at: Double(bad)) }
        var p: [Point] = []
        for point in points where point != p.last { p.append(point) }
        if closed, p.count > 1, p.first == p.last { p.removeLast() }
        var path = Path()
        guard let first = p.first else { return path }
        let corners = PointCorners(p, closed: closed, reach: 4 * tolerance, angle: corner).indices
        let isRound = closed && p.count > 2, window = PolylineTurns.window(p, upTo: 2 * tolerance)
        if isRound, let turn = corners.first { p = Array(p[turn...] + p[..<turn]) }
        path.move(to: isRound ? p[0] : first)
        if isRound { p.append(p[0]) }
        let shift = isRound ? corners.first ?? 0 : 0
        let ends = corners.map { $0 - shift }.filter { $0 > 0 && $0 < p.count - 1 } + [p.count - 1]
        var begin = 0
        for end in ends where end > begin {
            path.addFit(Array(p[begin...end]), tolerance: tolerance, window: window, isRound: isRound && corners.isEmpty)
            begin = end
        }
        if closed { path.close() }
        return path
    }

    /// Adds the cubics for points without a corner, each for as many of them as the tolerance allows.
    private mutating func addFit(_ points: [Point], tolerance: Double, window: Double, isRound: Bool) {
        var run = PointRun(points, window: window, isRound: isRound)
        var begin = 0, step = 16
        let last = points.count - 1
        while begin < last, !Patience.isOver.load(ordering: .relaxed) {
            var (cubic, end) = run.longest(from: begin, step: step, tolerance: tolerance)
            if end < last, run.reach[last] - run.reach[end] < 4 * tolerance {
                // So short a rest would go in any direction.
                let middle = (begin + last + 1) / 2, half = run.best(from: begin, to: middle, tolerance: tolerance)
                if middle < end, half.error <= tolerance { (cubic, end) = (half.cubic, middle) }
            }
            add(cubic)
            step = max(4, end - begin)
            begin = end
        }
    }
}

extension PointRun {
    /// The cubic from a point for as many points as the tolerance allows, and its end.
    fileprivate mutating func longest(from i: Int, step: Int, tolerance: Double) -> (cubic: FittedCubic, end: Int) {
        let last = points.count - 1
        var low = i + 1, high = last + 1, trial = min(i + step, last)
        var found = best(from: i, to: low, tolerance: tolerance).cubic
        while trial > low {
            let line = FittedCubic(line: points[i], points[trial])
            let (cubic, error) = isStraight(from: i, to: trial, tolerance: tolerance) ? (line, 0) : best(from: i, to: trial, tolerance: tolerance)
            if error <= tolerance { (found, low) = (cubic, trial) } else { high = trial }
            trial = high > last ? min(last, i + 2 * (low - i)) : (low + high) / 2
        }
        return (found, low)
    }

    /// True where all points between are within the tolerance of the line between both ends.
    private func isStraight(from i: Int, to j: Int, tolerance: Double) -> Bool {
        let way = (points[j] - points[i]).normalized, length = points[i].distance(to: points[j])
        return points[i...j].allSatisfy { p in
            let along = max(0, min(length, way.dot(p - points[i])))
            return p.distance(to: points[i] + way * along) <= tolerance
        }
    }
}
