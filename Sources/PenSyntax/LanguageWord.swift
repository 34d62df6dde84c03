// A word of the language itself, said once: from this record come the lexer's reserved words, help, completion and editors.

/// A word that no builtin and no script declares: `for`, `via`, `none`, `deg`.
public struct LanguageWord: Sendable {
    public enum Role: String, Sendable, CaseIterable {
        case declaration = "Declarations"
        case control = "Choices and loops"
        case logic = "Truth"
        case constant = "Constants"
        case preposition = "Prepositions"
        /// Stands directly behind a number.
        case unit = "Units"
    }

    public let name: String
    public let role: Role
    /// A sentence.
    public let summary: String
    /// How it is written, with what a writer chooses in capitals: `for NAME in VALUES { … }`
    public let form: String
    /// A piece of script that runs as it stands; empty for a preposition that no builtin takes.
    public let example: String
    /// What the lexer makes of it wherever a name could stand; nil where it is a name.
    let kind: TokenKind?

    /// No name, except as a label and after a dot.
    public var isReserved: Bool { kind != nil }

    init(_ name: String, _ role: Role, _ kind: TokenKind?, _ summary: String, form: String? = nil, example: String) {
        (self.name, self.role, self.kind, self.summary, self.form, self.example) = (name, role, kind, summary, form ?? name, example)
    }

    /// Every word, in the order of roles.
    public static let all: [LanguageWord] = declarations + control + logic + constants + prepositions + units

    /// The word of that name, or nil.
    public static func named(_ name: String) -> LanguageWord? { all.first { $0.name == name } }
}
