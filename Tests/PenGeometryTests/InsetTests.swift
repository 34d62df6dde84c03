// Areas made smaller and larger, and parallel curves without loops.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct InsetTests {
    static let figures: [(String, Path)] = [
        ("square", .rect(origin: .zero, size: Point(60, 60))),
        ("star", .star(center: .zero, radius: 50, points: 5, innerRatio: 0.4)),
        ("ellipse", .oval(center: Point(3, 4), radii: Point(60, 20))),
        ("ring", Path.parse(svg: "M50 0A50 50 0 1 1 -50 0A50 50 0 1 1 50 0ZM20 0A20 20 0 1 0 -20 0A20 20 0 1 0 20 0Z").path),
        ("heart", Path.parse(svg: "M0 30C-60 -10 -40 -60 0 -30C40 -60 60 -10 0 30Z").path),
        ("letter", Path.parse(svg: "M0 0L60 0L60 14L16 14L16 40L50 40L50 54L16 54L16 90L0 90Z").path),
        ("dumbbell", Path.parse(svg: "M0 -20C30 -30 40 -4 60 -4S90 -30 120 -20L120 20C90 30 80 4 60 4S30 30 0 20Z").path),
        ("crossing", Path.parse(svg: "M0 0L100 80L100 0L0 80Z").path),
        ("wave", Path.parse(svg: "M0 0C20 60 40 -60 60 0S100 60 120 0L120 70L0 70Z").path),
        ("cusp", Path.parse(svg: "M0 0C100 100 -20 100 80 0L40 -30Z").path),
        ("two", Path.parse(svg: "M0 0H30V30H0ZM34 0H64V30H34Z").path),
    ]

    @Test(arguments: figures.map(\.0), [-30.0, -6, -1, 1, 3, 8, 15, 40])
    func distancesAreRightEverywhere(name: String, distance: Double) {
        for (_, path) in Self.figures.filter({ $0.0 == name }) {
            for fault in insetFaults(path, distance: distance, tolerance: 0.05) { Issue.record("\(name) \(fault)") }
        }
    }

    @Test(arguments: 0..<12) func areasOfRandomPaths(seed: Int) {
        var random = Randomness(state: UInt64(seed) * 3571 + 7)
        for i in 0..<3 {
            let path = random.closedPath(segments: 3 + random.next(6))
            let distance = [-40.0, -8, -1, 1, 3, 10, 30][random.next(7)]
            for fault in insetFaults(path, distance: distance, tolerance: 0.1) { Issue.record("\(seed) \(i) \(fault)") }
        }
    }

    @Test(arguments: GeometryFact.all("offsetClosedArea")) func facts(fact: GeometryFact) throws {
        let circle = fact.json["shape"].flatMap { $0 as? [String: Any] }.map { GeometryFact.numbers($0["circle"]) }
        let path = circle.map { Path.circle(center: Point($0[0], $0[1]), radius: $0[2]) } ?? fact.path
        let join = LineJoin(rawValue: fact.text("join")) ?? .miter
        let larger = try path.inset(distance: -fact.number("distance"), join: join, miterLimit: 4, tolerance: 1e-3)
        #expect(abs(larger.area - fact.number("expectedArea")) <= fact.tolerance)
        if fact.json["expectedPerimeter"] != nil { #expect(abs(larger.length - fact.number("expectedPerimeter")) <= fact.number("perimeterTol")) }
    }

    @Test(arguments: GeometryFact.all("offsetClosedEmpty")) func emptyFacts(fact: GeometryFact) throws {
        #expect(try fact.path.inset(distance: -fact.number("distance"), tolerance: 1e-3).isEmpty)
    }

    @Test func exactFigures() throws {
        let rect = Path.rect(origin: .zero, size: Point(30, 20))
        #expect(try rect.inset(distance: 4, tolerance: 1e-3).area == 22 * 12)
        #expect(try rect.inset(distance: -4, tolerance: 1e-3).area == 38 * 28)
        #expect(try rect.inset(distance: 11, tolerance: 1e-3).isEmpty)
        #expect(try rect.reversed.inset(distance: 4, tolerance: 1e-3).area == 22 * 12)
        let circle = try Path.circle(center: Point(3, 4), radius: 7).inset(distance: 5, tolerance: 1e-3)
        #expect(abs(circle.area - 4 * .pi) < 1e-12 && circle.verbs.contains(.arc) && !circle.verbs.contains(.cubic))
        #expect(try Path.circle(center: .zero, radius: 7).inset(distance: 10, tolerance: 1e-3).isEmpty)
        #expect(try Path().inset(distance: 1, tolerance: 1).isEmpty)
        #expect(try polyline([.zero, Point(.nan, 1)]).inset(distance: 1, tolerance: 1).isEmpty)
    }

    /// Two squares grow together, one with a neck falls apart.
    @Test func partsJoinAndDivide() throws {
        let two = Self.figures.first { $0.0 == "two" }!.1, dumbbell = Self.figures.first { $0.0 == "dumbbell" }!.1
        #expect(try two.inset(distance: -3, tolerance: 1e-2).subpaths.count == 1)
        #expect(try dumbbell.inset(distance: 6, tolerance: 1e-2).subpaths.count == 2)
        #expect(try dumbbell.inset(distance: 2, tolerance: 1e-2).subpaths.count == 1)
    }

    /// The circles of radius d around (0, h) that touch the parabola y = x²/2p twice have h = (d² + p²)/2p: there the area below
    /// it, made larger by d > p, has a notch, and the area above it, made smaller, its lowest point.
    @Test(arguments: [10.5, 12, 30, 70], [0.1, 1e-3, 1e-6]) func notchOfAParabola(distance: Double, tolerance: Double) throws {
        let below = Path.parse(svg: "M-100 500Q0 -500 100 500L100 -100L-100 -100Z").path, above = Path.parse(svg: "M-100 500Q0 -500 100 500Z").path
        // It moves by d/p times what the distance is wrong by.
        let notch = (distance * distance + 100) / 20, margin = 1.5 * tolerance * distance / 10
        let larger = try below.inset(distance: -distance, join: .round, tolerance: tolerance)
        let smaller = try above.inset(distance: distance, join: .round, tolerance: tolerance)
        #expect(larger.contains(Point(0, notch - margin)) && !larger.contains(Point(0, notch + margin)))
        #expect(!smaller.contains(Point(0, notch - margin)) && smaller.contains(Point(0, notch + margin)))
    }

    /// A finer tolerance moves the edge by no more than the coarser one, however tightly the curve bends.
    @Test(arguments: 1...6, [-56.0, -20, 5]) func toleranceBoundsTheArea(seed: Int, distance: Double) throws {
        var random = Randomness(state: UInt64(seed) * 977)
        let path = Path.spline(through: (0..<10).map { _ in random.point() }, closed: true)
        let fine = try path.inset(distance: distance, join: .round, tolerance: 1e-4), coarse = try path.inset(distance: distance, join: .round, tolerance: 0.02)
        #expect(abs(fine.area - coarse.area) <= 0.02 * 1.1 * fine.length + 1e-6)
    }

    // MARK: Open curves

    /// A valley's parallel has a corner and no swallowtail; nothing of it is nearer than the distance.
    @Test(arguments: [5.0, 20, 60], [0.1, 1e-3]) func parallelsHaveNoLoops(distance: Double, tolerance: Double) throws {
        let valley = Path.parse(svg: "M0 0C40 0 30 60 50 60S60 0 100 0").path
        for side in [-1.0, 1] {
            let parallel = try valley.parallel(distance: side * distance, join: .round, tolerance: tolerance)
            let curves = valley.segments.map { SampledCurve($0, count: 100) }
            for p in parallel.points(perSegment: 6) {
                let away = curves.reduce(Double.infinity) { $1.distance(of: p, limit: $0) }
                #expect(abs(away - distance) <= 2 * tolerance)
            }
            #expect(parallel.subpaths.count == 1 && parallel.selfIntersections.points.isEmpty)
        }
    }

    @Test func innerCornersOfCurvesAreCut() throws {
        // Two quarter circles that meet in a right angle: the parallels are circles of radius 12 that meet, or of radius 8
        // with a round corner between them.
        let path = Path.parse(svg: "M-10 -10A10 10 0 0 1 0 0A10 10 0 0 1 10 10").path
        for distance in [-2.0, 2] {
            let parallel = try path.parallel(distance: distance, join: .round, tolerance: 1e-3)
            #expect(parallel.verbs == (distance < 0 ? [.move, .arc, .arc] : [.move, .arc, .arc, .arc]))
            for p in parallel.points(perSegment: 8) {
                let away = path.segments.map { SampledCurve($0, count: 100).distance(of: p) }.min() ?? 0
                #expect(abs(away - 2) < 1e-6)
            }
        }
    }
}
