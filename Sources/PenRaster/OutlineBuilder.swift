// Polygons as chains of edges.

import PenGeometry

struct OutlineBuilder {
    private let transform: AffineTransform
    private let bottom: Double
    private var points: [Point] = []
    private var chains: [Outline.Chain] = []
    /// The chain that is growing: where it begins, and its winding; 0 where there is none.
    private var first = 0
    private var winding = 0

    /// - Parameters:
    ///   - transform: leads to pixels.
    ///   - height: the picture's.
    init(transform: AffineTransform, height: Int) {
        self.transform = transform
        bottom = Double(height)
    }

    /// Adds a path of lines, each subpath closed.
    mutating func add(_ path: Path) {
        points.reserveCapacity(points.count + path.points.count + path.points.count / 8)
        path.points.withUnsafeBufferPointer { all in
            var start = Point.zero, here = Point.zero, next = 0
            for verb in path.verbs {
                if verb == .close || verb == .move {
                    addEdge(here, start)
                    here = start
                }
                guard verb != .close else { continue }
                let p = pixels(all[next])
                next += 1
                if verb == .move {
                    // A chain must not go on where another subpath begins.
                    endChain()
                    start = p
                } else {
                    addEdge(here, p)
                }
                here = p
            }
            addEdge(here, start)
            endChain()
        }
    }

    /// - Parameter isSimple: whether the polygons surround an area once and without crossings.
    consuming func outline(_ rule: FillRule, isSimple: Bool) -> Outline {
        points.withUnsafeBufferPointer { points in
            chains.sort { points[$0.first].y < points[$1.first].y }
        }
        return Outline(points: points, chains: chains, rule: rule, isSimple: isSimple)
    }

    @inline(__always)
    private func pixels(_ p: Point) -> Point {
        let q = transform.apply(p)
        return Point(bounded(q.x), bounded(q.y))
    }

    @inline(__always)
    private mutating func addEdge(_ a: Point, _ b: Point) {
        guard min(a.y, b.y) >= 0, max(a.y, b.y) <= bottom else { return addClipped(a, b) }
        let direction = a.y < b.y ? 1 : a.y > b.y ? -1 : 0
        if direction != winding || direction == 0 { begin(direction, at: a) }
        if direction != 0 { points.append(b) }
    }

    /// An edge that leaves the picture above or below is a chain of its own.
    private mutating func addClipped(_ a: Point, _ b: Point) {
        endChain()
        guard a.y != b.y, max(a.y, b.y) > 0, min(a.y, b.y) < bottom else { return }
        let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
        let (top, end) = part(ofEdgeFrom: upper, to: lower, downTo: bottom)
        guard top.y < end.y else { return }
        points.append(top)
        points.append(end)
        chains.append(Outline.Chain(first: points.count - 2, last: points.count - 1, winding: a.y < b.y ? 1 : -1))
    }

    private mutating func begin(_ direction: Int, at p: Point) {
        endChain()
        guard direction != 0 else { return }
        (first, winding) = (points.count, direction)
        points.append(p)
    }

    private mutating func endChain() {
        guard winding != 0 else { return }
        if winding < 0 { points[first...].reverse() }
        chains.append(Outline.Chain(first: first, last: points.count - 1, winding: winding))
        winding = 0
    }
}

/// Beyond 10¹⁴⁰ products of coordinates would overflow, and a picture is too small to show the difference; what is no
/// number lies there too.
private func bounded(_ x: Double) -> Double { x > -1e140 ? (x < 1e140 ? x : 1e140) : -1e140 }

/// The part of a downward edge between the heights 0 and `bottom`, which it reaches both.
func part(ofEdgeFrom a: Point, to b: Point, downTo bottom: Double) -> (Point, Point) {
    let slope = (b.x - a.x) / (b.y - a.y)
    // From the nearer end, since a far one has lost the digits that matter here.
    let top = a.y >= 0 ? a : Point(-a.y < b.y ? a.x - a.y * slope : b.x - b.y * slope, 0)
    return (top, b.y <= bottom ? b : Point(top.x + (bottom - top.y) * slope, bottom))
}
