// Why a picture does not become a PDF.

import PenLibraries
import PenScene

public enum PDFError: Error, CustomStringConvertible {
    case missing(MissingLibrary)
    /// The picture's bounds are nothing that can be drawn.
    case noSize
    /// A side that was asked for, in points, beyond those that pages have.
    case badSide(Double)
    /// What is drawn has a coordinate that is not finite, or becomes so on the page.
    case notFinite(LayerOrigin?)
    /// A group is a layer in more than `PDFPicture.deepestLayer` others.
    case tooDeep(LayerOrigin?)
    /// An image has no pixels.
    case image(ImageError)
    /// A text has no glyphs.
    case text(TextError)
    /// What cairo says, and of what where that is known.
    case failed(String, LayerOrigin? = nil)

    public var description: String {
        switch self {
        case .missing(let library): "\(library)"
        case .noSize: "it has no size"
        case .badSide(let side):
            "a side would have \(side.rounded() == side && side < 1e15 ? "\(Int(side))" : "\(side)") points, and a page has \(Int(PDFPage.smallestSide)) to 14,400"
        case .notFinite: "it has a coordinate that is not finite"
        case .tooDeep: "a group lies as a layer in more than \(PDFPicture.deepestLayer - 1) others, and PDF's readers draw no more"
        case .image(let error): error.description
        case .text(let error): error.description
        case .failed(let reason, _): "cairo says: \(reason)"
        }
    }
}
