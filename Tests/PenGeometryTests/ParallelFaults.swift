// What must hold for the parallel curve of every Bézier curve.

import PenGeometry

/// A curve's parallel as a fine polyline, made without the library's own directions and curvatures.
struct ParallelPolyline {
    private(set) var points: [Point] = []
    /// Places where the curve turns on the spot: the parallel goes around them.
    private(set) var turns: [Point] = []

    init(_ given: BezierCurve, distance: Double, fineness: Double) {
        let curve = given.withoutTinyEnds, edges = zip(curve.points, curve.points.dropFirst()).map { $1 - $0 }
        func place(_ t: Double) -> (Point, Point)? {
            var d = edges
            for last in stride(from: d.count - 1, to: 0, by: -1) { for i in 0..<last { d[i] = d[i] * (1 - t) + d[i + 1] * t } }
            guard d[0].length > 1e-11 * (edges.map(\.length).max() ?? 0) else { return nil }
            return (curve.point(at: t) + d[0].normalized.perpendicular * distance, d[0].normalized)
        }
        func walk(_ u: Double, _ p: (Point, Point)?, _ v: Double, _ q: (Point, Point)?, _ depth: Int) {
            let m = u + (v - u) / 2, middle = place(m)
            if let p, let q, let middle, p.1.dot(q.1) > 0.9, let a = place(u + (v - u) / 4), let b = place(v - (v - u) / 4) {
                // At cusps of the parallel it runs back and on again.
                let run = [p, a, middle, b, q], way = q.0 - p.0
                let isEven = way.length < fineness || zip(run, run.dropFirst()).allSatisfy { ($1.0 - $0.0).dot(way) >= 0 }
                let isFlat = run.allSatisfy { lineDistance($0.0, p.0, q.0) < fineness && $0.1.dot(p.1) > 0.9 }
                if isEven, isFlat { return points.append(q.0) }
            }
            guard depth > 0 else {
                if p == nil || q == nil || p!.1.dot(q!.1) < 0.9 { turns.append(curve.point(at: m)) }
                if let q { points.append(q.0) }
                return
            }
            walk(u, p, m, middle, depth - 1)
            walk(m, middle, v, q, depth - 1)
        }
        let first = place(0)
        if let first { points.append(first.0) }
        var before = first
        for i in 0..<16 {
            let v = Double(i + 1) / 16, next = place(v)
            walk(Double(i) / 16, before, v, next, 34)
            before = next
        }
    }

    func distance(of p: Point) -> Double {
        var nearest = points.count == 1 ? p.distance(to: points[0]) : Double.infinity
        for i in points.indices.dropFirst() { nearest = min(nearest, lineDistance(p, points[i - 1], points[i])) }
        return nearest
    }
}

/// The distance of a point from the line between two others.
func lineDistance(_ p: Point, _ a: Point, _ b: Point) -> Double {
    let way = b - a, square = way.dot(way)
    guard square > 0 else { return p.distance(to: a) }
    return p.distance(to: a + way * min(max((p - a).dot(way) / square, 0), 1))
}

/// What is wrong with a curve's parallel.
func parallelFaults(_ curve: BezierCurve, distance: Double, tolerance: Double) -> [String] {
    let name = "the parallel at \(distance) of \(curve.points.map { [$0.x, $0.y] }) within \(tolerance)"
    let path: Path
    do { path = try PathSegment.curve(curve).parallel(distance: distance, tolerance: tolerance) } catch { return ["\(name): \(error)"] }
    guard path.points.allSatisfy(\.isFinite) else { return ["\(name) is not finite"] }
    let truth = ParallelPolyline(curve, distance: distance, fineness: tolerance / 20)
    guard !truth.points.isEmpty else { return path.isEmpty ? [] : ["\(name): something of one point"] }
    var found: [String] = []
    let slack = tolerance * 1.06
    let samples = path.points(perSegment: 6)
    for p in samples where truth.distance(of: p) > slack {
        if truth.turns.contains(where: { abs($0.distance(to: p) - abs(distance)) < slack }) { continue }
        found.append("\(name): \(p) is \(truth.distance(of: p)) away")
        break
    }
    let flat = path.flattened(tolerance: tolerance / 50).points
    for i in stride(from: 0, to: truth.points.count, by: truth.points.count / 60 + 1) {
        let p = truth.points[i]
        let nearest = flat.indices.dropFirst().reduce(Double.infinity) { min($0, lineDistance(p, flat[$1 - 1], flat[$1])) }
        if nearest > slack {
            found.append("\(name): nothing at \(p), \(nearest) away")
            break
        }
    }
    return found
}

extension BezierCurve {
    /// Control points that differ from an end by rounding have no direction.
    fileprivate var withoutTinyEnds: BezierCurve {
        var p = points
        let noise = 1e-10 * zip(p, p.dropFirst()).reduce(0) { max($0, abs($1.1.x - $1.0.x), abs($1.1.y - $1.0.y)) }, n = degree
        for i in stride(from: 1, to: n, by: 1) where p[i].distance(to: p[0]) <= noise && p[i - 1] == p[0] { p[i] = p[0] }
        for i in stride(from: n - 1, to: 0, by: -1) where p[i].distance(to: p[n]) <= noise && p[i + 1] == p[n] { p[i] = p[n] }
        return BezierCurve(p)
    }
}
