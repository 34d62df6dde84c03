// Curves and paths of any numbers: whatever is asked, the answer is sound.

import PenGeometry
import Testing

@Suite struct CurveFuzzTests {
    static let families: [(name: String, faults: @Sendable ([UInt8]) -> [String])] = [
        ("polynomial", polynomialFaults), ("curve", curveFaults), ("nearest", nearestFaults), ("measure", measureFaults),
        ("intersection", intersectionFaults), ("boolean", booleanFaults),
        ("fit", fitFaults), ("parallel", parallelFaults), ("inset", insetFaults), ("simplify", simplifyFaults), ("outline", outlineFaults),
    ]

    @Test(arguments: families.indices)
    func anyBytes(family: Int) {
        let (name, faults) = Self.families[family]
        var random = Randomness(state: UInt64(family) * 977 + 3)
        // Approximations take longer.
        for round in 0..<(family < 4 ? 100 : 10) {
            // Some sequences hold small numbers only.
            let most = round % 2 == 0 ? 0xC0 : 0x100
            let bytes = (0..<(20 + random.next(200))).map { _ in UInt8(random.next(most)) }
            for fault in faults(bytes).prefix(2) { Issue.record("\(name): \(fault)") }
        }
    }

    /// Curves of every degree and kind.
    @Test(arguments: 1...9, 0..<Randomness.curveKinds)
    func properties(degree: Int, kind: Int) {
        var random = Randomness(state: UInt64(degree * 100 + kind))
        for _ in 0..<5 {
            for fault in CurveProperties(&random, degree: degree, kind: kind).check().prefix(1) { Issue.record("\(fault)") }
        }
    }

    // MARK: Found by fuzzing

    /// Two huge coefficients, of opposite signs, between tiny ones: the root between them counts, and so do those at the ends.
    @Test func tinyCoefficientsBesideHugeOnes() {
        let roots = BernsteinPolynomial(coefficients: [1e-35, -1e-18, -1e-18, 1, -1, -1e-18, 1e-17, 1e-18, 1e-19, -1e-34, -1e-34, 1e-36]).roots
        #expect(roots.contains { abs($0 - 1.0 / 3) < 1e-12 } && roots.contains { $0 > 0 && $0 < 1e-15 })
        let curve = BezierCurve([Point(-12.75, 3), Point(-5.75, 16.25), Point(-4.7e18, 14.25), Point(91, 127), Point(184, -13), Point(0.75, -22.25)])
        let farthest = PathSegment.curve(curve).farthest(from: Point(-24, -24))
        #expect(farthest.distance >= curve.point(at: 0.4).distance(to: Point(-24, -24)))
        #expect(curve.reduced(to: 1).error > 1e18)
    }

    /// The search for the closest points left a place that it had seen.
    @Test func closePlacesAreKept() {
        let a = [(9.5, -19.0), (-15.25, -9.75), (11.0, 18.75), (22.25, -19.5), (6.75, 18.75), (-10.0, 3.75)]
        let b = [(-22.25, -8.25), (-14, -7), (-22, -7), (20.75, 18), (22.25, 10.25), (6.75, 19.75), (-3, 0.5), (-8.25, 14.75), (12, -6.5), (16.25, 16.5)]
        let curves = [a, b].map { PathSegment.curve(BezierCurve($0.map { Point($0.0, $0.1) })) }
        #expect(curves[0].distance(to: curves[1]) < 1e-12)
    }

    /// The end of a flat ellipse's axis, where two halves meet; numbers near the largest; a sweep that is none.
    @Test func extremes() {
        let flat = EllipticalArc(center: Point(2, 12.75), radii: Point(0, 4.75), rotation: -11.5, start: 7.454272675886742e-13, sweep: -21.75)
        let segment = PathSegment.arc(flat, from: flat.startPoint, to: flat.endPoint)
        #expect(isClose(segment.farthest(from: flat.center).distance, 4.75))
        let huge = BezierCurve([Point(-2, 18.75), Point(-13, 15.75), Point(1.025e308, -16), Point(-16.75, -1.25), Point(6.5, -10.5), Point(15.75, -7.5), Point(-23.75, 16.75)])
        #expect(huge.length() > 1e307 && !huge.curvature(at: 1).isNaN && isClose(huge.tangent(at: 0.5).length, 1))
        let opposite = BezierCurve([Point(-1.7e308, 0), Point(1.7e308, 0), Point(-1.7e308, 1)])
        #expect(!opposite.length().isNaN && !opposite.tangent(at: 0.25).x.isNaN && (0...1).contains(opposite.parameter(atLength: 1e308)))
        let none = EllipticalArc(center: .zero, radii: Point(1, 1), start: 0, sweep: .nan)
        _ = PathSegment.arc(none, from: .zero, to: .zero).closestPoints(to: .line(.zero, Point(1, 1)))
    }

    /// The direction of the smallest and of the largest vectors is a unit vector as well.
    @Test(arguments: [Point(1.3e-322, 0), Point(-5e-324, 5e-324), Point(1.7e308, 1.7e308), Point(-8.1e-317, 2e-318)])
    func directionsOfExtremeVectors(vector: Point) {
        let direction = vector.normalized
        #expect(abs(direction.length - 1) < 1e-15)
        #expect(direction.x.sign == vector.x.sign)
        #expect(abs(direction.angle - vector.angle) < 1e-15)
    }

    /// A flat arc beside a curve that comes near it twice: once at 25.19 and once at 24.87.
    @Test func closestOfTwoValleys() {
        let arc = EllipticalArc(center: Point(-23.75, 23.25), radii: Point(4.4448907869217025e-84, 1.75), rotation: -12, start: 78.002, sweep: -7)
        let flat = PathSegment.arc(arc, from: arc.startPoint, to: arc.endPoint)
        let curve = PathSegment.curve(BezierCurve([Point(3.25, 182.004), Point(23.5, -24), Point(-24, -24), Point(6e-76, -7.25), Point(-10, 14.5), Point(3.5, 6.25)]))
        let least = (0...2000).map { curve.nearest(to: flat.point(at: Double($0) / 2000)).distance }.min()!
        #expect(flat.closestPoints(to: curve).distance <= least)
    }

    /// Edges longer than the largest number: the loop is where it is at a tenth of the size.
    @Test func loopsOfTheLargestNumbers() {
        let loop = [Point(0, 0), Point(1.7, 1.5), Point(-1.7, 1.5), Point(0.4, -0.2)], small = BezierCurve(loop), large = BezierCurve(loop.map { $0 * 1e308 })
        #expect(small.doublePoint != nil)
        #expect(abs(large.doublePoint!.first - small.doublePoint!.first) < 1e-14 && abs(large.doublePoint!.second - small.doublePoint!.second) < 1e-14)
        let far = BezierCurve([Point(-1.7e308, 0), Point(1.7e308, 1), Point(-1.7e308, 5), Point(0, 3)])
        #expect(far.cusps.allSatisfy { $0 >= 0 && $0 <= 1 })
    }

    /// Areas beyond the largest number are infinite and never no number; a centroid is where it is at any size.
    @Test(arguments: [1e200, 1.7e308, 1e-200, 1e-300]) func areasAndCentroidsOfAnySize(size: Double) throws {
        var path = Path()
        path.move(to: .zero)
        path.line(to: Point(size, 0))
        path.cubic(to: Point(size, size), via: Point(size, size / 3), Point(size, size / 1.5))
        path.close()
        #expect(path.area == (size > 1 ? .infinity : 0))
        let centroid = try #require(path.centroid)
        #expect(abs(centroid.x / size - 2.0 / 3) < 1e-12 && abs(centroid.y / size - 1.0 / 3) < 1e-12)
    }

    /// What is too large is said to be so, and no tolerance is blamed.
    @Test func tooLarge() {
        let path = Path.rect(origin: .zero, size: Point(1.7e308, 1e308))
        #expect(throws: FittingError.tooLarge) { try path.inset(distance: 1, tolerance: 1) }
        #expect(throws: FittingError.tooLarge) { try path.parallel(distance: 1, tolerance: 1) }
        #expect(throws: FittingError.tooLarge) { try Path.rect(origin: .zero, size: Point(1, 1)).inset(distance: -1e308, tolerance: 1) }
    }
}
