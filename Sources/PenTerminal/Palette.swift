// The colours of terminals that have only a few.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// xterm's palettes. The first sixteen colours differ between terminals and themes; xterm's own values stand for them.
enum Palette {
    static let sixteen: [RGB] = [
        RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
        RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
        RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
        RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
    ]

    static let sixteenInOklab = sixteen.map { oklab($0.components) }

    /// The index of the nearest of the sixteen colours, by distance in Oklab. Hue and chroma count twice as much as
    /// lightness: with so few colours a grey would else become cyan, and a sky grey.
    static func nearestOfSixteen(to color: RGB) -> UInt8 {
        let wanted = oklab(color.components)
        var best = (index: 0, distance: Float.infinity)
        for (index, candidate) in sixteenInOklab.enumerated() {
            let d = (candidate - wanted) * SIMD3(1, 2, 2)
            let distance = (d * d).sum()
            if distance < best.distance { best = (index, distance) }
        }
        return UInt8(best.index)
    }

    /// The index, 16…255, of the nearest colour in the cube of 6×6×6 or the ramp of 24 greys. The first sixteen are
    /// left out since themes change them.
    static func nearestIndexed(to color: RGB) -> UInt8 {
        let r = cubeLevel(color.red), g = cubeLevel(color.green), b = cubeLevel(color.blue)
        let inCube = RGB(levels[r], levels[g], levels[b])
        let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        let step = min(max((mean - 3) / 10, 0), 23)
        let grey = UInt8(8 + 10 * step)
        if squaredDistance(RGB(grey, grey, grey), color) < squaredDistance(inCube, color) { return UInt8(232 + step) }
        return UInt8(16 + 36 * r + 6 * g + b)
    }

    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

    private static func cubeLevel(_ value: UInt8) -> Int {
        switch value {
        case ..<48: 0
        case ..<115: 1
        default: (Int(value) - 35) / 40
        }
    }

    private static func squaredDistance(_ a: RGB, _ b: RGB) -> Int {
        let r = Int(a.red) - Int(b.red), g = Int(a.green) - Int(b.green), b = Int(a.blue) - Int(b.blue)
        return r * r + g * g + b * b
    }

    /// sRGB to Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020).
    static func oklab(_ color: SIMD3<Float>) -> SIMD3<Float> { oklab(linear: SIMD3(linear(color.x), linear(color.y), linear(color.z))) }

    static func oklab(linear color: SIMD3<Float>) -> SIMD3<Float> {
        let (r, g, b) = (color.x, color.y, color.z)
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    static func linear(_ value: Float) -> Float {
        value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
    }
}
