// What a path fills of a rectangle.

extension Path {
    /// Closed polygons that fill the same points of a rectangle, by either rule, and reach nowhere beyond it (I. E.
    /// Sutherland, G. W. Hodgman: Reentrant polygon clipping. CACM 17, 1974). Curves are drawn within `tolerance` user
    /// units.
    public func clipped(to rect: Rect, tolerance: Double) -> Path {
        var result = Path(), polygon: [Point] = []
        func finish() {
            let corners = rect.clip(polygon)
            polygon.removeAll(keepingCapacity: true)
            guard let first = corners.first, corners.count > 2 else { return }
            result.move(to: first)
            for p in corners.dropFirst() { result.line(to: p) }
            result.close()
        }
        for step in flattened(tolerance: tolerance).steps {
            if step.verb == .move { finish() }
            if step.verb != .close { polygon.append(step.to) }
        }
        finish()
        return result
    }
}

extension Rect {
    /// The part of a polygon inside; where it leaves the rectangle it goes along its edges.
    fileprivate func clip(_ polygon: [Point]) -> [Point] {
        var points = polygon
        points = cut(points) { $0.x - minX }
        points = cut(points) { maxX - $0.x }
        points = cut(points) { $0.y - minY }
        return cut(points) { maxY - $0.y }
    }

    /// The part of a polygon on the side of a line where the distance from it is positive.
    private func cut(_ polygon: [Point], _ distance: (Point) -> Double) -> [Point] {
        guard var last = polygon.last else { return [] }
        var result: [Point] = [], before = distance(last)
        for p in polygon {
            let here = distance(p)
            if (before < 0) != (here < 0) { result.append(last.lerp(to: p, before / (before - here))) }
            if here >= 0 { result.append(p) }
            (last, before) = (p, here)
        }
        return result
    }
}
