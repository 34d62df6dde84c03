// Between two paths.

import PenGeometry

/// What two paths look like on the way from one to the other. Paths of the same structure move by coordinate, as Core
/// Animation's do. Others are brought to the same structure first: subpaths are matched, directions and starting points
/// chosen so that points move least, and segments split at equal fractions of the length. At 0 and 1 the path is the
/// given one.
public struct PathMorph: Sendable {
    private let start, end: Path
    /// The same paths, segment by segment.
    private let from, to: Path

    /// - Parameter tolerance: how far, in user units, the cubics that stand for other curves may be from these.
    public init(from start: Path, to end: Path, tolerance: Double = 0.01) {
        (self.start, self.end) = (start, end)
        if let (a, b) = PathMorph.alike(start, end, tolerance) {
            (from, to) = (a, b)
        } else {
            (from, to) = PathMatching(start, end, tolerance: tolerance).paths
        }
    }

    public func path(at progress: Double) -> Path {
        if progress == 0 { return start }
        if progress == 1 { return end }
        return from.mapPoints(with: to) { $0 + ($1 - $0) * progress }
    }

    /// Paths of the same structure, but for closed ones of which one runs clockwise and the other does not: by coordinate
    /// they would turn inside out. Each arc becomes as many cubics as the one that needs more, so that equal angles
    /// correspond.
    private static func alike(_ a: Path, _ b: Path, _ tolerance: Double) -> (Path, Path)? {
        guard a.verbs == b.verbs, !a.isClosed || a.area * b.area >= 0 else { return nil }
        guard a.verbs.contains(.arc) else { return (a, b) }
        var (first, second) = (Path(), Path())
        for (p, q) in zip(a.elements, b.elements) {
            guard case .arc(let arc, let end) = p, case .arc(let other, let otherEnd) = q else {
                first.add(p)
                second.add(q)
                continue
            }
            let pieces = max(arc.cubicPieces(tolerance: tolerance), other.cubicPieces(tolerance: tolerance))
            first.add(arc, end: end, inCubics: pieces)
            second.add(other, end: otherEnd, inCubics: pieces)
        }
        return (first, second)
    }
}

extension Path {
    /// Adds an arc from the current point as cubics of equal angles.
    fileprivate mutating func add(_ arc: EllipticalArc, end: Point, inCubics count: Int) {
        for (i, curve) in arc.cubics(pieces: count).enumerated() {
            let p = curve.points
            cubic(to: i == count - 1 ? end : p[3], via: p[1], p[2])
        }
    }
}
