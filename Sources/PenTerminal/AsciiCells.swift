// A picture in plain ASCII characters.

extension CellGrid {
    /// Chooses for each cell the character whose strokes lie as its ink does, or for an even area and in images one of
    /// fitting darkness.
    /// - Parameter ink: 4×8 parts a cell.
    init(ascii ink: PartInk, images: ImageCells) {
        self.init(ink.gatheredAtEdges()) { column, row, amounts in
            Cell(String(images[column, row] ? Self.tone(amounts.reduce(0, +) / Float(amounts.count)) : Self.character(for: amounts)))
        }
    }

    /// The character that covers as much of a cell; a blank where that is next to nothing.
    private static func tone(_ mean: Float) -> Character {
        mean < 0.04 ? " " : tones[min(Int(mean * Float(tones.count)), tones.count - 1)]
    }

    private static func character(for amounts: [Float]) -> Character {
        let total = amounts.reduce(0, +), most = amounts.max() ?? 0
        // A corner that a line touches is left blank, but not a pale line that runs through the whole cell.
        guard total > 0.7 || total > max(3 * most, 0.2) else { return " " }
        let mean = total / Float(amounts.count)
        if mean > 0.72 * most { return tone(mean) }
        var best = (character: Character(" "), score: Float(0))
        for glyph in glyphs {
            var score: Float = 0
            for i in amounts.indices { score += amounts[i] * glyph.pattern[i] }
            if score > best.score { best = (glyph.character, score) }
        }
        return best.character
    }

    /// From light to dark.
    private static let tones: [Character] = [".", ":", "+", "%", "@", "#"]

    /// A character may stand more than once, with its line in other places.
    private static let glyphs: [AsciiGlyph] = [
        AsciiGlyph("-", [0, 1, 1, 1]),
        AsciiGlyph("-", [0, 0.75, 1, 0.75]),
        AsciiGlyph("-", [0, 1.25, 1, 1.25]),
        AsciiGlyph("_", [0, 1.8, 1, 1.8]),
        AsciiGlyph("\"", [0, 0.25, 1, 0.25]),
        AsciiGlyph("|", [0.5, 0, 0.5, 2]),
        AsciiGlyph("|", [0.1, 0, 0.1, 2]),
        AsciiGlyph("|", [0.9, 0, 0.9, 2]),
        AsciiGlyph("/", [0, 2, 1, 0]),
        AsciiGlyph("\\", [0, 0, 1, 2]),
        AsciiGlyph(".", [0.5, 1.6]),
        AsciiGlyph("'", [0.5, 0.2, 0.5, 0.6]),
        AsciiGlyph("`", [0.3, 0.2, 0.5, 0.5]),
        AsciiGlyph(",", [0.55, 1.6, 0.4, 1.9]),
        AsciiGlyph("=", weight: 0.93, [0, 0.75, 1, 0.75], [0, 1.25, 1, 1.25]),
        AsciiGlyph("+", weight: 0.99, [0, 1, 1, 1], [0.5, 0, 0.5, 2]),
        AsciiGlyph("+", weight: 0.91, [0, 1, 0.5, 1, 0.5, 2]),
        AsciiGlyph("+", weight: 0.91, [1, 1, 0.5, 1, 0.5, 2]),
        AsciiGlyph("+", weight: 0.91, [0, 1, 0.5, 1, 0.5, 0]),
        AsciiGlyph("+", weight: 0.91, [1, 1, 0.5, 1, 0.5, 0]),
        AsciiGlyph("X", weight: 0.88, [0, 0.3, 1, 1.7], [1, 0.3, 0, 1.7]),
        AsciiGlyph("(", weight: 0.97, [0.8, 0, 0.4, 0.6, 0.4, 1.4, 0.8, 2]),
        AsciiGlyph(")", weight: 0.97, [0.2, 0, 0.6, 0.6, 0.6, 1.4, 0.2, 2]),
        AsciiGlyph("<", weight: 0.93, [1, 0.4, 0.1, 1, 1, 1.6]),
        AsciiGlyph(">", weight: 0.93, [0, 0.4, 0.9, 1, 0, 1.6]),
        AsciiGlyph("^", weight: 0.93, [0, 0.9, 0.5, 0.2, 1, 0.9]),
        AsciiGlyph("v", weight: 0.93, [0, 0.9, 0.5, 1.6, 1, 0.9]),
        AsciiGlyph("L", weight: 0.88, [0.2, 0, 0.2, 1.6, 1, 1.6]),
        AsciiGlyph("J", weight: 0.88, [0.8, 0, 0.8, 1.6, 0, 1.6]),
        AsciiGlyph("T", weight: 0.88, [0, 0.3, 1, 0.3], [0.5, 0.3, 0.5, 1.7]),
        AsciiGlyph("Y", weight: 0.88, [0, 0.2, 0.5, 1, 1, 0.2], [0.5, 1, 0.5, 1.7]),
        AsciiGlyph("7", weight: 0.88, [0, 0.4, 0.8, 0.4, 0.5, 1.7]),
        AsciiGlyph("r", weight: 0.88, [0.3, 1.8, 0.3, 0.8, 1, 0.8]),
        AsciiGlyph("o", weight: 0.88, [0.5, 0.8, 0.8, 1.2, 0.5, 1.6, 0.2, 1.2, 0.5, 0.8]),
    ]
}

extension PartInk {
    /// The ink of lines that run along the edge between two cells moved to one of them: to the part that has more, as
    /// much as it can take. Such a line would otherwise be drawn twice.
    fileprivate func gatheredAtEdges() -> PartInk {
        var amounts = values
        let width = columns * parts.across, height = rows * parts.down
        // Parts i and i + step lie on both sides of an edge. There is a line where both have more ink than what lies
        // beyond them; inside an area they do not.
        func gather(_ i: Int, step: Int) {
            let j = i + step
            guard min(amounts[i], amounts[j]) > max(values[i - step], values[j + step]) else { return }
            let (more, less) = amounts[i] >= amounts[j] ? (i, j) : (j, i)
            let moved = min(amounts[less], 1 - amounts[more])
            amounts[more] += moved
            amounts[less] -= moved
        }
        for y in stride(from: parts.down, to: height, by: parts.down) {
            for x in 0..<width { gather((y - 1) * width + x, step: width) }
        }
        for x in stride(from: parts.across, to: width, by: parts.across) {
            for y in 0..<height { gather(y * width + x - 1, step: 1) }
        }
        return PartInk(parts: parts, columns: columns, rows: rows, values: amounts)
    }
}
