// A line of text as glyphs.

import PenGeometry

/// The glyphs of a line from left to right, and what was found out about them.
struct ShapedLine {
    /// Glyphs of one font, in its units; y grows down.
    struct Run {
        var font: OutlineFont
        /// Where the run starts, in ems.
        var start: Double
        var glyphs: [Glyph] = []
    }

    struct Glyph {
        /// nil where no font has a glyph, or the font has no outlines: a box marks its place.
        var identifier: UInt32?
        /// Where its origin lies, from the run's start.
        var x, y: Double
        var advance: Double
    }

    var runs: [Run] = []
    /// In ems.
    var width = 0.0, ascent = 0.0, descent = 0.0
    var notes: [TextNote] = []
    /// A character that is there only as a coloured picture.
    var firstPicture: Character?

    /// The outlines at a size.
    func outline(size: Double) -> Path {
        var path = Path()
        for run in runs {
            let unit = size / run.font.unitsPerEm
            for glyph in run.glyphs {
                let outline = glyph.identifier.map(run.font.outline) ?? ShapedLine.box(width: glyph.advance, unitsPerEm: run.font.unitsPerEm)
                guard !outline.isEmpty else { continue }
                let place = Point(run.start * size + glyph.x * unit, glyph.y * unit)
                path.append(outline.transformed(by: AffineTransform(a: unit, b: 0, c: 0, d: unit, tx: place.x, ty: place.y)))
            }
        }
        return path
    }

    /// The box around all glyphs at a size.
    func ink(size: Double) -> Rect {
        var result = Rect.null
        for run in runs {
            let unit = size / run.font.unitsPerEm
            for glyph in run.glyphs {
                guard let box = glyph.identifier.map(run.font.ink), !box.isNull else { continue }
                let place = Point(run.start * size + glyph.x * unit, glyph.y * unit)
                result = result.union(box.transformed(by: AffineTransform(a: unit, b: 0, c: 0, d: unit, tx: place.x, ty: place.y)))
            }
        }
        return result
    }

    /// An upright frame, as fonts draw it for a letter that they do not have.
    private static func box(width: Double, unitsPerEm em: Double) -> Path {
        let line = 0.05 * em
        guard width > 4 * line else { return Path() }
        let outer = Rect(minX: line, minY: -0.7 * em, maxX: width - line, maxY: 0)
        var path = Path.rect(outer)
        path.append(Path.rect(outer.insetBy(line)).reversed)
        return path
    }
}
