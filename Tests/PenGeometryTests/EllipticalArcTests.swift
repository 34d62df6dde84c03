// Elliptical arcs: parts, bounds, transforms, SVG's form and cubics.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct EllipticalArcTests {
    static let arcs: [EllipticalArc] = [
        EllipticalArc(center: Point(1, 2), radii: Point(3, 3), start: 0.4, sweep: 2),
        EllipticalArc(center: Point(-5, 2), radii: Point(10, 2), rotation: 0.7, start: -1, sweep: -4),
        EllipticalArc(center: Point(0, 0), radii: Point(1, 100), rotation: 3, start: 5, sweep: 6),
        EllipticalArc(center: Point(9, 9), radii: Point(4, 7), start: 0, sweep: 2 * Double.pi),
    ]
    static let transforms: [AffineTransform] = [
        .identity, .translation(Point(3, 4)), .scaling(2, -3), .scaling(-2, -2), .rotation(1), .rotation(2).then(.scaling(1, -1)),
        .skewing(0.5, 0), AffineTransform(a: 1, b: 2, c: 3, d: -4, tx: 5, ty: 6),
    ]

    @Test(arguments: arcs, transforms)
    func transformingCommutes(_ arc: EllipticalArc, m: AffineTransform) {
        let image = arc.transformed(by: m)
        for i in 0...20 {
            let t = Double(i) / 20
            #expect(isClose(image.point(at: t), m.apply(arc.point(at: t)), 1e-9))
        }
    }

    @Test(arguments: arcs)
    func boundsAndLengthAgainstAPolyline(_ arc: EllipticalArc) {
        var seen = Rect.null, sum = 0.0
        let n = 4000
        for i in 0...n {
            seen.include(arc.point(at: Double(i) / Double(n)))
            if i > 0 { sum += arc.point(at: Double(i) / Double(n)).distance(to: arc.point(at: Double(i - 1) / Double(n))) }
        }
        #expect(isClose(arc.length(), sum, 1e-5 * sum))
        for (a, b) in [(arc.bounds.minX, seen.minX), (arc.bounds.maxX, seen.maxX), (arc.bounds.minY, seen.minY), (arc.bounds.maxY, seen.maxY)] {
            #expect(abs(a - b) <= 1e-3)
        }
        let t = arc.parameter(atLength: arc.length() / 3)
        #expect(isClose(arc.subarc(from: 0, to: t).length(), arc.length() / 3))
    }

    @Test(arguments: arcs)
    func directions(_ arc: EllipticalArc) {
        for t in [0, 0.3, 0.8, 1] {
            let h = 1e-6
            let ahead = (arc.point(at: t + h) - arc.point(at: t - h)).normalized
            #expect(isClose(arc.tangent(at: t), ahead, 1e-6))
        }
        #expect(isClose(arc.reversed.tangent(at: 0.25), -arc.tangent(at: 0.75)))
    }

    @Test(arguments: arcs, [0.1, 1e-6])
    func cubicsStayWithinTolerance(_ arc: EllipticalArc, tolerance: Double) {
        let cubics = arc.cubics(tolerance: tolerance), step = 1 / Double(cubics.count)
        #expect(isClose(cubics[0].start, arc.startPoint) && isClose(cubics[cubics.count - 1].end, arc.endPoint))
        for (i, cubic) in cubics.enumerated() {
            // The point of the ellipse in the same direction from its center, in the ellipse's own coordinates.
            for u in [0.21, 0.5, 0.79] {
                let p = AffineTransform.translation(-arc.center).then(.rotation(-arc.rotation)).apply(cubic.point(at: u))
                let size = Point(p.x / arc.radii.x, p.y / arc.radii.y).length
                #expect(abs(size - 1) * max(arc.radii.x, arc.radii.y) <= tolerance * 1.01)
            }
            #expect(isClose(cubic.end, arc.point(at: step * Double(i + 1)), 1e-9))
        }
    }

    @Test(arguments: arcs.dropLast())
    func thereAndBackThroughSVG(_ arc: EllipticalArc) throws {
        let read = try #require(
            EllipticalArc(
                from: arc.startPoint, to: arc.endPoint, radii: arc.radii, rotation: arc.rotation, largeArc: arc.isLarge,
                clockwise: arc.isClockwise))
        #expect(isClose(read.center, arc.center, 1e-8))
        #expect(isClose(read.point(at: 0.5), arc.point(at: 0.5), 1e-8))
    }

    /// SVG 2, B.2.5: a radius of 0 is a line, equal ends are nothing, radii that are too small grow.
    @Test func degenerateEndPointForms() throws {
        let p = Point(0, 0), q = Point(10, 0)
        #expect(EllipticalArc(from: p, to: q, radii: Point(0, 5), rotation: 0, largeArc: true, clockwise: true) == nil)
        #expect(EllipticalArc(from: p, to: p, radii: Point(5, 5), rotation: 0, largeArc: true, clockwise: true) == nil)
        let grown = try #require(EllipticalArc(from: p, to: q, radii: Point(1, -1), rotation: 0, largeArc: false, clockwise: true))
        #expect(isClose(grown.radii, Point(5, 5)) && isClose(grown.center, Point(5, 0)))
        #expect(isClose(grown.point(at: 0.5), Point(5, -5)))
    }

    /// A half circle pressed onto the x axis still reaches as far as the circle did.
    @Test func flattenedByATransform() {
        var path = Path()
        path.arc(center: .zero, radius: 10, from: -Double.pi / 2, to: Double.pi / 2)
        let flat = path.transformed(by: .scaling(1, 0))
        #expect(flat.bounds == Rect(minX: 0, minY: 0, maxX: 10, maxY: 0))
        #expect(isClose(flat.length, 20))
    }

    /// A negative sweep is flattened as closely as a positive one, which lyon once got wrong.
    @Test(arguments: [0.3, -0.3, 2, -2, 6, -6], [1, 0.1, 0.001])
    func flattenedBothWaysRound(_ sweep: Double, _ tolerance: Double) {
        let arc = EllipticalArc(center: Point(3, -2), radii: Point(40, 15), rotation: 0.7, start: 0.2, sweep: sweep)
        var corners = [arc.point(at: 0)]
        arc.flatten(tolerance: tolerance) { corners.append($0) }
        #expect(isClose(corners[corners.count - 1], arc.point(at: 1)))
        for i in 0...1000 {
            let p = arc.point(at: Double(i) / 1000)
            let distance = zip(corners, corners.dropFirst()).map { a, b in
                let along = max(0, min(1, (p - a).dot(b - a) / (b - a).dot(b - a)))
                return p.distance(to: a + (b - a) * along)
            }.min()
            #expect((distance ?? .infinity) <= tolerance * 1.001)
        }
    }

    @Test func extremeNumbers() {
        for arc in [
            EllipticalArc(center: .zero, radii: Point(1, 2), start: 0, sweep: 1e18),
            EllipticalArc(center: .zero, radii: Point(.infinity, 2), start: .nan, sweep: 1),
            EllipticalArc(center: .zero, radii: Point(1e300, 0), start: 0, sweep: .infinity),
        ] {
            var path = Path()
            path.arc(arc)
            _ = (path.length, path.bounds, path.area, path.svgData(decimals: 3), path.subpath(from: 0.2, to: 0.3))
            _ = (path.flattened(tolerance: 0.1), path.winding(around: Point(0.1, 0.1)), path.transformed(by: .rotation(1)))
        }
    }
}
