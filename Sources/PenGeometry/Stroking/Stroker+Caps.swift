// The ends of a stroke.

extension Stroker {
    /// The end of a subpath at `p`, where `direction` leads out of it, as points from its left to its right side.
    mutating func cap(at p: Point, direction: Point, onto side: Side) {
        let normal = direction.perpendicular
        switch style.cap {
        case .butt: break
        case .square:
            append(p + halfWidth * (normal + direction), to: side)
            append(p + halfWidth * (direction - normal), to: side)
        case .round: arc(around: p, from: normal, to: -normal, forward: direction, onto: side)
        }
    }

    /// A subpath of length zero.
    mutating func dot() {
        let right = Point(1, 0)
        guard style.cap != .butt else { return }
        left.removeAll(keepingCapacity: true)
        for direction in [right, -right] {
            if style.cap == .round { left.append(position + halfWidth * direction.perpendicular) }
            cap(at: position, direction: direction, onto: .left)
        }
        appendPolygon(left, [])
    }
}
