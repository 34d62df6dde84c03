// Pieces of curves: making, halving and comparing them.

extension CurveIntersector {
    /// The pieces to begin with: a Bézier curve whole, an arc in quarters of a turn, of which those of the first
    /// 32 turns count.
    mutating func pieces(of curve: LocalCurve) -> [CurvePiece] {
        guard let arc = curve.arc else {
            let offset = hulls.count
            hulls.append(contentsOf: curve.points)
            return [piece(at: offset, curve.points.count, 0, 1)]
        }
        let count = max(1, (abs(arc.sweep) / (Double.pi / 2) - 1e-9).rounded(.up))
        return (0..<Int(min(count, 128))).map { i in arcPiece(curve, arc, Double(i) / count, Double(i + 1) / count) }
    }

    private mutating func arcPiece(_ curve: LocalCurve, _ arc: EllipticalArc, _ lower: Double, _ upper: Double) -> CurvePiece {
        let offset = hulls.count
        hulls.append(curve.point(at: lower))
        hulls.append(curve.tangentsMeet(arc, arc.start + arc.sweep * lower, arc.start + arc.sweep * upper))
        hulls.append(curve.point(at: upper))
        return piece(at: offset, 3, lower, upper)
    }

    private func piece(at offset: Int, _ count: Int, _ lower: Double, _ upper: Double) -> CurvePiece {
        var box = Rect.null
        hulls.withUnsafeBufferPointer { p in
            for i in offset..<(offset + count) { box.include(p[i]) }
        }
        return CurvePiece(offset: offset, count: count, lower: lower, upper: upper, box: box)
    }

    /// Both halves of a piece, their polygons on top of the stack.
    mutating func halves(of p: CurvePiece, on curve: LocalCurve) -> (CurvePiece, CurvePiece) {
        let middle = p.middle
        if let arc = curve.arc { return (arcPiece(curve, arc, p.lower, middle), arcPiece(curve, arc, middle, p.upper)) }
        let left = hulls.count, right = left + p.count
        hulls.append(contentsOf: repeatElement(.zero, count: p.count))
        for i in p.offset..<(p.offset + p.count) { hulls.append(hulls[i]) }
        hulls.withUnsafeMutableBufferPointer { row in
            for k in 0..<p.count {
                row[left + k] = row[right]
                for i in right..<(right + p.count - 1 - k) { row[i] = (row[i] + row[i + 1]) * 0.5 }
            }
        }
        return (piece(at: left, p.count, p.lower, middle), piece(at: right, p.count, middle, p.upper))
    }

    func boxesMeet(_ p: CurvePiece, _ q: CurvePiece) -> Bool {
        p.box.minX - slack <= q.box.maxX && q.box.minX - slack <= p.box.maxX
            && p.box.minY - slack <= q.box.maxY && q.box.minY - slack <= p.box.maxY
    }

    /// True where a line across or along one of the chords keeps the polygons apart.
    func areSeparated(_ p: CurvePiece, _ q: CurvePiece) -> Bool {
        hulls.withUnsafeBufferPointer { points in
            for piece in [p, q] {
                let chord = points[piece.offset + piece.count - 1] - points[piece.offset]
                let room = slack * (abs(chord.x) + abs(chord.y))
                guard room > 0 else { continue }
                if areApart(points, p, q, along: chord.perpendicular, room) || areApart(points, p, q, along: chord, room) { return true }
            }
            return false
        }
    }

    private func areApart(_ points: UnsafeBufferPointer<Point>, _ p: CurvePiece, _ q: CurvePiece, along axis: Point, _ room: Double) -> Bool {
        let base = points[p.offset]
        let u = span(points, p, along: axis, from: base), v = span(points, q, along: axis, from: base)
        return u.low > v.high + room || v.low > u.high + room
    }

    private func span(_ points: UnsafeBufferPointer<Point>, _ p: CurvePiece, along axis: Point, from base: Point) -> (low: Double, high: Double) {
        var low = Double.infinity, high = -Double.infinity
        for i in p.offset..<(p.offset + p.count) {
            let x = (points[i] - base).dot(axis)
            low = min(low, x)
            high = max(high, x)
        }
        return (low, high)
    }

    /// True where no tangent of one piece is parallel to one of the other: every edge of one polygon turns to every edge
    /// of the other the same way. Then the map (s, t) ↦ A(s) - B(t) is one to one.
    func conesAreApart(_ p: CurvePiece, _ q: CurvePiece) -> Bool {
        hulls.withUnsafeBufferPointer { points in
            var sign = 0.0
            for i in p.offset..<(p.offset + p.count - 1) {
                let u = points[i + 1] - points[i]
                for j in q.offset..<(q.offset + q.count - 1) {
                    let v = points[j + 1] - points[j]
                    let turn = u.cross(v)
                    // A turn that rounding may have made is none; edges without length have no direction.
                    let noise = 1e-15 * (abs(u.x * v.y) + abs(u.y * v.x)) + slack * 0.125 * (abs(u.x) + abs(u.y) + abs(v.x) + abs(v.y))
                    if abs(turn) <= noise {
                        if isNoEdge(u) || isNoEdge(v) { continue }
                        return false
                    }
                    if sign == 0 { sign = turn } else if (turn < 0) != (sign < 0) { return false }
                }
            }
            return sign != 0
        }
    }

    private func isNoEdge(_ v: Point) -> Bool { abs(v.x) <= slack * 0.125 && abs(v.y) <= slack * 0.125 }

    /// How far the polygon's points are from the chord, at most; from its start where the chord has no direction.
    func flatness(_ p: CurvePiece) -> Double {
        let base = hulls[p.offset], chord = (hulls[p.offset + p.count - 1] - base)
        let length = chord.length
        var most = 0.0
        for i in (p.offset + 1)..<(p.offset + p.count) {
            let v = hulls[i] - base
            most = max(most, length > slack ? abs(chord.cross(v)) / length : v.length)
        }
        return most
    }

    /// True where the ends that both pieces share are all that they share: a line through this point has one polygon on
    /// this side and the other on that.
    func meetOnlyAtEnd(_ p: CurvePiece, _ q: CurvePiece, _ shared: (s: Double, t: Double)) -> Bool {
        let u = leaving(p, atUpper: p.upper == shared.s), v = leaving(q, atUpper: q.upper == shared.t)
        let axis = u.normalized - v.normalized
        guard axis != .zero else { return false }
        return isAhead(p, of: p.upper == shared.s, along: axis) && isAhead(q, of: q.upper == shared.t, along: -axis)
    }

    /// The direction in which the piece leaves its end: to the first of the polygon's points that is elsewhere.
    private func leaving(_ p: CurvePiece, atUpper: Bool) -> Point {
        let base = hulls[atUpper ? p.offset + p.count - 1 : p.offset]
        for k in 1..<p.count {
            let v = hulls[atUpper ? p.offset + p.count - 1 - k : p.offset + k] - base
            if !isNoEdge(v) { return v }
        }
        return .zero
    }

    private func isAhead(_ p: CurvePiece, of upper: Bool, along axis: Point) -> Bool {
        let base = hulls[upper ? p.offset + p.count - 1 : p.offset]
        for i in p.offset..<(p.offset + p.count) {
            let v = hulls[i] - base
            if !isNoEdge(v), v.dot(axis) <= slack * (abs(axis.x) + abs(axis.y)) { return false }
        }
        return true
    }
}
