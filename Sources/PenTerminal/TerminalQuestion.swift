// What a terminal is asked about itself.

/// Control sequences that a terminal answers in turn. The last one, for the device attributes, is answered by every
/// terminal (DEC VT100 and later): what has no answer before it is not known to the terminal.
enum TerminalQuestion {
    /// - Parameter asksForGraphics: false where the terminal would show the question instead of answering it; only what
    ///   every terminal since the VT100 passes over is asked then.
    static func bytes(asksForGraphics: Bool) -> [UInt8] {
        let parts = (asksForGraphics ? [graphics, name, itermCell, cellSize, windowSize, sixelColors, sixelSize] : []) + [background, attributes]
        return Array(parts.joined().utf8)
    }

    /// Whether this terminal understands a picture of one pixel (kitty's graphics protocol, "Querying support"). Where
    /// the string is unknown and its characters are shown, they are taken away again.
    private static let graphics = "\u{1B}7\u{1B}_Gi=1,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}8\u{1B}[K"
    /// XTVERSION.
    private static let name = "\u{1B}[>0q"
    /// The cell in points and how many pixels a point has (iTerm2).
    private static let itermCell = "\u{1B}]1337;ReportCellSize\u{1B}\\"
    /// xterm's window operations: the cell's and the text area's size in pixels.
    private static let cellSize = "\u{1B}[16t"
    private static let windowSize = "\u{1B}[14t"
    /// XTSMGRAPHICS: how many colours sixels may have, and how large they may be.
    private static let sixelColors = "\u{1B}[?1;1;0S"
    private static let sixelSize = "\u{1B}[?2;1;0S"
    /// xterm's dynamic colours.
    private static let background = "\u{1B}]11;?\u{1B}\\"
    /// DA1.
    private static let attributes = "\u{1B}[c"
}
