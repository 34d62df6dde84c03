// When something moves.

import PenAnimation

/// From the beginning until when all is different; from then on it is at rest, or repeats what it did since `loopStart`.
public struct MotionSpan: Sendable {
    /// Seconds from the start.
    public let end: Double
    /// nil where it comes to rest.
    public let loopStart: Double?
    /// When something begins or ends, each once and in order, from 0 to `end`.
    public let marks: [Double]

    /// - Parameters:
    ///   - steps: times of changes that no track holds.
    /// - Returns: nil where nothing moves.
    init?(_ tracks: [any TimeSpan], steps: [Double] = []) {
        let steps = steps.filter { $0 > 0 && $0.isFinite }
        guard !tracks.isEmpty || !steps.isEmpty else { return nil }
        let loops = tracks.flatMap(\.loops).filter { $0.period > 0 && $0.period.isFinite }, fixed = tracks.flatMap(\.marks) + steps
        if let longest = loops.map(\.period).max() {
            let start = max(tracks.flatMap(\.finiteEnds).max() ?? 0, steps.max() ?? 0, loops.map(\.start).max() ?? 0)
            (loopStart, end) = (start, start + MotionSpan.commonPeriod(loops.map(\.period), longest))
        } else {
            (loopStart, end) = (nil, fixed.filter(\.isFinite).max() ?? 0)
            // What was over before the beginning stands still.
            guard end > 0 else { return nil }
        }
        let end = end
        let repeated = tracks.flatMap { track in track.loops.flatMap { MotionSpan.marks(track.marks, of: $0, until: end) } }
        marks = Set((fixed + repeated + [0, loopStart ?? 0, end]).filter { 0...end ~= $0 }).sorted()
    }

    /// The marks of the first cycle in all of them, as far as they can be counted.
    private static func marks(_ marks: [Double], of loop: (start: Double, period: Double), until end: Double) -> [Double] {
        guard loop.period > 0, end > loop.start else { return [] }
        let first = marks.filter { loop.start...(loop.start + loop.period) ~= $0 } + [loop.start]
        return stride(from: 0, through: end - loop.start, by: max(loop.period, end / mostCycles)).flatMap { shift in first.map { $0 + shift } }
    }

    private static let mostCycles = 1000.0

    /// The shortest time after which all periods are over at once; where there is none within sixty of the longest, sixty.
    private static func commonPeriod(_ periods: [Double], _ longest: Double) -> Double {
        for count in 1...60 {
            let whole = longest * Double(count)
            if periods.allSatisfy({ abs((whole / $0).rounded() - whole / $0) < 1e-9 }) { return whole }
        }
        return longest * 60
    }
}
