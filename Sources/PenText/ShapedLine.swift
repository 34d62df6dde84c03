// A line of text as glyphs.

import PenGeometry
import PenScene

/// The glyphs of a line from left to right, and what was found out about them.
struct ShapedLine {
    /// Glyphs of one font, in its units; y grows down.
    struct Run {
        var font: OutlineFont
        /// Where the run starts, in ems.
        var start: Double
        /// In UTF-8, and the direction in which it is read.
        var text: [UInt8] = []
        var isRightToLeft = false
        /// From left to right.
        var glyphs: [Glyph] = []

        /// From a glyph's font units to the line at a size.
        func place(of glyph: Glyph, size: Double) -> AffineTransform {
            let unit = size / font.unitsPerEm
            return AffineTransform(a: unit, b: 0, c: 0, d: unit, tx: start * size + glyph.x * unit, ty: glyph.y * unit)
        }
    }

    struct Glyph {
        /// nil where no font has a glyph, or the font has no outlines: a box marks its place.
        var identifier: UInt32?
        /// What is seen in place of an outline.
        var picture: ImageContent?
        /// Where its origin lies, from the run's start.
        var x, y: Double
        var advance: Double
        /// Where in the run's text the characters begin that it stands for.
        var textOffset: Int
    }

    var runs: [Run] = []
    /// In ems.
    var width = 0.0, ascent = 0.0, descent = 0.0
    var notes: [TextNote] = []
    /// A character for which there is only a coloured picture, which is not shown.
    var firstPicture: Character?

    /// The outlines and pictures at a size.
    func outline(size: Double) -> TextOutline {
        var result = TextOutline(width: width * size)
        for run in runs {
            for glyph in run.glyphs {
                let place = run.place(of: glyph, size: size)
                if let picture = glyph.picture, let identifier = glyph.identifier {
                    result.pictures.append(TextOutline.Picture(picture, box: run.font.ink(of: identifier).transformed(by: place)))
                    continue
                }
                let outline = glyph.identifier.map(run.font.outline) ?? ShapedLine.box(width: glyph.advance, unitsPerEm: run.font.unitsPerEm)
                if !outline.isEmpty { result.path.append(outline.transformed(by: place)) }
            }
        }
        return result
    }

    /// The box around all glyphs at a size.
    func ink(size: Double) -> Rect {
        var result = Rect.null
        for run in runs {
            for glyph in run.glyphs {
                guard let box = glyph.identifier.map(run.font.ink), !box.isNull else { continue }
                result = result.union(box.transformed(by: run.place(of: glyph, size: size)))
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
