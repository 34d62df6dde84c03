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
        let lines = text.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        body.begin("text")
        if let name = text.name { body.attribute("id", identifiers.forElement(named: name)) }
        if lines.count == 1 { body.place(placement.baseline(ofLine: 0), inner) }
        turn(placement, extent: max(text.box.width, text.box.height))
        body.attribute("font-family", CSSFontFamily.list(for: text.font))
        body.attribute("font-size", text.size, decimals: inner.forLength(text.size))
        if text.anchorX == 0.5 { body.attribute("text-anchor", "middle") }
        if text.anchorX == 1 { body.attribute("text-anchor", "end") }
        body.fill(fill)
        if text.stroke != nil { body.stroke(stroke, text.strokeStyle, of: nil, inner) }
        body.composite(opacity: text.opacity, blendMode: text.blendMode)
        if lines.contains(where: Self.hasTellingSpaces) { body.attribute("xml:space", "preserve") }
        body.openInline()
        write(lines, placement, inner)
        body.closeInline("text")
    }

    private mutating func write(_ lines: [Substring], _ placement: TextPlacement, _ inner: SVGPrecision) {
        if lines.count == 1 {
            body.append(escaping: lines[0], isAttribute: false)
            return
        }
        for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
            body.beginInline("tspan")
            body.place(placement.baseline(ofLine: index), inner)
            body.openInline()
            body.append(escaping: line, isAttribute: false)
            body.closeInline("tspan")
        }
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
    private static func hasTellingSpaces(_ line: Substring) -> Bool {
        line.hasPrefix(" ") || line.hasSuffix(" ") || line.contains("  ") || line.contains("\t")
    }
}

extension XMLOutput {
    fileprivate mutating func place(_ p: Point, _ precision: SVGPrecision) {
        attribute("x", p.x, decimals: precision.decimals)
        attribute("y", p.y, decimals: precision.decimals)
    }
}
