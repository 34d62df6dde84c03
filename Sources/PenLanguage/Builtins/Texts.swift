// Functions of texts.

extension Builtin {
    static var texts: [Builtin] {
        [
            function(
                "uppercase", .lists, "A text in capital letters.", Parameter<String>("text", "a text"),
                example: "print uppercase(\"pen\")") { _, text in text.uppercased() },
            function(
                "lowercase", .lists, "A text in small letters.", Parameter<String>("text", "a text"),
                example: "print lowercase(\"PEN\")") { _, text in text.lowercased() },
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
                example: "print startsWith(\"drawing\", \"draw\")") { _, text, start in text.utf8.starts(with: start.utf8) },
            function(
                "endsWith", .lists, "Whether a text ends with another.",
                Parameter<String>("text", "a text"), Parameter<String>("end", "what it may end with"),
                example: "print endsWith(\"drawing\", \"ing\")") { _, text, end in text.utf8.reversed().starts(with: end.utf8.reversed()) },
            function(
                "characters", .lists, "The list of a text's characters.", Parameter<String>("text", "a text"),
                example: "print characters(\"pen\")"
            ) { call, text in try characters(call, text) },
        ]
    }

    private static func replaced(_ call: Invocation, _ text: String, _ old: String, _ new: String) throws -> String {
        guard !old.isEmpty else { throw call.failure("an empty text cannot be replaced: it stands everywhere", at: 1) }
        let places = text.occurrences(of: old).count
        let (growth, isTooMuch) = places.multipliedReportingOverflow(by: new.utf8.count)
        try call.reserve(isTooMuch ? .max : growth, bytesEach: 1)
        return text.pieces(separatedBy: old).joined(separator: new)
    }
}
