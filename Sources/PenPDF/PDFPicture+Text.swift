// Texts that can be found and copied.

import CLibraries
import PenGeometry
import PenLibraries
import PenScene
import PenText

extension PDFPicture {
    /// Draws a text with its fonts' glyphs where these show it all; otherwise as paths and pictures over glyphs that are
    /// not seen.
    func draw(_ text: DrawnText) throws(PDFError) {
        let m = text.transform.then(page.transform)
        guard m.isFinite, text.start.isFinite, text.size.isFinite else { throw .notFinite(text.origin) }
        guard !outlinesTexts, canShow(size: text.size, m) else { return try drawOutlines(of: text) }
        let lines = try glyphs(of: text)
        guard let fill = text.fill, canStroke(with: fill, text.opacity), lines.allSatisfy(\.glyphs.isWhole) else {
            showUnseen(lines, size: text.size, m)
            return try drawOutlines(of: text)
        }
        let isLayer = text.stroke != nil && (text.opacity < 1 || text.blendMode != .normal)
        if isLayer { pushGroup(within: page.area) } else { setBlendMode(text.blendMode) }
        if setSource(fill, opacity: isLayer ? 1 : text.opacity) { show(lines, size: text.size, m) }
        if text.stroke != nil {
            var stroke = text
            (stroke.fill, stroke.opacity, stroke.blendMode) = (nil, isLayer ? 1 : text.opacity, .normal)
            try drawOutlines(of: stroke)
        }
        if isLayer { popGroup(opacity: text.opacity, text.blendMode) }
        setBlendMode(.normal)
    }

    private func drawOutlines(of text: DrawnText) throws(PDFError) {
        let operations: [DrawingOperation]
        do throws(TextError) { operations = try text.outlined(with: measurer) } catch { throw .text(error) }
        try draw(operations)
    }

    /// Letters of such a size are there in all fonts, and are not so distorted that numbers fail.
    private func canShow(size: Double, _ m: AffineTransform) -> Bool {
        let largest = m.largestScale * size, smallest = largest > 0 ? abs(m.determinant) * size * size / largest : 0
        return smallest > 1 && largest < 16384 && smallest > 1e-3 * largest
    }

    // MARK: Glyphs

    private struct Line {
        var glyphs: LineGlyphs
        var start: Point
    }

    private func glyphs(of text: DrawnText) throws(PDFError) -> [Line] {
        var lines: [Line] = []
        for (index, line) in text.lines.enumerated() where !line.isBlank {
            let glyphs: LineGlyphs
            do throws(TextError) { glyphs = try measurer.glyphs(line, font: text.font, size: text.size, for: text.origin) } catch { throw .text(error) }
            lines.append(Line(glyphs: glyphs, start: text.start(ofLine: index) - Point(text.alignment.fraction * glyphs.width, 0)))
        }
        return lines
    }

    private func show(_ lines: [Line], size: Double, _ m: AffineTransform) {
        var matrix = cairo_affine(m)
        cairo.setMatrix(context, &matrix)
        for line in lines {
            for run in line.glyphs.runs { show(run, size: size, at: line.start) }
        }
        cairo.resetMatrix(context)
    }

    private func show(_ run: GlyphRun, size: Double, at start: Point) {
        guard let face = face(of: run.font) else { return }
        cairo.setFace(context, face)
        cairo.setFontSize(context, size)
        let glyphs = run.glyphs.map { cairo_placed_glyph(identifier: UInt($0.identifier), x: start.x + $0.place.x, y: start.y + $0.place.y) }
        let clusters = run.clusters.map { cairo_cluster(byte_count: Int32(clamping: $0.byteCount), glyph_count: Int32(clamping: $0.glyphCount)) }
        run.text.withUnsafeBytes { text in
            guard let text = text.bindMemory(to: CChar.self).baseAddress else { return }
            cairo.showText(
                context, text, Int32(clamping: run.text.count), glyphs, Int32(clamping: glyphs.count), clusters, Int32(clamping: clusters.count), 0)
        }
    }

    /// Glyphs that readers find and select, but that change no pixel: white that is multiplied with what is below. cairo
    /// leaves out what is less opaque.
    private func showUnseen(_ lines: [Line], size: Double, _ m: AffineTransform) {
        setBlendMode(.multiply)
        cairo.setColor(context, 1, 1, 1, 0.004)
        show(lines, size: size, m)
        setBlendMode(.normal)
    }

    private func face(of font: GlyphRun.Font) -> Cairo.Pointer? {
        if let known = faces[font] { return known }
        guard let face = cairo.newFace(font.pattern) else { return nil }
        faces[font] = face
        return face
    }
}
