// What a cubic looks like.

/// The shape of a planar cubic between its ends (M. Stone, T. DeRose: A geometric characterization of parametric cubic
/// curves. ACM Transactions on Graphics 8, 1989).
public enum CubicShape: Hashable, Sendable, CaseIterable {
    /// All control points on one line, or in one place.
    case straight
    /// A quadratic curve, raised by a degree.
    case parabola
    /// Bends to one side and crosses itself nowhere.
    case arch
    /// Changes once the side to which it bends.
    case oneInflection
    /// Changes twice the side to which it bends.
    case twoInflections
    /// Stands still in a point and leaves it backwards.
    case cusp
    /// Crosses itself, or meets itself with its ends.
    case loop
}

extension BezierCurve {
    /// The shape of a curve of degree three; nil for other degrees.
    public var cubicShape: CubicShape? {
        guard degree == 3 else { return nil }
        if isStraight { return .straight }
        let third = points[3] - points[0] + (points[1] - points[2]) * 3
        if max(abs(third.x), abs(third.y)) <= 1e-14 * longestEdge { return .parabola }
        if !cusps.isEmpty { return .cusp }
        if doublePoint != nil { return .loop }
        switch inflections.count {
        case 0: return .arch
        case 1: return .oneInflection
        default: return .twoInflections
        }
    }

    /// True where all control points lie on one line, up to rounding: within 1e-13 of the longest edge.
    public var isStraight: Bool {
        let size = longestEdge
        guard size > 0 else { return true }
        if !size.isFinite, isFinite { return scaled(by: 0x1p-3).isStraight }
        let far = points.max { ($0 - start).length < ($1 - start).length } ?? end
        let direction = (far - start).normalized
        return points.allSatisfy { abs(($0 - start).cross(direction)) <= 1e-13 * size * Double(degree) }
    }
}
