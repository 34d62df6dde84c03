// The machine that finds where a curve of higher degree meets itself.

/// Bisects pairs of pieces until they are short, then applies Newton's method to B(s) = B(t).
struct SelfIntersectionFinder {
    private let curve: BezierCurve
    private let noise: Double
    private var found: [(first: Double, second: Double)] = []
    /// The most double points that a curve of the degree n has: (n-1)·(n-2)/2. What runs back on its own way meets itself
    /// everywhere, and exceeds this or the work that they need.
    private let mostPairs: Int
    private var visitsLeft: Int

    private struct Piece {
        let curve: BezierCurve
        let from, to: Double
        let box: Rect

        init(_ curve: BezierCurve, _ from: Double, _ to: Double) {
            (self.curve, self.from, self.to) = (curve, from, to)
            box = curve.points.reduce(into: Rect.null) { $0.include($1) }
        }

        var halves: (Piece, Piece) {
            let mid = from + (to - from) / 2, (first, second) = curve.split(at: 0.5)
            return (Piece(first, from, mid), Piece(second, mid, to))
        }

        /// True where all edges go forwards along `direction`, so that no point is passed twice.
        func goesForwards(_ direction: Point) -> Bool {
            (0..<curve.degree).allSatisfy { (curve.points[$0 + 1] - curve.points[$0]).dot(direction) > 0 }
        }
    }

    init(_ curve: BezierCurve) {
        self.curve = curve
        mostPairs = (curve.degree - 1) * (curve.degree - 2) / 2
        visitsLeft = 3000 + 300 * mostPairs
        noise = 1e-14 * curve.points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    }

    mutating func pairs() -> [(first: Double, second: Double)] {
        visit(Piece(curve, 0, 1), depth: 0)
        guard visitsLeft > 0, found.count <= mostPairs else { return [] }
        return found.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    }

    private mutating func visit(_ piece: Piece, depth: Int) {
        visitsLeft -= 1
        guard visitsLeft > 0, depth < 30, !piece.goesForwards(piece.curve.end - piece.curve.start) else { return }
        let (first, second) = piece.halves
        visit(first, depth: depth + 1)
        visit(second, depth: depth + 1)
        visit(first, second)
    }

    private mutating func visit(_ a: Piece, _ b: Piece) {
        visitsLeft -= 1
        let reach = a.box.insetBy(-noise)
        guard visitsLeft > 0, !reach.intersection(b.box).isNull else { return }
        if a.to == b.from {
            let way = b.curve.end - a.curve.start
            if b.to - a.from < 1e-9 || a.goesForwards(way) && b.goesForwards(way) { return }
        } else if max(a.to - a.from, b.to - b.from) < 1e-3 {
            return converge(a.from + (a.to - a.from) / 2, b.from + (b.to - b.from) / 2)
        }
        let (a1, a2) = a.halves, (b1, b2) = b.halves
        visit(a1, b1)
        visit(a1, b2)
        visit(a2, b1)
        visit(a2, b2)
    }

    /// Newton's method for two unknowns, from parameters that are nearly right; what it finds elsewhere is not kept.
    private mutating func converge(_ s0: Double, _ t0: Double) {
        var s = s0, t = t0
        for _ in 0..<30 {
            let gap = curve.point(at: s) - curve.point(at: t), u = curve.derivative(at: s), v = curve.derivative(at: t)
            let area = u.cross(v)
            guard area != 0 else { break }
            let ds = v.cross(gap) / area, dt = u.cross(gap) / area
            guard abs(ds) < 1e-2, abs(dt) < 1e-2 else { break }
            (s, t) = (clampedToUnit(s + ds), clampedToUnit(t + dt))
            if abs(ds) + abs(dt) < 1e-15 { break }
        }
        (s, t) = (snappedToEnds(s), snappedToEnds(t))
        guard abs(s - s0) + abs(t - t0) < 4e-3, t > s, (curve.point(at: s) - curve.point(at: t)).length <= 10 * noise else { return }
        if !found.contains(where: { abs($0.first - s) + abs($0.second - t) < 1e-7 }) { found.append((s, t)) }
    }
}
