// Polygons that cannot overlap themselves.

import PenGeometry

extension Path {
    /// Whether a path of lines is one polygon that turns one way only and goes around once: it winds once around its
    /// inside, by either rule.
    var isConvexPolygon: Bool {
        guard points.count > 2, verbs[0] == .move, verbs.dropFirst().dropLast().allSatisfy({ $0 == .line }), verbs.last == .line || verbs.last == .close
        else { return false }
        // Going around a convex polygon once, x changes its direction twice, and so does y.
        var turning = 0.0, changes = (x: 0, y: 0), before = Point.zero
        return points.withUnsafeBufferPointer { points in
            var last = points[points.count - 1]
            for lap in 0..<2 {
                for p in points {
                    let side = p - last
                    last = p
                    guard side != .zero else { continue }
                    let turn = before.cross(side)
                    guard turn * turning >= 0, turn != 0 || before.dot(side) >= 0 else { return false }
                    if turn != 0 { turning = turn > 0 ? 1 : -1 }
                    if lap == 1 {
                        if changesSign(before.x, side.x) { changes.x += 1 }
                        if changesSign(before.y, side.y) { changes.y += 1 }
                    }
                    before = side
                }
            }
            return changes.x <= 2 && changes.y <= 2
        }
    }
}

/// From one sign to the other; zero is taken as positive.
private func changesSign(_ a: Double, _ b: Double) -> Bool { (a < 0) != (b < 0) }
