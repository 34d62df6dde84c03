// The two coordinates, for what is done along either.

/// One of the two coordinate axes.
enum Axis {
    case x, y

    var other: Axis { self == .x ? .y : .x }
}

extension Point {
    /// The coordinate along an axis.
    @inline(__always)
    subscript(axis: Axis) -> Double { axis == .x ? x : y }
}

extension Rect {
    /// The least coordinate along an axis.
    @inline(__always)
    func low(_ axis: Axis) -> Double { axis == .x ? minX : minY }

    /// The largest coordinate along an axis.
    @inline(__always)
    func high(_ axis: Axis) -> Double { axis == .x ? maxX : maxY }
}
