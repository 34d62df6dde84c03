// Cuts subpaths into dashes.

import Synchronization

/// What dashes are cut from, segment by segment.
protocol DashSource {
    /// A part of a segment.
    associatedtype Piece

    /// Goes on to a segment, whose length is known.
    mutating func take(_ segment: PathSegment, _ length: Double)

    /// The part between two distances from the segment's start, neither less than any before; nil where it has no length.
    mutating func piece(from a: Double, to b: Double) -> Piece?

    /// A line of a length that begins at a distance from the segment's start, in the direction there.
    mutating func line(at distance: Double, length: Double) -> Piece

    /// A line from a point to itself.
    func dot(at p: Point) -> Piece
}

/// Walks along subpaths and their dash pattern at once.
struct Dasher<Source: DashSource> {
    private let pattern: DashPattern
    private let caps: CapCover
    private var source: Source
    private var cursor: DashPattern.Cursor
    /// The dash that has begun.
    private var pieces: [Source.Piece] = []
    /// The dash at the start of a closed subpath, kept until it is known whether the last one runs into it.
    private var opening: [Source.Piece]?

    /// Takes each dash, and whether it is a whole subpath that is closed.
    typealias Receiver = (_ dash: [Source.Piece], _ isClosed: Bool) -> Void

    init(_ pattern: DashPattern, _ caps: CapCover, _ source: Source) {
        (self.pattern, self.caps, self.source) = (pattern, caps, source)
        cursor = pattern.start
    }

    mutating func add(_ subpath: MeasuredSubpath, _ emit: Receiver) {
        cursor = pattern.start
        guard subpath.length > 0 else { return addPoint(subpath, emit) }
        let opensInDash = cursor.isDash && cursor.remaining > 0
        if opensInDash, cursor.remaining >= subpath.length { return addWhole(subpath, emit) }
        opening = subpath.isClosed && opensInDash ? [] : nil
        for (segment, length) in subpath.segments where length > 0 { cut(segment, length, emit) }
        finish(emit)
    }

    // MARK: Cutting

    private mutating func cut(_ segment: PathSegment, _ length: Double, _ emit: Receiver) {
        source.take(segment, length)
        var done = 0.0, begin = 0.0
        // What rounding leaves of a dash at the segment's end is no dash.
        let crumb = pattern.total * 1e-9
        while done + cursor.remaining <= length + crumb, !Patience.isOver.load(ordering: .relaxed) {
            if let resumed = lengthBehindCoveredGap(segment, from: done + cursor.remaining), resumed < length - crumb {
                pattern.advance(&cursor)
                pattern.advance(&cursor)
                done = resumed
                continue
            }
            let next = done + cursor.remaining < length - crumb ? done + cursor.remaining : length
            if cursor.isDash { end(from: begin, to: next, emit) }
            pattern.advance(&cursor)
            (done, begin) = (next, next)
            if done >= length, cursor.remaining > 0 { return }
        }
        if cursor.isDash, let piece = source.piece(from: begin, to: length) { pieces.append(piece) }
        cursor.remaining -= length - done
    }

    /// Where the next dash begins, if the one that ends at `length` may go on through the gap. A gap around a corner is
    /// never covered: a dash would have a join there.
    private func lengthBehindCoveredGap(_ segment: PathSegment, from length: Double) -> Double? {
        guard cursor.isDash else { return nil }
        let gap = pattern.gap(behind: cursor)
        return caps.cover(gap, on: segment) ? length + gap : nil
    }

    /// The dash ends on a segment.
    private mutating func end(from a: Double, to b: Double, _ emit: Receiver) {
        if let piece = source.piece(from: a, to: b) {
            pieces.append(piece)
        } else if pieces.isEmpty {
            pieces.append(source.line(at: a, length: pattern.total * 1e-6))
        }
        if opening?.isEmpty == true { opening = pieces } else { emit(pieces, false) }
        pieces.removeAll(keepingCapacity: true)
    }

    private mutating func finish(_ emit: Receiver) {
        let last = pieces + (opening ?? [])
        if !last.isEmpty { emit(last, false) }
        pieces.removeAll(keepingCapacity: true)
        opening = nil
    }

    // MARK: Subpaths that are not cut

    private mutating func addWhole(_ subpath: MeasuredSubpath, _ emit: Receiver) {
        let whole = subpath.segments.compactMap { segment, length in
            source.take(segment, length)
            return source.piece(from: 0, to: length)
        }
        emit(whole, subpath.isClosed)
    }

    /// A subpath of length zero lies in the dash or in the gap at its start.
    private func addPoint(_ subpath: MeasuredSubpath, _ emit: Receiver) {
        guard cursor.isDash, subpath.isClosed || !subpath.segments.isEmpty else { return }
        emit([source.dot(at: subpath.start)], false)
    }
}

/// Parts of the segments themselves: curves keep their degree, arcs stay arcs.
struct SegmentParts: DashSource {
    private var segment = PathSegment.line(.zero, .zero)
    private var length = 0.0
    /// The last place that was asked for.
    private var last = (distance: 0.0, t: 0.0)

    mutating func take(_ segment: PathSegment, _ length: Double) { (self.segment, self.length, last) = (segment, length, (0, 0)) }

    mutating func piece(from a: Double, to b: Double) -> PathSegment? {
        let t = parameter(at: a), u = parameter(at: b)
        return u > t ? segment.part(from: t, to: u) : nil
    }

    mutating func line(at distance: Double, length: Double) -> PathSegment {
        let t = parameter(at: distance), p = segment.point(at: t)
        return .line(p, p + length * segment.tangent(at: t))
    }

    func dot(at p: Point) -> PathSegment { .line(p, p) }

    private mutating func parameter(at distance: Double) -> Double {
        if distance != last.distance { last = (distance, distance >= length ? 1 : max(last.t, segment.parameter(atLength: distance))) }
        return last.t
    }
}
