// Frames as PDF.

import CLibraries
import PenLibraries
import PenScene
import PenText

/// Writes PDF 1.5 by cairo: one page of paths, gradients, clips, groups and texts that can be found and copied, with nothing
/// turned into pixels. The same frame and size give the same bytes; no date is in them.
public enum PDFWriter {
    /// - Parameter measurer: tells the glyphs of texts.
    /// - Throws: where cairo is missing or fails, the page would have a size that there is not, something that is drawn
    ///   has coordinates that are not finite, or there are texts and neither pango nor fonts.
    public static func write(_ frame: Frame, options: PDFOptions = PDFOptions(), measurer: FontTextMeasurer = FontTextMeasurer()) throws(PDFError) -> [UInt8] {
        let cairo: Cairo
        do { cairo = try Cairo.open() } catch { throw .missing(error) }
        let page = try PDFPage(bounds: frame.bounds, options: options)
        let document = PDFDocument(cairo: cairo, page: page)
        document.setTitle(frame.title, description: frame.description)
        let picture = try PDFPicture(cairo: cairo, page: page, measurer: measurer, outlinesTexts: options.outlinesTexts)
        try picture.draw(frame)
        try document.show(picture)
        // What was recorded is read when the file is finished.
        defer { withExtendedLifetime(picture) {} }
        return try document.finish()
    }
}
