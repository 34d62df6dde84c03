// The words that are no names.

enum ReservedWords {
    static let prepositions = ["from", "to", "via", "at", "along", "through", "over"]

    static let keywords: [(String, TokenKind)] = [
        ("let", .let), ("def", .def), ("if", .if), ("else", .else), ("while", .while), ("for", .for), ("in", .in),
        ("repeat", .repeat), ("return", .return), ("break", .break), ("continue", .continue), ("import", .import),
        ("true", .true), ("false", .false), ("nil", .nil), ("and", .and), ("or", .or), ("not", .not),
    ]

    /// All of them have at most eight bytes, so that a word fits into an integer and is found without making a string.
    private static let kinds: [UInt64: TokenKind] = {
        var kinds: [UInt64: TokenKind] = [:]
        for (word, kind) in keywords { kinds[packed(word.utf8)] = kind }
        for word in prepositions { kinds[packed(word.utf8)] = .preposition }
        return kinds
    }()

    /// The kind of a word of ASCII letters, or nil if it is a name.
    static func kind(of word: ArraySlice<UInt8>) -> TokenKind? {
        word.count <= 8 ? kinds[packed(word)] : nil
    }

    private static func packed(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
