// How fine a table must be.

import PenGeometry

/// Looks at a few values and times of a property to find how many the table needs.
struct TableSurvey {
    private let shape: OwnShape
    private let property: Int
    private let extent: [ClosedRange<Double>]
    private let arcPieces: Int
    private var refinement: GridRefinement

    init(_ shape: OwnShape, _ property: Int, _ extent: [ClosedRange<Double>]) {
        (self.shape, self.property, self.extent) = (shape, property, extent)
        let looks = TableSurvey.probes.compactMap { part in shape.look(at: 0, property, extent.map { $0.lowerBound + ($0.upperBound - $0.lowerBound) * part }) }
        let pieces = looks.map { $0.arcPieces(tolerance: shape.tolerance * MotionSamples.arcShare) }.max() ?? 1
        let middles = shape.intervals.map { ($0.lowerBound + $0.upperBound) / 2 }, different = shape.different(middles, besides: property)
        let times = different.count <= TableSurvey.mostTimes ? different : [middles[0], middles[middles.count / 2]]
        arcPieces = pieces
        refinement = GridRefinement(axes: extent.count, times: times.count, tolerance: shape.tolerance) { time, place in
            shape.markup(at: times[time], property, extent.values(at: place), arcPieces: pieces)
        }
    }

    /// At which the grids are looked at.
    private static let mostTimes = 4
    /// Parts of the extent.
    private static let probes = [0, 0.37, 0.5, 0.81, 1]

    func grid(at time: Double, _ lines: ShapeGrid.Lines) -> ShapeGrid { ShapeGrid(lines) { markup(at: time, extent.values(at: $0)) } }

    private func markup(at time: Double, _ place: [Double]) -> ShapeMarkup? { shape.markup(at: time, property, place, arcPieces: arcPieces) }

    /// The lines and the moments with which the table keeps the least multiple of the tolerance that its size allows for.
    mutating func fineness(size: Int) -> (lines: ShapeGrid.Lines, times: [Double]) {
        var best: (fault: Double, lines: ShapeGrid.Lines, times: [Double])?, slack = 1.0
        repeat {
            let times = moments(slack: slack)
            if refinement.refine(size: size / shape.different(times, besides: property).count) {
                let fault = max(slack, refinement.meanFault)
                if fault < best?.fault ?? .infinity { best = (fault, refinement.lines, times) }
            }
            slack *= 2
        } while slack < min(best?.fault ?? .infinity, TableSurvey.mostSlack)
        return best.map { ($0.lines, $0.times) } ?? (refinement.lines, [0])
    }

    private static let mostSlack = 4096.0

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

extension [ClosedRange<Double>] {
    /// The values at a place in steps of a grid.
    fileprivate func values(at place: [Int]) -> [Double] {
        zip(self, place).map { $0.lowerBound + ($0.upperBound - $0.lowerBound) * Double($1) / Double(ShapeGrid.steps) }
    }
}
