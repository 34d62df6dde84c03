// Where the sizes of texts come from.

import PenGeometry

/// Measures lines of text. The scene itself knows no fonts.
public protocol TextMeasurer: Sendable {
    /// - Parameters:
    ///   - line: text without line breaks.
    ///   - font: a family's name; nil for the default.
    ///   - size: the em in user units.
    func measure(line: Substring, font: String?, size: Double) -> TextMetrics
}

extension TextMeasurer {
    /// The box of a text whose first baseline starts at the origin; y grows down. Further lines lie
    /// `TextContent.lineHeight` ems apart.
    public func box(of content: Layer.TextContent) -> Rect {
        let lines = content.lines.map { measure(line: $0, font: content.font, size: content.size) }
        guard let first = lines.first, let last = lines.last else { return .null }
        let lastBaseline = Double(lines.count - 1) * Layer.TextContent.lineHeight * content.size
        let width = lines.map(\.width).max() ?? 0
        return Rect(minX: 0, minY: -first.ascent, maxX: width, maxY: lastBaseline + last.descent)
    }
}
