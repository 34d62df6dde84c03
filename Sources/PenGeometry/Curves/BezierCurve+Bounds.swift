// Extrema and true bounds of Bézier curves.

extension BezierCurve {
    /// The parameters inside 0…1 (ends included) at which x or y has a horizontal tangent, in growing order.
    public var extrema: [Double] {
        let hodograph = derivative.points
        let x = BernsteinPolynomial(coefficients: hodograph.map(\.x)).roots
        let y = BernsteinPolynomial(coefficients: hodograph.map(\.y)).roots
        return (x + y).sorted()
    }

    /// The smallest rectangle around the curve itself, not around its control points.
    public var bounds: Rect {
        var box = Rect.null
        box.include(start)
        box.include(end)
        guard degree > 1, !points.allSatisfy(box.contains) else { return box }
        for t in extrema { box.include(point(at: t)) }
        return box
    }
}
