// B-splines as Bézier curves.

/// A B-spline of any degree.
struct BSpline {
    let controls: [Point]
    let degree: Int
    /// Growing, one more than controls and degree together.
    let knots: [Double]

    /// The Bézier curves of the spans that are not empty, in order. Their control points are values of the spline's polar
    /// form at the span's ends (L. Ramshaw: Blossoms are polar forms. CAGD 6, 1989).
    var curves: [BezierCurve] {
        (degree..<controls.count).filter { knots[$0] < knots[$0 + 1] }.map { span in
            BezierCurve((0...degree).map { blossom(span, ends: $0) })
        }
    }

    /// The polar form's value at `ends` times the span's end and else its start.
    private func blossom(_ span: Int, ends: Int) -> Point {
        var d = Array(controls[(span - degree)...span])
        for r in 1...degree {
            let argument = r <= ends ? knots[span + 1] : knots[span]
            for i in stride(from: degree, through: r, by: -1) {
                let low = knots[span - degree + i], high = knots[span + 1 + i - r]
                d[i] = d[i - 1].lerp(to: d[i], (argument - low) / (high - low))
            }
        }
        return d[degree]
    }
}

extension Path {
    /// The B-spline of these control points as Bézier curves of its degree, which are the same curve.
    ///
    /// - Parameters:
    ///   - controls: the control points.
    ///   - degree: 1…249 and less than the number of control points.
    ///   - knots: never falling, one more than control points and degree together, none of them more than `degree` times
    ///     inside. Without them they are uniform, in an open spline with its ends at the first and last control point.
    ///   - closed: whether the spline runs round through all control points; it has no knots of its own then.
    /// - Returns: nil where a number breaks these rules or is not finite.
    public static func bSpline(controls: [Point], degree: Int = 3, knots: [Double]? = nil, closed: Bool = false) -> Path? {
        guard degree >= 1, degree < maximumDegree, controls.count > degree, controls.allSatisfy(\.isFinite) else { return nil }
        let all = closed ? controls + controls.prefix(degree) : controls
        let last = all.count - degree
        let used = closed ? (0...(all.count + degree)).map(Double.init)
            : knots ?? (0...(all.count + degree)).map { Double(min(max($0 - degree, 0), last)) }
        guard used.count == all.count + degree + 1, used.allSatisfy(\.isFinite), !(closed && knots != nil),
            zip(used, used.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
        var path = Path()
        for curve in BSpline(controls: all, degree: degree, knots: used).curves {
            if path.isEmpty { path.move(to: curve.start) }
            if degree == 1 { path.line(to: curve.end) } else { path.curve(to: curve.end, via: Array(curve.points.dropFirst().dropLast())) }
        }
        if closed { path.close() }
        return path.isEmpty ? nil : path
    }
}
