// Numbers, flags and separators of SVG path data.

/// Steps through the bytes of path data.
struct SVGNumberScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0
    /// The letter whose numbers are being read, for messages.
    private var command = UInt8(ascii: "M")
    /// Whether a comma may stand before the next number: not right after the letter.
    private var allowsComma = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func error(_ message: String) -> SVGPathError { SVGPathError(offset: offset, message: message) }

    mutating func begin(command letter: UInt8) {
        offset += 1
        command = letter
        allowsComma = false
    }

    mutating func skipSpace() {
        while offset < bytes.count, bytes[offset] == 0x20 || (bytes[offset] >= 0x09 && bytes[offset] <= 0x0d && bytes[offset] != 0x0b) {
            offset += 1
        }
    }

    /// True where another number or a comma follows, that is, where the command repeats.
    mutating func hasMoreNumbers() -> Bool {
        skipSpace()
        guard let byte = current else { return false }
        return isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ",")
    }

    private mutating func skipSeparator() {
        skipSpace()
        if allowsComma, current == UInt8(ascii: ",") {
            offset += 1
            skipSpace()
        }
        allowsComma = true
    }

    /// An arc's flag: one digit, which needs no separator after it.
    mutating func flag() throws(SVGPathError) -> Bool {
        skipSeparator()
        guard let byte = current, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw error("an arc's flag must be 0 or 1")
        }
        offset += 1
        return byte == UInt8(ascii: "1")
    }

    /// A number, correctly rounded up to 19 digits; those after are cut off.
    mutating func number() throws(SVGPathError) -> Double {
        skipSeparator()
        let start = offset
        let isNegative = current == UInt8(ascii: "-")
        if isNegative || current == UInt8(ascii: "+") { offset += 1 }
        var decimal = Decimal()
        readDigits(into: &decimal)
        if current == UInt8(ascii: ".") {
            offset += 1
            decimal.isFraction = true
            readDigits(into: &decimal)
        }
        guard decimal.hasDigits else {
            offset = start
            throw error("\(Character(UnicodeScalar(command))) needs a number here")
        }
        readExponent(into: &decimal)
        let value = decimal.value
        guard value.isFinite else {
            offset = start
            throw error("this number is too large")
        }
        return isNegative ? -value : value
    }

    private mutating func readDigits(into decimal: inout Decimal) {
        while offset < bytes.count, isDigit(bytes[offset]) {
            decimal.append(bytes[offset] - UInt8(ascii: "0"))
            offset += 1
        }
    }

    /// An e without digits after it is no exponent and stays unread.
    private mutating func readExponent(into decimal: inout Decimal) {
        guard let e = current, e | 0x20 == UInt8(ascii: "e") else { return }
        var place = offset + 1
        var isNegative = false
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
            isNegative = bytes[place] == UInt8(ascii: "-")
            place += 1
        }
        guard place < bytes.count, isDigit(bytes[place]) else { return }
        var exponent = 0
        while place < bytes.count, isDigit(bytes[place]) {
            exponent = min(exponent * 10 + Int(bytes[place] - UInt8(ascii: "0")), 100_000_000)
            place += 1
        }
        decimal.exponent += isNegative ? -exponent : exponent
        offset = place
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

/// mantissa · 10^exponent, gathered digit by digit.
private struct Decimal {
    var mantissa: UInt64 = 0
    var exponent = 0
    var isFraction = false
    var hasDigits = false

    mutating func append(_ digit: UInt8) {
        hasDigits = true
        if mantissa < 1_000_000_000_000_000_000 {
            mantissa = mantissa * 10 + UInt64(digit)
            if isFraction { exponent -= 1 }
        } else if !isFraction {
            exponent += 1
        }
    }

    /// Up to 2^53 and 10^22 both factors are exact and so one rounding makes the nearest number (W. D. Clinger: How
    /// to read floating point numbers accurately. 1990); the rest is left to the standard library.
    var value: Double {
        if mantissa < 1 << 53, abs(exponent) <= 22 {
            let power = powersOfTen[abs(exponent)]
            return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
        }
        guard mantissa != 0 else { return 0 }
        return Double("\(mantissa)e\(exponent)") ?? (exponent > 0 ? .infinity : 0)
    }
}

/// 10^0 … 10^22, all exact.
let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
]
