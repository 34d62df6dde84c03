// The markup of shapes.

import PenGeometry
import PenScene

extension ShapeMarkup {
    /// - Parameters:
    ///   - look: of a shape without arcs and curves of higher degrees.
    ///   - identifier: what the `id`s of gradients begin with.
    /// - Returns: nil for what is no shape, or has numbers that no picture can hold.
    init?(_ look: MovingLook, decimals: Int, identifier: String) {
        guard case .shape(let shape, let trim) = look.content else { return nil }
        self.init(decimals: decimals)
        append("<g opacity=\"")
        append(shape.opacity, .share)
        append(shape.blendMode == .normal ? "\">" : "\" style=\"mix-blend-mode:\(shape.blendMode.css)\">")
        for (i, part) in ShapeMarkup.parts(look, shape, trim).enumerated() where !part.path.isEmpty { append(part, "\(identifier)-\(i)") }
        append("</g>")
        if !isPossible { return nil }
    }

    /// The shape, or its area and its lines where it is not stroked whole.
    private static func parts(_ look: MovingLook, _ shape: DrawnShape, _ trim: (start: Double, end: Double)) -> [DrawnShape] {
        guard shape.stroke != nil, trim != (0, 1) else { return [shape] }
        let trimmed = TrimmedShape(look)
        return ([trimmed.area] + trimmed.lines.filter { !$0.isEmpty }.map(\.content)).compactMap { content in
            if case .shape(let part, _)? = content { part } else { nil }
        }
    }

    private mutating func append(_ shape: DrawnShape, _ identifier: String) {
        let fill = define(shape.fill?.inside(shape.transform), "\(identifier)-fill"), stroke = define(shape.stroke?.inside(shape.transform), "\(identifier)-stroke")
        append("<path d=\"")
        append(shape.path)
        append("\"")
        append(shape.transform, "transform")
        append(fill, "fill")
        if shape.fillRule == .evenOdd { append(" fill-rule=\"evenodd\"") }
        if shape.stroke != nil {
            append(stroke, "stroke")
            append(shape.strokeStyle)
        }
        append("/>")
    }

    private mutating func append(_ path: Path) {
        var next = 0
        for verb in path.verbs {
            append(ShapeMarkup.letter(verb))
            for k in 0..<verb.pointCount {
                if k > 0 { append(" ") }
                append(path.points[next].x, .coordinate)
                append(" ")
                append(path.points[next].y, .coordinate)
                next += 1
            }
        }
    }

    private static func letter(_ verb: Path.Verb) -> String {
        switch verb {
        case .move: "M"
        case .line: "L"
        case .quadratic: "Q"
        case .close: "Z"
        default: "C"
        }
    }

    private mutating func append(_ m: AffineTransform, _ name: String) {
        guard m != .identity else { return }
        append(" \(name)=\"matrix(")
        for (i, x) in [m.a, m.b, m.c, m.d].enumerated() {
            if i > 0 { append(" ") }
            append(x, .factor)
        }
        for x in [m.tx, m.ty] {
            append(" ")
            append(x, .coordinate)
        }
        append(")\"")
    }

    private mutating func append(_ style: StrokeStyle) {
        append(" stroke-width=\"")
        append(style.width, .length)
        append("\" stroke-linecap=\"\(style.cap.rawValue)\" stroke-linejoin=\"\(style.join.rawValue)\" stroke-miterlimit=\"")
        append(max(style.miterLimit, 1), .length)
        append("\"")
        guard style.dash.contains(where: { $0 > 0 }) else { return }
        append(" stroke-dasharray=\"")
        for (i, length) in style.dash.enumerated() {
            if i > 0 { append(" ") }
            append(length, .length)
        }
        append("\" stroke-dashoffset=\"")
        append(style.dashPhase, .coordinate)
        append("\"")
    }

    // MARK: Paints

    /// A paint whose gradient, if it is one, has been defined.
    private enum NamedPaint {
        case none
        case color(Color)
        case gradient(String)
    }

    private mutating func append(_ paint: NamedPaint, _ name: String) {
        switch paint {
        case .none: append(" \(name)=\"none\"")
        case .gradient(let identifier): append(" \(name)=\"url(#\(identifier))\"")
        case .color(let color):
            append(" \(name)=\"")
            append(color)
            append("\" \(name)-opacity=\"")
            append(color.alpha, .share)
            append("\"")
        }
    }

    private mutating func append(_ color: Color) {
        append("rgb(")
        for (i, x) in [color.red, color.green, color.blue].enumerated() {
            if i > 0 { append(",") }
            append(min(max(x, 0), 1) * 255, .color)
        }
        append(")")
    }

    private mutating func define(_ paint: Paint?, _ identifier: String) -> NamedPaint {
        switch paint {
        case nil: return .none
        case .color(let color): return .color(color)
        case .gradient(let gradient):
            define(gradient.withFoldedTransform, identifier)
            return .gradient(identifier)
        }
    }

    private mutating func define(_ gradient: Gradient, _ identifier: String) {
        var tag = "linearGradient"
        if case .radial = gradient.kind { tag = "radialGradient" }
        append("<\(tag) id=\"\(identifier)\" gradientUnits=\"userSpaceOnUse\"")
        for (attribute, x) in gradient.kind.motionAttributes {
            append(" \(attribute.rawValue)=\"")
            append(x, attribute == .r ? .length : .coordinate)
            append("\"")
        }
        append(gradient.transform, "gradientTransform")
        append(">")
        for stop in gradient.stops {
            append("<stop offset=\"")
            append(stop.offset, .share)
            append("\" stop-color=\"")
            append(stop.color)
            append("\" stop-opacity=\"")
            append(stop.color.alpha, .share)
            append("\"/>")
        }
        append("</\(tag)>")
    }
}
