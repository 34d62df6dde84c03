// Areas of strokes, computed by hand.

import PenGeometry
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The area that the polygons of an outline enclose, each counted in its direction.
func strokedArea(_ path: Path) -> Double {
    var area = 0.0
    var start = Point.zero, here = Point.zero
    for element in path.elements {
        switch element {
        case .move(let p): (start, here) = (p, p)
        case .line(let p):
            area += here.cross(p) / 2
            here = p
        default: area += here.cross(start) / 2
        }
    }
    return abs(area)
}

func polyline(_ points: [Point], closed: Bool = false) -> Path {
    var path = Path()
    path.move(to: points[0])
    for p in points.dropFirst() { path.line(to: p) }
    if closed { path.close() }
    return path
}

@Test(arguments: [(LineCap.butt, 0.0), (.square, 16.0), (.round, 4 * Double.pi)])
func lineWithCaps(cap: LineCap, extra: Double) {
    let outline = polyline([Point(1, 2), Point(7, 10)]).stroked(StrokeStyle(width: 4, cap: cap), tolerance: 1e-6)
    #expect(abs(strokedArea(outline) - 40 - extra) < 1e-4)
}

/// A turn by θ: two rectangles that overlap in a kite of h²·tan(θ/2), and the join's own area.
@Test(arguments: LineJoin.allCases, [0.2, 0.7, 1.2, 1.9, 2.3, -0.5, -2.0])
func cornersHaveTheirJoinsArea(join: LineJoin, turn: Double) {
    let h = 1.5, angle = abs(turn)
    let path = polyline([Point(0, 0), Point(20, 0), Point(20 + 20 * cos(turn), 20 * sin(turn))])
    let outline = path.stroked(StrokeStyle(width: 2 * h, join: join, miterLimit: 20), tolerance: 1e-6)
    let kite = h * h * tan(angle / 2)
    let wedge: Double
    switch join {
    case .miter: wedge = kite
    case .round: wedge = h * h * angle / 2
    case .bevel: wedge = h * h * sin(angle) / 2
    }
    let expected = 80 * h - kite + wedge
    #expect(abs(strokedArea(outline) - expected) < 1e-4)
}

@Test(arguments: [(1.41, false), (1.42, true)]) func miterLimitIsSVGs(limit: Double, isMitered: Bool) {
    // A right angle's miter is √2 widths long.
    let outline = polyline([Point(0, 0), Point(10, 0), Point(10, 10)]).stroked(StrokeStyle(width: 2, miterLimit: limit), tolerance: 0.01)
    let expected = isMitered ? 40 : 39.5
    #expect(abs(strokedArea(outline) - expected) < 1e-9)
}

@Test(arguments: LineJoin.allCases) func closedSquareIsARing(join: LineJoin) {
    let square = polyline([Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)], closed: true)
    let corners = join == .miter ? 4 : join == .round ? Double.pi : 2
    // Outside the square four strips and the corners, inside it all but a square of side 8.
    let area = strokedArea(square.stroked(StrokeStyle(width: 2, join: join), tolerance: 1e-7))
    #expect(abs(area - corners - 76) < 1e-4)
}

@Test(arguments: [(10.0, 3.0), (5, 9.9), (1000, 1), (0.001, 0.0005)]) func circleIsARing(radius: Double, width: Double) {
    var circle = Path()
    circle.arc(EllipticalArc(center: Point(3, 4), radii: Point(radius, radius), start: 0, sweep: 2 * .pi))
    circle.close()
    let outline = circle.stroked(StrokeStyle(width: width), tolerance: radius * 1e-6)
    let outer = radius + width / 2, inner = radius - width / 2
    let expected = Double.pi * (outer * outer - inner * inner)
    #expect(abs(strokedArea(outline) / expected - 1) < 1e-4)
}
