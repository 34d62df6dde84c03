// The common curves, without an array for their control points.

extension Path {
    /// Adds a curve of degree two.
    public mutating func quadratic(to end: Point, via control: Point) {
        beginSegment()
        verbs.append(.quadratic)
        points.append(control)
        points.append(end)
    }

    /// Adds a curve of degree three.
    public mutating func cubic(to end: Point, via first: Point, _ second: Point) {
        beginSegment()
        verbs.append(.cubic)
        points.append(first)
        points.append(second)
        points.append(end)
    }
}
