// Reading SVG path data, against what other libraries know.

import PenGeometry
import Testing

@Suite struct SVGReaderFactTests {
    @Test(arguments: GeometryFact.all("svgEquivalent"))
    func equivalentForms(_ fact: GeometryFact) {
        let expected = Path.parse(svg: fact.text("expected"))
        #expect(expected.error == nil && Path.parse(svg: fact.text("path")).error == nil)
        #expect(fact.path.verbs == expected.path.verbs)
        #expect(isClose(fact.path.points, expected.path.points))
    }

    @Test(arguments: GeometryFact.all("svgParseError"))
    func mistakes(_ fact: GeometryFact) { #expect(Path.parse(svg: fact.text("path")).error != nil) }

    @Test(arguments: GeometryFact.all("svgParse"))
    func numbers(_ fact: GeometryFact) {
        let expected = fact.lists("expected").map { GeometryFact.numbers(Array(($0 as? [Any] ?? []).dropFirst())) }
        #expect(fact.path.points == expected.map { Point($0[0], $0[1]) })
        #expect(fact.path.verbs == [.move, .line])
    }

    /// kurbo counts a close as a segment, also where it draws nothing.
    @Test(arguments: GeometryFact.all("svgSegmentCount"))
    func segmentCount(_ fact: GeometryFact) {
        #expect(fact.path.verbs.filter { $0 != .move }.count == Int(fact.number("expected")))
    }

    @Test(arguments: GeometryFact.all("svgArcArgs"))
    func arcs(_ fact: GeometryFact) {
        let expected = fact.lists("expected").allSatisfy { $0 is [Any] }
            ? fact.lists("expected").map(GeometryFact.numbers) : [fact.numbers("expected")]
        #expect(Path.parse(svg: fact.text("path")).error == nil)
        var arcs: [(EllipticalArc, end: Point)] = []
        for case .arc(let arc, let end) in fact.path.elements { arcs.append((arc, end)) }
        #expect(arcs.count == expected.count)
        for ((arc, end), want) in zip(arcs, expected) {
            #expect(isClose(end, Point(want[5], want[6]), 1e-12))
            // Radii that are too small are scaled up by one factor.
            #expect(isClose(arc.radii.x * want[1].magnitude, arc.radii.y * want[0].magnitude))
            #expect(arc.radii.x >= want[0].magnitude - 1e-12)
            #expect(arc.isClockwise == (want[4] == 1))
            #expect(arc.isLarge == (want[3] == 1) || isClose(abs(arc.sweep), Double.pi))
        }
    }

    @Test(arguments: GeometryFact.all("svgArcBeziers"))
    func arcsAsCubics(_ fact: GeometryFact) {
        var cubics: [[Point]] = []
        for case .arc(let arc, _) in fact.path.elements {
            cubics += arc.cubics(tolerance: 0.1).map { Array($0.points.dropFirst()) }
        }
        let expected = fact.lists("expected").map(GeometryFact.points)
        #expect(cubics.count == expected.count)
        for (got, want) in zip(cubics, expected) { #expect(isClose(got, want, fact.tolerance)) }
    }

    /// "1 1 0" is no whole arc: what came before it is kept, and the place is said.
    @Test(arguments: GeometryFact.all("parseOk"))
    func incompleteArc(_ fact: GeometryFact) {
        let (path, error) = Path.parse(svg: fact.text("path"))
        #expect(path.verbs == [.move, .quadratic, .cubic, .arc])
        #expect(error?.offset == fact.text("path").utf8.count - " 550 300".utf8.count - 1)
    }
}
