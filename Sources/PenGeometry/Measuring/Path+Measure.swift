// Lengths along a path, for single questions; `PathMeasure` answers many.

extension Path {
    /// The length of all segments, closing lines among them, in user units.
    public var length: Double { PathMeasure(self).length }

    /// The length within `accuracy` user units, to which every segment contributes as much.
    public func length(accuracy: Double) -> Double {
        let own = accuracy / Double(max(verbs.count, 1))
        return steps.reduce(0) { $0 + (segment($1)?.length(accuracy: own) ?? 0) }
    }

    /// So many points at equal distances along the path: from its start to its end, or, where it is closed, once around
    /// without the start a second time. None in an empty path.
    public func points(count: Int) -> [Point] {
        guard count > 0, let start else { return [] }
        let measure = PathMeasure(self), step = measure.length / Double(max(isClosed ? count : count - 1, 1))
        return [start] + (1..<max(count, 1)).map { measure.point(at: $0 == count - 1 && !isClosed ? measure.length : Double($0) * step) ?? start }
    }

    /// Points along the path from its start on, `spacing` user units of length apart, at most a million; the end is among them
    /// where the length is a multiple, up to rounding. None in an empty path or where the spacing is not positive.
    public func points(spacing: Double) -> [Point] {
        guard spacing > 0, let start else { return [] }
        let measure = PathMeasure(self), count = min((measure.length / spacing * (1 + 1e-14)).rounded(.down), 1e6)
        guard count >= 1 else { return [start] }
        return [start] + (1...Int(count)).map { measure.point(at: Double($0) * spacing) ?? start }
    }

    /// The point at a fraction 0…1 of the length, clamped; nil only in an empty path.
    public func point(atFraction f: Double) -> Point? {
        let measure = PathMeasure(self)
        return measure.point(at: f * measure.length)
    }

    /// The unit tangent at a fraction of the length; zero where the path has no length.
    public func tangent(atFraction f: Double) -> Point {
        let measure = PathMeasure(self)
        return measure.tangent(at: f * measure.length)
    }

    /// The tangent turned by a quarter turn in the direction in which angles grow.
    public func normal(atFraction f: Double) -> Point { tangent(atFraction: f).perpendicular }

    /// The signed curvature in 1/units at a fraction of the length.
    public func curvature(atFraction f: Double) -> Double {
        let measure = PathMeasure(self)
        return measure.curvature(at: f * measure.length)
    }

    /// The circle that touches the path at a fraction of the length and has its curvature there; nil where the path is straight there,
    /// turns back or is empty.
    public func osculatingCircle(atFraction f: Double) -> (center: Point, radius: Double)? {
        let curvature = curvature(atFraction: f)
        guard let point = point(atFraction: f), curvature != 0, curvature.isFinite else { return nil }
        return (point + normal(atFraction: f) / curvature, 1 / abs(curvature))
    }

    /// The part between two fractions of the length, clamped to 0…1, over all subpaths in their order: empty where
    /// `a` >= `b`, the path itself from 0 to 1.
    public func subpath(from a: Double, to b: Double) -> Path {
        let a = clampedToUnit(a), b = clampedToUnit(b)
        if a >= b { return Path() }
        if a == 0, b == 1 { return self }
        let measure = PathMeasure(self)
        return measure.part(from: a * measure.length, to: b == 1 ? .infinity : b * measure.length)
    }

    /// What Core Animation's `strokeStart` and `strokeEnd` leave of the path.
    public func trimmed(from strokeStart: Double, to strokeEnd: Double) -> Path { subpath(from: strokeStart, to: strokeEnd) }

    /// The parts before and after a fraction of the length.
    public func split(at f: Double) -> (first: Path, second: Path) { (subpath(from: 0, to: f), subpath(from: f, to: 1)) }
}
