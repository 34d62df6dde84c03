// The numbers that are written at an axis.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The ticks of an axis: places at which a number is written, and finer ones without.
public struct Ticks: Equatable, Sendable {
    public struct Tick: Equatable, Sendable {
        public var number: Double
        public var label: String
    }

    public private(set) var major: [Tick] = []
    public private(set) var minor: [Double] = []

    /// The ticks for a scale: steps of 1, 2 or 5 times a power of ten; fractions and multiples of π where the range's ends
    /// are such; powers on a logarithmic scale.
    /// - Parameter spacing: how far two written numbers must be apart at least, in user units, with the width of the wider label.
    public init(for scale: PlotScale, spacing: (String) -> Double) {
        if scale.kind == .logarithmic {
            self = Ticks(powersOn: scale, spacing)
            return
        }
        if let multiples = Ticks(multiplesOfPiOn: scale, spacing) {
            self = multiples
            return
        }
        // Halves, as the whole may be larger than the largest number.
        let range = scale.range, half = range.upperBound / 2 - range.lowerBound / 2, length = abs(scale.end - scale.start)
        guard half > 0, length > 0 else { return }
        var power = floor(log10(half)) - 3
        while power < 309 {
            for (factor, parts) in [(1.0, 5), (2.0, 4), (5.0, 5)] {
                let step = DecimalStep(factor: Int(factor), power: Int(power))
                guard half / step.size < 200 else { continue }
                let numbers = step.numbers(in: range), labels = numbers.map { step.label($0) }
                let widest = labels.map(spacing).max() ?? 0
                guard step.size / 2 / half * length >= widest else { continue }
                major = zip(numbers, labels).map { Tick(number: step.value($0), label: $1) }
                minor = Ticks.minor(step.size, parts, range)
                return
            }
            power += 1
        }
    }

    private init() {}

    private static func minor(_ step: Double, _ parts: Int, _ range: ClosedRange<Double>) -> [Double] {
        let fine = step / Double(parts), slack = 1e-9 * step
        let first = ((range.lowerBound - slack) / fine).rounded(.up), last = ((range.upperBound + slack) / fine).rounded(.down)
        guard last - first < 10_000, last >= first else { return [] }
        return stride(from: first, through: last, by: 1).filter { $0.truncatingRemainder(dividingBy: Double(parts)) != 0 }.map { $0 * fine }
    }

    // MARK: Multiples of π

    /// The steps as fractions of π, with the number of parts between two.
    private static let fractions: [(above: Int, below: Int, parts: Int)] = [
        (1, 12, 1), (1, 6, 2), (1, 4, 3), (1, 2, 2), (1, 1, 2), (2, 1, 2), (4, 1, 4), (5, 1, 5), (10, 1, 2), (20, 1, 4), (50, 1, 5), (100, 1, 2), (1000, 1, 2),
    ]

    private init?(multiplesOfPiOn scale: PlotScale, _ spacing: (String) -> Double) {
        let range = scale.range, low = range.lowerBound / .pi * 12, high = range.upperBound / .pi * 12
        func isWhole(_ x: Double) -> Bool { abs(x - x.rounded()) <= 1e-9 * max(1, abs(x)) }
        guard isWhole(low), isWhole(high), abs(high) < 1e6, low != 0 || high != 0 else { return nil }
        let length = abs(scale.end - scale.start)
        for (above, below, parts) in Ticks.fractions {
            let step = Double(above) / Double(below) * .pi, count = (range.upperBound - range.lowerBound) / step
            guard count < 400 else { continue }
            let first = Int((range.lowerBound / step - 1e-9).rounded(.up)), last = Int((range.upperBound / step + 1e-9).rounded(.down))
            let ticks = first <= last ? (first...last).map { Tick(number: Double($0) * step, label: Ticks.label(piTimes: $0 * above, over: below)) } : []
            guard let widest = ticks.map({ spacing($0.label) }).max(), length / count >= widest else { continue }
            major = ticks
            minor = Ticks.minor(step, parts, range)
            return
        }
        return nil
    }

    /// `−3π/2`
    static func label(piTimes n: Int, over d: Int) -> String {
        if n == 0 { return "0" }
        var (a, b) = (abs(n), d)
        while b != 0 { (a, b) = (b, a % b) }
        let above = abs(n) / a, below = d / a
        return (n < 0 ? "−" : "") + (above == 1 ? "π" : "\(above)π") + (below == 1 ? "" : "/\(below)")
    }

    // MARK: Powers

    private init(powersOn scale: PlotScale, _ spacing: (String) -> Double) {
        let low = log10(scale.range.lowerBound), high = log10(scale.range.upperBound), decade = abs(scale.end - scale.start) / (high - low)
        let first = Int((low - 1e-9).rounded(.up)), last = Int((high + 1e-9).rounded(.down))
        if last - first < 1 {
            // Less than two powers: as on a linear scale.
            self = Ticks(for: PlotScale(scale.range, from: scale.start, to: scale.end), spacing: spacing)
            return
        }
        var every = 1
        while decade * Double(every) < spacing(Ticks.power(last)) { every += 1 }
        major = (first...last).filter { $0 % every == 0 }.map { Tick(number: Ticks.ten($0), label: Ticks.power($0)) }
        guard decade > 24 else { return }
        for n in (first - 1)...last { for k in 2...9 { let x = Double(k) * Ticks.ten(n); if scale.range.contains(x) { minor.append(x) } } }
        guard major.count < 3 else { return }
        for n in (first - 1)...last {
            for k in [2, 5] where scale.range.contains(Double(k) * Ticks.ten(n)) && decade * 0.3 >= spacing("\(k)·" + Ticks.power(n)) {
                major.append(Tick(number: Double(k) * Ticks.ten(n), label: (0...3).contains(n) ? "\(k)" + String(repeating: "0", count: n) : "\(k)·" + Ticks.power(n)))
            }
        }
        major.sort { $0.number < $1.number }
    }

    /// Correctly rounded, as the digits say.
    static func ten(_ n: Int) -> Double { Double("1e\(n)") ?? pow(10, Double(n)) }

    static func power(_ n: Int) -> String { (0...3).contains(n) ? "1" + String(repeating: "0", count: n) : n == -1 ? "0.1" : n == -2 ? "0.01" : "10" + superscript(n) }

    static func superscript(_ n: Int) -> String {
        let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
        return (n < 0 ? "⁻" : "") + String(String(abs(n)).compactMap { $0.wholeNumberValue.map { digits[$0] } })
    }
}
