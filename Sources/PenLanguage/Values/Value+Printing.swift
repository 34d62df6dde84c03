// How values are written: as they are printed, and as one would write them in a script.

import PenGeometry
import PenScene
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Value {
    /// As in a script, with texts in quotes, for messages: at most about ten items and a hundred bytes of it.
    public var shown: String {
        var writer = ValueWriter(room: ValueWriter.Room())
        writer.write(self) { _ in }
        return writer.text
    }

    /// As in a script, with texts in quotes, and whole.
    func written(look: (Int) throws -> Void) rethrows -> String {
        var writer = ValueWriter()
        try writer.write(self, look: look)
        return writer.text
    }

    /// As `print` writes it, at the end of a text: whole, and a text without quotes.
    /// - Parameter look: called now and then with the size of what is written; may stop it by throwing.
    func print(to text: inout String, look: (Int) throws -> Void) rethrows {
        switch self {
        case .text(let s): text += s
        case .number(let x): Value.write(x, to: &text)
        case .list:
            var writer = ValueWriter(text)
            text = ""
            try writer.write(self, look: look)
            text = writer.text
        default: writePlainly(to: &text)
        }
    }

    /// The kind and, where it is short, the value: `the text "red"`, `a list`.
    var described: String {
        switch self {
        case .number, .point, .text, .color, .range, .jet, .jetPoint:
            let value = shown
            return value.count <= 40 ? kindName.replacingArticle + " " + value : kindName
        case .boolean(let b): return b ? "true" : "false"
        default: return kindName
        }
    }

    /// Everything but lists.
    func writePlainly(to text: inout String) {
        switch self {
        case .number(let x): text += Value.text(of: x)
        case .jet(let jet): text += Value.text(of: jet.number)
        case .point(let p): text += "(\(Value.text(of: p.x)), \(Value.text(of: p.y)))"
        case .jetPoint(let p): text += "(\(Value.text(of: p.x.number)), \(Value.text(of: p.y.number)))"
        case .text(let s): text += Value.quoted(s)
        case .boolean(let b): text += b ? "true" : "false"
        case .nothing: text += "none"
        case .list: text += "[…]"
        case .range(let r):
            text += Value.text(of: r.lower) + (r.isClosed ? ".." : "..<") + Value.text(of: r.upper)
            if r.step != 1 { text += " by " + Value.text(of: r.step) }
        case .color(let c): text += c.color.shown
        case .function(let f): text += f.name == "function" ? "a function" : "the function " + f.name
        case .path(let p): text += p.path.shown
        case .transform(let t):
            let m = t.transform
            text += "transform(" + [m.a, m.b, m.c, m.d, m.tx, m.ty].map(Value.text).joined(separator: ", ") + ")"
        case .gradient: text += "a gradient"
        case .layer: text += "a layer"
        case .box(let b): text += "a box from (\(Value.text(of: b.rect.minX)), \(Value.text(of: b.rect.minY))) to (\(Value.text(of: b.rect.maxX)), \(Value.text(of: b.rect.maxY)))"
        case .place(let p):
            Value.point(p.point).writePlainly(to: &text)
            text += " at " + Value.text(of: p.t)
        case .cell, .unset: text += "no value"
        }
    }

    /// A number at the end of a text; small whole ones without a text of their own.
    static func write(_ x: Double, to text: inout String) {
        guard x >= 0, x < 1e9, x == x.rounded(.towardZero) else { return text += Value.text(of: x) }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 10) { digits in
            var rest = UInt32(x), place = 10
            repeat {
                place -= 1
                digits[place] = UInt8(48 + rest % 10)
                rest /= 10
            } while rest > 0
            text += String(decoding: UnsafeBufferPointer(rebasing: digits[place...]), as: UTF8.self)
        }
    }

    /// Up to 15 significant digits, without an exponent where that is readable.
    static func text(of x: Double) -> String {
        if x == x.rounded(.towardZero), abs(x) < 1e15 { return String(Int64(x)) }
        if x.isNaN { return "nan" }
        if x.isInfinite { return x < 0 ? "-inf" : "inf" }
        var buffer = [CChar](repeating: 0, count: 32)
        withVaList([x]) { _ = vsnprintf(&buffer, buffer.count, "%.15g", $0) }
        var text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // 1e+20 is written as one writes it: 1e20.
        if let e = text.firstIndex(of: "e") {
            let sign = text[text.index(after: e)] == "-" ? "-" : ""
            let digits = text[text.index(e, offsetBy: 2)...].drop { $0 == "0" }
            text = text[..<e] + "e" + sign + digits
        }
        return text
    }

    /// A text in quotes, or as much of its beginning as takes so many bytes, and how long it is.
    static func quoted(_ s: String, within bytes: Int) -> String {
        guard s.utf8.count > bytes else { return quoted(s) }
        return quoted(s.cut(toBytes: bytes)) + " of \(s.characterCount) characters"
    }

    static func quoted(_ s: String) -> String {
        var text = "\""
        for scalar in s.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension String {
    /// “a number” → “the number”.
    fileprivate var replacingArticle: String { hasPrefix("an ") ? "the " + dropFirst(3) : hasPrefix("a ") ? "the " + dropFirst(2) : self }
}

extension Color {
    /// A name where there is one, else `#rrggbb`, else `rgb(…)`.
    var shown: String { ColorNames.name(of: self) ?? (isOfBytes ? hex : rgbCall) }

    /// Whether `#rrggbb` says it exactly.
    private var isOfBytes: Bool {
        [red, green, blue, alpha].allSatisfy { part in
            let byte: Double = part * 255
            return abs(byte - byte.rounded()) < 1e-9 && part >= 0 && part <= 1
        }
    }

    private var rgbCall: String {
        let parts = [red, green, blue] + (alpha == 1 ? [] : [alpha])
        return "rgb(" + parts.map { Value.text(of: ($0 * 1e6).rounded() / 1e6) }.joined(separator: ", ") + ")"
    }
}

extension Path {
    /// What kind of path it is, how long, and where.
    var shown: String {
        guard !isEmpty else { return "an empty path" }
        let b = bounds
        // Large numbers have no thousandths, and the largest no thousandfold.
        func short(_ x: Double) -> String { Value.text(of: abs(x) < 1e15 ? (x * 1000).rounded() / 1000 : x) }
        let kind = isClosed ? "a closed path" : "a path"
        return "\(kind) of length \(short(length)) from (\(short(b.minX)), \(short(b.minY))) to (\(short(b.maxX)), \(short(b.maxY)))"
    }
}
