// Segments of all kinds by chance, well-behaved and nasty.

import PenGeometry

struct SegmentsByChance {
    private var chance: Randomness

    init(state: UInt64) { chance = Randomness(state: state) }

    mutating func next(_ bound: Int) -> Int { chance.next(bound) }

    /// From 0 to 1.
    mutating func share() -> Double { Double(chance.next(1 << 30)) / Double(1 << 30) }

    mutating func point() -> Point { Point(share() * 100, share() * 100) }

    /// A line, a Bézier curve of degree 2 to 9 or an elliptical arc about the square from 0 to 100.
    mutating func segment() -> PathSegment {
        switch chance.next(10) {
        case 0: .line(point(), point())
        case 1, 2: arc()
        default: .curve(curve())
        }
    }

    mutating func arc() -> PathSegment {
        let circle = chance.next(2) == 0, r = 5 + 60 * share()
        let arc = EllipticalArc(
            center: point(), radii: circle ? Point(r, r) : Point(r, 5 + 60 * share()), rotation: circle ? 0 : 6 * share(),
            start: 6 * share() - 3, sweep: (share() - 0.5) * 4 * Double.pi)
        return .arc(arc, from: arc.startPoint, to: arc.endPoint)
    }

    /// A curve without coincident points, which does not run over itself.
    mutating func smoothCurve() -> BezierCurve { BezierCurve((0...(2 + chance.next(8))).map { _ in point() }) }

    mutating func curve() -> BezierCurve {
        var points = (0...(2 + chance.next(8))).map { _ in point() }
        let last = points.count - 1
        switch chance.next(12) {
        case 0: points[1] = points[0]
        case 1: points[last] = points[last - 1]
        case 2: points[last] = points[0]
        case 3: points = points.map { _ in points[0].lerp(to: points[1], share()) }
        case 4: points = points.map { Point(($0.x / 20).rounded() * 20, ($0.y / 20).rounded() * 20) }
        case 5: if last == 3 { (points[1], points[2]) = (points[3] + (points[3] - points[2]), points[0] - (points[1] - points[0])) }
        default: break
        }
        return BezierCurve(points)
    }
}

extension SegmentsByChance {
    /// One to three closed subpaths of two to seven segments, or of whole numbers where much coincides.
    mutating func path() -> Path {
        var path = Path()
        let isCoarse = next(3) == 0
        for _ in 0...next(3) {
            var here = place(isCoarse)
            path.move(to: here)
            for _ in 0...(1 + next(6)) {
                let end = place(isCoarse)
                if next(4) == 0 { path.line(to: end) } else { path.curve(to: end, via: (0...next(3)).map { _ in place(isCoarse) }) }
                here = end
            }
            path.close()
        }
        if next(3) == 0, case .arc(let arc, _, _) = arc() { path.arc(arc) }
        return path
    }

    private mutating func place(_ isCoarse: Bool) -> Point {
        isCoarse ? Point(Double(next(6)) * 20, Double(next(6)) * 20) : point()
    }
}
