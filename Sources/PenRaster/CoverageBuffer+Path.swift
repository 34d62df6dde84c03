// Paths as edges.

import PenGeometry

extension CoverageBuffer {
    /// Adds a path of lines, each subpath closed. `transform` leads to pixels.
    /// - Returns: the rule by which the buffer's windings are to be read.
    func add(_ path: Path, transform: AffineTransform, _ rule: FillRule) -> FillRule {
        guard path.points.count <= EdgeSweep.mostEdges else {
            forEachEdge(of: path, transform: transform, addEdge)
            return rule
        }
        guard !path.isConvexPolygon else {
            forEachEdge(of: path, transform: transform, addEdge)
            return .nonZero
        }
        var sweep = EdgeSweep(rule, height: height)
        forEachEdge(of: path, transform: transform) { sweep.addEdge($0, $1) }
        sweep.sweep(into: self)
        return .nonZero
    }

    /// Adds the stroke of a path; tolerance and style are in its coordinates.
    /// - Returns: as above.
    func addStroke(_ path: Path, _ style: StrokeStyle, tolerance: Double, transform: AffineTransform) -> FillRule {
        // A line has about six points in its outline.
        guard path.points.count > EdgeSweep.mostEdges / 6 else {
            return add(path.stroked(style, tolerance: tolerance), transform: transform, .nonZero)
        }
        path.forEachStrokePiece(style, tolerance: tolerance) { forEachEdge(of: $0, transform: transform, addEdge) }
        return .nonZero
    }

    @inline(__always)
    private func forEachEdge(of path: Path, transform: AffineTransform, _ body: (Point, Point) -> Void) {
        func pixels(_ p: Point) -> Point {
            let q = transform.apply(p)
            return Point(bounded(q.x), bounded(q.y))
        }
        var start = Point.zero, here = Point.zero
        var next = 0
        for verb in path.verbs {
            switch verb {
            case .move:
                body(here, start)
                start = pixels(path.points[next])
                here = start
            case .close:
                body(here, start)
                here = start
            default:
                let end = pixels(path.points[next + verb.pointCount - 1])
                body(here, end)
                here = end
            }
            next += verb.pointCount
        }
        body(here, start)
    }
}

/// Beyond 10¹⁴⁰ products of coordinates would overflow, and a picture is too small to show the difference; what is no
/// number lies there too.
private func bounded(_ x: Double) -> Double { x > -1e140 ? (x < 1e140 ? x : 1e140) : -1e140 }
