// Glyphs as pango places them, in the font's own units.

import CLibraries
import PenScene

/// A run that grows glyph by glyph.
struct RunBuilder {
    private(set) var run: ShapedLine.Run
    /// How far the next glyph is from the run's start, in font units.
    private(set) var advance = 0.0
    private(set) var missing: [Unicode.Scalar] = []
    /// A character for which only a font of pictures has the glyph, and that is not to be one or cannot be read.
    private(set) var picture: Character?
    private let unitsPerStep: Double
    private let readPicture: TextShaper.PictureReader?

    /// - Parameters:
    ///   - text: the run's, in UTF-8.
    ///   - unitsPerStep: font units of one of pango's.
    ///   - readPicture: makes pictures from fonts' files; nil where outlines are wanted.
    init(font: OutlineFont, start: Double, text: [UInt8], isRightToLeft: Bool, unitsPerStep: Double, readPicture: TextShaper.PictureReader?) {
        run = ShapedLine.Run(font: font, start: start, text: text, isRightToLeft: isRightToLeft)
        (self.unitsPerStep, self.readPicture) = (unitsPerStep, readPicture)
    }

    /// - Parameter textOffset: where in the text the glyph's characters begin.
    mutating func append(_ info: pango_glyph_info, textOffset: Int) {
        let noGlyph: UInt32 = 0x0FFF_FFFF, isUnknown: UInt32 = 0x1000_0000
        let width = units(info.width)
        defer { advance += width }
        guard info.glyph != noGlyph else { return }
        var identifier: UInt32? = info.glyph, image: ImageContent?
        if info.glyph & isUnknown != 0 {
            identifier = nil
            if let scalar = character(at: textOffset)?.unicodeScalars.first { missing.append(scalar) }
        } else if !run.font.hasOutlines {
            image = readPicture.flatMap { run.font.picture(of: info.glyph, $0) }
            if image == nil {
                identifier = nil
                if let character = character(at: textOffset), !character.isWhitespace { picture = picture ?? character }
            }
        }
        run.glyphs.append(ShapedLine.Glyph(
            identifier: identifier, picture: image, x: advance + units(info.x_offset), y: units(info.y_offset), advance: width,
            textOffset: min(max(0, textOffset), run.text.count)))
    }

    /// The first character at a place of the text.
    private func character(at offset: Int) -> Character? {
        guard offset >= 0, offset < run.text.count else { return nil }
        return String(decoding: run.text[offset..<min(offset + 64, run.text.count)], as: UTF8.self).first
    }

    /// Fonts measure in whole units; what is left is pango's rounding.
    private func units(_ steps: Int32) -> Double { (Double(steps) * unitsPerStep).rounded() }
}

extension ShapedLine {
    mutating func append(_ built: RunBuilder) {
        runs.append(built.run)
        width += built.advance / built.run.font.unitsPerEm
        include(built.run.font)
        for scalar in built.missing where !notes.contains(.missingGlyph(scalar)) { notes.append(.missingGlyph(scalar)) }
        if let picture = built.picture { firstPicture = firstPicture ?? picture }
    }

    /// Makes the line as high as a font.
    mutating func include(_ font: OutlineFont) {
        ascent = max(ascent, font.ascent / font.unitsPerEm)
        descent = max(descent, font.descent / font.unitsPerEm)
    }
}
