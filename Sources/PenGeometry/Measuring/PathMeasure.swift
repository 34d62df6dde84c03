// A path's table of arc lengths.

import Synchronization

/// The lengths along a path, computed once, so that each question after that takes logarithmic time. Distances are in
/// user units from the start, over all subpaths in their order; moves between subpaths have no length.
public struct PathMeasure: Sendable {
    /// What is measured.
    public let path: Path
    /// The whole length.
    public let length: Double
    private var pieces: [Piece] = []

    /// A segment of more than no length.
    private struct Piece {
        let step: Path.Step
        /// The distance at which the segment ends.
        let end: Double
        /// The index of the piece with which the subpath begins.
        let subpath: Int
        /// Whether the subpath is closed at this piece's end.
        var closes: Bool
    }

    /// Measures all segments of the path.
    public init(_ path: Path) {
        self.path = path
        var total = 0.0, lost = 0.0
        var subpath = 0
        pieces.reserveCapacity(path.verbs.count)
        for step in path.steps {
            if step.verb == .move { subpath = pieces.count }
            let own = path.length(of: step)
            if own > 0 {
                // Kahan's sum: a million segments add up without drift. Beyond the largest number nothing is lost.
                let term = own - lost, sum = total + term
                (lost, total) = (sum.isFinite ? (sum - total) - term : 0, sum)
                pieces.append(Piece(step: step, end: total, subpath: subpath, closes: step.verb == .close))
            } else if step.verb == .close, pieces.count > subpath {
                pieces[pieces.count - 1].closes = true
            }
        }
        length = total
    }

    /// The segment at a distance (clamped to the path), and the parameter in it; nil where the path has no length.
    private func locate(_ distance: Double) -> (segment: PathSegment, t: Double)? {
        guard !pieces.isEmpty else { return nil }
        let distance = distance > 0 ? min(distance, length) : 0
        let i = indexOfPiece(at: distance)
        guard let segment = path.segment(pieces[i].step) else { return nil }
        let begin = i > 0 ? pieces[i - 1].end : 0
        return (segment, distance >= pieces[i].end ? 1 : segment.parameter(atLength: distance - begin))
    }

    /// The first piece that ends at `distance` or later.
    private func indexOfPiece(at distance: Double) -> Int {
        var lo = 0, hi = pieces.count - 1
        while lo < hi {
            let mid = (lo + hi) / 2
            if pieces[mid].end < distance { lo = mid + 1 } else { hi = mid }
        }
        return lo
    }

    /// The point at a distance, clamped to the path; nil only in an empty path.
    public func point(at distance: Double) -> Point? {
        locate(distance).map { $0.segment.point(at: $0.t) } ?? path.start
    }

    /// The unit tangent at a distance; at a corner that of the segment which ends there; zero where the path has no
    /// length.
    public func tangent(at distance: Double) -> Point {
        locate(distance).map { $0.segment.tangent(at: $0.t) } ?? .zero
    }

    /// The unit tangent turned by a quarter turn in the direction in which angles grow.
    public func normal(at distance: Double) -> Point { tangent(at: distance).perpendicular }

    /// The signed curvature in 1/units at a distance, positive where the path turns the way angles grow.
    public func curvature(at distance: Double) -> Double {
        locate(distance).map { $0.segment.curvature(at: $0.t) } ?? 0
    }

    /// The part between two distances, clamped to the path: empty where `from` >= `to`, the path itself where all of
    /// it is inside. Curves keep their degree, arcs stay arcs. Subpaths that are wholly inside stay closed; a cut one
    /// is open.
    public func part(from: Double, to: Double) -> Path {
        guard from < to else { return Path() }
        if from <= 0, to >= length { return path }
        guard from < length, to > 0 else { return Path() }
        var i = indexOfPiece(at: max(from, 0)), part = Path()
        // For most of a short path at once; of a long one the part may be short.
        part.verbs.reserveCapacity(min(pieces.count - i, 16) + 1)
        part.points.reserveCapacity(min(path.points.count, 16) + 1)
        var begin = i > 0 ? pieces[i - 1].end : 0
        while i < pieces.count, begin < to, !Patience.isOver.load(ordering: .relaxed) {
            add(i, from: from, to: to, begin: begin, into: &part)
            begin = pieces[i].end
            i += 1
        }
        return part
    }

    private func add(_ i: Int, from: Double, to: Double, begin: Double, into part: inout Path) {
        let piece = pieces[i]
        guard piece.end > from, let segment = path.segment(piece.step) else { return }
        let a = from > begin ? segment.parameter(atLength: from - begin) : 0
        let b = to < piece.end ? segment.parameter(atLength: to - begin) : 1
        let subpathBegin = piece.subpath > 0 ? pieces[piece.subpath - 1].end : 0
        let closes = piece.closes && subpathBegin >= from && piece.end <= to
        let cut = a > 0 || b < 1 ? segment.part(from: a, to: b) : segment
        if i == piece.subpath { part.move(to: cut.start) }
        if !(closes && piece.step.verb == .close) { part.add(cut) }
        if closes { part.close() }
    }
}

extension Path {
    func length(of step: Step) -> Double {
        switch step.verb {
        case .move: 0
        case .line, .close: step.from.distance(to: step.to)
        default: segment(step)?.length ?? 0
        }
    }
}
