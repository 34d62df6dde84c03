// Strokes of paths that give strokers trouble.

import PenGeometry
import Testing

private func cubic(_ c: [Double]) -> Path {
    var path = Path()
    path.move(to: Point(c[0], c[1]))
    path.curve(to: Point(c[6], c[7]), via: [Point(c[2], c[3]), Point(c[4], c[5])])
    return path
}

private func isSound(_ path: Path) -> Bool { !path.isEmpty && path.points.allSatisfy(\.isFinite) }

/// Cusps, flat curves that turn back once or twice, and equal control points (collected by kurbo's and Skia's tests).
private let degenerateCurves: [[Double]] = [
    [602.469, 286.585, 641.975, 286.585, 562.963, 286.585, 562.963, 286.585],
    [465.24423, 107.11105, 475.50754, 107.11105, 475.50754, 107.11105, 475.50754, 107.11105],
    [0, -0.01, 128, 128.001, 128, -0.01, 0, 128.001],
    [0, 0, 0, -10, 0, -10, 0, 10],
    [10, 0, 0, 0, 20, 0, 10, 0],
    [39, -39, 40, -40, 40, -40, 0, 0],
    [40, 40, 0, 0, 200, 200, 0, 0],
    [0, 0, 0.01, 0, -0.01, 0, 0, 0],
    [400.75, 100.05, 400.75, 100.05, 100.05, 300.95, 100.05, 300.95],
    [0.5, 0, 0, 0, 20, 0, 10, 0],
    [10, 0, 0, 0, 10, 0, 10, 0],
]

@Test(arguments: degenerateCurves, LineJoin.allCases) func degenerateCurveHasAFiniteStroke(curve: [Double], join: LineJoin) {
    for width in [1e-9, 1, 30, 1e9] {
        #expect(isSound(cubic(curve).stroked(StrokeStyle(width: width, join: join), tolerance: 0.001)))
    }
}

@Test func closeThatAlmostMeetsTheStartIsFinite() {
    var path = Path()
    path.move(to: Point(47.5884, 316.827))
    path.curve(to: Point(47.4321, 317.6239), via: [Point(47.5884, 316.827), Point(47.4321, 317.6239)])
    path.curve(to: Point(46.7915, 317.2176), via: [Point(46.7915, 317.7801), Point(46.7915, 317.2176)])
    path.close()
    #expect(isSound(path.stroked(StrokeStyle(width: 10), tolerance: 0.25)))
}

@Test func exactCuspIsStroked() {
    var path = cubic([100, 100, 200, 200, 200, 100, 100, 200])
    path.line(to: Point(100, 100))
    path.close()
    #expect(isSound(path.stroked(StrokeStyle(width: 10), tolerance: 0.01)))
}

@Test func flatCurveThatTurnsBackIsRoundThere() {
    // y = -30t(1-t)² + ... reaches its least value -40/9 at t = 1/3 and ends at 10.
    let stroke = cubic([0, 0, 0, -10, 0, -10, 0, 10]).stroked(StrokeStyle(width: 30), tolerance: 0.001)
    var lowest = 0.0
    for t in stride(from: 0.0, through: 1, by: 0.0001) {
        let s = 1 - t
        lowest = min(lowest, -30 * s * s * t - 30 * s * t * t + 10 * t * t * t)
    }
    #expect(abs(stroke.bounds.minY - (lowest - 15)) < 0.01)
    #expect(abs(stroke.bounds.minX + 15) < 0.01 && abs(stroke.bounds.maxX - 15) < 0.01)
    #expect(abs(stroke.bounds.maxY - 10) < 0.01)
}

@Test(arguments: [(LineCap.butt, 0.0), (.square, 16), (.round, 4 * Double.pi)], [false, true])
func subpathOfLengthZeroIsADot(cap: (LineCap, Double), closed: Bool) {
    let dot = polyline([Point(3, 3), Point(3, 3)], closed: closed)
    let outline = dot.stroked(StrokeStyle(width: 4, cap: cap.0), tolerance: 1e-6)
    #expect(abs(strokedArea(outline) - cap.1) < 1e-3)
    if cap.1 > 0 { #expect(outline.bounds == Rect(minX: 1, minY: 1, maxX: 5, maxY: 5)) }
}

@Test func loneMoveAndWidthZeroDrawNothing() {
    var path = Path()
    path.move(to: Point(3, 3))
    #expect(path.stroked(StrokeStyle(width: 4, cap: .round), tolerance: 0.1).isEmpty)
    path.line(to: Point(9, 9))
    for width in [0, -1, .nan, .infinity] { #expect(path.stroked(StrokeStyle(width: width), tolerance: 0.1).isEmpty) }
    #expect(Path().stroked(StrokeStyle(width: 4), tolerance: 0.1).isEmpty)
    path.line(to: Point(.nan, 9))
    #expect(path.stroked(StrokeStyle(width: 4), tolerance: 0.1).isEmpty)
}

@Test(arguments: [LineJoin.round, .miter, .bevel]) func turnBackOfLines(join: LineJoin) {
    let path = polyline([Point(0, 0), Point(10, 0), Point(2, 0)])
    let reach = path.stroked(StrokeStyle(width: 4, join: join), tolerance: 1e-4).bounds.maxX
    #expect(abs(reach - (join == .round ? 12 : 10)) < 1e-3)
}

@Test func curveTighterThanTheStrokeIsSweptByItsNormals() {
    // A quarter of a circle of radius 1, stroked 10 wide: a sector of radius 6 outside and one of radius 4 beyond the
    // centre, bounded by the end normals.
    var path = Path()
    path.arc(EllipticalArc(center: .zero, radii: Point(1, 1), start: 0, sweep: .pi / 2))
    let stroke = path.stroked(StrokeStyle(width: 10), tolerance: 1e-3)
    #expect(abs(stroke.bounds.maxX - 6) < 0.01 && abs(stroke.bounds.maxY - 6) < 0.01)
    #expect(abs(stroke.bounds.minX + 4) < 0.01 && abs(stroke.bounds.minY + 4) < 0.01)
    for (p, inside) in [(Point(4, 4), true), (Point(-2.7, -2.7), true), (Point(-3, -3), false), (Point(-1, 1), false), (Point(5.9, 0.1), true)] {
        #expect(stroke.contains(p, fillRule: .nonZero) == inside)
    }
}

/// An arc whose radius is at most half the width: a sector outside, one beyond the centre, and nothing before the first
/// normal. The parallel curve beyond the centre runs the other way round.
@Test(arguments: [(10.0, 10.0), (10, 10.001), (8, 10), (1, 10), (1e-3, 10)]) func tightArcSweepsTwoSectors(radius: Double, halfWidth: Double) {
    var path = Path()
    path.arc(EllipticalArc(center: .zero, radii: Point(radius, radius), start: 0, sweep: 2.5))
    let stroke = path.stroked(StrokeStyle(width: 2 * halfWidth), tolerance: 1e-4)
    let outer = radius + halfWidth, inner = halfWidth - radius
    #expect(abs(strokedArea(stroke) - 1.25 * (outer * outer - inner * inner)) < 0.02)
    for x in [0.01, 0.5, 0.9] { #expect(!stroke.contains(Point(x * outer, -0.002), fillRule: .nonZero)) }
    if inner > 1 { #expect(stroke.contains(Point(-0.5, -0.5) * inner, fillRule: .nonZero)) }
}

/// By the words of SVG 2 (Computing the shape of the stroke) normals sweep over all of it; librsvg, resvg and Chromium
/// agree on a hole.
@Test func circleStrokedWiderThanItselfHasAHole() {
    var circle = Path()
    circle.arc(center: .zero, radius: 7, from: 0, to: 2 * .pi)
    circle.close()
    let stroke = circle.stroked(StrokeStyle(width: 20), tolerance: 1e-3)
    for (x, inside) in [(0.0, false), (2.99, false), (3.01, true), (16.99, true), (17.01, false)] {
        #expect(stroke.contains(Point(x, 0), fillRule: .nonZero) == inside)
    }
}

@Test(arguments: [1e-12, 1e-6, 1, 1e6, 1e9]) func strokeScalesWithItsPath(scale: Double) {
    let path = polyline([Point(0, 0), Point(10 * scale, 0), Point(10 * scale, 10 * scale)])
    let area = strokedArea(path.stroked(StrokeStyle(width: 2 * scale), tolerance: scale))
    #expect(abs(area / (scale * scale) - 40) < 1e-9)
}

/// The angles of an arc are no lengths, beside which others would be too short to see.
@Test(arguments: [1e-15, 1e-12, 1e-9, 1, 1e6]) func strokesOfCirclesScaleToo(scale: Double) {
    var circle = Path()
    circle.arc(center: .zero, radius: scale, from: 0, to: 2 * .pi)
    let bounds = circle.strokeBounds(StrokeStyle(width: scale / 10))
    #expect(abs(bounds.width / scale - 2.1) < 1e-3 && abs(bounds.height / scale - 2.1) < 1e-3)
}

@Test func strokeBoundsHoldCapsJoinsAndMiters() {
    let corner = polyline([Point(0, 0), Point(10, 0), Point(10, 10)])
    #expect(corner.strokeBounds(StrokeStyle(width: 2)) == Rect(minX: 0, minY: -1, maxX: 11, maxY: 10))
    #expect(corner.strokeBounds(StrokeStyle(width: 2, cap: .square)) == Rect(minX: -1, minY: -1, maxX: 11, maxY: 11))
    #expect(corner.strokeBounds(StrokeStyle(width: 2, cap: .round, join: .round)) == Rect(minX: -1, minY: -1, maxX: 11, maxY: 11))
    #expect(corner.strokeBounds(StrokeStyle(width: 0)).isNull)
    let spike = polyline([Point(0, 0), Point(10, 1), Point(0, 2)])
    // The miter's tip lies h/sin(φ) beyond the corner for the half angle φ with tan φ = 1/10.
    let reach = 10 + (101.0).squareRoot()
    #expect(abs(spike.strokeBounds(StrokeStyle(width: 2, miterLimit: 20)).maxX - reach) < 1e-9)
}

/// The outline of a long subpath comes in pieces, which must fit together without a gap or an overlap.
@Test(arguments: LineCap.allCases, [false, true]) func longSubpathsAreWhole(cap: LineCap, closed: Bool) {
    let count = 20_000, radius = 1000.0
    let points = (0..<count).map { i -> Point in
        let (s, c) = exactSineAndCosine(Double(i) * (closed ? 2 : 1) * Double.pi / Double(closed ? count : count - 1))
        return Point(radius * c, radius * s)
    }
    let outline = polyline(points, closed: closed).stroked(StrokeStyle(width: 4, cap: cap), tolerance: 1e-6)
    let ring = Double.pi * (1002 * 1002 - 998 * 998)
    let caps = closed || cap == .butt ? 0 : cap == .round ? 4 * Double.pi : 16
    let expected = closed ? ring : ring / 2 + caps
    #expect(abs(strokedArea(outline) - expected) < 0.1)
}
