// A text's characters as cells.

import PenGeometry
import PenScene

/// One line of text at its place in the picture's cells.
struct PlacedText: Sendable {
    var column: Int
    var row: Int
    /// None is without width, and none is a control character.
    var characters: [Character]
    /// Its alpha is the text's own opacity.
    var color: Color

    /// The cells that the text takes, the part outside the picture cut off; a wide character is there as a whole or
    /// not at all.
    func cells(columns: Int) -> [(character: Character, columns: Range<Int>)] {
        var result: [(Character, Range<Int>)] = []
        var next = column
        for character in characters where next < columns {
            let range = next..<next + DisplayWidth.of(character)
            if range.lowerBound >= 0, range.upperBound <= columns { result.append((character, range)) }
            next = range.upperBound
        }
        return result
    }
}

extension PlacedText {
    /// The lines of a text where they can stand as cells: level, upright, within the picture, and not much longer than
    /// the text is drawn. What lies within the picture's bounds stays whole.
    static func lines(of text: DrawnText, in bounds: Rect, layout: PictureLayout) -> [PlacedText]? {
        let direction = text.transform.applyToVector(Point(1, 0)), down = text.transform.applyToVector(Point(0, 1))
        guard abs(direction.angle) < 0.3, down.y > 0, let color = text.inkColor else { return nil }
        let places = text.middles.map { layout.transform.apply(text.transform.apply($0)) }
        let isWhole = bounds.union(text.box.transformed(by: text.transform)) == bounds
        let rows = rows(of: places, isWhole: isWhole, limit: layout.rows)
        let drawnWidth = text.box.width * direction.length * layout.transform.a
        var placed: [PlacedText] = []
        for (i, line) in text.lines.enumerated() {
            let characters = printable(line.text)
            guard !characters.isEmpty else { continue }
            let width = Double(characters.reduce(0) { $0 + DisplayWidth.of($1) })
            var column = (places[i].x - text.alignment.fraction * width).rounded()
            let row = rows[i], room = Double(layout.columns) - width
            if isWhole, room >= 0 { column = min(max(column, 0), room) }
            guard !isWhole || room >= 0, width <= 2 * drawnWidth + 4, abs(column) < 1e6, row >= 0, row < Double(layout.rows) else { return nil }
            placed.append(PlacedText(column: Int(column), row: Int(row), characters: characters, color: color))
        }
        return placed.isEmpty ? nil : placed
    }

    /// A row for every line: the one where it is drawn or, where lines are drawn nearer to one another than rows are, the
    /// one below the line before. What is whole is moved up where it would end below the last row.
    private static func rows(of places: [Point], isWhole: Bool, limit: Int) -> [Double] {
        var rows: [Double] = []
        for place in places { rows.append(max(place.y.rounded(.down), (rows.last ?? -.infinity) + 1)) }
        let excess = max((rows.last ?? 0) - Double(limit - 1), 0)
        return isWhole ? rows.map { $0 - excess } : rows
    }

    private static func printable(_ line: String) -> [Character] {
        line.map { $0 == "\t" ? " " : $0 }.filter { DisplayWidth.of($0) > 0 }
    }
}

extension DrawnText {
    /// The places of the lines, halfway up, in the text's coordinates.
    fileprivate var middles: [Point] {
        let height = box.isNull ? size : box.height / Double(lines.count)
        let top = box.isNull ? -0.8 * size : box.minY
        return lines.indices.map { Point(start.x, top + (Double($0) + 0.5) * height) }
    }

    /// The colour in which characters stand for the text; nil where they would not be seen.
    fileprivate var inkColor: Color? {
        guard var color = (fill ?? stroke)?.meanColor else { return nil }
        color.alpha *= opacity
        return color.alpha > 0.01 ? color : nil
    }
}

extension Paint {
    /// One colour in place of the paint: a gradient's is the mean of its stops.
    var meanColor: Color? {
        switch self {
        case .color(let color): return color
        case .gradient(let gradient):
            guard !gradient.stops.isEmpty else { return nil }
            let count = Double(gradient.stops.count)
            func mean(_ component: KeyPath<Color, Double>) -> Double {
                gradient.stops.reduce(0) { $0 + $1.color[keyPath: component] } / count
            }
            return Color(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
        }
    }
}
