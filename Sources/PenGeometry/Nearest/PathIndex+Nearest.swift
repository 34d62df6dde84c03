// Nearest points, and the closest ones of two paths.

import Synchronization

extension PathIndex {
    /// The point of the path that is nearest to `p`; nil where nothing is drawn, or no distance is a number.
    public func nearest(to p: Point) -> PathFootpoint? {
        var best: PathFootpoint?
        forEachEdge(near: { $0.distance(to: p) }, limit: .infinity) { i in
            guard let number = edges[i].segment, let segment = segment(edges[i]) else { return .infinity }
            let foot = segment.nearest(to: p)
            let isNearer = best.map { foot.distance < $0.distance || (foot.distance == $0.distance && number < $0.location.segment) } ?? foot.distance.isFinite
            if isNearer { best = PathFootpoint(location: PathLocation(segment: number, t: foot.t), point: foot.point, distance: foot.distance) }
            return best?.distance.nextUp ?? .infinity
        }
        return best
    }

    /// The point of the path that is farthest from `p`.
    public func farthest(from p: Point) -> PathFootpoint? {
        var best: PathFootpoint?
        forEachEdge(near: { -$0.farthestDistance(from: p) }, limit: .infinity) { i in
            guard let number = edges[i].segment, let segment = segment(edges[i]) else { return .infinity }
            let foot = segment.farthest(from: p)
            if foot.distance.isFinite, foot.distance > best?.distance ?? -1 {
                best = PathFootpoint(location: PathLocation(segment: number, t: foot.t), point: foot.point, distance: foot.distance)
            }
            return best.map { -$0.distance } ?? .infinity
        }
        return best
    }

    /// The distance of `p` from the path, negative where `p` is inside of it; nil where nothing is drawn.
    public func signedDistance(to p: Point, fillRule: FillRule = .nonZero) -> Double? {
        nearest(to: p).map { contains(p, fillRule: fillRule) ? -$0.distance : $0.distance }
    }

    /// Where the two paths come closest, their distance being at most `accuracy` user units (a relative 1e-9 of the segments'
    /// extent where none is given) greater than the least one; nil where one of them draws nothing. What one path has inside
    /// of the other is as far from it as its outline.
    public func closestPoints(to other: PathIndex, accuracy: Double? = nil) -> ClosestPoints<PathLocation>? {
        var best: ClosestPoints<PathLocation>?
        for edge in other.edges where !Patience.isOver.load(ordering: .relaxed) {
            guard let number = edge.segment, let segment = other.segment(edge) else { continue }
            let box = other.path.hullBox(edge.step)
            forEachEdge(near: { $0.distance(to: box) }, limit: best?.distance ?? .infinity) { i in
                guard let own = edges[i].segment, let segment0 = self.segment(edges[i]) else { return .infinity }
                var search = SegmentApproach(segment0, segment, accuracy: accuracy)
                let found = search.result(below: best?.distance ?? .infinity)
                if found.distance.isFinite, found.distance < best?.distance ?? .infinity {
                    best = ClosestPoints(
                        first: PathLocation(segment: own, t: found.first), second: PathLocation(segment: number, t: found.second),
                        firstPoint: found.firstPoint, secondPoint: found.secondPoint, distance: found.distance)
                }
                return best?.distance ?? .infinity
            }
        }
        return best
    }
}
