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
        var offset = 0.0
        for stop in gradient.stops {
            // None may be smaller than the one before it (SVG 2, 14.2.4).
            offset = stop.offset > offset ? min(1, stop.offset) : offset
            let color = stop.color
            cairo.addStop(pattern, offset, color.red, color.green, color.blue, color.alpha * opacity)
        }
        return pattern
    }
}

extension cairo_affine {
    init(_ m: AffineTransform) { self.init(xx: m.a, yx: m.b, xy: m.c, yy: m.d, x0: m.tx, y0: m.ty) }
}
