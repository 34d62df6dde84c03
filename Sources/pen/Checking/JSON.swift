// Values of JSON (RFC 8259), and their text.

indirect enum JSON {
    case null
    case number(Int)
    case text(String)
    case list([JSON])
    /// Members in the order in which they are written.
    case object([(name: String, value: JSON)])

    /// On one line, without blanks.
    var written: String {
        switch self {
        case .null: "null"
        case .number(let number): String(number)
        case .text(let text): JSON.quoted(text)
        case .list(let items): "[" + items.map(\.written).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { JSON.quoted($0.name) + ":" + $0.value.written }.joined(separator: ",") + "}"
        }
    }

    /// Control characters are escaped, all others stand as they are, in UTF-8.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
