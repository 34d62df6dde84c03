// What of a layer has nothing between two values.

import PenAnimation
import PenGeometry

/// Properties that change at once, when the way to their new value is over.
public struct LayerLook: Equatable, Sendable {
    var fillRule: FillRule
    var blendMode: BlendMode
    var cap: LineCap
    var join: LineJoin
    var flatness: Double?
    /// Of texts; their size moves.
    var text: Layer.TextContent?
    /// Of images.
    var isSmooth: Bool?
}

extension LayerLook: Interpolatable {
    public static func interpolation(from start: LayerLook, to end: LayerLook) -> @Sendable (Double) -> LayerLook { { $0 < 1 ? start : end } }
    public func adding(_ other: LayerLook) -> LayerLook { other }
    public func multiplied(by factor: Double) -> LayerLook { self }
    public func separation(from other: LayerLook) -> Double { self == other ? 0 : 1 }
}

extension Layer {
    var look: LayerLook {
        get {
            var look = LayerLook(
                fillRule: style.fillRule, blendMode: style.blendMode, cap: style.strokeStyle.cap, join: style.strokeStyle.join, flatness: style.flatness)
            switch content {
            case .text(var text):
                text.size = 0
                look.text = text
            case .image(let image): look.isSmooth = image.isSmooth
            case .shape, .group, .clip: break
            }
            return look
        }
        set {
            (style.fillRule, style.blendMode, style.flatness) = (newValue.fillRule, newValue.blendMode, newValue.flatness)
            (style.strokeStyle.cap, style.strokeStyle.join) = (newValue.cap, newValue.join)
            switch content {
            case .text(let text):
                guard var given = newValue.text else { return }
                given.size = text.size
                content = .text(given)
            case .image(var image):
                image.isSmooth = newValue.isSmooth ?? image.isSmooth
                content = .image(image)
            case .shape, .group, .clip: break
            }
        }
    }
}
