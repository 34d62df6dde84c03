// How many digits numbers need.

import PenGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Coordinates are written to a thousandth of a user unit, to a ten-thousandth of a picture smaller than that allows for,
/// and in any case to a hundredth of a pixel.
struct SVGPrecision {
    /// Digits behind the decimal point.
    let decimals: Int

    private init(decimals: Double) { self.decimals = decimals.isFinite ? Int(min(max(decimals, 0), Self.maximum)) : 3 }

    private static let maximum = 300.0

    /// - Parameters:
    ///   - bounds: the picture's, in user units.
    ///   - width: the picture's width in pixels.
    init(bounds: Rect, width: Double) {
        let side = max(bounds.width, bounds.height)
        let forPicture = ceil(4 - log10(side)), forPixels = ceil(2 + log10(width / bounds.width))
        self.init(decimals: max(3, forPicture.isFinite ? forPicture : 3, forPixels.isFinite ? forPixels : 3))
    }

    /// The smallest number that is not written as 0.
    var smallest: Double { pow(10, -Double(decimals)) }

    /// What coordinates need that a transform will enlarge.
    func inside(_ m: AffineTransform) -> SVGPrecision {
        let growth = max(hypot(m.a, m.b), hypot(m.c, m.d))
        return SVGPrecision(decimals: Double(decimals) + ceil(log10(growth)))
    }

    /// What a factor needs that coordinates up to `extent` will be multiplied with.
    func forFactor(ofCoordinatesTo extent: Double) -> Int {
        SVGPrecision(decimals: Double(decimals) + max(0, ceil(log10(max(extent, 1))))).decimals
    }

    /// What a length needs that must not vanish: three significant digits at least.
    func forLength(_ x: Double) -> Int {
        max(decimals, SVGPrecision(decimals: 2 - floor(log10(abs(x)))).decimals)
    }
}
