// Where the sizes and the shapes of texts come from.

import PenGeometry

/// Measures lines of text and knows their letters' shapes. The scene itself knows no fonts.
public protocol TextMeasurer: Sendable {
    /// - Parameters:
    ///   - line: text without line breaks.
    ///   - font: a family's name; nil for the default.
    ///   - size: the em in user units.
    func measure(line: Substring, font: String?, size: Double) -> TextMetrics

    /// The outlines of a line's letters, to be filled by the non-zero rule; the baseline starts at the origin, y grows
    /// down. The parameters are those of `measure`.
    func outline(line: Substring, font: String?, size: Double) throws(TextError) -> Path
}

/// Why a text has no outlines.
public struct TextError: Error, Hashable, CustomStringConvertible {
    public var description: String
    /// What to do about it.
    public var advice: String?

    public init(_ description: String, advice: String? = nil) { (self.description, self.advice) = (description, advice) }
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

    /// The outlines of a text whose first baseline starts at the origin; y grows down.
    /// - Parameter anchorX: what part of each line's width lies before the origin.
    public func outline(of content: Layer.TextContent, anchorX: Double = 0) throws(TextError) -> Path {
        var path = Path()
        for (index, line) in content.lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
            let x = anchorX == 0 ? 0 : -anchorX * measure(line: line, font: content.font, size: content.size).width
            let y = Double(index) * Layer.TextContent.lineHeight * content.size
            path.append(try outline(line: line, font: content.font, size: content.size).transformed(by: .translation(Point(x, y))))
        }
        return path
    }
}
