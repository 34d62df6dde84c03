// Signs that keyboards lack, by their names in TeX.

import PenSyntax

extension Completer {
    private static let signs: KeyValuePairs<String, AreaOperator> = [
        "cup": .union, "cap": .intersection, "setminus": .difference, "triangle": .symmetricDifference,
    ]

    /// `a \cup`: the sign in place of the backslash and what is written of the name; nil where there is none, and in texts
    /// and comments.
    static func sign(_ text: String) -> Completion? {
        let name = String(text.reversed().prefix { $0.isASCII && $0.isLetter }.reversed()), rest = text.dropLast(name.count)
        guard rest.last == "\\" else { return nil }
        switch CursorPlace(in: Source(name: "input", text: String(rest.dropLast()))).wanted {
        case .nothing, .text: return nil
        case .statement, .value, .continuation, .member, .factor: break
        }
        var result = Completion()
        (result.start, result.word) = (rest.utf8.count - 1, "\\" + name)
        result.candidates = signs.filter { $0.key.hasPrefix(name) }.map { key, sign in
            Candidate(sign.rawValue, .word, rank: 0, following: " ", help: Builtin.named[sign.builtin]?.info.summary ?? key)
        }
        return result
    }
}
