// From the numbers of an axis to places on paper.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where each number of an axis stands.
public struct PlotScale: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Equal differences are equal lengths.
        case linear
        /// Equal ratios are equal lengths; numbers that are not positive have no place.
        case logarithmic
    }

    public let kind: Kind
    /// The smallest and the largest number.
    public let range: ClosedRange<Double>
    /// Where these two stand, in user units.
    public let start, end: Double
    /// The numbers as the axis counts them, of which places are a linear function.
    private let low, rate: Double

    /// - Precondition: the range is finite and not empty; that of a logarithmic scale is positive.
    public init(_ range: ClosedRange<Double>, from start: Double, to end: Double, kind: Kind = .linear) {
        (self.kind, self.range, self.start, self.end) = (kind, range, start, end)
        low = kind == .linear ? range.lowerBound : log(range.lowerBound)
        let high = kind == .linear ? range.upperBound : log(range.upperBound)
        // Halves, so that no range is too long.
        rate = (end - start) / 2 / (high / 2 - low / 2)
    }

    /// The place of a number in user units; NaN where it has none, infinite for infinite numbers.
    @inline(__always)
    public func place(of number: Double) -> Double {
        guard kind == .logarithmic else { return start + (number - low) * rate }
        return number > 0 ? start + (log(number) - low) * rate : number == 0 ? start - rate * .infinity : .nan
    }

    /// The number at a place.
    public func number(at place: Double) -> Double {
        if place == start { return range.lowerBound }
        if place == end { return range.upperBound }
        let inside = low + (place - start) / rate
        return kind == .linear ? inside : exp(inside)
    }

    /// How many user units belong to a difference of one, at a number.
    @inline(__always)
    public func slope(at number: Double) -> Double { kind == .linear ? rate : rate / number }

    /// The smallest and the largest place.
    public var places: ClosedRange<Double> { min(start, end)...max(start, end) }

    /// The same scale for another range.
    public func with(range: ClosedRange<Double>) -> PlotScale { PlotScale(range, from: start, to: end, kind: kind) }
}
