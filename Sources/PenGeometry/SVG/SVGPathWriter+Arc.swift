// Elliptical arcs in SVG path data.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The arguments of an `A` command, rounded to the output's grid.
struct SVGArc {
    var radii: GridPoint
    /// In steps of 10^-rotationDecimals degrees.
    var rotation: Int
    var rotationDecimals: Int
    var isLarge: Bool
    var isClockwise: Bool
    var end: GridPoint
}

extension SVGPathWriter {
    /// Writes the arc from the current point to `end`. Rounded ends and radii may describe quite another ellipse: nearly
    /// whole turns lose their center, half circles that miss their diameter by a thousandth move by far more, and an
    /// ellipse as thin as the grid is coarse slides along itself. So each arc is read back; where it is not in place,
    /// it is split down to quarter turns, and what does not fit then becomes cubics, whose errors do not grow.
    mutating func write(_ arc: EllipticalArc, to end: GridPoint, splits: Int = 0) {
        if max(arc.radii.x, arc.radii.y) < grid.value(1) / 2 { return line(to: end) }
        if let candidate = candidate(for: arc, end: end) { return writeArc(candidate) }
        guard abs(arc.sweep) > Double.pi / 2, splits < 6 else { return writeCubics(arc, to: end) }
        let (first, second) = arc.split(at: 0.5)
        write(first, to: round(first.endPoint), splits: splits + 1)
        write(second, to: end, splits: splits + 1)
    }

    private mutating func writeCubics(_ arc: EllipticalArc, to end: GridPoint) {
        let pieces = arc.cubics(tolerance: grid.value(1) / 2)
        for (index, piece) in pieces.enumerated() {
            let p = piece.points
            cubic(round(p[1]), round(p[2]), index + 1 == pieces.count ? end : round(p[3]))
        }
    }

    /// An `A` command that stays in place. A radius that is too small is scaled up to half a turn, which is why rounding
    /// down helps there.
    private func candidate(for arc: EllipticalArc, end: GridPoint) -> SVGArc? {
        let rounded = roundedArc(arc, end: end)
        guard here != end, rounded.radii.x > 0, rounded.radii.y > 0 else { return nil }
        var smaller = rounded
        smaller.radii = GridPoint(x: rounded.radii.x - 1, y: rounded.radii.y - 1)
        return isInPlace(rounded, arc) ? rounded : isInPlace(smaller, arc) ? smaller : nil
    }

    private func roundedArc(_ arc: EllipticalArc, end: GridPoint) -> SVGArc {
        let halfTurn = arc.rotation / Double.pi
        let degrees = (halfTurn - halfTurn.rounded()) * 180
        // So many decimals that the far end of the longer radius moves by less than one step.
        let extra = log10(min(max(arc.radii.x, arc.radii.y, 1), 1e15) * Double.pi / 180).rounded(.up)
        let rotationGrid = DecimalGrid(decimals: max(grid.decimals + Int(extra), 0), largest: 180)
        return SVGArc(
            radii: round(arc.radii), rotation: arc.radii.x == arc.radii.y ? 0 : rotationGrid.round(degrees),
            rotationDecimals: rotationGrid.decimals, isLarge: arc.isLarge, isClockwise: arc.isClockwise, end: end)
    }

    /// True where the arc is as near to what a reader makes of the candidate as rounding alone explains: points of it,
    /// and its bounds, since the ends of thin ellipses may miss all points.
    private func isInPlace(_ candidate: SVGArc, _ arc: EllipticalArc) -> Bool {
        let rotation = Double(candidate.rotation) / tenTo(candidate.rotationDecimals) * Double.pi / 180
        let read = EllipticalArc(
            from: point(here), to: point(candidate.end), radii: point(candidate.radii), rotation: rotation,
            largeArc: candidate.isLarge, clockwise: candidate.isClockwise)
        guard let read else { return false }
        let reach = 1.5 * grid.value(1), box = read.bounds, expected = arc.bounds
        return (1...7).allSatisfy { read.distance(to: arc.point(at: Double($0) / 8)) <= reach }
            && abs(box.minX - expected.minX) <= reach && abs(box.maxX - expected.maxX) <= reach
            && abs(box.minY - expected.minY) <= reach && abs(box.maxY - expected.maxY) <= reach
    }

    private func point(_ p: GridPoint) -> Point { Point(grid.value(p.x), grid.value(p.y)) }
}

extension EllipticalArc {
    /// About how far a point near the ellipse is from it (P. D. Sampson: Fitting conic sections to “very scattered” data.
    /// Computer Graphics and Image Processing 18, 1982); NaN or infinite at the center.
    fileprivate func distance(to p: Point) -> Double {
        let (s, c) = exactSineAndCosine(rotation)
        let d = p - center, u = Point((c * d.x + s * d.y) / radii.x, (c * d.y - s * d.x) / radii.y)
        return abs(u.dot(u) - 1) / (2 * hypot(u.x / radii.x, u.y / radii.y))
    }
}
