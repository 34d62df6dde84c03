// Parallel curves of segments and paths.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct ParallelTests {
    @Test(arguments: GeometryFact.all("offsetProperty"), [0.1, 1e-3]) func facts(fact: GeometryFact, tolerance: Double) {
        for distance in fact.numbers("distances") {
            for fault in parallelFaults(fact.curve, distance: distance, tolerance: tolerance) { Issue.record("\(fault)") }
        }
    }

    @Test(arguments: GeometryFact.all("offsetTerminates")) func hardFacts(fact: GeometryFact) {
        for fault in parallelFaults(fact.curve, distance: fact.number("distance"), tolerance: fact.number("tolerance")) { Issue.record("\(fault)") }
    }

    /// The kinds of `Randomness.curve`, at distances from a thousandth of the size to ten times it.
    @Test(arguments: 1...9) func propertiesOfRandomCurves(degree: Int) {
        var random = Randomness(state: UInt64(degree) * 7919)
        for i in 0..<30 {
            let curve = random.curve(degree: degree, kind: i)
            let box = curve.points.reduce(into: Rect.null) { $0.include($1) }, size = max(box.width, box.height)
            guard size > 1e-9 * max(abs(box.maxX), abs(box.maxY)) else { continue }
            let distance = size * [-10, -1, -0.1, 0.001, 0.05, 0.3, 2][random.next(7)]
            for fault in parallelFaults(curve, distance: distance, tolerance: size * 1e-2) { Issue.record("\(i) \(fault)") }
        }
    }

    @Test func linesAndCirclesAreExact() throws {
        let line = try PathSegment.line(Point(1, 2), Point(4, 6)).parallel(distance: 5, tolerance: 1)
        #expect(line.points == [Point(-3, 5), Point(0, 9)] && line.verbs == [.move, .line])
        for (distance, radius, side) in [(3.0, 7.0, 1.0), (-3, 13, 1), (14, 4, -1)] {
            let arc = EllipticalArc(center: Point(5, 5), radii: Point(10, 10), start: 0.5, sweep: 2)
            let path = try PathSegment.arc(arc, from: arc.startPoint, to: arc.endPoint).parallel(distance: distance, tolerance: 1)
            guard case .arc(let parallel, _, let end)? = path.segments.first(where: { _ in true }) else { Issue.record("no arc"); continue }
            #expect(parallel.radii.x == radius && parallel.center == Point(5, 5) && parallel.sweep == 2)
            #expect(end.distance(to: Point(5, 5) + Point(cos(2.5), sin(2.5)) * (radius * side)) < 1e-12)
            #expect(path.points[0].distance(to: Point(5, 5) + Point(cos(0.5), sin(0.5)) * (radius * side)) < 1e-12)
        }
        // Counterclockwise the normal points outwards.
        let back = EllipticalArc(center: .zero, radii: Point(10, 10), start: 1, sweep: -1)
        #expect(try PathSegment.arc(back, from: back.startPoint, to: back.endPoint).parallel(distance: 2, tolerance: 1).points[2] == Point(12, 12))
    }

    /// The points of an ellipse's parallel by the normal's formula, a·sin θ and b·cos θ over their hypotenuse; cusps inside.
    @Test(arguments: [-2.0, 0.5, 1, 2, 3, 6, 40], [1e-2, 1e-5]) func ellipses(distance: Double, tolerance: Double) throws {
        let (a, b) = (5.0, 3.0), ellipse = EllipticalArc(center: .zero, radii: Point(a, b), start: 0, sweep: 2 * .pi)
        let path = try PathSegment.arc(ellipse, from: Point(5, 0), to: Point(5, 0)).parallel(distance: distance, tolerance: tolerance)
        let truth = SampledCurve(from: 0, to: 2 * .pi, count: 400) { angle in
            let (s, c) = (sin(angle), cos(angle))
            return Point(a * c, b * s) - Point(b * c, a * s).normalized * distance
        }
        let points = path.points(perSegment: 4)
        #expect(farthest(points, from: [truth]) <= tolerance)
        #expect(farthest(stride(from: 0, to: 400, by: 11).map { truth.samples[$0].point }, from: path.segments.map { SampledCurve($0, count: 40) }) <= tolerance)
        #expect(points.count < 5 * 80)
    }

    @Test(arguments: [-100.0, -30, 30, 100]) func sizeMakesNoDifference(exponent: Double) throws {
        let scale = exp2(exponent)
        let curve = [Point(21, 59), Point(59, 84), Point(153, 16), Point(189, 41)]
        let own = try PathSegment.curve(BezierCurve(curve)).parallel(distance: 30, tolerance: 0.01)
        let scaled = try PathSegment.curve(BezierCurve(curve.map { $0 * scale })).parallel(distance: 30 * scale, tolerance: 0.01 * scale)
        #expect(scaled.points == own.points.map { $0 * scale })
    }

    // MARK: Paths

    private static let zigzag = polyline([Point(0, 0), Point(100, 0), Point(100, 60), Point(200, 60)])

    @Test func cornersOfLines() throws {
        // The path turns left (the way angles grow) at the first corner and right at the second one.
        #expect(try Self.zigzag.parallel(distance: 10, tolerance: 0.1).points == [Point(0, 10), Point(90, 10), Point(90, 70), Point(200, 70)])
        #expect(try Self.zigzag.parallel(distance: -10, tolerance: 0.1).points == [Point(0, -10), Point(110, -10), Point(110, 50), Point(200, 50)])
        let bevel = try Self.zigzag.parallel(distance: 10, join: .bevel, tolerance: 0.1)
        #expect(bevel.points == [Point(0, 10), Point(90, 10), Point(90, 60), Point(100, 70), Point(200, 70)])
        let round = try Self.zigzag.parallel(distance: 10, join: .round, tolerance: 0.1)
        #expect(round.verbs == [.move, .line, .line, .arc, .line])
        #expect(abs(round.length - (90 + 50 + 5 * .pi + 100)) < 1e-12 * 300)
        // A miter of √2 is too long: nothing may be nearer than the distance, and so the corner is round.
        let limited = try Self.zigzag.parallel(distance: 10, miterLimit: 1.4, tolerance: 0.1)
        #expect(limited == round)
    }

    @Test(arguments: LineJoin.allCases) func closedFigures(join: LineJoin) throws {
        let rect = Path.rect(origin: .zero, size: Point(30, 20))
        let inner = try rect.parallel(distance: 4, join: join, tolerance: 1e-3)
        #expect(inner.bounds == Rect(minX: 4, minY: 4, maxX: 26, maxY: 16) && inner.isClosed && strokedArea(inner) == 22 * 12)
        let outer = try rect.parallel(distance: -4, join: join, tolerance: 1e-3)
        let corners = join == .miter ? 64 : join == .bevel ? 32 : 16 * Double.pi
        #expect(abs(strokedArea(outer.flattened(tolerance: 1e-6)) - (600 + 4 * 100 + corners)) < 1e-3)
        let circle = try Path.circle(center: Point(3, 4), radius: 10).parallel(distance: -2, join: join, tolerance: 1e-3)
        #expect(circle.verbs == [.move, .arc, .close] && circle.bounds.width == 24)
    }

    @Test func roundedFiguresStaySmooth() throws {
        let figure = Path.roundRect(Rect(x: 0, y: 0, width: 100, height: 60), radius: 20)
        let inner = try figure.parallel(distance: 5, tolerance: 1e-3)
        #expect(inner.verbs == figure.verbs)
        #expect(inner.bounds == Rect(minX: 5, minY: 5, maxX: 95, maxY: 55))
    }

    @Test func oddInput() throws {
        #expect(try Path().parallel(distance: 1, tolerance: 1).isEmpty)
        #expect(try polyline([Point(1, 1), Point(1, 1)]).parallel(distance: 1, tolerance: 1).isEmpty)
        #expect(try polyline([Point(1, 1), Point(.nan, 1)]).parallel(distance: 1, tolerance: 1).isEmpty)
        #expect(try Self.zigzag.parallel(distance: .infinity, tolerance: 1).isEmpty)
        #expect(try Self.zigzag.parallel(distance: 0, tolerance: 1).points == Self.zigzag.points)
        #expect(throws: FittingError.toleranceNotPositive) { try Self.zigzag.parallel(distance: 1, tolerance: 0) }
        let wild = PathSegment.curve(BezierCurve([Point(0, 0), Point(1, 2), Point(3, -5), Point(4, 4)]))
        // Derivatives beyond the largest number, and directions that are mere rounding.
        let huge = PathSegment.curve(BezierCurve([Point(0, 0), Point(1.5e308, 1), Point(-1.5e308, 7), Point(4, 4)]))
        #expect((try? huge.parallel(distance: 1, tolerance: 1))?.points.allSatisfy(\.isFinite) ?? true)
        let rough = (0...9).map { (i: Int) -> Point in Point(1e16 + Double(i * i * 37 % 11) * 2, 1e16 - Double(i * 53 % 7) * 2) }
        _ = try? PathSegment.curve(BezierCurve(rough)).parallel(distance: 1, tolerance: 1e-3)
        #expect(throws: FittingError.tooManySegments) { try wild.parallel(distance: 1, tolerance: 1e-17) }
    }
}

@Suite struct ParallelCoverageTests {
    /// Whatever lies at the distance beside the path, and nowhere nearer to it, is on the parallel curve: also where that begins or ends beside
    /// the other side of the path, or beside an end of it.
    @Test(arguments: [
        ("M10 80C160 0-60 0 90 80", [5.0, -5, -15, 15, -10]), ("M20 120C130-80 230 260 380 60", [120.0, -120]),
        ("M0 0H60V40H0V20", [14.0, -14]), ("M0 0L100 0L50 60L50-60", [10.0, -10, 20]),
        ("M0 0H100L60 20", [12.0, 8]), ("M0 0H100M50-50V50", [10.0, -10]), ("M80 80 100 40 72.11 25.16 15.1 85.46 5.28 80z", [10.0]),
        ("M10 100 59.14 100 80 50 40.23 20 50 56.33 60 100z", [0.5, -0.5]),
    ])
    func nothingIsLost(data: String, distances: [Double]) throws {
        let path = Path.parse(svg: data).path
        for d in distances {
            let parallel = try path.parallel(distance: d, join: .round, tolerance: 1e-3)
            for segment in path.segments {
                #expect(parallel.points(count: 200).allSatisfy { (path.nearest(to: $0)?.distance ?? 0) >= abs(d) - 0.02 }, "\(data) \(d)")
                for i in 1..<60 {
                    let t = Double(i) / 60, p = segment.point(at: t) + segment.normal(at: t) * d
                    guard let foot = path.nearest(to: p), foot.distance >= abs(d) * (1 - 1e-9) else { continue }
                    let away = parallel.nearest(to: p)?.distance ?? .infinity
                    // What ends within a hundredth of a unit may be left out.
                    #expect(away <= 0.02, "\(data) \(d) \(segment.start) at \(t)")
                }
            }
        }
    }
}
