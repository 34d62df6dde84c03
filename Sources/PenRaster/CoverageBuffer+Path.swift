// Paths as edges.

import PenGeometry

extension CoverageBuffer {
    /// Adds the edges of a path of lines, each subpath closed. `transform` leads to pixels.
    func add(_ path: Path, transform: AffineTransform) {
        func pixels(_ p: Point) -> Point {
            let q = transform.apply(p)
            return Point(bounded(q.x), bounded(q.y))
        }
        var start = Point.zero, here = Point.zero
        var next = 0
        for verb in path.verbs {
            switch verb {
            case .move:
                addEdge(here, start)
                start = pixels(path.points[next])
                here = start
            case .close:
                addEdge(here, start)
                here = start
            default:
                let end = pixels(path.points[next + verb.pointCount - 1])
                addEdge(here, end)
                here = end
            }
            next += verb.pointCount
        }
        addEdge(here, start)
    }
}

/// Beyond 10¹⁴⁰ products of coordinates would overflow, and a picture is too small to show the difference; what is no
/// number lies there too.
private func bounded(_ x: Double) -> Double { x > -1e140 ? (x < 1e140 ? x : 1e140) : -1e140 }
