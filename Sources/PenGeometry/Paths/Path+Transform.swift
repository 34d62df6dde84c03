// Paths under affine transforms.

extension Path {
    /// The image under an affine transform: curves keep their degree, arcs stay arcs. An arc that the transform presses
    /// onto a line becomes lines through its turning points.
    public func transformed(by m: AffineTransform) -> Path {
        guard m != .identity else { return self }
        if !verbs.contains(.arc) {
            var path = self
            path.points = points.map(m.apply)
            path.subpathStart = m.apply(subpathStart)
            return path
        }
        var path = Path()
        path.verbs.reserveCapacity(verbs.count)
        path.points.reserveCapacity(points.count)
        for step in steps {
            switch step.verb {
            case .move: path.move(to: m.apply(step.to))
            case .line: path.line(to: m.apply(step.to))
            case .close: path.close()
            case .arc: path.addImage(of: Path.arc(from: points[step.index..<(step.index + 5)]), under: m, end: m.apply(step.to))
            default: path.appendCurve(points[step.index..<(step.index + step.verb.pointCount)].lazy.map(m.apply), verb: step.verb)
            }
        }
        return path
    }

    private mutating func addImage(of arc: EllipticalArc, under m: AffineTransform, end: Point) {
        let image = arc.transformed(by: m)
        guard image.isFlat, !arc.isFlat else { return addArc(image, end: end) }
        for p in image.turningPoints { line(to: p) }
        line(to: end)
    }

    mutating func appendCurve(_ own: some Sequence<Point>, verb: Verb) {
        beginSegment()
        verbs.append(verb)
        points.append(contentsOf: own)
    }
}
