// Extrema and true bounds of Bézier curves.

extension BezierCurve {
    /// The parameters inside 0…1 (ends included) at which x or y has a horizontal tangent, in growing order, each
    /// once.
    public var extrema: [Double] {
        var found: [Double] = []
        withUnsafeTemporaryAllocation(of: Double.self, capacity: degree) { slopes in
            for coordinate in [\Point.x, \Point.y] {
                for i in 0..<degree { slopes.initializeElement(at: i, to: points[i + 1][keyPath: coordinate] - points[i][keyPath: coordinate]) }
                forEachRoot(of: UnsafeBufferPointer(slopes)) { found.append($0.parameter) }
            }
        }
        found.sort()
        return found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] }
    }

    /// The smallest rectangle around the curve itself, not around its control points.
    public var bounds: Rect {
        var box = Rect.null
        box.include(start)
        box.include(end)
        guard degree > 1, !points.allSatisfy(box.contains) else { return box }
        for t in extrema { box.include(point(at: t)) }
        return box
    }
}
