// Whether a path has corners for which a miter limit matters.

import PenGeometry

extension Path {
    /// True where a corner's miter, as a ratio of its length to the stroke's width, lies between two limits, so that one
    /// would cut it and the other would not. A corner in which the direction turns by φ has the ratio 1/cos(φ/2).
    func hasMiter(between a: Double, and b: Double) -> Bool {
        let low = min(a, b), high = max(a, b)
        var corners = CornerWalk()
        return corners.walk(self) { cosine in
            let squaredRatio = 2 / (1 + cosine)
            return squaredRatio > low * low * 0.999 && squaredRatio < high * high * 1.001
        }
    }
}

/// Goes along a path and looks at the directions on both sides of every corner.
private struct CornerWalk {
    private var here = Point.zero, subpathStart = Point.zero
    /// The direction in which the last segment ended, and in which the subpath began; segments of no length have none.
    private var last: Point?, first: Point?
    private var isFound = false

    /// Calls `test` with the cosine of each corner's turn, until it is true.
    mutating func walk(_ path: Path, _ test: (Double) -> Bool) -> Bool {
        var index = 0
        let points = path.points
        for verb in path.verbs where !isFound {
            let count = verb.pointCount
            switch verb {
            case .move: begin(at: points[index])
            case .close: close(test)
            case .arc: arc(points, index, test)
            default: curve(points, index..<(index + count), test)
            }
            index += count
        }
        return isFound
    }

    private mutating func begin(at p: Point) { (here, subpathStart, last, first) = (p, p, nil, nil) }

    private mutating func close(_ test: (Double) -> Bool) {
        segment(subpathStart - here, subpathStart - here, to: subpathStart, test)
        if let first { corner(first, test) }
        begin(at: subpathStart)
    }

    /// A line or a Bézier curve leaves towards its first point that is elsewhere and comes from its last such point.
    private mutating func curve(_ points: [Point], _ range: Range<Int>, _ test: (Double) -> Bool) {
        guard let end = range.last.map({ points[$0] }) else { return }
        let next = range.first { points[$0] != here }.map { points[$0] } ?? end
        let previous = range.last { points[$0] != end }.map { points[$0] } ?? here
        segment(next - here, end - previous, to: end, test)
    }

    private mutating func arc(_ points: [Point], _ i: Int, _ test: (Double) -> Bool) {
        let rotation = points[i + 2].x, start = points[i + 2].y, sweep = points[i + 3].x, radii = points[i + 1]
        func direction(_ angle: Double) -> Point {
            let (s, c) = exactSineAndCosine(angle)
            return AffineTransform.rotation(rotation).apply(Point(-radii.x * s, radii.y * c)) * (sweep < 0 ? -1 : 1)
        }
        segment(direction(start), direction(start + sweep), to: points[i + 4], test)
    }

    private mutating func segment(_ leaving: Point, _ arriving: Point, to end: Point, _ test: (Double) -> Bool) {
        here = end
        guard leaving != .zero, arriving != .zero else { return }
        if last == nil { first = leaving }
        corner(leaving, test)
        last = arriving
    }

    private mutating func corner(_ leaving: Point, _ test: (Double) -> Bool) {
        guard let last else { return }
        let product = (last.dot(last) * leaving.dot(leaving)).squareRoot()
        if product > 0, test(last.dot(leaving) / product) { isFound = true }
    }
}
