// Corners of a rectangle, as a set.

/// Which corners of a rectangle are rounded. Top is where y is smallest, as on screens.
public struct RectCorners: OptionSet, Hashable, Sendable {
    /// A bit for each corner.
    public let rawValue: UInt8
    /// Makes the set of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The corner of the smallest x and y.
    public static let topLeft = RectCorners(rawValue: 1)
    /// The corner of the largest x and the smallest y.
    public static let topRight = RectCorners(rawValue: 2)
    /// The corner of the largest x and y.
    public static let bottomRight = RectCorners(rawValue: 4)
    /// The corner of the smallest x and the largest y.
    public static let bottomLeft = RectCorners(rawValue: 8)
    /// All four corners.
    public static let all: RectCorners = [.topLeft, .topRight, .bottomRight, .bottomLeft]
}
