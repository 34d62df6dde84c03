// Paints, and the gradients that they refer to.

import PenGeometry
import PenScene

extension SVGDocument {
    /// The paint's attributes; a gradient is defined on the way.
    /// - Parameter m: from the coordinates of the element that is painted to the picture's.
    mutating func paint(_ paint: Paint?, inside m: AffineTransform) throws(SVGError) -> SVGPaint {
        switch paint {
        case nil: return .none
        case .color(let color): return SVGPaint(value: color.css, opacity: color.alpha)
        case .gradient(var gradient):
            let motion = movingGradients[gradient]
            gradient.transform = gradient.transform.then(m.inverse ?? .identity)
            return SVGPaint(value: "url(#\(try define(gradient, precision.inside(m), motion)))")
        }
    }

    private mutating func define(_ gradient: Gradient, _ precision: SVGPrecision, _ motion: MovingGradient?) throws(SVGError) -> String {
        let gradient = motion == nil ? gradient.withoutSimilarity : gradient.withFoldedTransform
        let numbers = motion == nil ? gradient.kind.attributes : gradient.kind.allAttributes
        for (_, x) in numbers { try check(x) }
        let decimals = precision.inside(gradient.transform).decimals
        var body = XMLOutput(depth: SVGDefinitions.depth)
        body.attribute("gradientUnits", "userSpaceOnUse")
        for (name, x) in numbers { body.attribute(name, x, decimals: decimals) }
        if gradient.transform != .identity {
            body.transform("gradientTransform", gradient.transform, precision, extent: numbers.reduce(0) { max($0, abs($1.1)) })
        }
        body.open()
        body.append(raw: motion?.itself ?? [])
        for (i, stop) in gradient.stops.enumerated() { body.stop(stop, motion: motion?.stops[i] ?? []) }
        body.close(gradient.kind.tag.rawValue)
        return define(gradient.kind.tag, prefix: "gradient", body)
    }
}

extension Gradient.Kind {
    fileprivate var tag: SVGDefinitions.Tag {
        switch self {
        case .linear: return .linearGradient
        case .radial: return .radialGradient
        }
    }

    fileprivate var attributes: [(StaticString, Double)] {
        switch self {
        case .linear(let from, let to): return [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)]
        case .radial(let center, _, let focus): return focus == center ? Array(allAttributes.prefix(3)) : allAttributes
        }
    }

    /// The focus also where it is the centre.
    fileprivate var allAttributes: [(StaticString, Double)] {
        switch self {
        case .linear: return attributes
        case .radial(let center, let radius, let focus):
            return [("cx", center.x), ("cy", center.y), ("r", radius), ("fx", focus.x), ("fy", focus.y)]
        }
    }
}

extension Gradient {
    /// The same gradient with its coordinates transformed, where that keeps its shape.
    var withoutSimilarity: Gradient {
        guard transform != .identity, transform.isSimilarity else { return self }
        let kind: Kind
        switch self.kind {
        case .linear(let from, let to): kind = .linear(from: transform.apply(from), to: transform.apply(to))
        case .radial(let center, let radius, let focus):
            kind = .radial(center: transform.apply(center), radius: radius * transform.meanScale, focus: transform.apply(focus))
        }
        return Gradient(kind: kind, stops: stops)
    }
}

extension XMLOutput {
    /// - Parameter motion: what moves it.
    fileprivate mutating func stop(_ stop: Gradient.Stop, motion: [UInt8]) {
        begin("stop")
        attribute("offset", stop.offset, decimals: 5)
        attribute("stop-color", stop.color.css)
        if stop.color.alpha < 1 { attribute("stop-opacity", stop.color.alpha, decimals: 3) }
        guard !motion.isEmpty else { return endEmpty() }
        open()
        append(raw: motion)
        close("stop")
    }
}
