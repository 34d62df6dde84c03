// Colours.

/// An sRGB colour; components 0…1, not premultiplied.
public struct Color: Hashable, Sendable {
    public var red, green, blue, alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// 0xRRGGBBAA
    public init(rgba: UInt32) {
        self.init(
            red: Double(rgba >> 24 & 255) / 255, green: Double(rgba >> 16 & 255) / 255,
            blue: Double(rgba >> 8 & 255) / 255, alpha: Double(rgba & 255) / 255)
    }

    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let white = Color(red: 1, green: 1, blue: 1)
}
