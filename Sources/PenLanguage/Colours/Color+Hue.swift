// Colours by hue: HSB and HSL (A. R. Smith, "Color gamut transform pairs", 1978; CSS Color 4, section 7).

import PenScene

extension Color {
    /// - Parameters:
    ///   - hue: a fraction of a turn from red over green and blue; whole turns are dropped.
    ///   - saturation, brightness, alpha: 0…1.
    init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        self.init(hue: hue, chroma: saturation * brightness, highest: brightness, alpha: alpha)
    }

    /// - Parameters:
    ///   - hue: a fraction of a turn from red over green and blue; whole turns are dropped.
    ///   - saturation, lightness, alpha: 0…1.
    init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
        let chroma = (1 - abs(2 * lightness - 1)) * saturation
        self.init(hue: hue, chroma: chroma, highest: lightness + chroma / 2, alpha: alpha)
    }

    /// The colour whose largest component is `highest` and whose smallest is `highest - chroma`.
    private init(hue: Double, chroma: Double, highest: Double, alpha: Double) {
        func component(_ shift: Double) -> Double {
            let sixth = ((hue - hue.rounded(.down)) * 6 + shift).truncatingRemainder(dividingBy: 6)
            return (highest - chroma * min(sixth, 4 - sixth).clampedToUnit).clampedToUnit
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// A fraction of a turn, 0..<1; 0 for greys.
    var hue: Double {
        let chroma = highest - lowest
        guard chroma > 0 else { return 0 }
        let sixths: Double
        if highest == red {
            sixths = ((green - blue) / chroma).modulo(6)
        } else if highest == green {
            sixths = (blue - red) / chroma + 2
        } else {
            sixths = (red - green) / chroma + 4
        }
        return sixths / 6
    }

    /// As in HSB, 0…1; 0 for black.
    var saturation: Double { highest > 0 ? (highest - lowest) / highest : 0 }

    /// As in HSB: the largest component.
    var brightness: Double { highest }

    private var highest: Double { max(red, green, blue) }
    private var lowest: Double { min(red, green, blue) }
}
