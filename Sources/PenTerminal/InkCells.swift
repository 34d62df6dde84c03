// Cells of one colour: parts with ink or without.

extension CellGrid {
    /// Cells in the terminal's own colours. Where a cell has an edge in it or beside it, its parts are divided half way
    /// between the least and the most ink there; where it has none, the amount of ink is the share of inked parts in an
    /// ordered dither (Bayer 1973), so that light areas are seen as such. In images all cells are dithered.
    init(_ ink: PartInk, mode: PreviewMode, images: ImageCells) {
        let parts = ink.parts
        self.init(ink) { column, row, amounts in
            let (least, most) = ink.range(around: column, row)
            let hasEdge = most - least > 0.2 && !images[column, row]
            var mask = 0
            for (i, amount) in amounts.enumerated() {
                let x = column * parts.across + i % parts.across, y = row * parts.down + i / parts.across
                let threshold = hasEdge ? (least + most) / 2 : Self.bayer[y & 3][x & 3]
                if amount > threshold { mask |= 1 << i }
            }
            return Cell(String(mode.character(mask: mask)))
        }
    }

    private static let bayer: [[Float]] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]
        .map { $0.map { (Float($0) + 0.5) / 16 } }
}

extension PartInk {
    /// The least and the most ink in the parts of a cell and those that touch it.
    fileprivate func range(around column: Int, _ row: Int) -> (least: Float, most: Float) {
        let width = columns * parts.across, height = rows * parts.down
        var least = Float.infinity, most: Float = 0
        for y in max(row * parts.down - 1, 0)..<min((row + 1) * parts.down + 1, height) {
            for x in max(column * parts.across - 1, 0)..<min((column + 1) * parts.across + 1, width) {
                let amount = values[y * width + x]
                least = min(least, amount)
                most = max(most, amount)
            }
        }
        return (least, most)
    }
}
