// Frames as PDF.

import CLibraries
import PenLibraries
import PenScene

/// Writes PDF 1.5 by cairo: one page of paths, gradients, clips and groups, with nothing turned into pixels. The same
/// frame and size give the same bytes; no date is in them.
public enum PDFWriter {
    /// - Throws: where cairo is missing or fails, the page would have a size that there is not, or something that is
    ///   drawn has coordinates that are not finite.
    public static func write(_ frame: Frame, options: PDFOptions = PDFOptions()) throws(PDFError) -> [UInt8] {
        let cairo: Cairo
        do { cairo = try Cairo.open() } catch { throw .missing(error) }
        let page = try PDFPage(bounds: frame.bounds, options: options)
        let document = PDFDocument(cairo: cairo, page: page)
        document.setTitle(frame.title, description: frame.description)
        let picture = try PDFPicture(cairo: cairo, page: page)
        try picture.draw(frame)
        try document.show(picture)
        // What was recorded is read when the file is finished.
        defer { withExtendedLifetime(picture) {} }
        return try document.finish()
    }
}
