// What a stroke looks like where its direction changes.

extension Stroker {
    /// The corner between two segments that meet at `p`; `length` is that of the one that begins there.
    mutating func join(at p: Point, from d1: Point, to d2: Point, length: Double) {
        guard !isStraight(d1, d2) else {
            spareLength = length
            return
        }
        let turnsLeft = d1.cross(d2) >= 0
        if let cut = innerCorner(d1, d2, first: spareLength, second: length) {
            let corner = p + cut.vector
            if turnsLeft { left[left.count - 1] = corner } else { right[right.count - 1] = corner }
            spareLength = length - cut.length
        } else {
            pivot(at: p, d2, side: turnsLeft ? .left : .right)
            spareLength = length
        }
        outerCorner(at: p, d1, d2, onto: turnsLeft ? .right : .left)
    }

    /// The corner where a closed subpath's end meets its start.
    mutating func joinClosed(_ heading: Point) {
        guard !isStraight(heading, firstHeading) else { return }
        let turnsLeft = heading.cross(firstHeading) >= 0
        let inner: Side = turnsLeft ? .left : .right
        if let cut = innerCorner(heading, firstHeading, first: spareLength, second: firstSpareLength) {
            let corner = position + cut.vector
            if turnsLeft {
                left.removeLast()
                left[0] = corner
            } else {
                right.removeLast()
                right[0] = corner
            }
        } else {
            append(position, to: inner)
        }
        outerCorner(at: position, heading, firstHeading, onto: turnsLeft ? .right : .left)
    }

    func isStraight(_ d1: Point, _ d2: Point) -> Bool {
        d1.dot(d2) > 0 && abs(d1.cross(d2)) < 1e-9
    }

    /// Where the inner sides of two long enough lines cross, seen from the corner, and what that cuts off each line.
    private func innerCorner(_ d1: Point, _ d2: Point, first: Double, second: Double) -> (vector: Point, length: Double)? {
        let cosine = 1 + d1.dot(d2), cross = d1.cross(d2)
        let cut = halfWidth * abs(cross)
        guard cut <= min(first, second) * cosine, cosine > 1e-9 else { return nil }
        let normals = d1.perpendicular + d2.perpendicular
        return ((cross >= 0 ? halfWidth : -halfWidth) / cosine * normals, cut / cosine)
    }

    /// The inner side of a corner between short segments: through the corner itself, so that both keep their whole
    /// rectangle.
    private mutating func pivot(at p: Point, _ direction: Point, side: Side) {
        append(p, to: side)
        let offset = halfWidth * direction.perpendicular
        append(side == .left ? p + offset : p - offset, to: side)
    }

    /// The wedge on the outer side of a corner, up to where the second segment's side begins.
    private mutating func outerCorner(at p: Point, _ d1: Point, _ d2: Point, onto side: Side) {
        let sign = side == .left ? 1.0 : -1.0
        let n1 = sign * d1.perpendicular, n2 = sign * d2.perpendicular
        switch style.join {
        case .bevel: break
        case .miter:
            // The miter's length over the width is 1/cos(turn/2) = 2/|n1 + n2|.
            let middle = n1 + n2, square = middle.dot(middle)
            if style.miterLimit >= 1, 4 <= style.miterLimit * style.miterLimit * square {
                append(p + 2 * halfWidth / square * middle, to: side)
            }
        case .round: arc(around: p, from: n1, to: n2, forward: d1 - d2, onto: side)
        }
        append(p + halfWidth * n2, to: side)
    }

    /// Points between two unit vectors on the circle of half the width, without its ends. `forward` tells which way an
    /// arc of half a turn goes.
    mutating func arc(around p: Point, from n1: Point, to n2: Point, forward: Point, onto side: Side) {
        let cosine = n1.dot(n2)
        guard cosine < chordCosine else { return }
        let middle = (cosine < -0.5 ? forward : n1 + n2).plainDirection
        guard middle != .zero else { return }
        arc(around: p, from: n1, to: middle, forward: middle, onto: side)
        append(p + halfWidth * middle, to: side)
        arc(around: p, from: middle, to: n2, forward: middle, onto: side)
    }
}
