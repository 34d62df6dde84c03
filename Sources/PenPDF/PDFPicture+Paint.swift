// What areas and strokes are painted with.

import CLibraries
import PenGeometry
import PenLibraries
import PenScene

extension PDFPicture {
    /// Makes a paint the source of what follows.
    /// - Returns: false where the paint paints nothing.
    func setSource(_ paint: Paint, opacity: Double) -> Bool {
        switch paint {
        case .color(let color):
            guard color.alpha * opacity > 0 else { return false }
            cairo.setColor(context, color.red, color.green, color.blue, color.alpha * opacity)
            return true
        case .gradient(let gradient):
            guard let last = gradient.stops.last else { return false }
            if gradient.isUniform { return setSource(.color(last.color), opacity: opacity) }
            let toUnits = gradient.transform.then(page.transform)
            guard let inverse = toUnits.inverse, inverse.isFinite, let pattern = pattern(gradient, opacity) else { return false }
            var matrix = cairo_affine(inverse)
            cairo.setPatternMatrix(pattern, &matrix)
            cairo.setSource(context, pattern)
            cairo.releasePattern(pattern)
            return true
        }
    }

    /// Whether cairo paints strokes and glyphs rightly so: 1.16 forgets the units of the mask that makes a gradient
    /// translucent, unless an area is filled.
    func canStroke(with paint: Paint, _ opacity: Double) -> Bool {
        guard case .gradient(let gradient) = paint else { return true }
        return opacity >= 1 && gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }

    /// Beyond its ends a gradient's colours go on: for patterns of this kind that is cairo's rule, too.
    private func pattern(_ gradient: Gradient, _ opacity: Double) -> Cairo.Pointer? {
        let made: Cairo.Pointer? = switch gradient.kind {
        case .linear(let from, let to): cairo.newLinear(from.x, from.y, to.x, to.y)
        case .radial(let center, let radius, let focus): cairo.newRadial(focus.x, focus.y, 0, center.x, center.y, radius)
        }
        guard let pattern = made else { return nil }
        let step = gradient.stops.count > 1000 ? 1 / (gradient.length * page.transform.largestScale) : 0
        for stop in gradient.seenStops(step: step) {
            let color = stop.color
            cairo.addStop(pattern, stop.offset, color.red, color.green, color.blue, color.alpha * opacity)
        }
        return pattern
    }
}

extension Gradient {
    /// How far it is from the first colour to the last, in the picture's coordinates; the longest way of a radial one.
    fileprivate var length: Double {
        let scale = transform.largestScale
        return switch kind {
        case .linear(let from, let to): from.distance(to: to) * scale
        case .radial(let center, let radius, let focus): (radius + center.distance(to: focus)) * scale
        }
    }

    /// No offset smaller than the one before it (SVG 2, 14.2.4), and of those that are within less than a step only the
    /// first and the last: cairo takes a time that grows with the square of their number.
    fileprivate func seenStops(step: Double) -> [Stop] {
        var seen: [Stop] = [], first = 0
        for var stop in stops {
            let offset = seen.last?.offset ?? 0
            stop.offset = stop.offset > offset ? min(1, stop.offset) : offset
            let isNear = first < seen.count && stop.offset - seen[first].offset < step
            if isNear, first + 1 < seen.count { seen.removeLast() } else if !isNear { first = seen.count }
            seen.append(stop)
        }
        return seen
    }
}

extension cairo_affine {
    init(_ m: AffineTransform) { self.init(xx: m.a, yx: m.b, xy: m.c, yy: m.d, x0: m.tx, y0: m.ty) }
}
