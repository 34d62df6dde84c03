// The least distance of two segments.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension PathSegment {
    /// Where the two segments come closest, their distance being at most `accuracy` user units (a relative 1e-9 of their
    /// extent where none is given) greater than the least one. Segments that meet have the distance 0, up to rounding.
    ///
    /// Branch and bound: of all pairs of pieces that whose hulls come closest is halved, until no hulls are closer than the
    /// best pair of points, which Newton's method improves.
    public func closestPoints(to other: PathSegment, accuracy: Double? = nil) -> ClosestPoints<Double> {
        var search = SegmentApproach(self, other, accuracy: accuracy)
        return search.result(below: .infinity)
    }

    /// The least distance of two segments in user units; see `closestPoints(to:accuracy:)`.
    public func distance(to other: PathSegment, accuracy: Double? = nil) -> Double { closestPoints(to: other, accuracy: accuracy).distance }

    /// Points whose convex hull holds the segment.
    var hull: [Point] {
        switch self {
        case .line(let p, let q): return [p, q]
        case .curve(let curve): return curve.points
        case .arc(let arc, let p, let q): return [p] + arc.tangentCorners + [q]
        }
    }
}

extension EllipticalArc {
    /// The corners of a polygon around the arc whose sides touch it, each for at most a quarter turn.
    fileprivate var tangentCorners: [Point] {
        guard isFinite else { return [] }
        let count = min(max(Int((min(abs(sweep), 7) / (Double.pi / 2)).rounded(.up)), 1), 4)
        let step = min(max(sweep, -2 * Double.pi), 2 * Double.pi) / Double(count), handle = tan(step / 2)
        return (0..<count).flatMap { i -> [Point] in
            let angle = start + step * Double(i), p = point(atAngle: angle)
            return [p, p + derivative(atAngle: angle) * handle]
        } + [point(atAngle: start + step * Double(count))]
    }
}

/// The state of the search for the closest points of two segments.
struct SegmentApproach {
    private struct Piece {
        let segment: PathSegment
        let hull: [Point]
        let box: Rect
        let from, to: Double

        init(_ segment: PathSegment, _ from: Double, _ to: Double) {
            (self.segment, self.from, self.to) = (segment, from, to)
            hull = segment.hull
            box = hull.reduce(into: Rect.null) { $0.include($1) }
        }

        /// All points of a segment.
        static func whole(_ segment: PathSegment) -> Piece {
            guard case .arc(let arc, _, _) = segment, abs(arc.sweep) > 2 * Double.pi else { return Piece(segment, 0, 1) }
            return Piece(segment.firstTurn, 0, 2 * Double.pi / abs(arc.sweep))
        }

        var size: Double { max(box.width, box.height) }
        var mid: Double { from + (to - from) / 2 }

        var halves: [Piece] {
            let (first, second) = segment.split(at: 0.5)
            return [Piece(first, from, mid), Piece(second, mid, to)]
        }
    }

    private let a, b: PathSegment
    private let accuracy: Double
    private var best = (s: 0.0, t: 0.0, distance: Double.infinity)
    /// What lies side by side at the least distance everywhere would take too long to tell apart.
    private static let mostVisits = 20_000

    init(_ a: PathSegment, _ b: PathSegment, accuracy: Double?) {
        (self.a, self.b) = (a, b)
        let box = (a.hull + b.hull).reduce(into: Rect.null) { $0.include($1) }, size = max(box.width, box.height)
        self.accuracy = max(accuracy ?? 1e-9 * size, 1e-15 * size)
    }

    /// The closest points; any where they are not closer than `limit`.
    mutating func result(below limit: Double) -> ClosestPoints<Double> {
        best.distance = .infinity
        if a.isFinite, b.isFinite {
            for (t, p) in [(0.0, a.start), (1.0, a.end)] { offer(t, b.nearest(to: p).t) }
            for (t, p) in [(0.0, b.start), (1.0, b.end)] { offer(a.nearest(to: p).t, t) }
            // What is not closer than the limit is left out.
            best.distance = min(best.distance, limit)
            search(Piece.whole(a), Piece.whole(b))
            improve(best.s, best.t)
        }
        let p = a.point(at: best.s), q = b.point(at: best.t)
        return ClosestPoints(first: best.s, second: best.t, firstPoint: p, secondPoint: q, distance: p.distance(to: q))
    }

    private mutating func offer(_ s: Double, _ t: Double) {
        let distance = a.point(at: s).distance(to: b.point(at: t))
        if distance < best.distance { best = (s, t, distance) }
    }

    private mutating func search(_ first: Piece, _ second: Piece) {
        var pairs = LeastFirst<(p: Piece, q: Piece, depth: Int)>()
        pairs.insert((first, second, 0), gap(first, second))
        var visits = 0
        while let (bound, (p, q, depth)) = pairs.next(), bound < best.distance - accuracy, visits < SegmentApproach.mostVisits {
            visits += 1
            offer(p.mid, q.mid)
            if depth % 4 == 0 { improve(p.mid, q.mid) }
            guard depth < 80, best.distance > accuracy else { continue }
            for (p, q) in p.size > q.size ? p.halves.map({ ($0, q) }) : q.halves.map({ (p, $0) }) {
                let bound = gap(p, q)
                if bound < best.distance - accuracy { pairs.insert((p, q, depth + 1), bound) }
            }
        }
    }

    /// A bound below the distance of two pieces: of their boxes, and of their hulls along the line between their middles.
    private func gap(_ p: Piece, _ q: Piece) -> Double {
        let direction = (q.box.center - p.box.center).normalized
        let far = p.hull.reduce(-Double.infinity) { max($0, ($1 - p.box.center).dot(direction)) }
        let near = q.hull.reduce(Double.infinity) { min($0, ($1 - p.box.center).dot(direction)) }
        return max(near - far, p.box.distance(to: q.box))
    }

    /// Newton's method for the least square of the distance, kept inside.
    private mutating func improve(_ s0: Double, _ t0: Double) {
        var s = s0, t = t0
        for _ in 0..<8 {
            let gap = a.point(at: s) - b.point(at: t), u = a.derivative(at: s), v = b.derivative(at: t)
            let slopeS = gap.dot(u), slopeT = -gap.dot(v)
            let ss = u.dot(u) + gap.dot(a.derivative(at: s, order: 2)), tt = v.dot(v) - gap.dot(b.derivative(at: t, order: 2)), st = -u.dot(v)
            let determinant = ss * tt - st * st
            let isConvex = ss > 0 && determinant > 0
            let ds = isConvex ? (slopeS * tt - slopeT * st) / determinant : slopeS / u.dot(u)
            let dt = isConvex ? (slopeT * ss - slopeS * st) / determinant : slopeT / v.dot(v)
            let next = (clampedToUnit(s - ds), clampedToUnit(t - dt))
            if abs(next.0 - s) + abs(next.1 - t) < 1e-16 { break }
            (s, t) = next
        }
        offer(s, t)
    }
}

extension Rect {
    /// The distance of the nearest points; 0 where the rectangles meet.
    func distance(to other: Rect) -> Double {
        let dx = max(other.minX - maxX, minX - other.maxX, 0), dy = max(other.minY - maxY, minY - other.maxY, 0)
        return Point(dx, dy).plainLength
    }
}
