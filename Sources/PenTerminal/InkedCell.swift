// A cell in the colours that the terminal has.

/// Two that are equal look the same.
struct InkedCell: Hashable, Sendable {
    /// What is written; empty where the wide character to the left reaches into this cell.
    var text: String
    /// The character that shows the same with the two colours exchanged, where there is one.
    var complement: String?
    /// The character's colour; a blank has the colour behind it.
    var ink: TerminalColor
    var paper: TerminalColor
}
