// The cells of a terminal, as far as pictures use them.

@testable import PenTerminal

/// Understands text, ends of lines, SGR, and the sequences that move the cursor down, right and to a column (ECMA-48 CUD,
/// CUF, CHA). What it does not know is a fault, told by a cell that no picture has.
struct CellScreen {
    struct Cell: Equatable {
        var text = " "
        var ink = "", paper = ""
    }

    let columns, rows: Int
    private(set) var cells: [Cell]
    /// How many cells have been written to.
    private(set) var written = 0
    private var row = 0, column = 0
    private var ink = "", paper = ""

    init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = Array(repeating: Cell(), count: columns * rows)
    }

    /// The cursor begins in the first cell.
    mutating func write(_ bytes: [UInt8]) {
        (row, column) = (0, 0)
        var rest = String(decoding: bytes, as: UTF8.self)[...]
        while let character = rest.popFirst() {
            switch character {
            case "\n": (row, column) = (row + 1, 0)
            case "\u{1B}":
                let sequence = rest.prefix { !$0.isLetter }
                rest = rest.dropFirst(sequence.count)
                obey(sequence.dropFirst().split(separator: ";", omittingEmptySubsequences: false).map(String.init), rest.popFirst() ?? "?")
            default: put(character)
            }
        }
    }

    private mutating func put(_ character: Character) {
        let width = DisplayWidth.of(character)
        guard row < rows, column + width <= columns else { return cells[0] = Cell(text: "outside") }
        written += 1
        // A blank of any ink is the same; and full and empty blocks are by the colour that is seen.
        let text = String(character)
        cells[row * columns + column] = CellScreen.seen(text, ink, paper)
        if width == 2 { cells[row * columns + column + 1] = Cell(text: "", ink: "", paper: "") }
        column += width
    }

    /// Of a character and its complement with the colours exchanged, which look the same, one.
    private static func seen(_ text: String, _ ink: String, _ paper: String) -> Cell {
        if text == " " { return Cell(text: " ", ink: "", paper: paper) }
        if text == "█" { return Cell(text: " ", ink: "", paper: ink) }
        guard ink > paper, let complement = complements[text] else { return Cell(text: text, ink: ink, paper: paper) }
        return Cell(text: complement, ink: paper, paper: ink)
    }

    private static let complements: [String: String] = Dictionary(
        uniqueKeysWithValues: [PreviewMode.half, .quad, .sextant].flatMap { mode in
            let all = (1 << mode.parts.count) - 1
            return (1..<all).map { (String(mode.character(mask: $0)), String(mode.character(mask: all ^ $0))) }
        }.reduce(into: [String: String]()) { $0[$1.0] = $1.1 }.map { $0 })

    private mutating func obey(_ parameters: [String], _ final: Character) {
        let count = Int(parameters.first ?? "") ?? 1
        switch final {
        case "B": row += count
        case "C": column += count
        case "G": column = count - 1
        case "m": paint(parameters)
        default: cells[0] = Cell(text: "unknown \(final)")
        }
    }

    private mutating func paint(_ parameters: [String]) {
        var rest = parameters[...]
        while let code = rest.popFirst() {
            let number = Int(code) ?? 0
            switch number {
            case 0: (ink, paper) = ("", "")
            case 38, 48:
                let color = rest.prefix(rest.first == "2" ? 4 : 2).joined(separator: ";")
                rest = rest.dropFirst(rest.first == "2" ? 4 : 2)
                if number == 38 { ink = color } else { paper = color }
            case 30...37, 90...97: ink = String(number)
            case 40...47, 100...107: paper = String(number - 10)
            default: cells[0] = Cell(text: "unknown \(number)")
            }
        }
    }
}
