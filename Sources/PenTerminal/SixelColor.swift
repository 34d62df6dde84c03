// Colours as sixels know them.

/// A colour in 101 levels of red, green and blue: sixels tell them in percent.
struct SixelColor: Hashable, Sendable {
    static let levels = 101
    /// How many colours there are.
    static let count = levels * levels * levels

    /// Red, green and blue, 0…100.
    let percent: SIMD3<Float>

    /// Rounded to whole levels; what is outside is clamped.
    init(percent: SIMD3<Float>) {
        self.percent = percent.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 100)).rounded(.toNearestOrAwayFromZero)
    }

    /// The colour of a number.
    init(_ number: Int) {
        percent = SIMD3(Float(number / (Self.levels * Self.levels)), Float(number / Self.levels % Self.levels), Float(number % Self.levels))
    }

    /// 0..<count.
    var number: Int { (Int(percent.x) * Self.levels + Int(percent.y)) * Self.levels + Int(percent.z) }

    /// In 256 levels: the nearest, which round to the same levels again.
    var bytes: [UInt8] { (0..<3).map { UInt8((percent[$0] * 2.55).rounded()) } }
}
