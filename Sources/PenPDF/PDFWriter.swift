// Frames as PDF.

import CLibraries
import PenLibraries
import PenScene
import PenText

/// Writes PDF 1.5 by cairo: pages of paths, gradients, clips, groups and texts that can be found and copied, with nothing
/// turned into pixels. The same frames and size give the same bytes; no date is in them.
public enum PDFWriter {
    /// One page. Throws as for several.
    public static func write(_ frame: Frame, options: PDFOptions = PDFOptions(), measurer: FontTextMeasurer = FontTextMeasurer()) throws(PDFError) -> [UInt8] {
        try write([frame], options: options, measurer: measurer)
    }

    /// A page of each frame, of the first one's size; the document's title and description are the first one's, too.
    /// - Parameter measurer: tells the glyphs of texts.
    /// - Throws: where cairo is missing or fails, a page would have a size that there is not, something that is drawn
    ///   has coordinates that are not finite, or there are texts and neither pango nor fonts.
    public static func write(_ frames: [Frame], options: PDFOptions = PDFOptions(), measurer: FontTextMeasurer = FontTextMeasurer()) throws(PDFError) -> [UInt8] {
        let cairo: Cairo
        do { cairo = try Cairo.open() } catch { throw .missing(error) }
        guard let first = frames.first else { throw .noSize }
        let page = try PDFPage(bounds: first.bounds, options: options)
        let document = PDFDocument(cairo: cairo, page: page)
        document.setTitle(first.title, description: first.description)
        var pictures: [PDFPicture] = []
        for frame in frames {
            let picture = try PDFPicture(cairo: cairo, page: page, measurer: measurer, outlinesTexts: options.outlinesTexts)
            try picture.draw(frame)
            try document.show(picture)
            pictures.append(picture)
        }
        // What was recorded is read when the file is finished.
        defer { withExtendedLifetime(pictures) {} }
        return try document.finish()
    }
}
