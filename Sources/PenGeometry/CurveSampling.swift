// Chords of one segment of a path.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Passes on the ends of the chords of a curve or arc, the last of them its exact end.
func flatten(_ verb: Path.Verb, from start: Point, _ p: ArraySlice<Point>, tolerance: Double, _ emit: (Point) -> Void) {
    guard let end = p.last else { return }
    if verb == .arc {
        let arc = Path.arc(from: p)
        let n = chordCount(max(arc.radii.x, arc.radii.y) * arc.sweep * arc.sweep / 8 / tolerance)
        for i in 1..<max(n, 1) { emit(arc.point(atAngle: arc.start + arc.sweep * Double(i) / Double(n))) }
    } else {
        let controls = [start] + p
        let degree = Double(controls.count - 1)
        var second = 0.0
        for i in 2..<max(2, controls.count) { second = max(second, (controls[i] - 2 * controls[i - 1] + controls[i - 2]).length) }
        let n = chordCount(degree * (degree - 1) / 8 * second / tolerance)
        for i in 1..<max(n, 1) { emit(bezierPoint(controls, Double(i) / Double(n))) }
    }
    emit(end)
}

private func chordCount(_ square: Double) -> Int { Int(min(max(1, square.squareRoot().rounded(.up)), 65536)) }

private func bezierPoint(_ controls: [Point], _ t: Double) -> Point {
    var p = controls
    for n in stride(from: p.count - 1, to: 0, by: -1) {
        for i in 0..<n { p[i] = p[i].lerp(to: p[i + 1], t) }
    }
    return p[0]
}

extension Path {
    /// The path with its curves and arcs replaced by chords whose distance from them is at most `tolerance`.
    public func chords(tolerance: Double) -> Path {
        var flat = Path()
        var next = 0
        var here = Point.zero
        for verb in verbs {
            switch verb {
            case .move: flat.move(to: points[next])
            case .line: flat.appendLine(points[next])
            case .close: flat.close()
            default: flatten(verb, from: here, points[next..<(next + verb.pointCount)], tolerance: tolerance) { flat.appendLine($0) }
            }
            next += verb.pointCount
            here = flat.currentPoint ?? .zero
        }
        return flat
    }
}
