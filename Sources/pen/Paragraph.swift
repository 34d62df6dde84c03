// Text in lines that fit.

import PenTerminal

/// Breaks text between words into lines of at most `width` columns; a longer word stands alone and is not cut.
struct Paragraph {
    let width: Int

    /// For standard output: as wide as its terminal, and never wider than is good to read.
    static var standardOutput: Paragraph {
        let terminal = Terminal(descriptor: 1)
        return Paragraph(width: terminal.isTerminal ? min(78, max(20, terminal.window.columns)) : 78)
    }

    /// - Parameters:
    ///   - indent: columns left free before the first line.
    ///   - hanging: columns left free before the others, unless they would take half of the width.
    func lines(_ text: String, indent: Int = 0, hanging: Int? = nil) -> String {
        let hanging = hanging.map { $0 <= width / 2 ? $0 : indent + 4 } ?? indent
        var lines = [String(repeating: " ", count: indent)]
        var isEmpty = true
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if !isEmpty, lines[lines.count - 1].count + 1 + word.count > width {
                lines.append(String(repeating: " ", count: hanging))
                isEmpty = true
            }
            lines[lines.count - 1] += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Rows of two columns, the first as wide as its longest entry or as `width` says.
    func table(_ rows: [(left: String, right: String)], indent: Int = 2, width: Int? = nil) -> String {
        let width = width ?? rows.map(\.left.count).max() ?? 0
        return rows.map { row in
            let left = row.left + String(repeating: " ", count: row.right.isEmpty ? 0 : width - row.left.count)
            return lines(left + (row.right.isEmpty ? "" : "  " + row.right), indent: indent, hanging: indent + width + 2)
        }.joined()
    }
}
