// Texts as live text.

import PenGeometry
import PenScene

extension SVGDocument {
    mutating func write(_ text: DrawnText) throws(SVGError) {
        let placement = TextPlacement(text)
        try check(placement.origin)
        try check(Point(placement.transform.tx, placement.transform.ty))
        let fill = try paint(text.fill, inside: placement.transform), stroke = try paint(text.stroke, inside: placement.transform)
        let inner = precision.inside(placement.transform)
        body.begin("text")
        if let name = text.name { body.attribute("id", identifiers.forElement(named: name)) }
        if text.lines.count == 1 { body.place(placement.start(ofLine: 0), inner) }
        turn(placement, extent: max(text.box.width, text.box.height))
        let font = FontName(text.font)
        body.attribute("font-family", CSSFontFamily.list(font))
        if font.weight != 400 { body.attribute("font-weight", "\(font.weight)") }
        if font.isItalic { body.attribute("font-style", "italic") }
        body.attribute("font-size", text.size, decimals: inner.forLength(text.size))
        switch text.alignment {
        case .left: break
        case .center: body.attribute("text-anchor", "middle")
        case .right: body.attribute("text-anchor", "end")
        }
        body.fill(fill)
        if text.stroke != nil { body.stroke(stroke, text.strokeStyle, of: nil, inner) }
        body.composite(opacity: text.opacity, blendMode: text.blendMode)
        if text.lines.contains(where: Self.hasTellingSpaces) { body.attribute("xml:space", "preserve") }
        if movesTexts { body.attribute("text-rendering", "geometricPrecision") }
        markMotion()
        body.openInline()
        body.append(raw: motion)
        motion = []
        write(text.lines, placement, inner)
        body.closeInline("text")
    }

    private mutating func write(_ lines: [TextLine], _ placement: TextPlacement, _ inner: SVGPrecision) {
        if lines.count == 1 { return write(lines[0]) }
        for (index, line) in lines.enumerated() where !line.isBlank {
            body.beginInline("tspan")
            body.place(placement.start(ofLine: index), inner)
            body.openInline()
            write(line)
            body.closeInline("tspan")
        }
    }

    /// A line in a paragraph that runs from the right stands between the characters for that (U+2067, U+2069): resvg
    /// knows no `direction`, which would say the same, and with it the ends of lines would change places.
    private mutating func write(_ line: TextLine) {
        body.append(escaping: line.isRightToLeft ? "\u{2067}\(line.text)\u{2069}" : line.text[...], isAttribute: false)
    }

    private mutating func turn(_ placement: TextPlacement, extent: Double) {
        guard placement.transform != .identity else { return }
        guard let angle = placement.angle else {
            body.transform("transform", placement.transform, precision, extent: extent)
            return
        }
        let decimals = precision.forFactor(ofCoordinatesTo: extent)
        body.attribute("transform") { list in
            list.append("rotate(")
            list.append(angle * 180 / .pi, decimals: decimals)
            for x in [placement.origin.x, placement.origin.y] {
                list.append(" ")
                list.append(x, decimals: precision.decimals)
            }
            list.append(")")
        }
    }

    /// Spaces that SVG would drop or make one unless told otherwise.
    private static func hasTellingSpaces(_ line: TextLine) -> Bool {
        let text = line.text
        return text.hasPrefix(" ") || text.hasSuffix(" ") || text.contains("  ") || text.contains("\t")
    }
}

extension XMLOutput {
    fileprivate mutating func place(_ p: Point, _ precision: SVGPrecision) {
        attribute("x", p.x, decimals: precision.decimals)
        attribute("y", p.y, decimals: precision.decimals)
    }
}
