// The area that a path encloses.

extension Path {
    /// The signed area ½∮(x dy - y dx) in square units, each subpath taken as closed by a line: positive where it runs
    /// the way angles grow. Exact for lines, Bézier curves and arcs; parts wound twice count twice.
    /// Infinite where it is larger than the largest number.
    public var area: Double {
        let area = plainArea
        guard area.isNaN, let (unit, scale) = atUnitSize else { return area }
        return unit.plainArea * scale * scale
    }

    /// The path at such a size, by a power of two, that its largest coordinate is about 1, and how many times larger it is
    /// itself; nil where a coordinate is not finite, and where all are 0.
    var atUnitSize: (path: Path, scale: Double)? {
        let size = largestCoordinate
        guard size > 0, size.isFinite else { return nil }
        // Halves of the exponent: 2^1023 has no inverse that is a normal number.
        let exponent = Int(size.exponent)
        let half = Double(sign: .plus, exponent: exponent / 2, significand: 1), rest = Double(sign: .plus, exponent: exponent - exponent / 2, significand: 1)
        return (transformed(by: .scaling(1 / half, 1 / half)).transformed(by: .scaling(1 / rest, 1 / rest)), half * rest)
    }

    private var plainArea: Double {
        var sum = 0.0
        // Against the subpath's start, which keeps figures far from the origin exact, and the closing line, which
        // passes through it, adds nothing.
        var origin = Point.zero
        for step in steps {
            if step.verb == .move { origin = step.to }
            sum += segment(step)?.sectorArea(from: origin) ?? 0
        }
        return sum
    }
}

extension PathSegment {
    /// The signed area between the segment and the point `origin`, bounded by the lines from it to the ends.
    func sectorArea(from origin: Point) -> Double {
        switch self {
        case .line(let p, let q): (p - origin).cross(q - origin) / 2
        case .curve(let curve): curve.sectorArea(from: origin)
        case .arc(let arc, _, _): arc.sectorArea(from: origin)
        }
    }
}

extension BezierCurve {
    /// ½∫(B × B′)dt: the integral of a product of Bernstein polynomials, summed over pairs of control points, with
    /// ∫ b(j, n)·b(i, n-1) dt = C(n, j)·C(n-1, i)/C(2n-1, i+j)/(2n).
    func sectorArea(from origin: Point) -> Double {
        let p = points.map { $0 - origin }, n = degree
        let value = binomials(n), slope = binomials(n - 1), product = binomials(2 * n - 1)
        var sum = 0.0
        for i in 0..<n {
            let edge = (p[i + 1] - p[i]) * slope[i]
            for j in 0...n { sum += p[j].cross(edge) * (value[j] / product[i + j]) }
        }
        return sum / 4
    }
}

extension EllipticalArc {
    /// ½∮ over center + E(θ): ½·(rx·ry·sweep + center × (end - start)).
    func sectorArea(from origin: Point) -> Double {
        (radii.x * radii.y * sweep + (center - origin).cross(endPoint - startPoint)) / 2
    }
}
