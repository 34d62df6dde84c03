// Decimal numbers as whole multiples of a power of ten, and their shortest text.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The grid of the multiples of 10^-decimals, to which an output rounds.
struct DecimalGrid: Sendable {
    /// May be negative: the grid of hundreds has -2.
    let decimals: Int
    private let scale: Double

    /// The grid with so many decimals or, where `largest` would then pass 2^52 steps and so a Double's precision,
    /// with as many as fit.
    init(decimals: Int, largest: Double) {
        var d = min(max(decimals, 0), 300)
        if largest.isFinite, largest > 0 { d = min(d, Int((15.6 - log10(largest)).rounded(.down))) }
        self.decimals = max(d, -300)
        scale = tenTo(abs(self.decimals))
    }

    /// The nearest multiple; 0 for what is not a finite number.
    @inline(__always)
    func round(_ x: Double) -> Int {
        let steps = (decimals >= 0 ? x * scale : x / scale).rounded()
        return abs(steps) < 9e15 ? Int(steps) : 0
    }

    func value(_ steps: Int) -> Double { decimals >= 0 ? Double(steps) / scale : Double(steps) * scale }
}

func tenTo(_ n: Int) -> Double { n < powersOfTen.count ? powersOfTen[n] : pow(10, Double(n)) }

/// Appends `x`, rounded to so many decimals, in the fewest bytes that SVG and CSS read: `.5`, `-.5`, `0` and never `-0`.
/// Numbers too large for that many decimals have fewer; what is not finite is written as 0.
public func appendShortest(_ x: Double, decimals: Int, to out: inout [UInt8]) {
    let grid = DecimalGrid(decimals: decimals, largest: abs(x))
    appendShortest(grid.round(x), decimals: grid.decimals, to: &out)
}

/// Appends steps · 10^-decimals in the fewest bytes.
func appendShortest(_ steps: Int, decimals: Int, to out: inout [UInt8]) {
    guard steps != 0 else { return out.append(UInt8(ascii: "0")) }
    if steps < 0 { out.append(UInt8(ascii: "-")) }
    var rest = steps.magnitude, places = decimals
    while places > 0 {
        let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
        guard remainder == 0 else { break }
        (rest, places) = (quotient, places - 1)
    }
    // A point and leading zeros, or an exponent where that is shorter.
    let exponentLength = places < 10 ? 3 : places < 100 ? 4 : 5
    if places < 0 || places > digitCount(rest) + exponentLength - 1 {
        appendDigits(rest, places: 0, to: &out)
        out.append(UInt8(ascii: "e"))
        if places > 0 { out.append(UInt8(ascii: "-")) }
        appendDigits(places.magnitude, places: 0, to: &out)
    } else {
        appendDigits(rest, places: places, to: &out)
    }
}

private func digitCount(_ n: UInt) -> Int {
    var count = 1, rest = n / 10
    while rest > 0 { (count, rest) = (count + 1, rest / 10) }
    return count
}

/// Appends the digits with a point before the last `places` of them, no zero before the point. They are made from the
/// last one, in a buffer on the stack that holds 20 digits and as many places as `appendShortest` asks for.
@inline(__always)
private func appendDigits(_ n: UInt, places: Int, to out: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 48) { buffer in
        var begin = buffer.count, rest = n, written = 0
        func put(_ byte: UInt8) {
            begin -= 1
            buffer[begin] = byte
        }
        while rest > 0 || written < places || (written == 0 && places == 0) {
            if written == places, places > 0 { put(UInt8(ascii: ".")) }
            let quotient = rest / 10
            put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest - quotient * 10))
            rest = quotient
            written += 1
        }
        if written == places, places > 0 { put(UInt8(ascii: ".")) }
        out.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[begin...]))
    }
}
