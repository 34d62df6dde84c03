// Text in lines of the terminal.

import PenTerminal

/// The lines of a text, longer ones broken where the terminal would break them. Colours take no room and go on behind a break.
func wrapped(_ text: String, columns: Int) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.flatMap { brokenLine($0, columns: max(columns, 1)) }
}

private func brokenLine(_ line: Substring, columns: Int) -> [String] {
    var lines = [""], used = 0, isColour = false
    for character in line {
        if character == "\u{1B}" { isColour = true }
        let width = isColour ? 0 : character == "\t" ? 1 : DisplayWidth.of(character)
        if used + width > columns {
            lines.append("")
            used = 0
        }
        used += width
        lines[lines.count - 1].append(character == "\t" ? " " : character)
        if character == "m" { isColour = false }
    }
    return lines
}
