// Values through which an animation goes.

/// `CAKeyframeAnimation`'s values, key times and calculation modes.
public struct Keyframes<Value: Interpolatable>: Sendable {
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        case linear
        /// Every value is held until the next one's time.
        case discrete
        /// Straight, at constant speed; key times and easings do not count.
        case paced
    }

    public let values: [Value]
    private let times: KeyTimes
    private let isDiscrete: Bool
    private let easings: [TimingFunction]
    private let ways: [@Sendable (Double) -> Value]

    /// - Parameters:
    ///   - times: 0…1, one for each value; for discrete ones one more may say when the last begins to end. Evenly
    ///     spaced where nil.
    ///   - easings: none, one for all segments, or one for each.
    public init(_ values: [Value], at times: [Double]? = nil, mode: Mode = .linear, easings: [TimingFunction] = []) throws(KeyframeError) {
        guard !values.isEmpty else { throw .noValues }
        let segments = values.count - 1
        guard easings.count <= 1 || easings.count == segments else { throw .wrongEasingCount(easings: easings.count, wanted: segments) }
        self.values = values
        isDiscrete = mode == .discrete
        self.times = try Keyframes.keyTimes(values, times, mode)
        self.easings = mode == .linear ? easings : []
        ways = isDiscrete ? [] : zip(values, values.dropFirst()).map(Value.interpolation)
    }

    private static func keyTimes(_ values: [Value], _ times: [Double]?, _ mode: Mode) throws(KeyframeError) -> KeyTimes {
        switch (mode, times) {
        case (.paced, _): KeyTimes(paced: zip(values, values.dropFirst()).map { $0.separation(from: $1) })
        case (.discrete, nil): KeyTimes(even: values.count + 1)
        case (.discrete, let times?) where times.count == values.count: try KeyTimes(times + [1], wanted: values.count + 1)
        case (.discrete, let times?) where times.count == values.count + 1: try KeyTimes(times, wanted: values.count + 1)
        case (_, let times?): try KeyTimes(times, wanted: values.count)
        case (_, nil): KeyTimes(even: values.count)
        }
    }

    public func value(at progress: Double) -> Value {
        if isDiscrete { return values[min(times.latest(progress), values.count - 1)] }
        guard values.count > 1 else { return values[0] }
        let (segment, fraction) = times.locate(progress)
        return ways[segment](easings.isEmpty ? fraction : easings[easings.count == 1 ? 0 : segment](fraction))
    }
}
