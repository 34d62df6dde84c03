// A picture made of characters.

/// Rows of cells.
struct CellGrid: Sendable {
    let columns: Int
    let rows: Int
    private var cells: [Cell]

    /// Makes each cell from the values of a picture's parts.
    init<Value>(_ picture: PartGrid<Value>, cell: (_ column: Int, _ row: Int, _ parts: [Value]) -> Cell) {
        (columns, rows, cells) = (picture.columns, picture.rows, [])
        cells.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns { cells.append(cell(column, row, picture[column, row])) }
        }
    }

    subscript(column: Int, row: Int) -> Cell {
        get { cells[row * columns + column] }
        set { cells[row * columns + column] = newValue }
    }
}
