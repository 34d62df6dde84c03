// A line of source text as a terminal shows it.

/// Characters with their widths and places. Tabs are spread out, what would disturb a terminal is replaced.
struct DisplayLine {
    struct Cell {
        var text: String
        var width: Int
        /// Offset of the first byte in the source.
        var offset: Int
    }

    private(set) var cells: [Cell] = []
    /// Offset behind the last byte.
    let end: Int
    private static let tabStop = 8

    /// - Parameter range: the bytes of the line, without its end.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        end = range.upperBound
        var scalars = String.UnicodeScalarView()
        var offsets: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = bytes.scalar(at: index) ?? ("\u{FFFD}", 1)
            scalars.append(scalar.isHarmless ? scalar : "\u{FFFD}")
            offsets.append(index)
            index += length
        }
        addCells(String(scalars), offsets)
    }

    private mutating func addCells(_ text: String, _ offsets: [Int]) {
        var column = 0
        var index = 0
        for character in text {
            let isTab = character == "\t"
            let width = isTab ? DisplayLine.tabStop - column % DisplayLine.tabStop : character.displayWidth
            cells.append(Cell(text: isTab ? String(repeating: " ", count: width) : String(character), width: width, offset: offsets[index]))
            column += width
            index += character.unicodeScalars.count
        }
    }

    var width: Int { cells.reduce(0) { $0 + $1.width } }

    /// The cells that begin before an offset.
    func count(before offset: Int) -> Int { cells.firstIndex { $0.offset >= offset } ?? cells.count }
}
