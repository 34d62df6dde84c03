// Colours as CSS writes them.

import PenScene

extension Color {
    /// The shortest form of the opaque colour: a name, `#rgb` or `#rrggbb`.
    var css: String {
        let code = Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
        return Self.shortNames[code] ?? Self.hexadecimal(code)
    }

    private static func byte(_ component: Double) -> UInt32 {
        component > 0 ? UInt32((min(component, 1) * 255).rounded()) : 0
    }

    private static func hexadecimal(_ code: UInt32) -> String {
        let digits = (0..<6).map { String(code >> (20 - 4 * UInt32($0)) & 15, radix: 16) }
        let isShort = stride(from: 0, to: 6, by: 2).allSatisfy { digits[$0] == digits[$0 + 1] }
        return "#" + (isShort ? [digits[0], digits[2], digits[4]] : digits).joined()
    }

    /// The names of CSS Color 4 that are no longer than the number.
    private static let shortNames: [UInt32: String] = [
        0x0000FF: "blue", 0x00FFFF: "aqua", 0x00FF00: "lime", 0xFF0000: "red", 0x000080: "navy", 0x008000: "green", 0x008080: "teal",
        0x4B0082: "indigo", 0x800000: "maroon", 0x800080: "purple", 0x808000: "olive", 0x808080: "gray", 0xA0522D: "sienna", 0xA52A2A: "brown",
        0xC0C0C0: "silver", 0xCD853F: "peru", 0xD2B48C: "tan", 0xDA70D6: "orchid", 0xDDA0DD: "plum", 0xEE82EE: "violet", 0xF0E68C: "khaki",
        0xF0FFFF: "azure", 0xF5DEB3: "wheat", 0xF5F5DC: "beige", 0xFA8072: "salmon", 0xFAF0E6: "linen", 0xFF6347: "tomato", 0xFF7F50: "coral",
        0xFFA500: "orange", 0xFFC0CB: "pink", 0xFFD700: "gold", 0xFFE4C4: "bisque", 0xFFFAFA: "snow", 0xFFFFF0: "ivory",
    ]
}
