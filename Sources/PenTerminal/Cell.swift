// One place for a character.

/// A character with its colours.
struct Cell: Hashable, Sendable {
    /// What is written; empty where the wide character to the left reaches into this cell.
    var text: String
    /// The character that shows the same with the two colours exchanged, where there is one.
    var complement: String?
    var foreground: RGB
    var background: RGB

    init(_ text: String, complement: String? = nil, foreground: RGB = RGB(0, 0, 0), background: RGB = RGB(255, 255, 255)) {
        (self.text, self.complement, self.foreground, self.background) = (text, complement, foreground, background)
    }
}
