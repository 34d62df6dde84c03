// JSON that may stand in a page.

import PenGeometry

/// Values one after the other; what separates them is added here.
struct JSONOutput {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func object(_ write: (inout JSONOutput) -> Void) { enclose("{", "}", write) }

    mutating func array(_ write: (inout JSONOutput) -> Void) { enclose("[", "]", write) }

    mutating func array(_ numbers: some Sequence<Double>, decimals: Int) { array { list in numbers.forEach { list.number($0, decimals: decimals) } } }

    private mutating func enclose(_ start: Character, _ end: Character, _ write: (inout JSONOutput) -> Void) {
        separate()
        bytes += start.utf8
        needsComma = false
        write(&self)
        bytes += end.utf8
        needsComma = true
    }

    /// What follows is its value.
    mutating func key(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// - Parameter number: finite.
    mutating func number(_ number: Double, decimals: Int) {
        separate()
        let before = bytes.count
        appendShortest(number, decimals: decimals, to: &bytes)
        // .5 and -.5 are numbers in SVG, not here.
        let digits = bytes[before] == UInt8(ascii: "-") ? before + 1 : before
        if bytes[digits] == UInt8(ascii: ".") { bytes.insert(UInt8(ascii: "0"), at: digits) }
    }

    mutating func number(_ number: Int) { raw(String(number)) }

    mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

    mutating func null() { raw("null") }

    private mutating func raw(_ text: String) {
        separate()
        bytes += text.utf8
    }

    mutating func string(_ text: String) { string(Array(text.utf8)) }

    /// - Parameter text: UTF-8. `<` is escaped, so that no tag ends what the JSON stands in.
    mutating func string(_ text: [UInt8]) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<32, UInt8(ascii: "<"): bytes += "\\u00".utf8 + [JSONOutput.digit(byte >> 4), JSONOutput.digit(byte & 15)]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}
