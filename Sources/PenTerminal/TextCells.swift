// Characters written over a picture.

extension CellGrid {
    /// Writes a text over the picture's mean colours, but for what is not seen of it.
    /// - Parameter isUnicode: false where only ASCII may be written; other characters become question marks.
    mutating func write(_ text: PlacedText, over picture: PartColors, _ visibility: TextVisibility, isUnicode: Bool) {
        let ink = SIMD3<Float>(Float(text.color.red), Float(text.color.green), Float(text.color.blue))
        for (character, range) in text.cells(columns: columns) {
            let share = visibility.share(range, row: text.row)
            guard share > 0.15 else { continue }
            let alpha = Float(text.color.alpha) * share
            let colors = range.flatMap { picture[$0, text.row] }
            let ground = colors.reduce(.zero, +) / Float(max(colors.count, 1))
            let shown = isUnicode || character.isASCII ? String(character) : String(repeating: "?", count: range.count)
            for column in range {
                self[column, text.row] = Cell(
                    column == range.lowerBound ? shown : "", foreground: RGB(ground + (ink - ground) * alpha), background: RGB(ground))
            }
        }
    }
}
