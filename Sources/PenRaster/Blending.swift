// How colours are mixed: W3C Compositing and Blending Level 1.

import PenScene

typealias Pixel = SIMD4<Float>

extension BlendMode {
    /// Draws a premultiplied source over a premultiplied backdrop (5.1 and 9: blending, then source-over).
    func composite(_ source: Pixel, over backdrop: Pixel) -> Pixel {
        guard self != .normal, source.w > 0, backdrop.w > 0 else { return source + backdrop * (1 - source.w) }
        let mixed = blend(backdrop / backdrop.w, source / source.w)
        var result = source * (1 - backdrop.w) + backdrop * (1 - source.w) + mixed * (source.w * backdrop.w)
        result.w = source.w + backdrop.w * (1 - source.w)
        return result
    }

    /// The mixing function B(cb, cs) of colours that are not premultiplied; the alpha lane means nothing.
    func blend(_ b: Pixel, _ s: Pixel) -> Pixel {
        switch self {
        case .normal: return s
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .darken: return pointwiseMin(b, s)
        case .lighten: return pointwiseMax(b, s)
        case .difference: return pointwiseMax(b, s) - pointwiseMin(b, s)
        case .exclusion: return b + s - 2 * b * s
        case .hue: return s.withSaturation(of: b).withLuminosity(of: b)
        case .saturation: return b.withSaturation(of: s).withLuminosity(of: b)
        case .color: return s.withLuminosity(of: b)
        case .luminosity: return b.withLuminosity(of: s)
        default: return Pixel(channel(b.x, s.x), channel(b.y, s.y), channel(b.z, s.z), 0)
        }
    }

    /// The modes that distinguish cases for each channel.
    private func channel(_ b: Float, _ s: Float) -> Float {
        switch self {
        case .overlay: return hardLight(s, b)
        case .hardLight: return hardLight(b, s)
        case .colorDodge: return b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        default: return softLight(b, s)
        }
    }

    private func hardLight(_ b: Float, _ s: Float) -> Float {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    private func softLight(_ b: Float, _ s: Float) -> Float {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
    }
}

/// 10.2: the functions Lum, Sat, SetLum, SetSat and ClipColor of the modes that do not work channel by channel.
extension Pixel {
    fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }
    private var smallest: Float { Swift.min(x, y, z) }
    private var largest: Float { Swift.max(x, y, z) }

    fileprivate func withSaturation(of other: Pixel) -> Pixel {
        let range = largest - smallest
        guard range > 0 else { return .zero }
        return (self - smallest) * ((other.largest - other.smallest) / range)
    }

    /// Brought back into the gamut where the luminosity leaves no room for the colour.
    fileprivate func withLuminosity(of other: Pixel) -> Pixel {
        let luminosity = other.luminosity
        var c = self + (luminosity - self.luminosity)
        let (low, high) = (c.smallest, c.largest)
        if low < 0 { c = luminosity + (c - luminosity) * (luminosity / (luminosity - low)) }
        if high > 1 { c = luminosity + (c - luminosity) * ((1 - luminosity) / (high - luminosity)) }
        return c
    }
}
