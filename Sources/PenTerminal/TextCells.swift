// Characters written over a picture.

extension CellGrid {
    /// Writes a text over the picture's mean colours.
    /// - Parameter isUnicode: false where only ASCII may be written; other characters become question marks.
    mutating func write(_ text: PlacedText, over picture: PartColors, isUnicode: Bool) {
        let ink = SIMD3<Float>(Float(text.color.red), Float(text.color.green), Float(text.color.blue))
        let alpha = Float(text.color.alpha)
        for (character, range) in text.cells(columns: columns) {
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
