// Easing along straight pieces.

/// CSS `linear(…)`: values at stops, straight lines between them (CSS Easing Functions Level 2, 2.2).
public struct LinearTiming: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var input: Double
        public var output: Double
        public init(at input: Double, _ output: Double) { (self.input, self.output) = (input, output) }
    }

    public let stops: [Stop]

    /// - Parameters:
    ///   - outputs: at least two.
    ///   - inputs: where they are reached; nil where they lie evenly between their neighbours. The first is at 0 and
    ///     the last at 1 unless they say otherwise; one before its predecessor counts as there.
    /// - Returns: nil where there are fewer than two, where the counts differ, or where a number is not finite.
    public init?(_ outputs: [Double], at inputs: [Double?]? = nil) {
        var inputs = inputs ?? Array(repeating: nil, count: outputs.count)
        guard outputs.count >= 2, inputs.count == outputs.count else { return nil }
        guard outputs.allSatisfy(\.isFinite), inputs.allSatisfy({ $0?.isFinite ?? true }) else { return nil }
        inputs[0] = inputs[0] ?? 0
        inputs[inputs.count - 1] = inputs[inputs.count - 1] ?? 1
        stops = zip(LinearTiming.filled(inputs), outputs).map { Stop(at: $0, $1) }
    }

    private static func filled(_ inputs: [Double?]) -> [Double] {
        var result: [Double] = [], latest = -Double.infinity, open = 0
        for input in inputs {
            guard let input else {
                open += 1
                continue
            }
            let here = max(input, latest)
            for i in 0..<open { result.append(latest + (here - latest) * Double(i + 1) / Double(open + 1)) }
            result.append(here)
            (latest, open) = (here, 0)
        }
        return result
    }

    /// Outside the stops the first or the last line goes on. Where two stops share their input, the later counts.
    public func value(at x: Double) -> Double {
        let next = stops.firstIndex { $0.input > x } ?? stops.count
        let i = min(max(next, 1), stops.count - 1)
        let a = stops[i - 1], b = stops[i]
        guard b.input > a.input else { return x < a.input ? a.output : b.output }
        return a.output + (b.output - a.output) * ((x - a.input) / (b.input - a.input))
    }
}
