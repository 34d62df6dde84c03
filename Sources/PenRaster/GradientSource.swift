// Gradients, evaluated at pixel centres.

import PenGeometry
import PenScene

/// The colours of a gradient over the pixels of a picture.
struct GradientSource {
    private let ramp: ColorRamp
    private let toGradient: AffineTransform
    private let kind: Gradient.Kind

    /// - Returns: nil where the gradient's transform flattens the plane.
    init?(_ gradient: Gradient, toPixels: AffineTransform) {
        guard let inverse = gradient.transform.then(toPixels).inverse, inverse.isFinite else { return nil }
        toGradient = inverse
        ramp = ColorRamp(gradient.stops)
        kind = gradient.kind
    }

    /// Passes on the premultiplied colours of `count` pixels from (x, y) to the right.
    @inline(__always)
    func forEachPixel(x: Int, y: Int, count: Int, _ body: (Int, Pixel) -> Void) {
        var segment = 0
        for i in 0..<count {
            let p = toGradient.apply(Point(Double(x + i) + 0.5, Double(y) + 0.5))
            body(i, fraction(at: p).map { ramp.color(at: $0, segment: &segment) } ?? .zero)
        }
    }

    /// How far a point is on the way from the first stop (0) to the last (1); nil where the gradient paints nothing.
    private func fraction(at p: Point) -> Double? {
        switch kind {
        case .linear(let from, let to):
            let way = to - from
            return (p - from).dot(way) / way.dot(way)
        case .radial(let center, let radius, let focus):
            return circleFraction(p - focus, toCenter: center - focus, radius: radius)
        }
    }

    /// The largest t >= 0 whose circle goes through the point at `d` from the focus: the circles grow from the focus
    /// (0) to the gradient's own (1) and beyond. A focus outside of the circle paints a cone (SVG 2, 14.2.3).
    private func circleFraction(_ d: Point, toCenter: Point, radius: Double) -> Double? {
        // |d - t·toCenter|² = t²·radius², that is a·t² + 2b·t - c = 0.
        let a = radius * radius - toCenter.dot(toCenter), b = d.dot(toCenter), c = d.dot(d)
        guard c > 0 else { return 0 }
        let root = (b * b + a * c).squareRoot()
        if a > 0 { return b > 0 ? c / (b + root) : (root - b) / a }
        guard b > 0, !root.isNaN else { return nil }
        return a < 0 ? (b + root) / -a : c / (2 * b)
    }
}
