// Intersections of curves against what is known of them.

import PenGeometry
import Testing

@Suite struct IntersectionFactTests {
    /// Lists of points where curves run along each other are none of ours: such a stretch is an overlap.
    @Test(arguments: GeometryFact.all("intersect"))
    func curves(_ fact: GeometryFact) {
        let found = BezierCurve(fact.points("a")).intersections(with: BezierCurve(fact.points("b")))
        guard fact.text("expected") != "coincident" else {
            #expect(found.points.isEmpty && !found.overlaps.isEmpty)
            return
        }
        expect(found, fact.lists("expected").map(GeometryFact.numbers), tolerance: max(fact.tolerance, 1e-9))
    }

    @Test(arguments: GeometryFact.all("intersectLine"))
    func linesAndCurves(_ fact: GeometryFact) {
        let line = fact.points("line")
        let found = PathSegment.curve(fact.curve).intersections(with: .line(line[0], line[1]))
        expect(found, fact.lists("expected").map(GeometryFact.numbers), tolerance: fact.tolerance)
    }

    /// A null in the facts is a parameter that they leave open.
    private func expect(_ found: CurveIntersections, _ expected: [[Double]], tolerance: Double) {
        #expect(found.overlaps.isEmpty)
        #expect(found.points.count == expected.count, "\(found.points)")
        for (point, want) in zip(found.points, expected) {
            #expect(isClose(point.first, want[0], tolerance))
            if want.count > 1 { #expect(isClose(point.second, want[1], tolerance)) }
        }
    }

    /// Straight cubics that fold three times each and cross at one point: nine pairs of parameters.
    @Test(arguments: GeometryFact.all("intersectPoints"))
    func foldedLines(_ fact: GeometryFact) {
        let found = BezierCurve(fact.points("a")).intersections(with: BezierCurve(fact.points("b")))
        #expect(found.points.count == 9)
        for point in found.points { #expect(isClose(point.point, fact.points("expectedPoints")[0], fact.number("tol"))) }
    }

    @Test(arguments: GeometryFact.all("intersectCoincident"))
    func theSameCurve(_ fact: GeometryFact) {
        let found = BezierCurve(fact.points("a")).intersections(with: BezierCurve(fact.points("b")))
        #expect(found.points.isEmpty)
        #expect(found.overlaps == [CurveOverlap(first: 0...1, secondStart: 0, secondEnd: 1)])
    }
}
