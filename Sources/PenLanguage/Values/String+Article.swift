// Names of kinds in messages.

extension String {
    /// `a number`, `an angle`.
    var withArticle: String { ("aeiou".contains(first ?? "x") ? "an " : "a ") + self }
}
