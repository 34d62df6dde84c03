// Gradients, evaluated at pixel centres.

import PenGeometry
import PenScene

/// The colours of a gradient over the pixels of a picture.
struct GradientSource {
    private let ramp: ColorRamp
    private let toGradient: AffineTransform
    private let kind: Gradient.Kind
    private let dither: Dither
    private let isLight: Bool

    /// - Parameter asLight: whether its colours are amounts of light.
    /// - Returns: nil where the gradient's transform flattens the plane.
    init?(_ gradient: Gradient, toPixels: AffineTransform, asLight: Bool) {
        guard let inverse = gradient.transform.then(toPixels).inverse, inverse.isFinite else { return nil }
        toGradient = inverse
        ramp = ColorRamp(gradient.stops)
        (kind, isLight) = (gradient.kind, asLight)
        dither = Dither(ramp, growth: gradient.largestGrowth * inverse.largestScale)
    }

    /// True where it paints everything, and nothing of it is transparent. A focus outside of its circle leaves a part out.
    var isOpaque: Bool {
        guard case .radial(let center, let radius, let focus) = kind else { return ramp.isOpaque }
        return ramp.isOpaque && center.distance(to: focus) < radius
    }

    /// Writes the premultiplied colours of pixels from (x, y) to the right.
    func write(x: Int, y: Int, _ row: UnsafeMutableBufferPointer<Pixel>) {
        let p = toGradient.apply(Point(Double(x) + 0.5, Double(y) + 0.5)), step = toGradient.applyToVector(Point(1, 0))
        switch kind {
        case .linear(let from, let to):
            let way = (to - from) / (to - from).dot(to - from)
            writeLinear((p - from).dot(way), step.dot(way), row)
        case .radial(let center, let radius, let focus) where center == focus:
            let d = p - focus
            writeEach(row) { i in
                let q = d + Double(i) * step
                return (q.x * q.x + q.y * q.y).squareRoot() / radius
            }
        case .radial(let center, let radius, let focus):
            writeFocused(p - focus, step, toCenter: center - focus, radius: radius, row)
        }
        if dither.isNeeded { dither.apply(x: x, y: y, row) }
        if isLight {
            for i in row.indices { row[i] = ToneCurve.toLight.straight(row[i]) }
        }
        if !ramp.isOpaque {
            for i in row.indices { row[i] *= Pixel(row[i].w, row[i].w, row[i].w, 1) }
        }
    }

    /// The offset `t` grows by the same from pixel to pixel: stretches of one segment of the ramp.
    private func writeLinear(_ t: Double, _ step: Double, _ row: UnsafeMutableBufferPointer<Pixel>) {
        var i = 0, index = 0
        while i < row.count {
            let here = t + Double(i) * step
            index = ramp.segment(at: here, near: index)
            let segment = ramp.segments[index], color = segment.color(at: here)
            // Where the segment is left, and never less than a pixel on.
            let way = step > 0 ? (segment.end - here) / step : step < 0 ? (segment.start - here) / step : .infinity
            let end = way < Double(row.count - i) ? i + max(1, Int(way.rounded(.up))) : row.count
            let growth = segment.isEven ? .zero : segment.growth * Float(step)
            for k in i..<end { row[k] = color + growth * Float(k - i) }
            i = end
        }
    }

    @inline(__always)
    private func writeEach(_ row: UnsafeMutableBufferPointer<Pixel>, _ fraction: (Int) -> Double?) {
        var index = 0
        ramp.segments.withUnsafeBufferPointer { segments in
            for i in row.indices {
                guard let t = fraction(i) else {
                    row[i] = .zero
                    continue
                }
                if t < segments[index].start || t >= segments[index].end { index = ramp.segment(at: t, near: index) }
                row[i] = segments[index].color(at: t)
            }
        }
    }

    /// The largest t >= 0 whose circle goes through the point at `d` from the focus: the circles grow from the focus
    /// (0) to the gradient's own (1) and beyond. A focus outside of the circle paints a cone (SVG 2, 14.2.3).
    private func writeFocused(_ start: Point, _ step: Point, toCenter: Point, radius: Double, _ row: UnsafeMutableBufferPointer<Pixel>) {
        // |d - t·toCenter|² = t²·radius², that is a·t² + 2b·t - c = 0.
        let a = radius * radius - toCenter.dot(toCenter)
        guard a <= 0 else {
            let inverse = 1 / a
            return writeEach(row) { i in
                let d = start + Double(i) * step, b = d.dot(toCenter)
                return ((b * b + a * d.dot(d)).squareRoot() - b) * inverse
            }
        }
        writeEach(row) { i in
            let d = start + Double(i) * step, b = d.dot(toCenter), c = d.dot(d), root = (b * b + a * c).squareRoot()
            guard c > 0 else { return 0 }
            guard b > 0, !root.isNaN else { return nil }
            return a < 0 ? (b + root) / -a : c / (2 * b)
        }
    }
}

extension Gradient {
    /// How much the offset grows at most for a unit of its coordinates; infinite where there is no bound.
    fileprivate var largestGrowth: Double {
        switch kind {
        case .linear(let from, let to): return 1 / from.distance(to: to)
        case .radial(let center, let radius, let focus):
            let nearest = radius - center.distance(to: focus)
            return nearest > 0 ? 1 / nearest : .infinity
        }
    }
}
