// Cuts subpaths into dashes.

import Synchronization

/// Walks along subpaths and their dash pattern at once.
struct Dasher {
    private let pattern: DashPattern
    private let caps: CapCover
    private(set) var dashes = Path()
    private var cursor: DashPattern.Cursor
    /// The dash that has begun.
    private var pieces: [PathSegment] = []
    /// The dash at the start of a closed subpath, kept until it is known whether the last one runs into it.
    private var opening: [PathSegment]?

    init(_ pattern: DashPattern, _ caps: CapCover) {
        (self.pattern, self.caps) = (pattern, caps)
        cursor = pattern.start
    }

    mutating func add(_ subpath: MeasuredSubpath) {
        cursor = pattern.start
        guard subpath.length > 0 else { return addPoint(subpath) }
        let opensInDash = cursor.isDash && cursor.remaining > 0
        if opensInDash, cursor.remaining >= subpath.length { return addWhole(subpath) }
        opening = subpath.isClosed && opensInDash ? [] : nil
        for (segment, length) in subpath.segments where length > 0 { cut(segment, length) }
        finish()
    }

    // MARK: Cutting

    private mutating func cut(_ segment: PathSegment, _ length: Double) {
        var done = 0.0, t = 0.0
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
            let u = next < length ? max(t, segment.parameter(atLength: next)) : 1
            if cursor.isDash { end(segment, from: t, to: u) }
            pattern.advance(&cursor)
            (done, t) = (next, u)
            if done >= length, cursor.remaining > 0 { return }
        }
        if cursor.isDash, t < 1 { pieces.append(segment.part(from: t, to: 1)) }
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
    private mutating func end(_ segment: PathSegment, from t: Double, to u: Double) {
        if u > t {
            pieces.append(segment.part(from: t, to: u))
        } else if pieces.isEmpty {
            let p = segment.point(at: t)
            pieces.append(.line(p, p + pattern.total * 1e-6 * segment.tangent(at: t)))
        }
        endDash()
    }

    private mutating func endDash() {
        if opening?.isEmpty == true { opening = pieces } else { append(pieces) }
        pieces.removeAll(keepingCapacity: true)
    }

    private mutating func finish() {
        append(pieces + (opening ?? []))
        pieces.removeAll(keepingCapacity: true)
        opening = nil
    }

    private mutating func append(_ pieces: [PathSegment]) {
        guard let first = pieces.first else { return }
        dashes.move(to: first.start)
        for piece in pieces { dashes.add(piece) }
    }

    // MARK: Subpaths that are not cut

    private mutating func addWhole(_ subpath: MeasuredSubpath) {
        append(subpath.segments.map(\.segment))
        if subpath.isClosed { dashes.close() }
    }

    /// A subpath of length zero lies in the dash or in the gap at its start.
    private mutating func addPoint(_ subpath: MeasuredSubpath) {
        guard cursor.isDash, subpath.isClosed || !subpath.segments.isEmpty else { return }
        dashes.move(to: subpath.start)
        dashes.line(to: subpath.start)
    }
}
