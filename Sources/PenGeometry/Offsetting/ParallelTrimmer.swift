// Cuts a parallel curve where it is too near to its path.

/// Keeps of a parallel curve what nowhere is nearer to the path than the distance. It is cut where it crosses itself, and
/// where it meets what else lies at the distance; of each piece a few points tell which side of all crossings it is on, and what is left is put together again.
///
/// The boundary of all points within a distance is a part of the raw parallel curve (T. Maekawa: An overview of offset curves
/// and surfaces. CAD 31, 1999).
struct ParallelTrimmer {
    private let segments: [PathSegment]
    private let next: [Int?]
    private let bevels: [Int: Point]
    private let source: PathIndex
    private let distance: Double
    /// By how much a point may be too near, in user units.
    private let slack: Double
    private var pieces: [Piece] = []
    private var firstPiece: [Int] = []
    /// Pieces behind which, and before which, the curve does not go on.
    private var follower: [Int?] = []
    private var isFollowed: [Bool] = []

    /// A part of a segment between two cuts.
    private struct Piece {
        let segment: Int
        let from, to: Double
        var isKept = true
    }

    /// - Parameter walls: where else the curve may come too near: see `ParallelWalls`.
    init(_ raw: RawParallel, source: Path, distance: Double, tolerance: Double, walls: Path) {
        (segments, next) = raw.path.linkedSegments
        bevels = raw.bevels
        self.source = PathIndex(source)
        self.distance = abs(distance)
        slack = 1.05 * tolerance + 1e-9 * abs(distance)
        cut(raw.path.selfIntersections, raw.path.intersections(with: walls))
        for i in pieces.indices { pieces[i].isKept = isFar(pieces[i]) }
        link()
    }

    private mutating func cut(_ crossings: PathIntersections, _ atWalls: PathIntersections) {
        var cuts: [[Double]] = Array(repeating: [0, 1], count: segments.count)
        for crossing in atWalls.points { cuts[crossing.first.segment].append(crossing.first.t) }
        for crossing in crossings.points {
            for place in [crossing.first, crossing.second] { cuts[place.segment].append(place.t) }
        }
        for overlap in crossings.overlaps {
            cuts[overlap.firstSegment] += [overlap.stretch.first.lowerBound, overlap.stretch.first.upperBound]
            cuts[overlap.secondSegment] += [overlap.stretch.second.lowerBound, overlap.stretch.second.upperBound]
        }
        for (i, places) in cuts.enumerated() {
            firstPiece.append(pieces.count)
            let sorted = places.sorted()
            for (a, b) in zip(sorted, sorted.dropFirst()) where b - a > 1e-12 || (a == 0 && b == 1) {
                pieces.append(Piece(segment: i, from: a, to: b))
            }
        }
    }

    private func isFar(_ piece: Piece) -> Bool {
        for f in [0.5, 0.2, 0.8] {
            let p = segments[piece.segment].point(at: piece.from + (piece.to - piece.from) * f)
            guard let foot = source.nearest(to: p) else { return false }
            if foot.distance >= distance - slack { continue }
            guard let corner = bevels[piece.segment], foot.point.distance(to: corner) <= slack else { return false }
        }
        return true
    }

    private mutating func link() {
        isFollowed = Array(repeating: false, count: pieces.count)
        follower = pieces.indices.map { i in
            let isLast = i + 1 == pieces.count || pieces[i + 1].segment != pieces[i].segment
            let after = isLast ? next[pieces[i].segment].map { firstPiece[$0] } : i + 1
            guard let after, pieces[i].isKept, pieces[after].isKept else { return nil }
            isFollowed[after] = true
            return after
        }
    }

    // MARK: What is left

    /// Runs of pieces that are kept, one behind the other.
    private struct Run {
        var segments: [PathSegment]
        let isRing: Bool
        var start: Point { segments[0].start }
        var end: Point { segments[segments.count - 1].end }
    }

    /// The parts that are kept, closed where they come round.
    var path: Path {
        var used = Array(repeating: false, count: pieces.count)
        var rings: [Run] = [], open: [Run] = []
        for i in pieces.indices where pieces[i].isKept && !isFollowed[i] { open.append(run(from: i, &used, isRing: false)) }
        for i in pieces.indices where pieces[i].isKept && !used[i] { rings.append(run(from: i, &used, isRing: true)) }
        var path = Path()
        // What is hardly longer than the tolerance is left of loops, or of an area that vanishes.
        for run in rings + joined(open) where run.segments.reduce(0, { $0 + $1.length }) > 4 * slack { path.add(run.segments, closing: run.isRing) }
        return path
    }

    private func run(from first: Int, _ used: inout [Bool], isRing: Bool) -> Run {
        var run: [PathSegment] = [], place: Int? = first
        while let i = place, !used[i] {
            var last = i
            used[i] = true
            while let after = follower[last], after == last + 1, pieces[after].segment == pieces[i].segment, !used[after] {
                used[after] = true
                last = after
            }
            let whole = pieces[i].from == 0 && pieces[last].to == 1
            run.append(whole ? segments[pieces[i].segment] : segments[pieces[i].segment].part(from: pieces[i].from, to: pieces[last].to))
            place = follower[last]
        }
        return Run(segments: run, isRing: isRing)
    }

    /// Where a run ends at a crossing another one begins there.
    private func joined(_ runs: [Run]) -> [Run] {
        let reach = 4 * slack, order = runs.indices.sorted { runs[$0].start.x < runs[$1].start.x }
        let places = order.map { runs[$0].start.x }
        func nearest(to p: Point, _ taken: [Bool]) -> Int? {
            var best: Int?, least = reach
            var k = places.firstIndex(after: p.x - reach)
            while k < places.count, places[k] <= p.x + reach {
                let away = runs[order[k]].start.distance(to: p)
                if !taken[order[k]], away <= least { (best, least) = (order[k], away) }
                k += 1
            }
            return best
        }
        var taken = Array(repeating: false, count: runs.count), followers: [Int?] = Array(repeating: nil, count: runs.count)
        for i in runs.indices {
            guard let after = nearest(to: runs[i].end, taken) else { continue }
            (followers[i], taken[after]) = (after, true)
        }
        return chains(runs, followers, taken)
    }

    private func chains(_ runs: [Run], _ followers: [Int?], _ isFollowed: [Bool]) -> [Run] {
        var used = Array(repeating: false, count: runs.count), chains: [Run] = []
        for i in runs.indices.filter({ !isFollowed[$0] }) + Array(runs.indices) where !used[i] {
            var segments: [PathSegment] = [], place: Int? = i
            while let k = place, !used[k] {
                used[k] = true
                segments += runs[k].segments
                place = followers[k]
            }
            chains.append(Run(segments: segments, isRing: place == i))
        }
        return chains
    }
}

extension Path {
    /// Adds a subpath of segments that follow each other, but for rounding.
    fileprivate mutating func add(_ segments: [PathSegment], closing: Bool) {
        guard let first = segments.first else { return }
        move(to: first.start)
        for (i, segment) in segments.enumerated() {
            switch segment {
            case .line(_, let q): if !(closing && i + 1 == segments.count && q.distance(to: first.start) == 0) { line(to: q) }
            case .curve(let curve): self.curve(to: curve.end, via: Array(curve.points.dropFirst().dropLast()))
            case .arc(let arc, _, let q): addArc(arc, end: q)
            }
        }
        if closing { close() }
    }
}
