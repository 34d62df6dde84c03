// Where the colours of an area come from.

import PenGeometry
import PenScene

/// What is poured into an area, as premultiplied colours.
enum PaintSource: @unchecked Sendable {
    case solid(Pixel)
    case gradient(GradientSource)
    case image(ImageSource)
    case surface(Surface)

    /// - Parameters:
    ///   - toPixels: from the picture's coordinates to pixels.
    ///   - asLight: whether colours are amounts of light in place of values of sRGB.
    /// - Returns: nil where the paint paints nothing.
    init?(_ paint: Paint, toPixels: AffineTransform, asLight: Bool) {
        func solid(_ color: Color) -> PaintSource {
            .solid(asLight ? ToneCurve.toLight.premultiplied(premultiplied(color)) : premultiplied(color))
        }
        switch paint {
        case .color(let color):
            guard color.alpha > 0 else { return nil }
            self = solid(color)
        case .gradient(let gradient):
            guard let last = gradient.stops.last else { return nil }
            if gradient.isUniform {
                self = solid(last.color)
            } else if let source = GradientSource(gradient, toPixels: toPixels, asLight: asLight) {
                self = .gradient(source)
            } else {
                return nil
            }
        }
    }
}

extension PaintSource {
    /// True where no colour lets through what lies below.
    var isOpaque: Bool {
        switch self {
        case .solid(let color): color.w >= 1
        case .gradient(let gradient): gradient.isOpaque
        case .image, .surface: false
        }
    }
}
