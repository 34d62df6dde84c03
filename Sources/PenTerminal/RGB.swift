// An opaque colour in eight bits a channel.

/// An opaque sRGB colour.
struct RGB: Hashable, Sendable {
    var red, green, blue: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// Components 0…1, rounded to the nearest of 256 levels; what is outside is clamped, and NaN becomes 0.
    init(_ color: SIMD3<Float>) {
        let known = color.replacing(with: 0, where: color .!= color).clamped(lowerBound: .zero, upperBound: .one)
        let level = (known * 255).rounded(.toNearestOrAwayFromZero)
        self.init(UInt8(level.x), UInt8(level.y), UInt8(level.z))
    }

    /// Components 0…1.
    var components: SIMD3<Float> { SIMD3(Float(red), Float(green), Float(blue)) / 255 }
}
