// Intersections whose answer is known from school: circles, tangents, common stretches.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct IntersectionCaseTests {
    private func circle(_ x: Double, _ y: Double, _ r: Double, start: Double = 0, sweep: Double = 2 * Double.pi) -> PathSegment {
        let arc = EllipticalArc(center: Point(x, y), radii: Point(r, r), start: start, sweep: sweep)
        return .arc(arc, from: arc.startPoint, to: sweep == 2 * Double.pi ? arc.startPoint : arc.endPoint)
    }

    /// Circles of radius 5 around (0, 0) and (6, 0) meet at (3, ±4).
    @Test func circles() {
        let found = circle(0, 0, 5).intersections(with: circle(6, 0, 5))
        #expect(found.points.count == 2)
        #expect(isClose(found.points[0].point, Point(3, 4), 1e-14))
        #expect(isClose(found.points[1].point, Point(3, -4), 1e-14))
    }

    @Test func circlesThatTouch() {
        for (x, r) in [(8.0, 3.0), (2, 3), (-2, 3)] {
            let found = circle(0, 0, 5, start: 1).intersections(with: circle(x, 0, r, start: 2))
            #expect(found.points.count == 1)
            #expect(isClose(found.points.first?.point ?? .zero, Point(x < 0 ? -5 : 5, 0), 1e-7))
        }
    }

    @Test func circlesApart() {
        #expect(circle(0, 0, 5).intersections(with: circle(11, 0, 5)).isEmpty)
        #expect(circle(0, 0, 5).intersections(with: circle(1, 0, 3)).isEmpty)
        #expect(circle(0, 0, 5).intersections(with: circle(0, 0, 5 + 1e-9)).isEmpty)
    }

    /// x²/16 + y²/4 = 1 and x²/4 + y²/16 = 1: x² = y² = 16/5.
    @Test func ellipses() {
        let a = EllipticalArc(center: .zero, radii: Point(4, 2), start: 0, sweep: 2 * Double.pi)
        let b = EllipticalArc(center: .zero, radii: Point(4, 2), rotation: Double.pi / 2, start: 0, sweep: 2 * Double.pi)
        let found = PathSegment.arc(a, from: a.startPoint, to: a.startPoint).intersections(with: .arc(b, from: b.startPoint, to: b.startPoint))
        #expect(found.points.count == 4)
        for p in found.points { #expect(isClose(abs(p.point.x), 3.2.squareRoot(), 1e-14) && isClose(abs(p.point.y), 3.2.squareRoot(), 1e-14)) }
    }

    /// Tangents at many places of curves of many degrees touch there, once.
    @Test func tangents() {
        var chance = SegmentsByChance(state: 7)
        for _ in 0..<200 {
            let curve = chance.curve(), t = 0.2 + 0.6 * chance.share()
            guard abs(curve.curvature(at: t)) > 1e-3, abs(curve.curvature(at: t)) < 1 else { continue }
            let p = curve.point(at: t), d = curve.tangent(at: t)
            let found = PathSegment.curve(curve).intersections(with: .line(p - d * 3, p + d * 4))
            #expect(found.points.count { abs($0.first - t) < 1e-5 } == 1, "\(curve) at \(t): \(found)")
        }
    }

    /// The circle of curvature crosses the curve and shares three points with it there: one place all the same.
    @Test func osculatingCircle() {
        let parabola = PathSegment.curve(BezierCurve([Point(-1, 1), Point(0, -1), Point(1, 1)]))
        let found = parabola.intersections(with: circle(0, 0.5, 0.5, start: -1))
        #expect(found.points.count == 1)
        #expect(isClose(found.points.first?.point ?? Point(9, 9), .zero, 1e-3))
    }

    @Test(arguments: [false, true])
    func partsOfACurve(reversed: Bool) {
        var chance = SegmentsByChance(state: 8)
        for _ in 0..<100 {
            let segment = chance.next(3) == 0 ? chance.arc() : .curve(chance.smoothCurve())
            let part = reversed ? segment.part(from: 0.25, to: 0.75).reversed : segment.part(from: 0.25, to: 0.75)
            let found = segment.intersections(with: part)
            guard found.overlaps.count == 1 else {
                Issue.record("\(segment): \(found)")
                continue
            }
            let overlap = found.overlaps[0]
            #expect(isClose(overlap.first.lowerBound, 0.25, 1e-7) && isClose(overlap.first.upperBound, 0.75, 1e-7))
            #expect(overlap.secondStart == (reversed ? 1 : 0) && overlap.secondEnd == (reversed ? 0 : 1))
        }
    }

    @Test func lines() {
        let line = PathSegment.line(Point(0, 0), Point(10, 0))
        #expect(line.intersections(with: .line(Point(4, 0), Point(20, 0))).overlaps == [CurveOverlap(first: 0.4...1, secondStart: 0, secondEnd: 0.375)])
        #expect(line.intersections(with: .line(Point(10, 0), Point(20, 0))).points == [CurveIntersection(first: 1, second: 0, point: Point(10, 0))])
        #expect(line.intersections(with: .line(Point(10 + 1e-9, 0), Point(20, 0))).isEmpty)
        #expect(line.intersections(with: .line(Point(0, 1e-9), Point(10, 1e-9))).isEmpty)
        #expect(line.intersections(with: .line(Point(5, 0), Point(5, 3))).points == [CurveIntersection(first: 0.5, second: 0, point: Point(5, 0))])
        #expect(line.intersections(with: .line(Point(5, 0), Point(5, 0))).points == [CurveIntersection(first: 0.5, second: 0, point: Point(5, 0))])
    }

    /// Ends that a rotation there and back has moved by some units in the last place are the same ends.
    @Test func roundedEnds() {
        let a = BezierCurve([Point(0.1, 0.2), Point(33, 77), Point(55.5, 10)]), m = AffineTransform.rotation(0.7)
        let b = BezierCurve([Point(55.5, 10), Point(80, 80), Point(90, 3)]).transformed(by: m).transformed(by: m.inverse!)
        #expect(a.intersections(with: b).points.map { [$0.first, $0.second] } == [[1, 0]])
    }

    /// Newton's method overshoots where a straight curve comes to rest at its end.
    @Test func curveThatSlowsDown() {
        let a = BezierCurve([Point(0, 20), Point(40, 40), Point(50, 45), Point(50, 45)])
        let found = PathSegment.curve(a).intersections(with: .line(Point(2.361411415040493, 80.42931230738759), Point(74.0914293564856, 14.413302019238472)))
        #expect(found.points.count == 1)
        #expect(isClose(found.points.first?.point ?? .zero, Point(44.07579202616724, 42.03789601308362), 1e-12))
    }

    /// A contact of third order at a curve's end is at the end.
    @Test func flatEnd() {
        let a = BezierCurve([Point(60, 20), Point(60, 100), Point(80, 60), Point(80, 100), Point(80, 40)])
        let found = PathSegment.curve(a).intersections(with: .line(Point(80, 100), Point(80, 20)))
        #expect(found.points.map(\.first) == [1])
        #expect(found.points.map(\.second) == [0.75])
    }

    @Test(arguments: [Double.nan, .infinity])
    func noNumbers(_ x: Double) {
        let curve = PathSegment.curve(BezierCurve([Point(0, 0), Point(x, 1), Point(2, 0)]))
        #expect(curve.intersections(with: .line(Point(0, 0.1), Point(2, 0.1))).isEmpty)
        #expect(PathSegment.line(Point(0, 0), Point(x, 1)).intersections(with: curve).isEmpty)
    }

    @Test func hugeAndTinyNumbers() {
        for k in [1e-300, 1e-150, 1e150, 1e300] {
            let curve = PathSegment.curve(BezierCurve([Point(-k, k), Point(0, -k), Point(k, k)]))
            let found = curve.intersections(with: .line(Point(-k, k / 4), Point(k, k / 4)))
            #expect(found.points.count == 2)
            for p in found.points { #expect(isClose(abs(p.point.x) / k, 0.5, 1e-14) && isClose(p.point.y / k, 0.25, 1e-14)) }
        }
    }

    /// Circles inside each other that cross at angles of nearly nothing: two places, or one where they touch.
    @Test(arguments: [3e-6, 3e-7, 1e-7, 3e-8, 1e-8, 0], [0.3, 1.8, 2.8, 5.7]) func flatCrossingsOfCircles(angle: Double, turn: Double) {
        let sizes = [(93.65, 89.75), (61.9, 53.2), (27.0, 24.8), (50, 20)]
        for (big, small) in sizes {
            // By the law of cosines.
            let away = (big - small) + big * small * angle * angle / 2 / (big - small), center = Point(-50.95, -75.12)
            let outer = Path.circle(center: center, radius: big), inner = Path.circle(center: center + Point(cos(turn), sin(turn)) * away, radius: small)
            #expect(1...2 ~= outer.intersections(with: inner).points.count, "\(big) \(small)")
            #expect(isClose(outer.union(inner).area, .pi * big * big, 1e-6) && isClose(outer.intersection(inner).area, .pi * small * small, 1e-6))
        }
    }
}
