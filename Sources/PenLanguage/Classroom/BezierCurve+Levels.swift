// The levels of de Casteljau's algorithm.

import PenGeometry

extension BezierCurve {
    /// The points that de Casteljau's algorithm finds at parameter t, level by level: first those between neighbouring control
    /// points, one fewer on each level, and in the end the point of the curve alone.
    func levels(at t: Double) -> [[Point]] {
        var levels: [[Point]] = [], level = points
        while level.count > 1 {
            level = zip(level, level.dropFirst()).map { $0.lerp(to: $1, t) }
            levels.append(level)
        }
        return levels
    }

    /// Where a label of a control point stands off it: away from its neighbours, so that no line of the polygon runs there.
    func labelDirection(of index: Int) -> Point {
        let p = points[index]
        let neighbours = [index - 1, index + 1].filter(points.indices.contains).map { points[$0] }
        let away = neighbours.reduce(Point.zero) { $0 + (p - $1).normalized }
        if away.length > 0.2 { return away.normalized }
        // On a straight piece: across it, and away from the other points.
        let along = ((neighbours.last ?? p) - (neighbours.first ?? p)).normalized, across = Point(along.y, -along.x)
        guard across.length > 0 else { return Point(0, -1) }
        let middle = points.reduce(.zero) { $0 + ($1 - p) * (1 / Double(points.count)) }
        return middle.dot(across) > 0 ? -across : across
    }
}
