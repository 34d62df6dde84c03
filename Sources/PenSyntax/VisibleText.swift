// Text that cannot disturb the terminal that shows it.

extension String {
    /// The text with each control character, and each that changes the direction of the text around it, written as
    /// the language writes it between quotes: `\n`, `\t`, `\u{1B}`.
    public var visible: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where scalar.isHarmless: text.unicodeScalars.append(scalar)
            default: text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            }
        }
    }
}

extension Unicode.Scalar {
    /// No control character, and none that changes the direction of the text around it.
    var isHarmless: Bool {
        if self == "\t" { return true }
        if (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) { return false }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
