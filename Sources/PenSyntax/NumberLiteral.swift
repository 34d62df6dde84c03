// What a number in the source means.

/// The value of a number as written, with its unit multiplied in.
struct NumberLiteral {
    var value: Double
    var unit: Expression.Unit?

    /// Reads the bytes of a number that the lexer has found: digits with `_` between them, a fraction, an exponent, a
    /// unit. The value is the nearest Double; infinite if the number is too large.
    init(_ bytes: [UInt8], from start: Int, to end: Int) {
        var mantissa: UInt64 = 0
        var digits = 0
        var scale = 0
        var isFraction = false
        var index = start
        while index < end {
            let byte = bytes[index]
            if byte.isDigit {
                if digits < 19 { mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30) }
                if mantissa != 0 { digits += 1 }
                if isFraction { scale -= 1 }
            } else if byte == 0x2E {
                isFraction = true
            } else if byte != 0x5F {
                break
            }
            index += 1
        }
        let exponentEnd = NumberLiteral.endOfExponent(bytes, from: index, to: end)
        // Clinger's fast path: both factors are exact, so one rounding gives the nearest Double.
        if exponentEnd == index, digits <= 15, scale >= -22 {
            value = scale == 0 ? Double(mantissa) : Double(mantissa) / NumberLiteral.powersOfTen[-scale]
        } else {
            let plain = bytes[start..<exponentEnd].filter { $0 != 0x5F }
            value = Double(String(decoding: plain, as: UTF8.self)) ?? 0
        }
        unit = NumberLiteral.unit(bytes, from: exponentEnd, to: end)
        if let unit { value = unit.scaled(value) }
    }

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// The index behind `e5`, `E-3` …, or `index` itself if no exponent stands there: `2e` is two times e.
    static func endOfExponent(_ bytes: [UInt8], from index: Int, to end: Int) -> Int {
        guard index < end, bytes[index] | 0x20 == 0x65 else { return index }
        var next = index + 1
        if next < end, bytes[next] == 0x2B || bytes[next] == 0x2D { next += 1 }
        guard next < end, bytes[next].isDigit else { return index }
        while next < end, bytes[next].isDigit { next += 1 }
        return next
    }

    private static func unit(_ bytes: [UInt8], from start: Int, to end: Int) -> Expression.Unit? {
        guard start < end else { return nil }
        return Expression.Unit(spelling: bytes[start..<end])
    }
}

extension Expression.Unit {
    /// The unit that is written so, or nil.
    init?(spelling: ArraySlice<UInt8>) {
        switch String(decoding: spelling, as: UTF8.self) {
        case "deg", "°", "º": self = .degrees
        case "rad": self = .radians
        case "turn": self = .turns
        case "s": self = .seconds
        case "ms": self = .milliseconds
        case "%": self = .percent
        default: return nil
        }
    }

    /// A number of these units in radians, seconds or as a fraction.
    func scaled(_ value: Double) -> Double {
        switch self {
        case .degrees: value * .pi / 180
        case .turns: value * 2 * .pi
        case .milliseconds: value / 1000
        case .percent: value / 100
        case .radians, .seconds: value
        }
    }
}
