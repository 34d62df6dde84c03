// The same shape with fewer segments.

extension Path {
    /// The path with as few lines and cubics as can be found within `tolerance` user units, run through side by side (their
    /// Fréchet distance). Corners, the ends of subpaths and true arcs stay as they are; what is no corner stays smooth; no
    /// subpath gets more segments than it had.
    ///
    /// Between corners the segments are one curve, to which cubics are fitted (see `CubicFit` for the method), each for as
    /// many segments as the tolerance allows, and for a part of the next one where that is much longer. The time is nearly
    /// proportional to the number of segments.
    /// - Parameters:
    ///   - tolerance: where it is no positive number, the path is only cleaned (see `cleaned`).
    ///   - corner: the turn from which on a join is a corner, in radians; seen from three tolerances away and from all that
    ///     is nearer, so that neither a tremor nor a bend is one.
    public func simplified(tolerance: Double, corner: Double = .pi / 6) -> Path {
        let path = cleaned
        guard tolerance > 0, tolerance.isFinite, points.allSatisfy(\.isFinite) else { return path }
        var result = Path()
        for subpath in path.subpaths {
            result.append(SubpathSimplifier(subpath, tolerance: tolerance, corner: corner).path ?? subpath)
        }
        return result
    }
}
