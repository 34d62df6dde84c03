// From what a terminal shows to what it is to show.

extension CellEncoder {
    /// Writes those cells that look otherwise than what stands there; nothing where none does.
    ///
    /// The cursor stands at the first cell of `firstRow`, and somewhere among the cells afterwards. It never leaves them, so
    /// nothing scrolls.
    /// - Parameters:
    ///   - old: what stands there, as many cells; nil where that is not known.
    ///   - firstRow: rows above it stay as they are.
    mutating func changes(from old: [InkedCell]?, to new: [InkedCell], columns: Int, firstRow: Int = 0) -> [UInt8] {
        var row = firstRow, column: Int? = 0
        for index in new.indices.dropFirst(firstRow * columns) where old?[index] != new[index] && !new[index].text.isEmpty {
            let place = index.quotientAndRemainder(dividingBy: columns)
            if place.quotient > row { control("\(place.quotient - row)B") }
            if place.remainder != column || place.quotient > row { control("\(place.remainder + 1)G") }
            write(new[index])
            // Behind the last column there is no place, and terminals may differ in how wide a character is.
            let next = place.remainder + 1, isWide = next < columns && new[index + 1].text.isEmpty
            (row, column) = (place.quotient, next < columns && !isWide ? next : nil)
        }
        return takeOutput()
    }
}
