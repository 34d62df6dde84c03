// How fine a table must be.

import PenGeometry

/// Looks at a few values and times of a property to find how many the table needs.
struct TableSurvey {
    private let shape: OwnShape
    private let property: Int
    private let extent: [ClosedRange<Double>]
    private let arcPieces: Int
    /// Numbers of values along an axis: each has half the steps of the next. With the last the others are compared only.
    private let counts: [Int]
    /// At some times, drawn as they are needed.
    private var grids: [[ShapeGrid]] = []
    private let times: [Double]
    /// How far what lies between the values of each is from the truth, in tolerances.
    private var deviations: [(worst: Double, mean: Double)] = []

    init(_ shape: OwnShape, _ property: Int, _ extent: [ClosedRange<Double>]) {
        (self.shape, self.property, self.extent) = (shape, property, extent)
        let middles = shape.intervals.map { ($0.lowerBound + $0.upperBound) / 2 }, different = shape.different(middles, besides: property)
        times = different.count <= TableSurvey.mostTimes ? different : [middles[0], middles[middles.count / 2]]
        counts = (0...(extent.count == 1 ? 9 : 7)).map { (1 << $0) + 1 }
        let looks = TableSurvey.probes.compactMap { part in shape.look(at: 0, property, extent.map { $0.lowerBound + ($0.upperBound - $0.lowerBound) * part }) }
        arcPieces = looks.map { $0.arcPieces(tolerance: shape.tolerance * MotionSamples.arcShare) }.max() ?? 1
    }

    func grid(at time: Double, count: Int) -> ShapeGrid { ShapeGrid(extent, count: count) { markup(at: time, $0) } }

    private func markup(at time: Double, _ place: [Double]) -> ShapeMarkup? { shape.markup(at: time, property, place, arcPieces: arcPieces) }

    /// The number of values and the moments with which the table keeps the least multiple of the tolerance that its size
    /// allows for.
    mutating func fineness(size: Int) -> (count: Int, times: [Double]) {
        var best: (fault: Double, count: Int, times: [Double])?, slack = 1.0
        repeat {
            let times = moments(slack: slack)
            if let level = level(size: size / shape.different(times, besides: property).count) {
                let fault = max(slack, deviations[level].mean)
                if fault < best?.fault ?? .infinity { best = (fault, counts[level], times) }
            }
            slack *= 2
        } while slack < min(best?.fault ?? .infinity, TableSurvey.mostSlack)
        return best.map { ($0.count, $0.times) } ?? (counts[0], [0])
    }

    private static let mostSlack = 4096.0

    /// That are looked at.
    private static let mostTimes = 4
    /// Parts of the extent.
    private static let probes = [0, 0.37, 0.5, 0.81, 1]

    // MARK: Values

    /// As fine as is needed and the size of a grid allows for; nil where none is so small.
    private mutating func level(size: Int) -> Int? {
        guard bytes(of: 0) <= size else { return nil }
        var level = 0
        survey(level)
        while level < counts.count - 2, deviations[level].worst > 1, bytes(of: level + 1) <= size {
            level += 1
            survey(level)
        }
        return level
    }

    /// Finds how far what lies between the values of a level is from the truth.
    private mutating func survey(_ level: Int) {
        while deviations.count <= level {
            let next = deviations.count, steps = Double(counts[next] - 1)
            let found = zip(surveyed(next), surveyed(next + 1)).flatMap { [shape] coarse, fine in
                fine.deviations(from: coarse, tolerance: shape.tolerance, mismatch: TableSurvey.mostFormSteps / steps)
            }
            deviations.append((found.max() ?? 0, found.reduce(0, +) / Double(max(found.count, 1))))
        }
    }

    /// Where the form changes it does so at one of so many steps.
    private static let mostFormSteps = 64.0

    private mutating func surveyed(_ level: Int) -> [ShapeGrid] {
        while grids.count <= level { grids.append(times.map { grid(at: $0, count: counts[grids.count]) }) }
        return grids[level]
    }

    /// As the mean of grids.
    private mutating func bytes(of level: Int) -> Int {
        var forms: [ShapeMarkup.Form: Int] = [:]
        return surveyed(level).reduce(0) { $0 + $1.text(&forms).count } / times.count
    }

    // MARK: Times

    /// Times between which everything but the property goes straight.
    private func moments(slack: Double) -> [Double] {
        var times: [Double] = []
        for interval in shape.intervals where times.count < TableSurvey.mostMoments {
            times.append(interval.lowerBound)
            guard interval.lowerBound < interval.upperBound else { continue }
            add(to: &times, until: interval.upperBound, slack)
        }
        return times
    }

    private static let mostMoments = 240

    private func add(to times: inout [Double], until end: Double, _ slack: Double) {
        let start = times[times.count - 1], middle = (start + end) / 2
        if end - start > TableSurvey.shortest, times.count < TableSurvey.mostMoments, !isStraight(start, end, slack) {
            add(to: &times, until: middle, slack)
            add(to: &times, until: end, slack)
        } else {
            times.append(end)
        }
    }

    /// In seconds: a frame of most screens.
    private static let shortest = 1.0 / 60

    private func isStraight(_ start: Double, _ end: Double, _ slack: Double) -> Bool {
        func isSame(_ time: Double) -> Bool { shape.picture.isSame(shape.element, at: start, and: time, besides: property) }
        if isSame(start + (end - start) * 0.22), isSame((start + end) / 2), isSame(end) { return true }
        return TableSurvey.probes.allSatisfy { part in
            let place = extent.map { $0.lowerBound + ($0.upperBound - $0.lowerBound) * part }
            guard let a = markup(at: start, place), let b = markup(at: end, place) else { return true }
            // Half way alone is not enough: what goes there and back evenly is half way then, too.
            return [0.5, 0.22].allSatisfy { fraction in
                let between = markup(at: start + (end - start) * fraction, place)
                return (between?.deviation(from: a, b, at: fraction, tolerance: shape.tolerance)).map { $0 <= slack } ?? false
            }
        }
    }
}
