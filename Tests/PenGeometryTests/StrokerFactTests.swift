// Strokes and dashes that others had trouble with, and the tolerance of outlines.

import PenGeometry
import Testing

@Suite struct StrokerFactTests {
    /// The curve, or the path, of a fact.
    private func path(_ fact: GeometryFact) -> Path {
        guard fact.json["path"] == nil else { return fact.path }
        var path = Path()
        let p = fact.points("curve")
        path.move(to: p[0])
        path.curve(to: p[3], via: [p[1], p[2]])
        return path
    }

    @Test(arguments: GeometryFact.all("strokeFinite") + GeometryFact.all("strokeTerminates"), LineJoin.allCases)
    func strokesAreFinite(fact: GeometryFact, join: LineJoin) {
        let width = fact.json["width"] == nil ? 10 : fact.number("width"), tolerance = fact.json["tolerance"] == nil ? 0.01 : fact.number("tolerance")
        for cap in LineCap.allCases {
            let outline = path(fact).stroked(StrokeStyle(width: width, cap: cap, join: join), tolerance: tolerance)
            #expect(!outline.isEmpty && outline.points.allSatisfy(\.isFinite))
            let box = path(fact).bounds.insetBy(-width * 5)
            #expect(outline.points.allSatisfy(box.contains))
        }
    }

    @Test(arguments: GeometryFact.all("strokeFinite").filter { $0.json["curve"] != nil }, LineCap.allCases)
    func strokesOfFactsKeepTheirTolerance(fact: GeometryFact, cap: LineCap) {
        for fault in strokeFaults(fact.curve, StrokeStyle(width: fact.number("width"), cap: cap), tolerance: 0.01) { Issue.record("\(fault)") }
    }

    @Test(arguments: 1...9) func strokesKeepTheirTolerance(degree: Int) {
        var random = Randomness(state: UInt64(degree) * 104_729 + 3)
        for i in 0..<24 {
            let curve = random.curve(degree: degree, kind: i % Randomness.curveKinds)
            let box = curve.points.reduce(into: Rect.null) { $0.include($1) }, size = max(box.width, box.height)
            guard size > 1e-9 * max(abs(box.maxX), abs(box.maxY)) else { continue }
            let width = size * [0.01, 0.1, 0.5, 3][random.next(4)], cap = LineCap.allCases[random.next(3)]
            for fault in strokeFaults(curve, StrokeStyle(width: width, cap: cap), tolerance: size * 5e-3) { Issue.record("\(i) \(fault)") }
        }
    }

    // MARK: Dashes

    private func line(_ fact: GeometryFact) -> Path { polyline(fact.points("line")) }

    @Test(arguments: GeometryFact.all("dashLine")) func dashesOfALine(fact: GeometryFact) {
        let dashes = line(fact).dashed(dash: fact.numbers("dashes"), phase: fact.number("offset")).subpaths
        let expected = GeometryFact.points(fact.json["expectedIntervals"])
        #expect(dashes.count == expected.count)
        for (dash, range) in zip(dashes, expected) { #expect(abs(dash.bounds.minX - range.x) < 1e-9 && abs(dash.bounds.maxX - range.y) < 1e-9) }
    }

    @Test(arguments: GeometryFact.all("dashEquivalent")) func equivalentDashes(fact: GeometryFact) {
        let patterns = fact.json["dashes"] as? [[Double]] ?? [fact.numbers("dashes"), fact.numbers("dashes")]
        let offsets = fact.numbers("offsets"), isOneForEach = fact.json["dashes"] as? [[Double]] == nil
        let pairs = isOneForEach ? [(offsets[0], offsets[1])] : offsets.map { ($0, $0) }
        for (a, b) in pairs {
            let first = line(fact).dashed(dash: patterns[0], phase: a), second = line(fact).dashed(dash: patterns[1], phase: b)
            #expect(first.verbs == second.verbs && zip(first.points, second.points).allSatisfy { $0.distance(to: $1) < 1e-9 })
        }
    }

    /// The dash through a closed subpath's start is one here; kurbo's list leaves it in two.
    @Test(arguments: GeometryFact.all("dashPath")) func dashesOfAPath(fact: GeometryFact) {
        let dashes = fact.path.dashed(dash: fact.numbers("dashes"), phase: fact.number("offset"))
        let joined = Path.parse(svg: "M4,2 L4,4 L1,4 M0,4 L0,0 L4,0 L4,1").path
        #expect(dashes == joined && dashes.length == Path.parse(svg: fact.text("expectedPath")).path.length)
    }

    @Test(arguments: GeometryFact.all("strokePath")) func strokesOfDashes(fact: GeometryFact) {
        let style = StrokeStyle(width: fact.number("width"), cap: .butt, join: .miter, dash: fact.numbers("dashes"), dashPhase: fact.number("offset"))
        let mine = fact.path.stroked(style, tolerance: 1e-6), theirs = Path.parse(svg: fact.text("expectedPath")).path
        for x in stride(from: -12.25, to: 75, by: 1.5) {
            for y in stride(from: 65.25, to: 95, by: 1.5) { #expect(mine.contains(Point(x, y)) == theirs.contains(Point(x, y))) }
        }
    }
}
