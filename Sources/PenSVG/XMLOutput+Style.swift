// The attributes with which things are drawn; what SVG assumes anyway is left out.

import PenGeometry
import PenScene

extension XMLOutput {
    mutating func fill(_ paint: SVGPaint, rule: FillRule = .nonZero) {
        if paint.value != "#000" { attribute("fill", paint.value) }
        if paint.opacity < 1 { attribute("fill-opacity", max(paint.opacity, 0), decimals: 3) }
        if rule == .evenOdd { attribute("fill-rule", "evenodd") }
    }

    /// - Parameter path: what is stroked; nil where its corners are not known.
    mutating func stroke(_ paint: SVGPaint, _ style: StrokeStyle, of path: Path?, _ precision: SVGPrecision) {
        attribute("stroke", paint.value)
        if paint.opacity < 1 { attribute("stroke-opacity", max(paint.opacity, 0), decimals: 3) }
        if style.width != 1 { attribute("stroke-width", style.width, decimals: precision.forLength(style.width)) }
        if style.cap != .butt { attribute("stroke-linecap", style.cap.rawValue) }
        if style.join != .miter { attribute("stroke-linejoin", style.join.rawValue) }
        if style.join == .miter, style.miterLimit != Self.defaultMiterLimit,
            path?.hasMiter(between: Self.defaultMiterLimit, and: style.miterLimit) ?? true
        {
            attribute("stroke-miterlimit", style.miterLimit, decimals: 6)
        }
        dash(style, precision)
    }

    private static let defaultMiterLimit = 4.0

    private mutating func dash(_ style: StrokeStyle, _ precision: SVGPrecision) {
        let period = style.dash.reduce(0, +)
        guard period > 0, period.isFinite else { return }
        attribute("stroke-dasharray") { list in
            for (i, length) in style.dash.enumerated() {
                if i > 0 { list.append(" ") }
                list.append(length, decimals: length > 0 ? precision.forLength(length) : 0)
            }
        }
        let phase = style.dashPhase.truncatingRemainder(dividingBy: style.dash.count % 2 == 0 ? period : 2 * period)
        if phase != 0, phase.isFinite { attribute("stroke-dashoffset", phase, decimals: precision.forLength(phase)) }
    }

    /// - Parameter isPixelated: whether the pixels of an image are seen as rectangles; resvg knows the word in a style only.
    mutating func composite(opacity: Double, blendMode: BlendMode, isIsolated: Bool = false, isPixelated: Bool = false) {
        if opacity < 1 { attribute("opacity", max(opacity, 0), decimals: 3) }
        var properties: [String] = []
        if blendMode != .normal {
            properties.append("mix-blend-mode:" + blendMode.css)
        } else if isIsolated {
            properties.append("isolation:isolate")
        }
        if isPixelated { properties.append("image-rendering:pixelated") }
        if !properties.isEmpty { attribute("style", properties.joined(separator: ";")) }
    }

    /// A matrix with the digits that coordinates up to `extent` need.
    mutating func transform(_ name: StaticString, _ m: AffineTransform, _ precision: SVGPrecision, extent: Double) {
        let factor = precision.forFactor(ofCoordinatesTo: extent)
        attribute(name) { list in
            list.append("matrix(")
            for (i, x) in [m.a, m.b, m.c, m.d].enumerated() {
                if i > 0 { list.append(" ") }
                list.append(x, decimals: factor)
            }
            for x in [m.tx, m.ty] {
                list.append(" ")
                list.append(x, decimals: precision.decimals)
            }
            list.append(")")
        }
    }
}

extension BlendMode {
    /// As CSS spells it: `color-dodge` for `colorDodge`.
    var css: String { rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) } }
}
