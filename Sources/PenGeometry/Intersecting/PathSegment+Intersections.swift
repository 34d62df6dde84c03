// Intersections of two segments.

extension PathSegment {
    /// All that two segments share: points, each once, sorted by this segment's parameter, and stretches along which they are
    /// the same. Curves that come closer than some units in the last place of the coordinates touch; ends that are the same
    /// to within that have exactly the parameters 0 and 1. Of an arc the first 32 turns count. Empty where a coordinate is
    /// not finite.
    ///
    /// The method: see `CurveIntersector`.
    public func intersections(with other: PathSegment) -> CurveIntersections {
        var search = CurveIntersector()
        return search.intersect(self, other)
    }

    /// A box around the control polygon, which holds the segment.
    var hullBounds: Rect {
        switch self {
        case .line, .arc: return bounds
        case .curve(let curve):
            var box = Rect.null
            for p in curve.points { box.include(p) }
            return curve.isFinite ? box : Rect(minX: .nan, minY: .nan, maxX: .nan, maxY: .nan)
        }
    }

    /// An order of segments in which no two that differ are equal.
    func comesBefore(_ other: PathSegment) -> Bool {
        keys.lexicographicallyPrecedes(other.keys)
    }

    private var keys: [Double] {
        switch self {
        case .line(let p, let q): [1, p.x, p.y, q.x, q.y]
        case .curve(let curve): curve.points.reduce(into: [Double(curve.degree)]) { $0 += [$1.x, $1.y] }
        case .arc(let arc, let p, let q):
            [1000, arc.center.x, arc.center.y, arc.radii.x, arc.radii.y, arc.rotation, arc.start, arc.sweep, p.x, p.y, q.x, q.y]
        }
    }
}

extension BezierCurve {
    /// All that two Bézier curves share; see `PathSegment.intersections(with:)`.
    public func intersections(with other: BezierCurve) -> CurveIntersections {
        PathSegment.curve(self).intersections(with: .curve(other))
    }
}
