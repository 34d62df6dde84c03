// Texts from values and numbers from texts.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Builtin {
    static var conversions: [Builtin] {
        [
            function(
                "string", .lists, "A value as a text, as print shows it.", Parameter<Value>("value", "any value"),
                example: "print string(1.5) + \" cm\"") { call, value in try call.machine.printed(value, at: call.site.span) },
            function(
                "number", .lists, "The number that a text holds.", Parameter<Value>("text", "a text such as \"2.5\" or \"-1e3\"").of(.text, .number),
                example: "print number(\"2.5\") * 2"
            ) { call, value in
                if let number = Scalar.convert(value) { return number.value }
                guard case .text(let text) = value else { throw call.mismatch(0, takes: "a text") }
                guard let number = parsed(text.trimmed) else { throw call.failure(.wrongKind, "\(value.shown) is not a number", at: 0) }
                return Value.number(number)
            },
            function(
                "format", .lists, "A number as a text with so many digits behind the point.",
                Parameter<Scalar>("number", "any number"),
                Parameter<Double>("digits", "how many digits stand behind the point", default: 2, "2", .whole(0...100)),
                example: "print format(pi), format(2, 3)") { _, x, digits in fixed(x.number, Int(digits)) },
        ]
    }

    /// A decimal number, with Swift's reader but without its hexadecimal numbers and its words for infinity and NaN.
    private static func parsed(_ text: String) -> Double? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) } ? Double(text) : nil
    }

    private static func fixed(_ x: Double, _ digits: Int) -> String {
        guard x.isFinite else { return Value.number(x).shown }
        // The largest number has 309 digits before the point.
        var buffer = [CChar](repeating: 0, count: 512)
        let count = withVaList([Int32(digits), x]) { vsnprintf(&buffer, buffer.count, "%.*f", $0) }
        let text = String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        // A negative number that is rounded to 0 is 0.
        return text.hasPrefix("-") && text.allSatisfy({ "-0.".contains($0) }) ? String(text.dropFirst()) : text
    }
}
