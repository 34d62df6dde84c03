// Paths and arcs against what other libraries know.

import PenGeometry
import Testing

@Suite struct PathFactTests {
    @Test(arguments: GeometryFact.all("pathArea"))
    func area(_ fact: GeometryFact) {
        #expect(isClose(fact.path.area, fact.number("expected"), fact.tolerance))
        #expect(isClose(fact.path.reversed.area, -fact.number("expected"), fact.tolerance))
    }

    @Test(arguments: GeometryFact.all("pathLength"))
    func length(_ fact: GeometryFact) { #expect(isClose(fact.path.length, fact.number("expected"), 1e-9)) }

    @Test(arguments: GeometryFact.all("svgAreaPerimeter"))
    func areaAndLengthWithArcs(_ fact: GeometryFact) {
        #expect(isClose(fact.path.area, fact.number("expectedArea")))
        #expect(isClose(fact.path.length, fact.number("expectedPerimeter")))
    }

    @Test(arguments: GeometryFact.all("winding"))
    func winding(_ fact: GeometryFact) {
        for p in fact.lists("points").map(GeometryFact.numbers) {
            #expect(fact.path.winding(around: Point(p[0], p[1])) == Int(p[2]))
        }
    }

    @Test(arguments: GeometryFact.all("contains"))
    func contains(_ fact: GeometryFact) {
        for p in fact.points("points") { #expect(fact.path.contains(p)) }
    }

    /// One grid point lies on an edge with its area to the right, which fontTools counts as outside and we as inside;
    /// so the points are taken a hair to the left.
    @Test(arguments: GeometryFact.all("containsGrid"))
    func grid(_ fact: GeometryFact) {
        let rule: FillRule = fact.text("rule") == "evenodd" ? .evenOdd : .nonZero
        let rows = fact.json["rows"] as? [String] ?? []
        let drawn = rows.indices.map { y in
            String((0..<10).map { fact.path.contains(Point(Double($0) + 0.5 - 1e-9, Double(y) + 0.5), fillRule: rule) ? "*" : " " })
        }
        #expect(drawn == rows)
    }

    /// kurbo lets a reversed closed path start at its last corner, we where it started: the closed ones are compared as
    /// rings of points.
    @Test(arguments: GeometryFact.all("reverse"))
    func reversal(_ fact: GeometryFact) {
        let got = fact.path.reversed, expected = Path.parse(svg: fact.text("expected")).path
        #expect(got.isClosed == expected.isClosed)
        #expect(isClose(got.area, expected.area))
        #expect(isClose(got.length, expected.length))
        if got.isClosed {
            let ring = Array(expected.points) + Array(expected.points)
            #expect(got.start == fact.path.start)
            #expect(ring.indices.contains { ring[$0...].starts(with: got.points) })
        } else {
            #expect(got == expected)
        }
        #expect(got.reversed == fact.path)
    }

    @Test(arguments: GeometryFact.all("flatten"))
    func flatteningReachesTheTurn(_ fact: GeometryFact) {
        let tolerance = fact.number("tolerance"), box = fact.path.flattened(tolerance: tolerance).bounds
        #expect(abs(box.maxX - fact.number("expectedMaxX")) <= tolerance)
        #expect(abs(box.minX - fact.number("expectedMinX")) <= tolerance)
        #expect(isClose(fact.path.bounds.maxX, fact.number("expectedMaxX")))
        #expect(isClose(fact.path.bounds.minX, fact.number("expectedMinX")))
    }

    @Test(arguments: GeometryFact.all("flattenError"), [1.0, 0.1, 0.001])
    func flatteningStaysWithinTolerance(_ fact: GeometryFact, tolerance: Double) {
        let polyline = Array(fact.path.flattened(tolerance: tolerance).segments)
        for segment in fact.path.segments {
            for i in 0...200 {
                let p = segment.point(at: Double(i) / 200)
                #expect(polyline.map { distance(from: p, to: $0) }.min() ?? .infinity <= tolerance)
            }
        }
    }

    @Test(arguments: GeometryFact.all("arcBBox"))
    func arcBounds(_ fact: GeometryFact) {
        let box = fact.arc.bounds
        for (got, want) in zip([box.minX, box.minY, box.maxX, box.maxY], fact.numbers("expected")) {
            #expect(isClose(got, want, 1e-12))
        }
    }

    @Test(arguments: GeometryFact.all("ellipsePerimeter"))
    func perimeter(_ fact: GeometryFact) {
        let radii = fact.numbers("radii")
        let ellipse = EllipticalArc(center: .zero, radii: Point(radii[0], radii[1]), start: 0.3, sweep: 2 * Double.pi)
        #expect(abs(ellipse.length() - fact.number("expected")) <= 1e-11)
    }
}

/// The distance between a point and a line segment.
func distance(from p: Point, to segment: PathSegment) -> Double {
    let a = segment.start, d = segment.end - a
    let t = d.dot(d) > 0 ? min(max((p - a).dot(d) / d.dot(d), 0), 1) : 0
    return p.distance(to: a + d * t)
}

extension GeometryFact {
    fileprivate var arc: EllipticalArc {
        let center = numbers("center"), radii = numbers("radii")
        return EllipticalArc(
            center: Point(center[0], center[1]), radii: Point(radii[0], radii[1]), rotation: number("xRotation"),
            start: number("startAngle"), sweep: number("sweepAngle"))
    }
}
