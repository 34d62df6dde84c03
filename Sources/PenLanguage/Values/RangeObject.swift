// Ranges: what their numbers are, without making a list of them.

/// `a..b` or `a..<b`: the numbers lower, lower + step, lower + 2 step … as far as upper.
public final class RangeObject {
    public let lower, upper: Double
    public let isClosed: Bool
    public let step: Double

    public init(_ lower: Double, _ upper: Double, isClosed: Bool, step: Double = 1) {
        (self.lower, self.upper, self.isClosed, self.step) = (lower, upper, isClosed, step)
    }

    /// How many numbers the range has: a whole number, or infinity.
    public var length: Double { RangeObject.length(lower, upper, isClosed: isClosed, step: step) }

    /// The same for counting with; beyond `Int.max` there is no difference.
    public var count: Int {
        let length = self.length
        return length >= 9e18 ? Int.max : Int(length)
    }

    /// A bound that is missed by rounding alone counts as reached.
    static func length(_ lower: Double, _ upper: Double, isClosed: Bool, step: Double) -> Double {
        let steps = (upper - lower) / step
        guard steps.isFinite else { return steps == .infinity ? .infinity : span(lower, upper, step) }
        guard steps >= 0 else { return 0 }
        let slack = 1e-9 * max(1, min(steps * 1e-6, 1e3))
        return max(0, isClosed ? (steps + slack).rounded(.down) + 1 : (steps - slack).rounded(.up))
    }

    /// The length where the difference of finite bounds overflows or a bound is not finite.
    private static func span(_ lower: Double, _ upper: Double, _ step: Double) -> Double {
        guard lower.isFinite, upper.isFinite, step.isFinite, step != 0 else { return 0 }
        return max(0, (upper / step - lower / step).rounded(.down))
    }

    public func element(_ index: Int) -> Double { element(Double(index)) }
    func element(_ index: Double) -> Double { lower + index * step }

    /// - Precondition: the range is not empty.
    var last: Double {
        let length = self.length
        let last = length == 1 ? lower : element(length - 1)
        // Where neighbouring numbers cannot be told apart, the count leads past the bound.
        return isClosed && (last - upper) * step > 0 && abs(last - upper) >= abs(step) ? upper : last
    }

    /// Where a number stands in the range, counted from 0; nil where it does not. A number that is missed by rounding alone
    /// is there.
    func place(of x: Double) -> Double? {
        let place = ((x - lower) / step).rounded()
        guard place >= 0, place < length || (isClosed && x == upper), isClosed || x != upper else { return nil }
        return abs(element(place) - x) <= 1e-12 * max(abs(x), abs(lower)) ? place : nil
    }

    /// n (first + last) / 2
    var sum: Double {
        let length = self.length
        guard length > 0 else { return 0 }
        guard length.isFinite else { return step < 0 ? -.infinity : lower.isFinite ? .infinity : lower }
        let ends = lower + last
        return ends.isFinite ? (length * ends).isFinite ? length * ends / 2 : length * (ends / 2) : length * mean
    }

    /// - Precondition: the range is not empty.
    var mean: Double { lower / 2 + last / 2 }

    /// From the last number to the first.
    /// - Precondition: the range is not empty, and ends.
    var reversed: RangeObject { RangeObject(last, lower, isClosed: true, step: -step) }
}
