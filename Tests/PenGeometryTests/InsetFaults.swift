// What must hold for every area made smaller or larger.

import PenGeometry

/// What is wrong with an area's inset, with round joins: a place is in it if and only if it is in the area and at least that
/// far from its edge, or for a negative distance in the area or at most that far from it.
func insetFaults(_ path: Path, distance: Double, tolerance: Double) -> [String] {
    let area = path.normalized(), box = area.bounds.insetBy(-1.2 * abs(distance) - tolerance)
    let name = "the inset by \(distance) of \(path.points.prefix(14).map { [$0.x, $0.y] }) within \(tolerance)"
    let inset: Path
    do { inset = try path.inset(distance: distance, join: .round, tolerance: tolerance) } catch { return ["\(name): \(error)"] }
    guard inset.points.allSatisfy(\.isFinite) else { return ["\(name) is not finite"] }
    let lines = area.flattened(tolerance: tolerance / 50).segments.map { ($0.start, $0.end) }
    guard !lines.isEmpty else { return inset.isEmpty ? [] : ["\(name): something of nothing"] }
    for i in 0..<400 {
        // Places that are spread evenly (a lattice by the plastic number).
        let u = Double(i) * 0.7548776662466927, v = Double(i) * 0.5698402909980532
        let p = Point(box.minX + box.width * (u - u.rounded(.down)), box.minY + box.height * (v - v.rounded(.down)))
        let away = lines.reduce(Double.infinity) { min($0, lineDistance(p, $1.0, $1.1)) }
        guard abs(away - abs(distance)) > 2.5 * tolerance, away > tolerance else { continue }
        let isInside = area.contains(p)
        let expected = distance > 0 ? isInside && away > distance : isInside || away < -distance
        if inset.contains(p) != expected { return ["\(name): \(p) should be \(expected ? "inside" : "outside"), \(away) away"] }
    }
    return []
}

extension Randomness {
    /// A closed path of lines, curves and arcs that may cross itself.
    mutating func closedPath(segments: Int) -> Path {
        var path = Path()
        path.move(to: point())
        for _ in 0..<segments {
            switch next(5) {
            case 0, 1: path.line(to: point())
            case 2: path.curve(to: point(), via: [point()])
            case 3: path.curve(to: point(), via: [point(), point()])
            default: path.arc(to: point(), radii: Point(unit(5, 90), unit(5, 90)), rotation: unit(0, 3), largeArc: next(2) == 0, clockwise: next(2) == 0)
            }
        }
        path.close()
        return path
    }
}
