// Why a picture does not become a PNG.

import PenLibraries

public enum PNGError: Error, CustomStringConvertible {
    case missing(MissingLibrary)
    /// A side would have more pixels than there may be.
    case tooLarge(side: Double, limit: Int)
    /// The picture's bounds are nothing that can be drawn.
    case noSize
    case noMemory

    public var description: String {
        switch self {
        case .missing(let library): "\(library)"
        case .tooLarge(let side, let limit):
            side < 1e15 ? "a side would have \(Int(side)) pixels, and \(limit) is the most" : "a side would have more than \(limit) pixels"
        case .noSize: "it has no size"
        case .noMemory: "there is not enough memory"
        }
    }
}
