// Taking a picture away from between the lines of a terminal.

extension TerminalPicture {
    /// What takes the picture away, so that the text below it follows the text above it; the cursor stands at the beginning
    /// of a line, and of the same line afterwards. What has left the window stays where it is.
    /// - Parameters:
    ///   - below: rows from the picture's end to the cursor's.
    ///   - window: rows of the window.
    public func removal(below: Int, window: Int) -> [UInt8] {
        let image = identifier.map { Array("\u{1B}_Ga=d,d=I,i=\($0),q=2\u{1B}\\".utf8) } ?? []
        // Whatever was written since the picture's first row, the cursor is at most in the last row.
        let up = min(rows + below, max(window - 1, 0)), seen = up - below
        guard seen > 0 else { return image }
        let down = below > 0 ? "\u{1B}[\(below)B" : ""
        return image + Array("\u{1B}[\(up)A\u{1B}[\(seen)M\(down)".utf8)
    }
}
