// The usual named easings.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// R. Penner's easing functions (Programming Macromedia Flash MX, 2002, chapter 7), with his constants.
public struct Easing: Hashable, Sendable {
    public enum Family: String, Hashable, Sendable, CaseIterable { case sine, quad, cubic, quart, quint, expo, circ, back, elastic, bounce }
    public enum Direction: Hashable, Sendable, CaseIterable {
        /// Slow at the beginning.
        case `in`
        /// Slow at the end.
        case out
        case inOut
    }

    public var family: Family
    public var direction: Direction

    public init(_ family: Family, _ direction: Direction) { (self.family, self.direction) = (family, direction) }

    /// 0 at 0, 1 at 1; the same ends outside.
    public func value(at x: Double) -> Double {
        if x <= 0 || x >= 1 { return x <= 0 ? 0 : 1 }
        switch direction {
        case .in: return rising(x)
        case .out: return 1 - rising(1 - x)
        case .inOut: return x < 0.5 ? rising(2 * x) / 2 : 1 - rising(2 - 2 * x) / 2
        }
    }

    /// The family's way in.
    private func rising(_ x: Double) -> Double {
        switch family {
        case .sine: 1 - cos(x * .pi / 2)
        case .quad: x * x
        case .cubic: x * x * x
        case .quart: x * x * x * x
        case .quint: x * x * x * x * x
        case .expo: x <= 0 ? 0 : exp2(10 * x - 10)
        case .circ: 1 - (1 - x * x).squareRoot()
        case .back: x * x * ((overshoot + 1) * x - overshoot)
        case .elastic: elastic(x)
        case .bounce: 1 - Easing.bounce(1 - x)
        }
    }

    /// A tenth of the way back before the beginning; more where both ends do it.
    private var overshoot: Double { direction == .inOut ? 1.70158 * 1.525 : 1.70158 }

    private func elastic(_ x: Double) -> Double {
        if x <= 0 || x >= 1 { return x <= 0 ? 0 : 1 }
        let period = direction == .inOut ? 0.45 : 0.3
        return -exp2(10 * x - 10) * sin((x - 1 - period / 4) * 2 * .pi / period)
    }

    /// Four parabolas, each a quarter as high as the one before.
    private static func bounce(_ x: Double) -> Double {
        let k = 7.5625, d = 2.75
        if x < 1 / d { return k * x * x }
        let (middle, level) = x < 2 / d ? (1.5 / d, 0.75) : x < 2.5 / d ? (2.25 / d, 0.9375) : (2.625 / d, 0.984375)
        return k * (x - middle) * (x - middle) + level
    }
}
