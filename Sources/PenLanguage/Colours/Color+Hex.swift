// Colours as eight bits a component.

import PenScene

extension Color {
    /// 0xRRGGBBAA of the nearest such colour.
    var rgba: UInt32 {
        [red, green, blue, alpha].reduce(0) { $0 << 8 | UInt32(($1.clampedToUnit * 255).rounded()) }
    }

    /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
    var hex: String {
        let digits = String(rgba, radix: 16), padded = String(repeating: "0", count: 8 - digits.count) + digits
        return "#" + (padded.hasSuffix("ff") ? String(padded.dropLast(2)) : padded)
    }
}
