// What stands before the cursor.

/// Prompts, with colours where the terminal has them. Readline must not count what takes no room: `\u{1}` and `\u{2}` are
/// around it.
struct PromptText {
    var hasColors: Bool

    /// For the first line of an input, and for the lines after it.
    var first: String { colored("pen> ") }
    var next: String { colored("...> ") }

    private func colored(_ text: String) -> String { hasColors ? "\u{1}\u{1B}[36m\u{2}\(text)\u{1}\u{1B}[0m\u{2}" : text }
}
