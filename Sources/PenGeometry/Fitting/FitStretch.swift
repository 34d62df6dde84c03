// The integrals over a stretch of a curve that a cubic must match.

/// A stretch's chord, length, area between chord and curve and that area's first moment along the chord.
struct FitStretch {
    private(set) var start = Point.zero
    private(set) var end = Point.zero
    /// The unit vector along the chord, and the chord's length.
    private(set) var axis = Point.zero
    private(set) var chord = 0.0
    private(set) var length = 0.0
    private(set) var area = 0.0
    private(set) var moment = 0.0
    /// Between which heights over the chord's line its points lie.
    private(set) var lowest = 0.0
    private(set) var highest = 0.0

    init() {}

    init(from start: Point, to end: Point) {
        (self.start, self.end) = (start, end)
        chord = (end - start).plainLength
        axis = (end - start).plainDirection
    }

    /// Adds a little step at a point of the curve.
    @inline(__always)
    mutating func add(_ p: Point, _ step: Point) {
        let way = p - start
        let x = axis.dot(way), y = axis.cross(way), dx = axis.dot(step)
        area += y * dx
        moment += x * y * dx
        length += step.plainLength
        lowest = min(lowest, y)
        highest = max(highest, y)
    }
}
