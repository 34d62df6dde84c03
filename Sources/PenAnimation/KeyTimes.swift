// When keyframes are reached.

/// Fractions of a duration, one for each keyframe, that never go back.
public struct KeyTimes: Hashable, Sendable {
    public let times: [Double]

    /// - Parameter wanted: how many there must be.
    public init(_ times: [Double], wanted: Int) throws(KeyframeError) {
        guard times.count == wanted else { throw .wrongCount(times: times.count, wanted: wanted) }
        for (index, time) in times.enumerated() {
            guard 0...1 ~= time, index == 0 || times[index - 1] <= time else { throw .timeOutOfOrder(index: index) }
        }
        guard times.first == 0, wanted == 1 || times.last == 1 else { throw .wrongEnds }
        self.times = times
    }

    /// At equal distances.
    public init(even count: Int) { times = KeyTimes.even(count) }

    private static func even(_ count: Int) -> [Double] {
        (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }

    /// In proportion to the lengths of the segments between them; at equal distances where these are all 0.
    public init(paced lengths: [Double]) {
        var sums = [0.0]
        for length in lengths { sums.append(sums[sums.count - 1] + length) }
        let whole = sums[sums.count - 1]
        times = whole > 0 && whole.isFinite ? sums.dropLast().map { $0 / whole } + [1] : KeyTimes.even(sums.count)
    }

    /// The segment in which a progress lies, and where in it. At times that are equal the last of them counts; progress
    /// outside 0…1 lies outside the first or the last segment, where these take time.
    /// - Precondition: there are two times at least.
    public func locate(_ progress: Double) -> (segment: Int, fraction: Double) {
        var low = 0, high = times.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if times[middle] <= progress { low = middle } else { high = middle }
        }
        let span = times[low + 1] - times[low]
        guard span > 0 else { return (low, progress < times[low] ? 0 : 1) }
        return (low, (progress - times[low]) / span)
    }

    /// The last keyframe that has been reached.
    public func latest(_ progress: Double) -> Int {
        (times.lastIndex { $0 <= progress }) ?? 0
    }
}
