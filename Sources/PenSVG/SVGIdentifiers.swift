// Names that are valid in XML and stand for one element each.

/// Gives out `id`s.
struct SVGIdentifiers {
    private var taken: Set<String>
    /// Where counting goes on, for names that came before.
    private var counters: [String: Int] = [:]

    /// - Parameter reserved: valid names that only `forElement` may give out.
    init(reserved: some Sequence<String>) { taken = Set(reserved) }

    /// The `id` of an element that stands for a script's variable: its name the first time, then with a number.
    mutating func forElement(named name: String) -> String {
        let valid = Self.valid(name)
        guard counters[valid] != nil else {
            counters[valid] = 1
            return valid
        }
        return numbered(valid + "-")
    }

    /// The `id` of something that the script did not name.
    mutating func forDefinition(_ kind: String) -> String { numbered(kind) }

    private mutating func numbered(_ prefix: String) -> String {
        var number = counters[prefix] ?? (prefix.hasSuffix("-") ? 1 : 0)
        var candidate: String
        repeat {
            number += 1
            candidate = prefix + String(number)
        } while !taken.insert(candidate).inserted
        counters[prefix] = number
        return candidate
    }

    /// The name with every character that an XML name without colons may not hold replaced by `_`.
    static func valid(_ name: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            if result.isEmpty && !isNameStart(scalar) && isNamePart(scalar) { result.append("_") }
            result.append(isNamePart(scalar) ? scalar : "_")
        }
        return result.isEmpty ? "_" : String(result)
    }

    private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "-", ".", "\u{B7}", "\u{300}"..."\u{36F}", "\u{203F}"..."\u{2040}": return true
        default: return isNameStart(scalar)
        }
    }

    /// NameStartChar of XML 1.0, fifth edition, without the colon.
    private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "A"..."Z", "a"..."z", "_", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}", "\u{F8}"..."\u{2FF}", "\u{370}"..."\u{37D}": return true
        case "\u{37F}"..."\u{1FFF}", "\u{200C}"..."\u{200D}", "\u{2070}"..."\u{218F}", "\u{2C00}"..."\u{2FEF}": return true
        case "\u{3001}"..."\u{D7FF}", "\u{F900}"..."\u{FDCF}", "\u{FDF0}"..."\u{FFFD}", "\u{10000}"..."\u{EFFFF}": return true
        default: return false
        }
    }
}
