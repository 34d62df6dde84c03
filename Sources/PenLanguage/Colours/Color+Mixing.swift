// Mixing colours.

import PenScene

extension Color {
    /// The colour at fraction `t` on the way to another, in sRGB weighted by opacity, so that what is transparent gives no
    /// colour of its own. Beyond the ends components stop at 0 and 1.
    func mixed(with other: Color, _ t: Double) -> Color {
        if t == 0 { return self }
        if t == 1 { return other }
        let mixedAlpha = alpha * (1 - t) + other.alpha * t
        guard mixedAlpha > 0 else { return Color(red: red, green: green, blue: blue, alpha: 0) }
        func mix(_ a: Double, _ b: Double) -> Double {
            ((a * alpha * (1 - t) + b * other.alpha * t) / mixedAlpha).clampedToUnit
        }
        return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: mixedAlpha.clampedToUnit)
    }

    func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

extension Double {
    /// The nearest number from 0 to 1; 0 for NaN.
    var clampedToUnit: Double { self >= 1 ? 1 : self > 0 ? self : 0 }
}
