// A picture as it is sent to the terminal.

/// What shows a picture at the cursor, which then stands at the beginning of the line below it.
public struct TerminalPicture: Sendable {
    public var bytes: [UInt8]
    /// In cells.
    public var columns, rows: Int
    /// The number under which kitty keeps the picture, and replaces it.
    var identifier: UInt32?

    /// A number that nobody else is likely to use.
    public static func newIdentifier() -> UInt32 { .random(in: 1..<1 << 24) }

    /// No picture.
    public static let nothing = TerminalPicture(bytes: [], columns: 0, rows: 0, identifier: nil)
}
