// Why a frame cannot be written.

public enum SVGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The coordinate, which may be infinite or no number at all.
    case coordinateOutOfRange(Double)

    /// The largest coordinate that renderers can be trusted with, in user units.
    public static let largestCoordinate = 1e9

    public var description: String {
        switch self {
        case .coordinateOutOfRange(let x): return "the drawing reaches to \(x), but an SVG picture can hold coordinates up to 1000000000 only"
        }
    }
}
