// Paths with fewer segments.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

private func count(_ path: Path) -> Int { path.segments.reduce(0) { count, _ in count + 1 } }

@Suite struct SimplifyTests {
    private static func circle(_ count: Int, radius: Double = 100) -> Path {
        polyline((0..<count).map { Point(radius * cos(Double($0) * 2 * .pi / Double(count)), radius * sin(Double($0) * 2 * .pi / Double(count))) }, closed: true)
    }

    @Test(arguments: [(1.0, 4), (0.05, 5), (1e-3, 9)]) func circlesOfLines(tolerance: Double, most: Int) {
        let circle = Self.circle(2000), simple = circle.simplified(tolerance: tolerance)
        #expect(count(simple) <= most)
        for p in simple.points(perSegment: 40) { #expect(abs(p.length - 100) <= tolerance) }
        let segments = Array(simple.segments)
        for (a, b) in zip(segments, segments.dropFirst() + [segments[0]]) { #expect(a.tangent(at: 1).dot(b.tangent(at: 0)) > 0.999) }
        #expect(simple.isClosed)
    }

    @Test func polygonsKeepTheirCorners() {
        let square = polyline([Point(0, 0), Point(5, 0), Point(10, 0), Point(10, 3), Point(10, 10), Point(0, 10), Point(0, 2)], closed: true)
        let expected = [Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)]
        #expect(square.simplified(tolerance: 0.5).points == expected)
        #expect(square.cleaned.points == expected && square.cleaned.isClosed)
        let star = Path.star(center: .zero, radius: 50, points: 7, innerRatio: 0.4)
        #expect(star.simplified(tolerance: 1) == star)
        let hexagon = Path.polygon(center: .zero, radius: 50, sides: 6)
        #expect(hexagon.simplified(tolerance: 0.1) == hexagon)
    }

    /// A curve that was cut into many is one again.
    @Test func piecesOfOneCurve() throws {
        let curve = BezierCurve([Point(0, 0), Point(30, 100), Point(90, -60), Point(120, 40)])
        var path = Path()
        path.move(to: curve.start)
        for i in 0..<64 {
            let part = curve.subcurve(from: Double(i) / 64, to: Double(i + 1) / 64).points
            path.cubic(to: part[3], via: part[1], part[2])
        }
        let simple = path.simplified(tolerance: 1e-6)
        #expect(count(simple) == 1)
        #expect(zip(simple.points, curve.points).allSatisfy { $0.distance(to: $1) < 1e-3 })
    }

    /// Every curve of a spline in two halves: each pair is one cubic again, and hardly anything else is.
    @Test(arguments: [1e-6, 1e-3]) func halvesOfASpline(tolerance: Double) {
        var random = Randomness(state: 11)
        let spline = Path.spline(through: (0..<300).map { _ in random.point() }, closed: true)
        var halves = Path()
        halves.move(to: spline.points[0])
        for segment in spline.segments {
            let parts = segment.split(at: 0.5)
            for case .curve(let curve) in [parts.first, parts.second] { halves.cubic(to: curve.points[3], via: curve.points[1], curve.points[2]) }
        }
        halves.close()
        #expect(count(halves) == 600)
        let number = count(halves.simplified(tolerance: tolerance))
        #expect(number >= 290 && number <= 303)
    }

    @Test(arguments: PointFigure.all) func aLargerToleranceGivesNoMorePieces(figure: PointFigure) {
        let path = polyline(figure.points, closed: figure.isClosed)
        var least = Int.max
        for tolerance in [0.1, 0.3, 1, 2, 4, 8, 12, 20, 40] {
            let number = count(path.simplified(tolerance: tolerance))
            #expect(number <= least + (least < .max ? 1 : 0), "\(figure) within \(tolerance)")
            least = min(least, number)
        }
    }

    @Test func arcsAndLinesStay() {
        let figure = Path.roundRect(Rect(x: 0, y: 0, width: 100, height: 60), radius: 20)
        #expect(figure.simplified(tolerance: 0.1) == figure)
        let circle = Path.circle(center: .zero, radius: 9)
        #expect(circle.simplified(tolerance: 1) == circle)
    }

    @Test(arguments: 0..<8) func propertiesOfRandomPaths(seed: Int) {
        var random = Randomness(state: UInt64(seed) * 6151 + 1)
        for i in 0..<6 {
            var path = Path()
            let closed = random.next(2) == 0
            path.move(to: random.point())
            for _ in 0..<(2 + random.next(30)) {
                switch random.next(4) {
                case 0: path.line(to: random.point())
                case 1:
                    let here = path.currentPoint ?? .zero
                    path.line(to: here + random.point(5))
                case 2:
                    // Smooth onwards, so that there are runs to fit.
                    let here = path.currentPoint ?? .zero, last = path.points.count > 1 ? path.points[path.points.count - 2] : random.point()
                    path.curve(to: random.point(), via: [here * 2 - last, random.point()])
                default: path.curve(to: random.point(), via: (0..<random.next(5)).map { _ in random.point() })
                }
            }
            if closed { path.close() }
            for fault in simplifyFaults(path, tolerance: [0.01, 0.5, 5, 40][random.next(4)]) { Issue.record("\(i) \(fault)") }
        }
    }

    @Test(arguments: [0.0, 0.4], [0.5, 2.0]) func drawnByHand(noise: Double, tolerance: Double) {
        var random = Randomness(state: 17)
        let points = (0..<2000).map { i -> Point in
            let t = Double(i) / 2000 * 6
            return Point(100 * t + 30 * cos(3 * t), 80 * sin(2 * t)) + random.point(noise)
        }
        let path = polyline(points)
        for fault in simplifyFaults(path, tolerance: tolerance) { Issue.record("\(fault)") }
        #expect(count(path.simplified(tolerance: tolerance)) < (noise > 0 ? 350 : 20))
    }

    @Test func aHundredThousandSegments() {
        #expect(count(Self.circle(100_000).simplified(tolerance: 0.1)) <= 5)
        var random = Randomness(state: 3)
        let zigzag = polyline((0..<100_000).map { Point(Double($0), random.unit(0, 100)) })
        #expect(count(zigzag.simplified(tolerance: 0.1)) <= 100_000)
    }

    @Test(arguments: [-1, 0, .nan, .infinity]) func withoutAToleranceItIsCleaned(tolerance: Double) {
        #expect(Self.circle(50).simplified(tolerance: tolerance) == Self.circle(50))
    }

    // MARK: Cleaning

    @Test(arguments: [
        ("M0 0L0 0L5 0L5 0L9 0L9 9", "M0 0L9 0L9 9"),
        ("M0 0L5 0L2 0L9 0", "M0 0L5 0L2 0L9 0"),
        ("M0 0C0 0 0 0 0 0L3 4L6 8Z", "M0 0L6 8Z"),
        ("M1 1L1 1", "M1 1L1 1"), ("M1 1Z", "M1 1Z"), ("M1 1L1 1L1 1Z", "M1 1L1 1Z"), ("M1 1M2 2L3 3M4 4", "M2 2L3 3"),
        ("M0 0L4 0L4 4L0 0Z", "M0 0L4 0L4 4Z"), ("M0 0A0 0 0 0 1 3 0L5 0", "M0 0L5 0"), ("", ""),
        ("M0 0L1 0.1L2 0.2L3 0.30001", "M0 0L2 0.2L3 0.30001"), ("M0 0Q1 1 2 0Q2 0 2 0L4 0", "M0 0Q1 1 2 0L4 0"),
    ]) func cleaning(given: String, expected: String) {
        #expect(Path.parse(svg: given).path.cleaned == Path.parse(svg: expected).path)
    }

    @Test(arguments: [
        ("M0 0L5 0L5 5L5 0L9 0", "M0 0L5 0L5 5M5 0L9 0"),
        ("M0 0L5 0L5 5ZM5 5L5 0L9 0", "M0 0L5 0L5 5ZM5 0L9 0"),
        ("M0 0L5 0L5 5ZM0 0L5 0L5 5Z", "M0 0L5 0L5 5Z"),
        ("M0 0C1 2 3 2 4 0C3 2 1 2 0 0", "M0 0C1 2 3 2 4 0"),
    ]) func doubledSegments(given: String, expected: String) {
        #expect(Path.parse(svg: given).path.withoutDoubledSegments == Path.parse(svg: expected).path)
    }
}
