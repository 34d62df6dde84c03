// Bézier curves against what other libraries know.

import PenGeometry
import Testing

@Suite struct BezierFactTests {
    @Test(arguments: GeometryFact.all("arcLength"))
    func length(_ fact: GeometryFact) {
        #expect(abs(fact.curve.length() - fact.number("expected")) <= max(fact.tolerance, 1e-11 * fact.number("expected")))
    }

    @Test(arguments: GeometryFact.all("invArcLength"))
    func parameterAtLength(_ fact: GeometryFact) {
        for distance in fact.numbers("length") {
            let t = fact.curve.parameter(atLength: distance)
            #expect(isClose(fact.curve.length(from: 0, to: t), distance, 1e-11))
        }
    }

    @Test(arguments: GeometryFact.all("bbox"))
    func bounds(_ fact: GeometryFact) {
        let box = fact.curve.bounds, expected = fact.numbers("expected")
        for (got, want) in zip([box.minX, box.minY, box.maxX, box.maxY], expected) {
            #expect(abs(got - want) <= max(fact.number("tol"), 1e-15 * abs(want)))
        }
    }

    @Test(arguments: GeometryFact.all("extrema"))
    func extrema(_ fact: GeometryFact) {
        let inside = fact.curve.extrema.filter { $0 > 0 && $0 < 1 }, expected = fact.numbers("expectedInterior")
        #expect(inside.count == expected.count)
        for (t, want) in zip(inside, expected) { #expect(isClose(t, want, fact.tolerance)) }
    }

    @Test(arguments: GeometryFact.all("extremaCount"))
    func extremaCount(_ fact: GeometryFact) { #expect(Double(fact.curve.extrema.count) == fact.number("expected")) }

    /// bezier.js counts the roots of the second derivative too: here 0.5, the only one that is no extremum of ours.
    @Test(arguments: GeometryFact.all("extremaAll"))
    func extremaOfBothDerivatives(_ fact: GeometryFact) {
        let found = Set(fact.curve.extrema + fact.curve.derivative.extrema)
        for want in fact.numbers("expected") { #expect(found.contains { isClose($0, want, fact.tolerance) }) }
    }

    /// One of the curves is three-dimensional: its x and y are compared.
    @Test(arguments: GeometryFact.all("eval"))
    func evaluation(_ fact: GeometryFact) {
        let expected = fact.numbers("expected")
        #expect(isClose(fact.curve.point(at: fact.number("t")), Point(expected[0], expected[1]), fact.tolerance))
    }

    @Test(arguments: GeometryFact.all("splitAt"))
    func splitting(_ fact: GeometryFact) {
        let cuts = [0] + fact.numbers("t") + [1]
        let expected = fact.lists("expected").map(GeometryFact.points)
        var rest = fact.curve, from = 0.0
        for (i, want) in expected.enumerated() {
            let (piece, after) = rest.split(at: (cuts[i + 1] - from) / (1 - from))
            #expect(piece.points == want)
            (rest, from) = (after, cuts[i + 1])
        }
        if expected.isEmpty {
            let last = fact.numbers("lastPoint")
            #expect(fact.curve.split(at: cuts[1]).second.end == Point(last[0], last[1]))
        }
    }

    @Test(arguments: GeometryFact.all("derivativeControlPoints"))
    func derivatives(_ fact: GeometryFact) {
        var curve = fact.curve
        for want in fact.lists("expected").map(GeometryFact.points) {
            curve = curve.derivative
            // Ours states a constant as the same vector twice.
            #expect(want.count == 1 ? curve.points == [want[0], want[0]] : curve.points == want)
        }
    }

    /// The area between the segment and the origin.
    @Test(arguments: GeometryFact.all("signedAreaOfSegment"))
    func area(_ fact: GeometryFact) {
        var path = Path()
        path.move(to: .zero)
        path.add(.line(.zero, fact.curve.start))
        path.add(.curve(fact.curve))
        #expect(isClose(path.area, fact.number("expected"), fact.tolerance))
    }

    @Test(arguments: GeometryFact.all("flattenMinPoints"))
    func flatteningKeepsTheShape(_ fact: GeometryFact) {
        var count = 1
        fact.curve.flatten(tolerance: fact.number("tolerance")) { _ in count += 1 }
        #expect(Double(count) >= fact.number("minPoints"))
    }

    @Test(arguments: GeometryFact.all("flattenTerminates"))
    func flatteningEnds(_ fact: GeometryFact) {
        for tolerance in fact.numbers("tolerances") {
            var last = Point.zero, top = -Double.infinity
            fact.curve.flatten(tolerance: tolerance) { (last, top) = ($0, max(top, $0.y)) }
            #expect(last == fact.curve.end)
            #expect(abs(top - fact.curve.bounds.maxY) <= tolerance)
        }
    }
}
