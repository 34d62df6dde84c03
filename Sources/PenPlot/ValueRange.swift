// What range of values shows a function's shape.

import PenGeometry

/// The range of values of one function or several, robust against poles.
public struct ValueRange {
    /// In growing order of numbers, for each function.
    private var values: [Double] = []
    private var low = Double.infinity, high = -Double.infinity
    /// A pole upwards or downwards was met.
    private var risesWithoutEnd = false, fallsWithoutEnd = false

    private static let count = 512
    /// That much closer is it looked at where the values are extreme.
    private static let zoom = 16

    public init() {}

    public var isEmpty: Bool { values.isEmpty }

    /// Looks at a function.
    /// - Parameters:
    ///   - numbers: where, in growing order; at least two.
    public mutating func add(at numbers: [Double], _ value: (Double) throws -> Double) rethrows {
        let found = try numbers.map { ($0, try value($0)) }.filter { $0.1.isFinite }
        guard let least = found.indices.min(by: { found[$0].1 < found[$1].1 }), let most = found.indices.max(by: { found[$0].1 < found[$1].1 }) else { return }
        let sorted = found.map(\.1).sorted(), median = sorted[sorted.count / 2]
        values += sorted
        let top = try extreme(found, most, median, 1, value), bottom = try extreme(found, least, median, -1, value)
        if let top { high = max(high, top) } else { risesWithoutEnd = true }
        if let bottom { low = min(low, bottom) } else { fallsWithoutEnd = true }
    }

    public mutating func merge(_ other: ValueRange) {
        values += other.values
        (low, high) = (min(low, other.low), max(high, other.high))
        risesWithoutEnd = risesWithoutEnd || other.risesWithoutEnd
        fallsWithoutEnd = fallsWithoutEnd || other.fallsWithoutEnd
    }

    /// The largest value (or the smallest, by the sign) near an extreme sample; nil where it grows as it does at a pole.
    private func extreme(_ found: [(Double, Double)], _ i: Int, _ median: Double, _ sign: Double, _ value: (Double) throws -> Double) rethrows -> Double? {
        let here = found[i].1, from = found[max(i - 1, 0)].0, to = found[min(i + 1, found.count - 1)].0
        var best = here, isEndless = false
        for k in 1..<(2 * ValueRange.zoom) {
            let near = try value(from + (to - from) * Double(k) / Double(2 * ValueRange.zoom))
            if near.isFinite { if sign * near > sign * best { best = near } } else if near == sign * .infinity { isEndless = true }
        }
        // A number may have hit the pole itself.
        let beside = try [-1.0, 1].map { abs(try value(found[i].0 + $0 * (to - from) / Double(16 * ValueRange.zoom)) - median) }.filter(\.isFinite)
        if let beside = beside.max(), abs(here - median) > 50 * beside, beside > 0 { return nil }
        let reach = abs(here - median), growth = abs(best - here)
        // At a pole the values grow by as many times as it is looked at more closely.
        if growth > reach, growth > 0 { return nil }
        return isEndless || growth > 0.1 * reach ? here : best
    }

    /// The range, with what lies beside it that belongs to a picture; nil where there is no value.
    public var range: ClosedRange<Double>? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        func quantile(_ q: Double) -> Double { sorted[Int((Double(sorted.count - 1) * q).rounded())] }
        let span = quantile(0.9) - quantile(0.1)
        let a = fallsWithoutEnd ? min(low, quantile(0.1) - 0.5 * span) : low, b = risesWithoutEnd ? max(high, quantile(0.9) + 0.5 * span) : high
        return ValueRange.framed(min(a, b)...max(a, b), cutBelow: fallsWithoutEnd, cutAbove: risesWithoutEnd)
    }

    /// The range of the positive values, for a logarithmic scale; nil where there is none.
    /// - Parameter points: numbers that belong to it too.
    public func positiveRange(with points: ClosedRange<Double>?) -> ClosedRange<Double>? {
        let all = (values + (points.map { [$0.lowerBound, $0.upperBound] } ?? [])).filter { $0 > 0 && $0.isFinite }
        guard let a = all.min(), let b = all.max() else { return nil }
        return a < b ? a...b : (a / 10)...(b * 10)
    }

    /// A range with margins, and with zero where that is near.
    /// - Parameters:
    ///   - cutBelow: the values go on below, so that no margin is wanted there.
    public static func framed(_ range: ClosedRange<Double>, cutBelow: Bool = false, cutAbove: Bool = false) -> ClosedRange<Double> {
        var a = range.lowerBound, b = range.upperBound
        if b - a <= 1e-9 * max(abs(a), abs(b)) {
            let reach = a == 0 ? 1 : abs(a) / 2
            return (a - reach)...(b + reach)
        }
        if a > 0, a < 0.4 * b { a = 0 }
        if b < 0, b > 0.4 * a { b = 0 }
        let margin = 0.08 * (b - a)
        return (cutBelow ? a : a - margin)...(cutAbove ? b : b + margin)
    }

    /// Numbers at which a function is looked at, evenly on an axis but for a wobble, and the given ones.
    public static func numbers(on scale: PlotScale, in range: ClosedRange<Double>, with hints: [Double] = []) -> [Double] {
        let u = scale.place(of: range.lowerBound), v = scale.place(of: range.upperBound)
        let inner = Spread.parts(count).map { scale.number(at: u + (v - u) * $0) }
        return Spread.grid(range.lowerBound, inner + hints, range.upperBound)
    }
}
