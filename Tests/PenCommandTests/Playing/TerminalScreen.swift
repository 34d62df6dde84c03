// What can be seen of what a terminal received.

/// A window that shows characters without their colours and moves its cursor: what pen's pictures in cells need, and no more.
struct TerminalScreen {
    let columns, rows: Int
    private(set) var cells: [[String]]
    private(set) var row = 0, column = 0
    private var saved = (row: 0, column: 0)

    init(columns: Int, rows: Int, output: [UInt8]) {
        (self.columns, self.rows) = (columns, rows)
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
        var rest = String(decoding: output, as: UTF8.self)[...]
        while let character = rest.popFirst() {
            switch character {
            case "\u{1B}": escape(&rest)
            case "\r\n", "\n": lineFeed()
            case "\r": column = 0
            default: put(character)
            }
        }
    }

    private mutating func put(_ character: Character) {
        guard column < columns else { return }
        cells[row][column] = String(character)
        column += 1
    }

    private mutating func lineFeed() {
        column = 0
        if row + 1 < rows { return row += 1 }
        cells.removeFirst()
        cells.append(Array(repeating: " ", count: columns))
    }

    private mutating func escape(_ rest: inout Substring) {
        switch rest.popFirst() {
        case "7": saved = (row, column)
        case "8": (row, column) = saved
        case "[":
            let sequence = rest.prefix { !$0.isLetter }
            rest = rest.dropFirst(sequence.count)
            obey(String(sequence), rest.popFirst() ?? " ")
        // The string is passed over up to its end.
        case "_", "P", "]":
            while let character = rest.popFirst(), character != "\u{7}" {
                if character == "\u{1B}" { rest = rest.dropFirst(); break }
            }
        default: break
        }
    }

    private mutating func obey(_ sequence: String, _ final: Character) {
        let count = Int(sequence) ?? 1
        switch final {
        case "A": row = max(row - count, 0)
        case "B": row = min(row + count, rows - 1)
        case "C": column = min(column + count, columns - 1)
        case "G": column = count - 1
        case "K": for c in column..<columns { cells[row][c] = " " }
        case "J":
            for c in column..<columns { cells[row][c] = " " }
            for r in (row + 1)..<rows { cells[r] = Array(repeating: " ", count: columns) }
        default: break
        }
    }
}
