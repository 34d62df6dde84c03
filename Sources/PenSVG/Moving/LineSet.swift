// Straight lines through a tunnel.

import PenGeometry

/// All lines of value over time that keep between bounds at some times after the first: a convex polygon in the plane of
/// the values at the first time and the slopes. (The dual of stabbing segments: J. O'Rourke, An on-line algorithm for
/// fitting straight lines between data ranges. Communications of the ACM 24, 1981.)
struct LineSet {
    private var corners: [Point]

    /// The lines that are between two bounds at the first time and between two others `time` later.
    /// - Parameter time: > 0.
    init(_ first: ClosedRange<Double>, _ second: ClosedRange<Double>, after time: Double) {
        corners = [(first.lowerBound, second.lowerBound), (first.upperBound, second.lowerBound), (first.upperBound, second.upperBound), (first.lowerBound, second.upperBound)]
            .map { Point($0, ($1 - $0) / time) }
    }

    /// Leaves those that are between two bounds at another time as well.
    /// - Returns: whether any are left; otherwise nothing changes.
    mutating func narrow(to bounds: ClosedRange<Double>, after time: Double) -> Bool {
        let below = LineSet.clip(corners) { bounds.upperBound - ($0.x + $0.y * time) }
        let left = LineSet.clip(below) { $0.x + $0.y * time - bounds.lowerBound }
        guard !left.isEmpty else { return false }
        corners = left
        return true
    }

    /// The values that lines have at a time.
    func values(after time: Double) -> ClosedRange<Double> { LineSet.range(corners.map { $0.x + $0.y * time }) }

    /// The values at the first time of those lines that have a value at another, or come nearest to it.
    func starts(of value: Double, after time: Double) -> ClosedRange<Double> {
        let sides = corners.map { $0.x + $0.y * time - value }
        var crossings: [Double] = []
        for i in corners.indices {
            let before = i > 0 ? i - 1 : corners.count - 1
            if (sides[i] >= 0) != (sides[before] >= 0) { crossings.append(corners[before].lerp(to: corners[i], sides[before] / (sides[before] - sides[i])).x) }
        }
        let nearest = corners.indices.min { abs(sides[$0]) < abs(sides[$1]) }
        return LineSet.range(crossings.isEmpty ? nearest.map { [corners[$0].x] } ?? [] : crossings)
    }

    private static func range(_ values: [Double]) -> ClosedRange<Double> {
        let low = values.min() ?? 0
        return low...max(values.max() ?? low, low)
    }

    /// The part of a convex polygon in which a linear function is not negative.
    private static func clip(_ corners: [Point], _ side: (Point) -> Double) -> [Point] {
        guard var before = corners.last else { return [] }
        var result: [Point] = [], sideBefore = side(before)
        result.reserveCapacity(corners.count + 1)
        for corner in corners {
            let here = side(corner)
            if (here >= 0) != (sideBefore >= 0) { result.append(before.lerp(to: corner, sideBefore / (sideBefore - here))) }
            if here >= 0 { result.append(corner) }
            (before, sideBefore) = (corner, here)
        }
        return result
    }
}
