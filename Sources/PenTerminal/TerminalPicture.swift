// A picture as it is sent to the terminal.

/// What shows a picture at the cursor, which then stands at the beginning of the line below it.
public struct TerminalPicture: Sendable {
    public var bytes: [UInt8]
    /// In cells.
    public var columns, rows: Int
    /// The number under which kitty keeps the picture, and replaces it.
    var identifier: UInt32?

    static let nothing = TerminalPicture(bytes: [], columns: 0, rows: 0, identifier: nil)
}
