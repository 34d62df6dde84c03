// The words that are no names.

enum ReservedWords {
    /// All of them have at most eight bytes, so that a word fits into an integer and is found without making a string.
    private static let kinds: [UInt64: TokenKind] = {
        var kinds: [UInt64: TokenKind] = [:]
        for word in LanguageWord.all { kinds[packed(word.name.utf8)] = word.kind }
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
