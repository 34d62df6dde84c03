// Colours by perceived lightness, chroma and hue: Björn Ottosson's Oklab in polar form, as CSS Color 4 has it.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenScene

extension Color {
    /// A colour that no screen shows is replaced by the most colourful one with the same lightness and hue that it does.
    /// - Parameters:
    ///   - lightness: 0 for black … 1 for white.
    ///   - chroma: 0 for grey; sRGB reaches about 0.32.
    ///   - hue: an angle in radians; 0 is a purplish red.
    ///   - alpha: 0…1.
    init(lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
        func linear(_ chroma: Double) -> (Double, Double, Double) {
            Color.linearSRGB(lightness: lightness, a: chroma * cos(hue), b: chroma * sin(hue))
        }
        func isShown(_ chroma: Double) -> Bool {
            let (r, g, b) = linear(chroma), limits = -1e-6...(1 + 1e-6)
            return limits.contains(r) && limits.contains(g) && limits.contains(b)
        }
        var shown = chroma
        if !isShown(chroma) {
            var (low, high) = (0.0, chroma)
            for _ in 0..<50 {
                let middle = (low + high) / 2
                if isShown(middle) { low = middle } else { high = middle }
            }
            shown = low
        }
        let (r, g, b) = linear(shown)
        self.init(red: Color.encoded(r), green: Color.encoded(g), blue: Color.encoded(b), alpha: alpha)
    }

    /// The matrices of Oklab's definition (bottosson.github.io/posts/oklab).
    private static func linearSRGB(lightness: Double, a: Double, b: Double) -> (Double, Double, Double) {
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return (
            4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
    }

    /// sRGB's transfer function (IEC 61966-2-1).
    private static func encoded(_ linear: Double) -> Double {
        let encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
        return encoded.clampedToUnit
    }
}
