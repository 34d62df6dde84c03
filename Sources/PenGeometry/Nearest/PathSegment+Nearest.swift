// The distances of a point from a segment.

extension PathSegment {
    /// The point of the segment that is nearest to `p`; of several the first one. The start where no distance is a number.
    public func nearest(to p: Point) -> Footpoint {
        switch self {
        case .line(let a, let b): return foot(PathSegment.nearestParameter(a, b, to: p), p)
        case .curve(let curve): return foot(curve.nearestParameter(to: p), p)
        case .arc:
            let candidates = ([0] + criticalParameters(p) + [1]).map { foot($0, p) }
            return candidates.dropFirst().reduce(candidates[0]) { $1.distance < $0.distance ? $1 : $0 }
        }
    }

    /// The distance of `p` from the segment in user units.
    public func distance(to p: Point) -> Double { nearest(to: p).distance }

    /// The point of the segment that is farthest from `p`; of several the first one.
    public func farthest(from p: Point) -> Footpoint {
        let candidates = ([0] + criticalParameters(p) + [1]).map { foot($0, p) }
        return candidates.dropFirst().reduce(candidates[0]) { $1.distance > $0.distance ? $1 : $0 }
    }

    /// The points at which the distance from `p` is smaller than on both sides, ends among them, in growing order of their
    /// parameters. None around the center of a circle, where no point is nearer than the others.
    public func nearestPoints(to p: Point) -> [Footpoint] {
        // Where rounding leaves no difference, the first one stands for all.
        let places = ([0] + criticalParameters(p) + [1]).map { foot($0, p) }.reduce(into: [Footpoint]()) { kept, next in
            if kept.last?.distance != next.distance { kept.append(next) }
        }
        guard places.count > 1 else { return [] }
        // Between two of them the distance only grows or only falls.
        let falls = zip(places, places.dropFirst()).map { $0.distance > $1.distance }
        return places.indices.filter { ($0 == 0 || falls[$0 - 1]) && ($0 == places.count - 1 || !falls[$0]) }.map { places[$0] }
    }

    /// All parameters inside 0…1 at which the distance from `p` is stationary, in growing order.
    func criticalParameters(_ p: Point) -> [Double] {
        switch self {
        case .line(let a, let b): return [PathSegment.nearestParameter(a, b, to: p)]
        case .curve(let curve):
            var found: [Double] = []
            curve.forEachCriticalParameter(p) { t, _ in found.append(t) }
            return found
        case .arc(let arc, _, _): return arc.criticalParameters(p)
        }
    }

    private func foot(_ t: Double, _ p: Point) -> Footpoint {
        let point = point(at: t)
        return Footpoint(t: t, point: point, distance: point.distance(to: p))
    }

    /// Where the perpendicular from `p` meets the line, clamped to it; scaled so that nothing overflows.
    private static func nearestParameter(_ a: Point, _ b: Point, to p: Point) -> Double {
        let way = b - a, size = max(abs(way.x), abs(way.y))
        guard size > 0 else { return 0 }
        let direction = way / size
        return clampedToUnit(((p - a) / size).dot(direction) / direction.dot(direction))
    }
}
