// Functions of texts.

import PenGeometry

extension Builtin {
    static var texts: [Builtin] {
        [
            function(
                "uppercase", .lists, "A text in capital letters.", Parameter<String>("text", "a text"),
                example: "print uppercase(\"pen\")") { call, text in try byPieces(call, text) { $0.uppercased() } },
            function(
                "lowercase", .lists, "A text in small letters.", Parameter<String>("text", "a text"),
                example: "print lowercase(\"PEN\")") { call, text in try byPieces(call, text) { $0.lowercased() } },
            function(
                "trimmed", .lists, "A text without the white space at both ends.", Parameter<String>("text", "a text"),
                example: "print trimmed(\"  pen \")") { _, text in text.trimmed },
            function(
                "replaced", .lists, "A text in which one piece is replaced by another wherever it stands.",
                Parameter<String>("text", "a text"), Parameter<String>("old", "what is replaced"), Parameter<String>("new", "what stands there instead"),
                example: "print replaced(\"a-b-c\", \"-\", \"+\")", body: replaced),
            function(
                "startsWith", .lists, "Whether a text begins with another.",
                Parameter<String>("text", "a text"), Parameter<String>("start", "what it may begin with"),
                example: "print startsWith(\"drawing\", \"draw\")") { _, text, start in text.utf8.patiently.starts(with: start.utf8) },
            function(
                "endsWith", .lists, "Whether a text ends with another.",
                Parameter<String>("text", "a text"), Parameter<String>("end", "what it may end with"),
                example: "print endsWith(\"drawing\", \"ing\")") { _, text, end in text.utf8.reversed().patiently.starts(with: end.utf8.reversed()) },
            function(
                "characters", .lists, "The list of a text's characters.", Parameter<String>("text", "a text"),
                example: "print characters(\"pen\")"
            ) { call, text in try characters(call, text) },
        ]
    }

    /// Changes a text letter by letter; a long one piece by piece.
    private static func byPieces(_ call: Invocation, _ text: String, _ change: (String) -> String) throws -> String {
        guard text.utf8.count > Machine.longText else { return change(text) }
        try call.machine.charge(bytes: text.utf8.count, at: call.site.span)
        var result = "", start = text.startIndex
        while start < text.endIndex {
            // An end inside a letter's bytes is taken as before the letter, both times.
            let end = text.utf8.index(start, offsetBy: 1 << 16, limitedBy: text.endIndex) ?? text.endIndex
            result += change(String(text[start..<end]))
            start = end
            try Machine.stopIfOver(at: call.site.span)
        }
        return result
    }

    private static func replaced(_ call: Invocation, _ text: String, _ old: String, _ new: String) throws -> String {
        guard !old.isEmpty else { throw call.failure(.noSuchPlace, "an empty text cannot be replaced: it stands everywhere", at: 1) }
        let places = text.occurrences(of: old).count
        // Each piece is a text of its own for a while.
        let (growth, isTooMuch) = places.multipliedReportingOverflow(by: new.utf8.count + 3 * MemoryLayout<String>.stride)
        try call.reserve(isTooMuch ? .max : growth, bytesEach: 1)
        return text.pieces(separatedBy: old).patiently.joined(separator: new)
    }
}
