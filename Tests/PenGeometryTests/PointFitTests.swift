// Few cubics for many points.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct PointFitTests {
    /// The points of a curve that is drawn by hand, so to speak.
    private static func scribble(_ count: Int, noise: Double, seed: Int) -> [Point] {
        var random = Randomness(state: UInt64(seed))
        func tremor() -> Double { (Double(random.next(2001)) / 1000 - 1) * noise }
        return (0..<count).map { i in
            let t = Double(i) / Double(count) * 6
            return Point(100 * t + 30 * cos(3 * t) + tremor(), 80 * sin(2 * t) + tremor())
        }
    }

    @Test(arguments: [(0.0, 0.5), (0, 10), (0.3, 0.5), (0.3, 2)], [false, true])
    func everyPointIsPassedWithinTolerance(given: (noise: Double, tolerance: Double), closed: Bool) throws {
        let (noise, tolerance) = given
        let points = Self.scribble(300, noise: noise, seed: 5)
        let path = try Path.fitting(points, tolerance: tolerance, closed: closed)
        let curves = path.segments.map { SampledCurve($0, count: 40) }
        #expect(farthest(points, from: curves) <= tolerance * (1 + 1e-9))
        #expect(path.isClosed == closed)
        #expect(curves.count < (noise > tolerance / 2 ? 80 : 40))
    }

    @Test(arguments: [(1e-2, 3), (1e-3, 5), (1e-5, 10)]) func circlesOfPoints(tolerance: Double, most: Int) throws {
        let points = (0..<500).map { Point(cos(Double($0) * .pi / 250), sin(Double($0) * .pi / 250)) }
        let path = try Path.fitting(points, tolerance: tolerance, closed: true)
        #expect(path.isClosed && Array(path.segments).count <= most)
        for p in path.points(perSegment: 20) { #expect(abs(p.length - 1) < 1.5 * tolerance) }
        // Smooth everywhere, at the start as well.
        let segments = Array(path.segments)
        for (a, b) in zip(segments, segments.dropFirst() + [segments[0]]) { #expect(a.tangent(at: 1).dot(b.tangent(at: 0)) > 1 - 1e-9) }
    }

    @Test(arguments: PointFigure.all) func aLargerToleranceGivesNoMorePieces(figure: PointFigure) throws {
        var least = Int.max
        for tolerance in [0.1, 0.3, 1, 2, 4, 8, 12, 20, 40] {
            let number = try Array(Path.fitting(figure.points, tolerance: tolerance, closed: figure.isClosed).segments).count
            #expect(number <= least + (least < .max ? 1 : 0), "\(figure) within \(tolerance)")
            least = min(least, number)
        }
    }

    /// A curve whose points tremble is smooth within a few times that.
    @Test(arguments: 1...5, [(0.1, 0.5), (0.4, 2), (0.4, 4), (1, 6)]) func tremorsAreNoCorners(seed: Int, given: (noise: Double, tolerance: Double)) throws {
        var random = Randomness(state: UInt64(seed))
        let points = (0..<2000).map { i in
            let angle = Double(i) * 0.003
            return Point(200 * cos(angle), 120 * sin(angle)) + random.point(given.noise)
        }
        let segments = Array(try Path.fitting(points, tolerance: given.tolerance).segments)
        for (a, b) in zip(segments, segments.dropFirst()) { #expect(a.tangent(at: 1).dot(b.tangent(at: 0)) > 0.9) }
    }

    @Test func cornersAreKept() throws {
        var points = (0...50).map { Point(Double($0), 0) }
        points += (1...50).map { Point(50, Double($0)) }
        points += (1...50).map { i in
            let angle = Double(i) * .pi / 100
            return Point(50 * cos(angle), 50 + 50 * sin(angle))
        }
        let path = try Path.fitting(points, tolerance: 0.05)
        let segments = Array(path.segments)
        #expect(segments.count == 3 && segments[0] == .line(Point(0, 0), Point(50, 0)))
        let closed = try Path.fitting([Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4)], tolerance: 0.1, closed: true)
        #expect(closed.bounds == Rect(minX: 0, minY: 0, maxX: 4, maxY: 4) && Array(closed.segments).count == 4)
    }

    @Test func fewPoints() throws {
        #expect(try Path.fitting([], tolerance: 1).isEmpty)
        #expect(try Path.fitting([Point(1, 1), Point(1, 1)], tolerance: 1).verbs == [.move])
        #expect(try Path.fitting([Point(1, 1), Point(5, 1)], tolerance: 1).verbs == [.move, .line])
        #expect(throws: FittingError.notFinite(at: 1)) { try Path.fitting([.zero, Point(.nan, 0)], tolerance: 1) }
        #expect(throws: FittingError.toleranceNotPositive) { try Path.fitting([.zero], tolerance: -1) }
    }

    @Test func aHundredThousandPoints() throws {
        let points = Self.scribble(100_000, noise: 0.1, seed: 9)
        let path = try Path.fitting(points, tolerance: 1)
        #expect(path.verbs.count < 100)
    }
}

@Suite struct PointFitReturnTests {
    /// Points that come back to their start are no straight line.
    @Test(arguments: [9, 10, 15, 16], [true, false])
    func roundAndBack(count: Int, closed: Bool) throws {
        let points = (0..<count).map { i in
            let angle = 2 * Double.pi * Double(i) / Double(closed ? count : count - 1)
            return Point(40 * cos(angle), 40 * sin(angle))
        }
        let path = try Path.fitting(points, tolerance: 0.3, closed: closed)
        for p in points { #expect(path.nearest(to: p)?.distance ?? .infinity <= 0.3) }
    }
}
