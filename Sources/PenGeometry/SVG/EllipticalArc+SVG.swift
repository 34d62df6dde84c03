// SVG's end-point form of elliptical arcs.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension EllipticalArc {
    /// The arc of SVG's `A` command: `rotation` in radians, `clockwise` is the sweep flag (angles grow). Radii that are
    /// too small are scaled up; signs of radii do not matter. Nil where the ends are equal (draw nothing) or a radius
    /// is 0 (draw a line), or where a number is not finite.
    ///
    /// SVG 2, appendix B.2.4 and B.2.5.
    public init?(from p: Point, to q: Point, radii: Point, rotation: Double, largeArc: Bool, clockwise: Bool) {
        var (rx, ry) = (abs(radii.x), abs(radii.y))
        guard p != q, rx > 0, ry > 0, p.isFinite, q.isFinite, rx.isFinite, ry.isFinite, rotation.isFinite else { return nil }
        let (s, c) = exactSineAndCosine(rx == ry ? 0 : rotation)
        let half = (p - q) / 2
        let turned = Point((c * half.x + s * half.y) / rx, (c * half.y - s * half.x) / ry)
        let distance = turned.length
        if distance >= 1 { (rx, ry) = (rx * distance, ry * distance) }
        let unit = turned / max(distance, 1)
        let size = min(unit.length, 1)
        let offset = (max(0, (1 - size) * (1 + size))).squareRoot() / unit.length * (largeArc == clockwise ? -1 : 1)
        let middle = distance >= 1 ? Point.zero : Point(unit.y, -unit.x) * offset
        let from = (unit - middle).angle, to = (-unit - middle).angle
        let center = p.lerp(to: q, 0.5) + Point(c * rx * middle.x - s * ry * middle.y, s * rx * middle.x + c * ry * middle.y)
        var sweep = to - from
        if clockwise, sweep < 0 { sweep += 2 * Double.pi }
        if !clockwise, sweep > 0 { sweep -= 2 * Double.pi }
        guard center.isFinite, rx.isFinite, ry.isFinite else { return nil }
        self.init(center: center, radii: Point(rx, ry), rotation: rx == ry ? 0 : rotation, start: from, sweep: sweep)
    }

    /// SVG's large-arc flag.
    public var isLarge: Bool { abs(sweep) > Double.pi }

    /// SVG's sweep flag: the angles grow.
    public var isClockwise: Bool { sweep >= 0 }
}
