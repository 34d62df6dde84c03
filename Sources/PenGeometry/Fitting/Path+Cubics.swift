// Paths of lines and cubic curves alone.

extension Path {
    /// The path with lines and cubics for everything else, nowhere farther than `tolerance` user units from it. Quadratics
    /// become the same curves, of degree three. Closes stay closes.
    public func cubics(tolerance: Double) -> Path {
        guard verbs.contains(where: { $0 == .arc || ($0.isCurve && $0 != .cubic) }) else { return self }
        var path = Path()
        path.verbs.reserveCapacity(verbs.count)
        path.points.reserveCapacity(points.count * 2)
        for step in steps {
            switch step.verb {
            case .move: path.move(to: step.to)
            case .line: path.line(to: step.to)
            case .close: path.close()
            case .quadratic:
                let control = points[step.index]
                path.cubic(to: step.to, via: step.from.lerp(to: control, 2.0 / 3), step.to.lerp(to: control, 2.0 / 3))
            case .arc: path.addCubics(for: Path.arc(from: points[step.index..<(step.index + 5)]), end: step.to, tolerance: tolerance)
            default: for piece in curve(step).cubics(tolerance: tolerance) { path.addRaised(piece) }
            }
        }
        return path
    }

    private mutating func addCubics(for arc: EllipticalArc, end: Point, tolerance: Double) {
        if arc.isFlat {
            for p in arc.turningPoints { line(to: p) }
            return line(to: end)
        }
        for piece in arc.cubics(tolerance: tolerance) { addRaised(piece) }
        points[points.count - 1] = end
    }

    /// Adds a curve of degree three or less from the current point.
    private mutating func addRaised(_ curve: BezierCurve) {
        if curve.degree == 1 { return line(to: curve.end) }
        let p = curve.elevated(to: 3).points
        cubic(to: p[3], via: p[1], p[2])
    }
}
