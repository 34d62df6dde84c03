// Arcs by their center and by their tangents.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Path {
    /// Adds the arc around `center` from one angle to another (radians, of the ellipse's parameter), joined by a line
    /// where the last subpath is open, as UIBezierPath's `addArc` does.
    ///
    /// `clockwise` sweeps the way angles grow, which is clockwise on a screen; an end on the wrong side of the start is
    /// moved by full turns. Equal ends add nothing. A difference of a full turn or more is the whole ellipse; it is
    /// closed where it begins its subpath.
    public mutating func arc(center: Point, radii: Point, from start: Double, to end: Double, clockwise: Bool = true) {
        let turn = 2 * Double.pi, difference = end - start
        guard difference != 0, difference.isFinite else { return }
        let isWhole = abs(difference) >= turn - 1e-12
        let sweep = isWhole ? turn : clockwise == (difference > 0) ? abs(difference) : turn - abs(difference)
        let arc = EllipticalArc(
            center: center, radii: Point(abs(radii.x), abs(radii.y)), start: start, sweep: clockwise ? sweep : -sweep)
        let beginsSubpath = !isOpen
        // The end angle as it was given, which may be an exact multiple of a quarter turn.
        self.arc(arc, end: arc.point(atAngle: isWhole ? start : end))
        if isWhole, beginsSubpath { close() }
    }

    /// Adds an arc of a circle, as `arc(center:radii:from:to:clockwise:)` does it.
    public mutating func arc(center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool = true) {
        arc(center: center, radii: Point(radius, radius), from: start, to: end, clockwise: clockwise)
    }

    /// Adds a line towards `corner` and the arc of that radius that touches it and the line from `corner` to `end`, as
    /// PostScript's `arcto` and Canvas do. Without a current point it moves to `corner`; where there is no corner (equal
    /// points, one straight line, a radius of 0) it adds a line to `corner`.
    public mutating func arcTo(corner: Point, end: Point, radius: Double) {
        guard let here = currentPoint else { return move(to: corner) }
        let back = (here - corner).normalized, on = (end - corner).normalized
        let cross = back.cross(on), angle = atan2(abs(cross), back.dot(on))
        guard radius > 0, back != .zero, on != .zero, abs(cross) > 1e-12 else { return line(to: corner) }
        let distance = radius / tan(angle / 2), side: Double = cross < 0 ? 1 : -1
        let first = corner + back * distance, last = corner + on * distance
        let center = first - back.perpendicular * (radius * side)
        if here != first { line(to: first) }
        let arc = EllipticalArc(
            center: center, radii: Point(radius, radius), start: (first - center).angle, sweep: side * (Double.pi - angle))
        addArc(arc, end: last)
    }

    /// Adds SVG's end-point arc from the current point: nothing where it ends at the start, a line where a radius is 0.
    /// `rotation` in radians; `clockwise` is the sweep flag.
    public mutating func arc(to end: Point, radii: Point, rotation: Double = 0, largeArc: Bool, clockwise: Bool) {
        let here = currentPoint ?? .zero
        guard here != end else { return }
        let arc = EllipticalArc(from: here, to: end, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
        if let arc { addArc(arc, end: end) } else { line(to: end) }
    }
}
