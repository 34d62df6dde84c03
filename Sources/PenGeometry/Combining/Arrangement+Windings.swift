// What lies on both sides of an edge.

import Synchronization

extension Arrangement {
    /// Finds how often the paths run around what lies right of every edge. Edges in a row, where no other one begins, have
    /// the same on their sides: one of them is asked.
    mutating func findWindings() {
        let tree = BoxTree(edges.map { Rect($0.segment.start, $0.segment.end) })
        let rows = rowsOfEdges()
        for row in rows where !Patience.isOver.load(ordering: .relaxed) {
            let right = windingRight(of: row.map(\.edge), tree)
            for (edge, isBackward) in row { edges[edge].right = isBackward ? right - edges[edge].step : right }
        }
    }

    /// The edges in rows: through vertices at which two edges meet that change the same. The first of a row sets the direction.
    private func rowsOfEdges() -> [[(edge: Int, isBackward: Bool)]] {
        let next = partners()
        var isTaken = [Bool](repeating: false, count: edges.count)
        var rows: [[(edge: Int, isBackward: Bool)]] = []
        for first in edges.indices where !isTaken[first] {
            var row: [(edge: Int, isBackward: Bool)] = []
            for goesBackward in [false, true] {
                var here = goesBackward ? next[2 * first] : 2 * first
                while let end = here, !isTaken[end / 2] {
                    // `end` is where this edge is entered: its start where it goes with the row.
                    let isBackward = (end % 2 == 1) != goesBackward
                    isTaken[end / 2] = true
                    row.append((end / 2, isBackward))
                    here = next[end ^ 1]
                }
            }
            rows.append(row)
        }
        return rows
    }

    /// For the start (2·edge) and the end (2·edge + 1) of every edge the end of another one that goes on from there, where it
    /// is the only one and changes the same.
    private func partners() -> [Int?] {
        var meeting: [[Int]] = Array(repeating: [], count: vertices.count)
        for i in edges.indices {
            meeting[edges[i].from].append(2 * i)
            meeting[edges[i].to].append(2 * i + 1)
        }
        var next = [Int?](repeating: nil, count: 2 * edges.count)
        for ends in meeting where ends.count == 2 && ends[0] / 2 != ends[1] / 2 {
            let (p, q) = (edges[ends[0] / 2], edges[ends[1] / 2])
            let isStraightOn = ends[0] % 2 != ends[1] % 2
            guard isStraightOn ? p.step == q.step : p.step == Winding() - q.step else { continue }
            (next[ends[0]], next[ends[1]]) = (ends[1], ends[0])
        }
        return next
    }

    // MARK: Rays

    /// What lies right of the edges of a row, of which the first gives the direction: counted along a ray from a point of
    /// an edge, the one that has most room before the ray meets anything else.
    private func windingRight(of row: [Int], _ tree: BoxTree) -> Winding {
        let first = edges[row[0]]
        var best = (right: Winding(), room: -1.0)
        let longest = row.prefix(64).sorted { extent($0) > extent($1) }.prefix(4)
        for number in longest {
            for t in [0.5, 0.3, 0.7] {
                let found = ray(from: number, at: t, tree)
                // An edge that runs against the row has on its left what the row has on its right.
                let right = edges[number].step == first.step ? found.right : found.right + edges[number].step
                if found.room > best.room { best = (right, found.room) }
                if best.room > 1e-6 * extent(number) { return best.right }
            }
        }
        return best.right
    }

    private func extent(_ edge: Int) -> Double { (edges[edge].segment.end - edges[edge].segment.start).reach }

    /// Counts along the ray from the edge's point: to the right (growing x) where the edge is steep, else up (growing y). The room is how far other edges are that the ray's line
    /// meets.
    private func ray(from number: Int, at t: Double, _ tree: BoxTree) -> (right: Winding, room: Double) {
        let edge = edges[number], chord = edge.segment.end - edge.segment.start
        let isSteep = abs(chord.y) >= abs(chord.x)
        let along: KeyPath<Point, Double> = isSteep ? \.y : \.x, out: KeyPath<Point, Double> = isSteep ? \.x : \.y
        let origin = edge.segment.point(at: t)
        let level = origin[keyPath: along], place = origin[keyPath: out]
        var count = Winding(), room = Double.infinity
        tree.forEach { box in
            isSteep ? box.minY <= level && level <= box.maxY : box.minX <= level && level <= box.maxX
        } _: { other in
            guard other != number, let (isUp, value) = crossing(edges[other].segment, level, along, out) else { return }
            room = min(room, abs(value - place))
            guard value > place else { return }
            // Turning the plane so that growing y becomes the ray's direction makes falling x the way up.
            count = isUp == isSteep ? count + edges[other].step : count - edges[other].step
        }
        let goesUp = isSteep ? chord.y > 0 : chord.x < 0
        return (goesUp ? count : count - edge.step, room)
    }

    /// Whether an edge crosses the line on which a coordinate has the value `level`, upwards or downwards, and where; the
    /// lower end counts, the upper one does not.
    private func crossing(
        _ segment: PathSegment, _ level: Double, _ along: KeyPath<Point, Double>, _ out: KeyPath<Point, Double>
    ) -> (isUp: Bool, value: Double)? {
        let a = segment.start[keyPath: along], b = segment.end[keyPath: along]
        guard (a <= level) != (b <= level) else { return nil }
        if case .line(let p, let q) = segment {
            return (a <= level, p[keyPath: out] + (q[keyPath: out] - p[keyPath: out]) * ((level - a) / (b - a)))
        }
        return (a <= level, segment.point(at: segment.parameter(of: level, along: along))[keyPath: out])
    }
}
