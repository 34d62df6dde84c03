// What must hold for the simplification of every path.

import PenGeometry

/// What is wrong with a path's simplification: it is nowhere farther from the path than the tolerance, nor the path from it,
/// has no more segments and the same ends.
func simplifyFaults(_ path: Path, tolerance: Double) -> [String] {
    let simple = path.simplified(tolerance: tolerance)
    let name = "simplified within \(tolerance): \(path.points.prefix(12).map { [$0.x, $0.y] })"
    guard simple.points.allSatisfy(\.isFinite) else { return ["not finite, \(name)"] }
    var found: [String] = []
    func count(_ path: Path) -> Int { path.segments.reduce(0) { count, _ in count + 1 } }
    if count(simple) > count(path) { found.append("\(count(simple)) segments for \(count(path)), \(name)") }
    if simple.start != path.start || simple.isClosed != path.isClosed { found.append("other ends, \(name)") }
    if !path.isClosed, simple.end != path.end { found.append("another end, \(name)") }
    let away = max(hausdorff(path, from: simple, tolerance: tolerance), hausdorff(simple, from: path, tolerance: tolerance))
    if away > tolerance * 1.08 { found.append("\(away) away, \(name)") }
    return found
}

/// The largest distance of a path's points from another path, by samples.
func hausdorff(_ path: Path, from other: Path, tolerance: Double) -> Double {
    // Every subpath of the other is one polyline.
    let lines = other.flattened(tolerance: tolerance / 100).segments.compactMap { segment -> (Point, Point)? in (segment.start, segment.end) }
    let points = path.points(perSegment: 5), step = points.count / 300 + 1
    return stride(from: 0, to: points.count, by: step).reduce(0) { worst, i in
        max(worst, lines.reduce(Double.infinity) { min($0, lineDistance(points[i], $1.0, $1.1)) })
    }
}
