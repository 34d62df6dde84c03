// Values through which an animation goes in a smooth curve.

/// A Kochanek–Bartels spline through values (D. Kochanek, R. Bartels: Interpolating splines with local tension,
/// continuity, and bias control. SIGGRAPH 1984), as Core Animation's calculation modes `cubic` and `cubicPaced` draw it:
/// beyond the ends the curve has a neighbour that mirrors the one inside.
public struct CubicKeyframes<Value: ComponentVector>: Sendable {
    /// How the curve behaves at a value; all 0 gives a Catmull-Rom spline.
    public struct Shape: Hashable, Sendable {
        /// 1 for a corner without overshoot.
        public var tension = 0.0
        public var continuity = 0.0
        public var bias = 0.0
        public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
            (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
        }
    }

    private let values: [[Double]]
    private let model: Value
    private let times: KeyTimes
    private let isPaced: Bool
    private let shapes: [Shape]

    /// - Parameters:
    ///   - times: 0…1, one for each value; evenly spaced where nil. They do not count where `isPaced`.
    ///   - isPaced: each segment takes time in proportion to the distance between its ends, and tangents are slopes by
    ///     that time.
    ///   - shapes: one for each value, or none.
    public init(_ values: [Value], at times: [Double]? = nil, isPaced: Bool = false, shapes: [Shape] = []) throws(KeyframeError) {
        guard let first = values.first else { throw .noValues }
        (self.values, model, self.isPaced) = (values.map(\.components), first, isPaced)
        self.shapes = shapes.count == values.count ? shapes : Array(repeating: Shape(), count: values.count)
        if isPaced {
            self.times = KeyTimes(paced: zip(values, values.dropFirst()).map { $0.separation(from: $1) })
        } else if let times {
            self.times = try KeyTimes(times, wanted: values.count)
        } else {
            self.times = KeyTimes(even: values.count)
        }
    }

    public func value(at progress: Double) -> Value {
        guard values.count > 1 else { return model }
        let (i, t) = times.locate(progress)
        let a = values[i], b = values[i + 1]
        if t == 0 || t == 1 { return model.with(components: t == 0 ? a : b) }
        let leaving = tangent(at: i, isLeaving: true, over: i), arriving = tangent(at: i + 1, isLeaving: false, over: i)
        let s = 1 - t, h00 = s * s * (1 + 2 * t), h10 = t * s * s, h01 = t * t * (3 - 2 * t), h11 = -t * t * s
        return model.with(components: a.indices.map { h00 * a[$0] + h10 * leaving[$0] + h01 * b[$0] + h11 * arriving[$0] })
    }

    /// The derivative at value `i` by the parameter of a segment.
    private func tangent(at i: Int, isLeaving: Bool, over segment: Int) -> [Double] {
        let here = values[i], before = neighbour(of: i, -1), after = neighbour(of: i, 1), shape = shapes[i]
        let c = isLeaving ? shape.continuity : -shape.continuity
        let first = (1 - shape.tension) * (1 + c) * (1 + shape.bias) / 2
        let second = (1 - shape.tension) * (1 - c) * (1 - shape.bias) / 2
        let scale = isPaced ? 2 * span(segment) / (span(i - 1) + span(i)) : 1
        return here.indices.map { scale * (first * (here[$0] - before[$0]) + second * (after[$0] - here[$0])) }
    }

    private func neighbour(of i: Int, _ step: Int) -> [Double] {
        if values.indices.contains(i + step) { return values[i + step] }
        return zip(values[i], values[i - step]).map { 2 * $0 - $1 }
    }

    /// How much time a segment takes; beyond the ends as much as its neighbour. Never 0, since tangents are divided by it.
    private func span(_ segment: Int) -> Double {
        let i = min(max(segment, 0), values.count - 2)
        return max(times.times[i + 1] - times.times[i], .leastNormalMagnitude)
    }
}
