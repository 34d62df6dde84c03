// Moments and centroids of what a path encloses.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Path {
    /// Area and moments of what the path encloses, each subpath taken as closed by a line; positive where it runs the way
    /// angles grow. Exact, up to rounding, for lines, Bézier curves and arcs.
    ///
    /// Green's theorem makes integrals along the path of them: of polynomials, for which Gauss–Legendre quadrature with twice
    /// as many nodes as the degree is exact, and of trigonometric polynomials, for which sixteen nodes a quarter turn are.
    public var moments: AreaMoments {
        var total = AreaMoments.zero, part = AreaMoments.zero, origin = Point.zero
        // Against each subpath's start, which keeps figures far from the origin exact, and the closing line, which passes
        // through it, adds nothing.
        for step in steps {
            if step.verb == .move {
                total = total + part.moved(by: origin)
                (part, origin) = (.zero, step.to)
            }
            segment(step)?.addMoments(from: origin, to: &part)
        }
        return total + part.moved(by: origin)
    }

    /// The center of gravity of what the path encloses; nil where it has no area.
    public var centroid: Point? {
        if let centroid = moments.centroid { return centroid }
        // The moments of huge and of tiny paths are no numbers, or 0.
        guard let (unit, scale) = atUnitSize, let centroid = unit.moments.centroid else { return nil }
        return centroid * scale
    }
}

extension PathSegment {
    /// Adds the moments, about `origin`, of the region between the segment and the lines from `origin` to its ends.
    func addMoments(from origin: Point, to sum: inout AreaMoments) {
        switch self {
        case .line(let p, let q): addSectors(2, 0, 1, { p.lerp(to: q, $0) - origin }, { _ in q - p }, &sum)
        case .curve(let curve): addSectors(2 * curve.degree, 0, 1, { curve.point(at: $0) - origin }, { curve.derivative(at: $0) }, &sum)
        case .arc(let arc, _, _): arc.addMoments(from: origin, to: &sum)
        }
    }
}

/// Adds the integral of the sectors from `a` to `b`, with at least so many nodes.
private func addSectors(
    _ nodes: Int, _ a: Double, _ b: Double, _ point: (Double) -> Point, _ derivative: (Double) -> Point, _ sum: inout AreaMoments
) {
    let rule = nodes <= 32 ? GaussLegendre.rule(Double(nodes)) : GaussLegendre(order: nodes + nodes % 2)
    let mid = (a + b) / 2, half = (b - a) / 2
    for node in rule.nodes {
        for t in [mid - half * node.x, mid + half * node.x] { sum.addSector(point(t), derivative(t), weight: node.weight * half) }
    }
}

extension EllipticalArc {
    func addMoments(from origin: Point, to sum: inout AreaMoments) {
        let whole = 2 * Double.pi
        guard isFinite, abs(sweep) < 1e15 else { return }
        let turns = (sweep / whole).rounded(.towardZero), rest = sweep - turns * whole
        if turns != 0 { sum = sum + wholeMoments.moved(by: center - origin) * turns }
        let count = max(1, Int((abs(rest) / (Double.pi / 2)).rounded(.up))), step = rest / Double(count)
        for i in 0..<count {
            let a = start + step * Double(i)
            addSectors(16, a, a + step, { point(atAngle: $0) - origin }, { derivative(atAngle: $0) }, &sum)
        }
    }

    /// The whole ellipse's moments about its center.
    private var wholeMoments: AreaMoments {
        let area = Double.pi * radii.x * radii.y, (s, c) = exactSineAndCosine(rotation)
        let a = area * radii.x * radii.x / 4, b = area * radii.y * radii.y / 4
        return AreaMoments(area: area, first: .zero, xx: a * c * c + b * s * s, xy: (a - b) * s * c, yy: a * s * s + b * c * c)
    }
}
