// The distances of points and paths from a path, for single questions; `PathIndex` answers many.

extension Path {
    /// The point of the path that is nearest to `p`; for many points ask a `PathIndex`.
    public func nearest(to p: Point) -> PathFootpoint? { PathIndex(self).nearest(to: p) }

    /// The point of the path that is farthest from `p`.
    public func farthest(from p: Point) -> PathFootpoint? { PathIndex(self).farthest(from: p) }

    /// The distance of `p` from the path, negative where `p` is inside of it; nil where nothing is drawn.
    public func signedDistance(to p: Point, fillRule: FillRule = .nonZero) -> Double? {
        PathIndex(self).signedDistance(to: p, fillRule: fillRule)
    }

    /// Whether `p` is inside, outside or on the edge; see `PathIndex.containment(of:fillRule:tolerance:)`.
    public func containment(of p: Point, fillRule: FillRule = .nonZero, tolerance: Double? = nil) -> Containment {
        PathIndex(self).containment(of: p, fillRule: fillRule, tolerance: tolerance)
    }

    /// Where two paths come closest; see `PathIndex.closestPoints(to:accuracy:)`.
    public func closestPoints(to other: Path, accuracy: Double? = nil) -> ClosestPoints<PathLocation>? {
        PathIndex(self).closestPoints(to: PathIndex(other), accuracy: accuracy)
    }

    /// The least distance of the outlines of two paths in user units; nil where one of them draws nothing.
    public func distance(to other: Path, accuracy: Double? = nil) -> Double? { closestPoints(to: other, accuracy: accuracy)?.distance }
}
