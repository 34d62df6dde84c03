// Paths that move.

import PenGeometry

extension Path: Interpolatable {
    public static func interpolation(from start: Path, to end: Path) -> @Sendable (Double) -> Path {
        let morph = PathMorph(from: start, to: end)
        return morph.path
    }

    /// The sum by coordinate where the two have the same structure, else the other path.
    public func adding(_ other: Path) -> Path {
        verbs == other.verbs && !verbs.contains(.arc) ? mapPoints(with: other) { $0 + $1 } : other
    }

    /// All coordinates taken so many times: what a cycle adds.
    public func multiplied(by factor: Double) -> Path { transformed(by: .scaling(factor, factor)) }

    /// How far the farthest of some points along the two are apart.
    public func separation(from other: Path) -> Double {
        let a = PathMeasure(self), b = PathMeasure(other)
        return (0...32).map { i in
            let f = Double(i) / 32
            guard let p = a.point(at: f * a.length), let q = b.point(at: f * b.length) else { return 0 }
            return p.distance(to: q)
        }.max() ?? 0
    }

    /// Each point made of this path's and another one's, which has the same structure.
    func mapPoints(with other: Path, _ combine: (Point, Point) -> Point) -> Path {
        var path = Path(), i = 0
        func next() -> Point {
            i += 1
            return combine(points[i - 1], other.points[i - 1])
        }
        for verb in verbs {
            switch verb {
            case .move: path.move(to: next())
            case .line: path.line(to: next())
            case .close: path.close()
            default:
                let made = (0..<verb.pointCount).map { _ in next() }
                path.curve(to: made[made.count - 1], via: Array(made.dropLast()))
            }
        }
        return path
    }
}
