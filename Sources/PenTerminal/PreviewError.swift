// Why a picture cannot be shown in pixels.

import PenImage
import PenLibraries
import PenScene

/// Characters can show it all the same.
public enum PreviewError: Error, CustomStringConvertible {
    case missing(MissingLibrary)
    /// The shapes of its texts are not known.
    case texts(TextError)
    case picture(PNGError)
    case noMemory

    public var description: String {
        switch self {
        case .missing(let library): "\(library)"
        case .texts(let error): "\(error)"
        case .picture(let error): "\(error)"
        case .noMemory: "there is not enough memory"
        }
    }

    /// What to do about it.
    public var advice: String? {
        switch self {
        case .missing(let library), .picture(.missing(let library)): library.advice
        case .texts(let error): error.advice
        case .picture, .noMemory: nil
        }
    }
}
