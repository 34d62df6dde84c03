// Corners of a rectangle, as a set.

/// Which corners of a rectangle are rounded. Top is where y is smallest, as on screens.
public struct RectCorners: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let topLeft = RectCorners(rawValue: 1)
    public static let topRight = RectCorners(rawValue: 2)
    public static let bottomRight = RectCorners(rawValue: 4)
    public static let bottomLeft = RectCorners(rawValue: 8)
    public static let all: RectCorners = [.topLeft, .topRight, .bottomRight, .bottomLeft]
}
