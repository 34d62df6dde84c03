// Cutting strands where they meet.

import Synchronization

extension Arrangement {
    /// Cuts every strand where another one meets it. Points that only rounding keeps apart become one vertex.
    mutating func cut() {
        var cuts: [[(t: Double, point: Int)]] = strands.indices.map { [(0, 2 * $0), (1, 2 * $0 + 1)] }
        var points: [Point] = strands.flatMap { [$0.segment.start, $0.segment.end] }
        var search = CurveIntersector()
        func add(_ strand: Int, _ t: Double, _ point: Int) {
            if t > 0, t < 1 { cuts[strand].append((t, point)) }
        }
        let boxes = strands.map(\.segment.hullBounds)
        // What is smaller than rounding becomes one vertex, wherever it is met.
        let isPoint = boxes.map { max($0.width, $0.height) <= slack / 2 }
        BoxTree(boxes.map { $0.insetBy(-slack) }).forEachPair { i, j in
            guard !isPoint[i], !isPoint[j], !Patience.isOver.load(ordering: .relaxed), !touchOnlyAtCorner(i, j) else { return }
            let shared = search.intersect(strands[i].segment, strands[j].segment)
            for found in shared.points {
                points.append(found.point)
                add(i, found.first, points.count - 1)
                add(j, found.second, points.count - 1)
            }
            for overlap in shared.overlaps {
                for (s, t) in [(overlap.first.lowerBound, overlap.secondStart), (overlap.first.upperBound, overlap.secondEnd)] {
                    points.append(strands[i].segment.point(at: s))
                    add(i, s, points.count - 1)
                    add(j, t, points.count - 1)
                }
            }
        }
        let vertex = mergePoints(points)
        for i in strands.indices { addEdges(i, cuts[i].map { ($0.t, vertex[$0.point]) }) }
    }

    /// True where two strands share an end exactly and their boxes nothing else: as most neighbours do.
    private func touchOnlyAtCorner(_ i: Int, _ j: Int) -> Bool {
        let p = strands[i].segment, q = strands[j].segment
        for corner in [p.start, p.end] where corner == q.start || corner == q.end {
            let u = (corner == p.start ? p.end : p.start) - corner, v = (corner == q.start ? q.end : q.start) - corner
            if u.x * v.x < 0, abs(u.x) > slack, abs(v.x) > slack { return true }
            if u.y * v.y < 0, abs(u.y) > slack, abs(v.y) > slack { return true }
        }
        return false
    }

    private mutating func addEdges(_ number: Int, _ unsorted: [(t: Double, vertex: Int)]) {
        let strand = strands[number], cuts = unsorted.sorted { $0.t < $1.t }
        var last = cuts[0]
        for cut in cuts.dropFirst() where cut.vertex != last.vertex {
            let piece = last.t == 0 && cut.t == 1 ? strand.segment : strand.segment.part(from: last.t, to: cut.t)
            edges.append(Edge(
                segment: piece.withEnds(vertices[last.vertex], vertices[cut.vertex]), source: strand.source,
                lower: strand.parameter(last.t), upper: strand.parameter(cut.t), from: last.vertex, to: cut.vertex,
                step: strand.step))
            last = cut
        }
    }

    /// Numbers the distinct places among the points and returns each point's number. Ends of strands stay where they are
    /// where that decides.
    private mutating func mergePoints(_ points: [Point]) -> [Int] {
        var sets = DisjointSets(points.count)
        let byX = points.indices.sorted { (points[$0].x, points[$0].y, $0) < (points[$1].x, points[$1].y, $1) }
        var first = 0
        for i in 1...max(1, byX.count) where i >= byX.count || points[byX[i]].x - points[byX[i - 1]].x > slack {
            guard i <= byX.count else { break }
            let column = byX[first..<i].sorted { (points[$0].y, $0) < (points[$1].y, $1) }
            for (p, q) in zip(column, column.dropFirst()) where points[q].y - points[p].y <= slack { sets.join(p, q) }
            first = i
        }
        var numbers: [Int] = []
        numbers.reserveCapacity(points.count)
        for i in points.indices {
            // The set's smallest member came before, or is this one.
            let root = sets.root(i)
            numbers.append(root < i ? numbers[root] : vertices.count)
            if root == i { vertices.append(points[i]) }
        }
        return numbers
    }
}

extension Arrangement.Strand {
    /// The parameter on the source.
    func parameter(_ t: Double) -> Double { t == 0 ? lower : t == 1 ? upper : lower + (upper - lower) * t }
}

extension PathSegment {
    /// The segment moved by rounding so that it has exactly these ends.
    func withEnds(_ p: Point, _ q: Point) -> PathSegment {
        if start == p, end == q { return self }
        switch self {
        case .line: return .line(p, q)
        case .arc(let arc, _, _): return .arc(arc, from: p, to: q)
        case .curve(let curve):
            var points = curve.points
            points[0] = p
            points[points.count - 1] = q
            return .curve(BezierCurve(points))
        }
    }
}
