// What must hold for the outline of every stroked curve.

import PenGeometry

/// What is wrong with a curve's stroke: what is nearer to the curve than half the width, seen along its normals, is inside;
/// what is farther from all of it is outside; and the outline reaches no farther.
func strokeFaults(_ curve: BezierCurve, _ style: StrokeStyle, tolerance: Double) -> [String] {
    var path = Path()
    path.move(to: curve.start)
    path.curve(to: curve.end, via: Array(curve.points.dropFirst().dropLast()))
    let name = "the stroke of \(curve.points.map { [$0.x, $0.y] }), \(style.width) wide, \(style.cap), within \(tolerance)"
    let outline = path.stroked(style, tolerance: tolerance), half = style.width / 2
    guard outline.points.allSatisfy(\.isFinite) else { return ["\(name) is not finite"] }
    let middle = path.flattened(tolerance: tolerance / 20).points
    func distance(_ p: Point) -> Double {
        var least = middle[0].distance(to: p)
        for i in middle.indices.dropFirst() { least = min(least, lineDistance(p, middle[i - 1], middle[i])) }
        return least
    }
    var found: [String] = []
    let reach = style.cap == .square ? half * 2.0.squareRoot() : half
    for i in stride(from: 0, to: outline.points.count, by: outline.points.count / 50 + 1) {
        let away = distance(outline.points[i])
        if away > reach + tolerance * 1.1 {
            found.append("\(name): its outline's \(outline.points[i]) is \(away) away")
            break
        }
    }
    let hodograph = curve.derivative, second = hodograph.derivative
    let size = curve.points.reduce(into: Rect.null) { $0.include($1) }.width + half
    // Inside of bends that are tighter than the stroke parts run backwards and may cancel others.
    let bends = (0...400).map { Double($0) / 400 }.filter { t in
        let d = hodograph.point(at: t), speed = d.length
        return abs(d.cross(second.point(at: t))) * half >= speed * speed * speed
    }.map(curve.point)
    for i in 1..<24 {
        let t = Double(i) / 24, p = curve.point(at: t), d = hodograph.point(at: t)
        guard d.length > 1e-3 * size, half > 4 * tolerance else { continue }
        let normal = d.normalized.perpendicular
        for side in [-1.0, 1] {
            let outer = p + normal * (side * (half + 1.2 * tolerance)), inner = p + normal * (side * (half - 1.2 * tolerance))
            if distance(outer) > reach + 1.1 * tolerance, outline.contains(outer, fillRule: .nonZero) { found.append("\(name) holds \(outer)") }
            let isTight = bends.contains { $0.distance(to: inner) < half + tolerance }
            if !isTight, !outline.contains(inner, fillRule: .nonZero) { found.append("\(name) lacks \(inner)") }
        }
        if !found.isEmpty { break }
    }
    return found
}
