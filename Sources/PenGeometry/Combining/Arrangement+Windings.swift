// What lies on both sides of an edge.

import Synchronization

extension Arrangement {
    /// Finds how often the paths run around what lies right of every edge. Of edges that hang together one is asked, and the
    /// others have it from there; where that leads to contradictions, as rounding may, each is asked.
    mutating func findWindings() {
        let tree = BoxTree(edges.map { Rect($0.segment.start, $0.segment.end) })
        var spread = WindingSpread(edges, vertexCount: vertices.count, slack: slack)
        for first in edges.indices where spread.right[first] == nil {
            let (group, isConsistent) = spread.spread(from: first)
            if isConsistent {
                let base = windingBase(of: group, spread, tree)
                for i in group { edges[i].right = base + (spread.right[i] ?? Winding()) }
            } else {
                for i in group where !Patience.isOver.load(ordering: .relaxed) { edges[i].right = bestRay(from: i, tree).right }
            }
            guard !Patience.isOver.load(ordering: .relaxed) else { return }
        }
    }

    /// By how much what lies right of edges differs from what was carried to them: by a ray from one of the longest.
    private func windingBase(of group: [Int], _ spread: WindingSpread, _ tree: BoxTree) -> Winding {
        var base = Winding(), room = -1.0
        for number in group.prefix(64).sorted(by: { extent($0) > extent($1) }).prefix(4) {
            let found = bestRay(from: number, tree)
            if found.room > room { (base, room) = (found.right - (spread.right[number] ?? Winding()), found.room) }
            if room > 1e-6 * extent(number) { break }
        }
        return base
    }

    /// What lies right of an edge, counted along the ray from a point of it that has most room before it meets anything
    /// else, and that room.
    private func bestRay(from number: Int, _ tree: BoxTree) -> (right: Winding, room: Double) {
        var best = (right: Winding(), room: -1.0)
        for t in [0.5, 0.3, 0.7] where best.room <= 1e-6 * extent(number) {
            let found = ray(from: number, at: t, tree)
            if found.room > best.room { best = found }
        }
        return best
    }

    private func extent(_ edge: Int) -> Double { (edges[edge].segment.end - edges[edge].segment.start).reach }

    // MARK: Rays

    /// Counts along the ray from the edge's point: to the right (growing x) where the edge is steep, else up (growing y).
    /// The room is how far the next edge is that the ray's line meets, as far as the edge's own length.
    private func ray(from number: Int, at t: Double, _ tree: BoxTree) -> (right: Winding, room: Double) {
        let edge = edges[number], chord = edge.segment.end - edge.segment.start
        let out: Axis = abs(chord.y) >= abs(chord.x) ? .x : .y, along = out.other
        let origin = edge.segment.point(at: t), level = origin[along], place = origin[out]
        let behind = place - chord.reach
        var count = Winding(), room = chord.reach
        tree.forEach { box in
            box.low(along) <= level && level <= box.high(along) && box.high(out) >= behind
        } _: { other, box in
            guard other != number, let (isUp, value) = edges[other].segment.crossing(level, along: along, after: place + room, box) else { return }
            room = min(room, abs(value - place))
            guard value > place else { return }
            // Turning the plane so that growing y becomes the ray's direction makes falling x the way up.
            count = isUp == (out == .x) ? count + edges[other].step : count - edges[other].step
        }
        let goesUp = out == .x ? chord.y > 0 : chord.x < 0
        return (goesUp ? count : count - edge.step, room)
    }
}

extension PathSegment {
    /// Whether a segment along which no coordinate turns crosses the line on which a coordinate has the value `level`,
    /// upwards or downwards, and where; the lower end counts, the upper one does not. Where it lies behind `far` anyway, its
    /// box tells enough.
    fileprivate func crossing(_ level: Double, along axis: Axis, after far: Double, _ box: Rect) -> (isUp: Bool, value: Double)? {
        let a = start, b = end, isUp = a[axis] <= level, out = axis.other
        guard isUp != (b[axis] <= level) else { return nil }
        if box.low(out) > far { return (isUp, box.low(out)) }
        if case .line = self { return (isUp, a[out] + (b[out] - a[out]) * ((level - a[axis]) / (b[axis] - a[axis]))) }
        return (isUp, point(at: parameter(of: level, along: axis))[out])
    }
}
