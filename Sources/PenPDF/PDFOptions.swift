// How large the page is.

import PenScene

/// A pixel is that of CSS: 96 make an inch, so that 100 are 75 of PDF's points, as where an SVG is printed.
public struct PDFOptions: Sendable {
    /// In pixels; where only one is given, the other follows from the picture's proportions.
    public var width, height: Double?
    /// Pixels a user unit, where neither is given; nil is 1, with pages that PDF does not have brought to those that it
    /// has.
    public var scale: Double?
    /// Texts are paths, which nobody can search.
    public var outlinesTexts: Bool

    public init(width: Double? = nil, height: Double? = nil, scale: Double? = nil, outlinesTexts: Bool = false) {
        (self.width, self.height, self.scale, self.outlinesTexts) = (width, height, scale, outlinesTexts)
    }

    var isSizeGiven: Bool { width != nil || height != nil || scale != nil }

    /// The page's width and height in points, of which 72 make an inch.
    /// - Throws: where there is no such page, or the picture has no size.
    public func pageSize(of frame: Frame) throws(PDFError) -> (width: Double, height: Double) {
        let page = try PDFPage(bounds: frame.bounds, options: self)
        return (page.width, page.height)
    }
}
