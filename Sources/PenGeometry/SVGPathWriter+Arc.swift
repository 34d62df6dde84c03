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
    /// Writes the arc from the current point to `end`. Rounded ends and radii may describe quite another circle: nearly
    /// whole turns lose their center, and half circles that miss their diameter by a thousandth move by far more. So
    /// each arc is read back, and split in two where its middle is not in place.
    mutating func write(_ arc: EllipticalArc, to end: GridPoint, splits: Int) {
        let rounded = roundedArc(arc, end: end)
        let isHopeless = rounded.radii.x <= 0 || rounded.radii.y <= 0 || splits > 6
        if isHopeless || (here == end && !arc.isLarge) { return line(to: end) }
        if here != end {
            // A radius that is too small is scaled up to half a circle, which is why rounding down helps there.
            var smaller = rounded
            smaller.radii = GridPoint(x: rounded.radii.x - 1, y: rounded.radii.y - 1)
            for candidate in [rounded, smaller] where keepsMiddle(of: arc, candidate) { return writeArc(candidate) }
            if splits == 6 { return writeArc(rounded) }
        }
        let (first, second) = arc.split(at: 0.5)
        write(first, to: round(first.endPoint), splits: splits + 1)
        write(second, to: end, splits: splits + 1)
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

    private func keepsMiddle(of arc: EllipticalArc, _ candidate: SVGArc) -> Bool {
        let rotation = Double(candidate.rotation) / tenTo(candidate.rotationDecimals) * Double.pi / 180
        let read = EllipticalArc(
            from: point(here), to: point(candidate.end), radii: point(candidate.radii), rotation: rotation,
            largeArc: candidate.isLarge, clockwise: candidate.isClockwise)
        guard let read else { return false }
        return read.point(at: 0.5).distance(to: arc.point(at: 0.5)) <= 1.5 * grid.value(1)
    }

    private func point(_ p: GridPoint) -> Point { Point(grid.value(p.x), grid.value(p.y)) }
}
