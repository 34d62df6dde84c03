// A PDF file in the making.

import PenLibraries
import PenScene

/// Pages of one size, whose bytes are gathered while cairo writes them.
final class PDFDocument {
    private let cairo: Cairo
    private let page: PDFPage
    private let surface: Cairo.Pointer?
    private let destination = Destination()

    init(cairo: Cairo, page: PDFPage) {
        (self.cairo, self.page) = (cairo, page)
        surface = cairo.newPDF(Destination.write, Unmanaged.passUnretained(destination).toOpaque(), page.width, page.height)
    }

    deinit { if let surface { cairo.releaseSurface(surface) } }

    /// Lives as long as the surface, which writes until it is finished.
    private final class Destination {
        var bytes: [UInt8] = []

        static let write: Cairo.Write = { destination, bytes, count in
            guard let destination, let bytes else { return 0 }
            let buffer = UnsafeBufferPointer(start: bytes, count: Int(count))
            Unmanaged<Destination>.fromOpaque(destination).takeUnretainedValue().bytes.append(contentsOf: buffer)
            return 0
        }
    }

    /// The dates of making and changing, which cairo would fill in, are left out: they would make every file another.
    func setTitle(_ title: String?, description: String?) {
        guard let surface else { return }
        let titleKey: Int32 = 0, subjectKey: Int32 = 2, creatorKey: Int32 = 4, creationKey: Int32 = 5
        if let title { cairo.setMetadata(surface, titleKey, PDFDocument.textString(title)) }
        if let description { cairo.setMetadata(surface, subjectKey, PDFDocument.textString(description)) }
        cairo.setMetadata(surface, creatorKey, "pen")
        cairo.setMetadata(surface, creationKey, nil)
    }

    /// With U+FFFD for what cairo does not take: U+0000, where texts end for it, and code points that will never be
    /// characters.
    private static func textString(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(scalar == "\0" || scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar) }
        return String(result)
    }

    /// A page of its own for a picture.
    func show(_ picture: PDFPicture) throws(PDFError) {
        guard let surface, let context = cairo.newContext(surface) else { throw .failed("out of memory") }
        defer { cairo.release(context) }
        cairo.scale(context, 1 / page.unitsPerPoint, 1 / page.unitsPerPoint)
        cairo.setSourceSurface(context, picture.surface, 0, 0)
        cairo.paint(context)
        cairo.showPage(context)
        try cairo.check(cairo.status(context))
    }

    /// The whole file.
    func finish() throws(PDFError) -> [UInt8] {
        guard let surface else { throw .failed("out of memory") }
        cairo.finishSurface(surface)
        try cairo.check(cairo.surfaceStatus(surface))
        return destination.bytes
    }
}

extension Cairo {
    /// - Parameter origin: of what is being drawn.
    func check(_ status: Int32, for origin: LayerOrigin? = nil) throws(PDFError) {
        guard status != 0 else { return }
        throw .failed(statusText(status).map { String(cString: $0) } ?? "error \(status)", origin)
    }
}
