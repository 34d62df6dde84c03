// Round numbers at which to draw grid lines.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

import PenGeometry

/// Multiples of 1, 2 or 5 times a power of ten that lie in a rectangle, some five to ten along its larger side.
struct CoordinateGrid {
    /// Which multiples of the step lie in the rectangle.
    let columns: Range<Int>
    let rows: Range<Int>
    /// The step is `factor` times ten to the power of `exponent`.
    private let factor: Int
    private let exponent: Int

    /// Nil where the rectangle has no size or its numbers cannot be told apart at the step.
    init?(_ area: Rect) {
        let side = max(area.width, area.height)
        guard side.isFinite, side > 1e-300 else { return nil }
        let power = floor(log10(side / 5))
        exponent = Int(power)
        let mantissa = side / 5 / pow(10, power)
        factor = mantissa < 2 ? 1 : mantissa < 5 ? 2 : 5
        let step = Double(factor) * pow(10, power)
        func multiples(_ low: Double, _ high: Double) -> Range<Int>? {
            // What is whole but for rounding errors counts.
            let first = (low / step - 1e-9).rounded(.up), last = (high / step + 1e-9).rounded(.down)
            guard abs(first) < 1e12, abs(last) < 1e12 else { return nil }
            return Int(first)..<max(Int(last) + 1, Int(first))
        }
        guard let columns = multiples(area.minX, area.maxX), let rows = multiples(area.minY, area.maxY) else { return nil }
        (self.columns, self.rows) = (columns, rows)
    }

    func value(_ multiple: Int) -> Double { scaled(Double(multiple * factor)) }

    /// The number in decimals, exactly; with an exponent where it would have too many zeros.
    func label(_ multiple: Int) -> String {
        let digits = String(abs(multiple * factor)), sign = multiple < 0 ? "-" : ""
        guard multiple != 0 else { return "0" }
        guard (-6...9).contains(exponent) else { return "\(value(multiple))" }
        guard exponent < 0 else { return sign + digits + String(repeating: "0", count: exponent) }
        let padded = String(repeating: "0", count: max(-exponent + 1 - digits.count, 0)) + digits
        var fraction = padded.suffix(-exponent)
        while fraction.last == "0" { fraction.removeLast() }
        return sign + padded.dropLast(-exponent) + (fraction.isEmpty ? "" : "." + fraction)
    }

    /// Dividing by a power of ten gives 0.3 where multiplying by 0.1 would not.
    private func scaled(_ x: Double) -> Double {
        exponent < 0 ? x / pow(10, Double(-exponent)) : x * pow(10, Double(exponent))
    }
}
