// Lines of text as glyphs.

import PenScene

extension FontTextMeasurer {
    /// The glyphs of a line, at the places where its outlines have them.
    /// - Parameters:
    ///   - font: a family's name; nil for the default.
    ///   - size: the em in user units.
    ///   - origin: who asks, for the notes on what is missing.
    /// - Throws: where pango or all fonts are missing, or the line is too long.
    public func glyphs(_ line: TextLine, font: String?, size: Double, for origin: LayerOrigin?) throws(TextError) -> LineGlyphs {
        try shaped(line, font: font, pictures: true, for: origin) { line, shaper in line.glyphs(size: size, standIn: shaper.letter) }
    }
}
