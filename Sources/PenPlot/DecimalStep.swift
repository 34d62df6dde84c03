// Steps of 1, 2 or 5 times a power of ten.

/// A step between ticks, whose multiples are exact decimals.
struct DecimalStep {
    let factor: Int
    let power: Int

    var size: Double { Double(factor) * Ticks.ten(power) }

    /// Which multiples lie in a range; a little beside it counts.
    func numbers(in range: ClosedRange<Double>) -> [Int] {
        let low = (range.lowerBound / size - 1e-9).rounded(.up), high = (range.upperBound / size + 1e-9).rounded(.down)
        guard abs(low) < 1e15, abs(high) < 1e15, high >= low else { return [] }
        return Array(Int(low)...Int(high))
    }

    /// The number that the decimal digits say.
    func value(_ n: Int) -> Double { Double("\(n * factor)e\(power)") ?? Double(n) * size }

    /// `−0.25`; numbers with many zeros with a power of ten.
    func label(_ n: Int) -> String {
        let digits = String(abs(n * factor))
        if n == 0 { return "0" }
        let sign = n < 0 ? "−" : ""
        // The place of the first digit.
        let order = power + digits.count - 1
        guard order > 5 || order < -4 else { return sign + plain(digits) }
        let trimmed = String(digits.reversed().drop { $0 == "0" }.reversed())
        let mantissa = trimmed.count == 1 ? trimmed : "\(trimmed.prefix(1)).\(trimmed.dropFirst())"
        return sign + (mantissa == "1" ? "" : mantissa + "·") + "10" + Ticks.superscript(order)
    }

    private func plain(_ digits: String) -> String {
        if power >= 0 { return digits + String(repeating: "0", count: power) }
        let padded = String(repeating: "0", count: max(0, 1 - power - digits.count)) + digits
        let whole = padded.dropLast(-power), part = String(padded.suffix(-power).reversed().drop { $0 == "0" }.reversed())
        return part.isEmpty ? String(whole) : "\(whole).\(part)"
    }
}
