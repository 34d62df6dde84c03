// Lengths, parts, bounds and reversal of whole paths.

import PenGeometry
import Testing

@Suite struct PathMeasureTests {
    private func svg(_ path: Path) -> String { String(decoding: path.svgData(decimals: 3), as: UTF8.self) }

    /// Core Animation's strokeStart and strokeEnd, over the sum of all subpaths.
    @Test(arguments: [
        ("M0 0H100M0 20H100", 0, 0.25, "M0 0H50"),
        ("M0 0H100M0 20H100", 0.25, 0.75, "M50 0h50M0 20H50"),
        ("M0 0H100", 0.75, 0.25, ""),
        ("M0 0H100", 0.5, 0.5, ""),
        ("M0 0H100", -0.5, 1.5, "M0 0H100"),
        ("M0 0H100V100H0Z", 0, 1, "M0 0H100V100H0z"),
        ("M0 0H100V100H0Z", 0.125, 1, "M50 0h50V100H0V0"),
        ("M0 0H10V10H0ZM20 0H60", 0, 0.75, "M0 0H10V10H0zM20 0H40"),
    ] as [(String, Double, Double, String)])
    func trimming(_ data: String, from: Double, to: Double, expected: String) {
        #expect(svg(Path.parse(svg: data).path.trimmed(from: from, to: to)) == expected)
    }

    @Test(arguments: PathLengthFacts.all) func lengths(_ fact: (data: String, length: Double)) {
        #expect(abs(Path.parse(svg: fact.data).path.length - fact.length) < 1e-6)
    }

    @Test func questionsAtFractions() {
        let path = Path.parse(svg: "M0 0H100M0 20A50 50 0 0 1 100 20").path
        #expect(path.point(atFraction: 0) == Point(0, 0) && path.point(atFraction: 1) == Point(100, 20))
        let measure = PathMeasure(path)
        #expect(isClose(measure.length, 100 + 50 * Double.pi))
        #expect(isClose(measure.point(at: 100 + 25 * Double.pi) ?? .zero, Point(50, -30)))
        #expect(isClose(measure.tangent(at: 100 + 25 * Double.pi), Point(1, 0)))
        #expect(isClose(measure.curvature(at: 120), 0.02))
        #expect(Path().point(atFraction: 0.5) == nil && Path().length == 0)
        #expect(Path.parse(svg: "M3 4").path.point(atFraction: 0.5) == Point(3, 4))
        // An arc's part is an arc.
        #expect(path.subpath(from: 0.5, to: 0.6).verbs == [.move, .arc])
    }

    @Test func partsRejoin() {
        let path = Path.parse(svg: "M0 0C0 50 50 0 90 10S20 80 10 10Q1 2 3 9A9 4 30 1 0 20 20Z").path
        for f in [0.1, 0.33, 0.5, 0.92] {
            let (first, second) = path.split(at: f)
            #expect(isClose(first.length, f * path.length) && isClose(second.length, (1 - f) * path.length))
            #expect(isClose(first.end ?? .zero, second.start ?? .zero, 1e-9))
        }
    }

    @Test func boundsCountWhatIsDrawn() {
        #expect(Path.parse(svg: "M0 0L1 1M50 50").path.bounds == Rect(minX: 0, minY: 0, maxX: 1, maxY: 1))
        #expect(Path.parse(svg: "M5 6").path.bounds == Rect(minX: 5, minY: 6, maxX: 5, maxY: 6))
        #expect(Path().bounds.isNull)
    }

    @Test func reversalKeepsTheStartOfClosedPaths() {
        #expect(svg(Path.parse(svg: "M0 0H10V10H0Z").path.reversed) == "M0 0V10H10V0z")
        let circle = Path.circle(center: .zero, radius: 5)
        #expect(circle.reversed.isClosed && isClose(circle.reversed.area, -circle.area) && circle.reversed.start == Point(5, 0))
        #expect(Path().reversed.isEmpty)
    }

    /// Neighbouring squares share no point, and no point of their common edge is lost.
    @Test func edgesBelongToOneSide() {
        let left = Path.rect(Rect(x: 0, y: 0, width: 1, height: 1)), right = Path.rect(Rect(x: 1, y: 0, width: 1, height: 1))
        for y in [0, 0.25, 0.5] { #expect(left.contains(Point(1, y)) != right.contains(Point(1, y))) }
        let ring = Path.circle(center: .zero, radius: 2)
        #expect(ring.winding(around: Point(1, 1)) == 1 && ring.reversed.winding(around: Point(1, 1)) == -1)
        #expect(ring.winding(around: Point(1.5, 1.5)) == 0)
    }

    @Test func aMillionLines() {
        var path = Path()
        path.move(to: .zero)
        for i in 1...1_000_000 { path.line(to: Point(Double(i) / 10, 0)) }
        #expect(isClose(path.length, 100_000, 1e-9))
    }
}
