// What must hold for every Bézier curve, and curves on which algorithms fail.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct BezierPropertyTests {
    /// Curves of growing degree with fixed, uneven control points, and degenerate ones.
    static let curves: [BezierCurve] = [2, 3, 4, 5, 9, 20, 60, 250].map(curve) + degenerate

    private static func curve(degree: Int) -> BezierCurve {
        BezierCurve((0...degree).map { (i: Int) -> Point in Point(Double(i * 37 % 101), Double(i * i * 53 % 97)) })
    }

    private static let degenerate: [BezierCurve] = [
        BezierCurve([Point(0, 0), Point(10, 10), Point(0, 10), Point(10, 0)]),
        BezierCurve([Point(0, 0), Point(0, 0), Point(50, 70), Point(100, 100)]),
        BezierCurve([Point(0, 0), Point(30, 0), Point(-20, 0), Point(10, 0)]),
        BezierCurve([Point(-1061, -3327), Point(-1061, -3177), Point(-1061, -3477), Point(-1061, -3327)]),
    ]

    static let parameters = [0, 0.1, 0.25, 0.5, 0.7, 0.99, 1]

    @Test(arguments: curves, parameters)
    func derivativeIsTheLimitOfDifferences(_ curve: BezierCurve, t: Double) {
        let h = 1e-6, a = max(t - h, 0), b = min(t + h, 1)
        let difference = (curve.point(at: b) - curve.point(at: a)) / (b - a)
        let scale = Double(curve.degree * curve.degree) * 100
        #expect(difference.distance(to: curve.derivative.point(at: (a + b) / 2)) <= 1e-5 * scale)
    }

    @Test(arguments: curves, parameters)
    func halvesRejoin(_ curve: BezierCurve, t: Double) {
        let (first, second) = curve.split(at: t)
        #expect(first.start == curve.start && second.end == curve.end && first.end == second.start)
        for u in [0.2, 0.5, 0.9] {
            #expect(isClose(first.point(at: u), curve.point(at: t * u), 1e-10))
            #expect(isClose(second.point(at: u), curve.point(at: t + (1 - t) * u), 1e-10))
        }
        #expect(isClose(first.length() + second.length(), curve.length()))
    }

    @Test(arguments: curves)
    func transformingCommutes(_ curve: BezierCurve) {
        let m = AffineTransform(a: 1, b: 2, c: -0.5, d: 3, tx: 7, ty: -4)
        for t in Self.parameters {
            #expect(isClose(curve.transformed(by: m).point(at: t), m.apply(curve.point(at: t)), 1e-10))
        }
    }

    @Test(arguments: curves)
    func lengthIsThatOfAFinePolyline(_ curve: BezierCurve) {
        var previous = curve.start, sum = 0.0
        let steps = 4000
        for i in 1...steps {
            let p = curve.point(at: Double(i) / Double(steps))
            sum += previous.distance(to: p)
            previous = p
        }
        #expect(abs(curve.length() - sum) <= 1e-4 * sum)
        let half = curve.parameter(atLength: curve.length() / 2)
        #expect(isClose(curve.length(from: 0, to: half), curve.length() / 2))
    }

    @Test(arguments: curves)
    func boundsAreTight(_ curve: BezierCurve) {
        let box = curve.bounds
        var seen = Rect.null
        for i in 0...2000 { seen.include(curve.point(at: Double(i) / 2000)) }
        #expect(box.minX <= seen.minX + 1e-12 && box.maxX >= seen.maxX - 1e-12)
        #expect(box.minY <= seen.minY + 1e-12 && box.maxY >= seen.maxY - 1e-12)
        #expect(box.minX >= seen.minX - 5e-2 && box.maxX <= seen.maxX + 5e-2)
        #expect(box.minY >= seen.minY - 5e-2 && box.maxY <= seen.maxY + 5e-2)
    }

    @Test(arguments: curves)
    func elevatingAndReducing(_ curve: BezierCurve) {
        let higher = curve.elevated(to: curve.degree + 2)
        for t in Self.parameters { #expect(isClose(higher.point(at: t), curve.point(at: t), 1e-10)) }
        #expect(higher.reduced.degree <= curve.degree)
    }

    @Test(arguments: curves.filter { $0.degree < 100 }, [1.0, 0.01])
    func flatteningAndCubicsStayWithinTolerance(_ curve: BezierCurve, tolerance: Double) {
        let pieces = curve.cubics(tolerance: tolerance)
        #expect(pieces.first?.start == curve.start && pieces.last?.end == curve.end)
        var polyline = [curve.start]
        curve.flatten(tolerance: tolerance) { polyline.append($0) }
        #expect(polyline.last == curve.end && polyline.count <= 65_537)
        for i in 0...40 {
            let p = curve.point(at: Double(i) / 40)
            let chord = zip(polyline, polyline.dropFirst()).map { distance(from: p, to: .line($0, $1)) }.min() ?? .infinity
            #expect(chord <= tolerance * (1 + 1e-9))
        }
    }

    /// A straight line with even speed is a line, whatever its degree.
    @Test func aLineInDisguise() {
        let line = BezierCurve([Point(1, 2), Point(301, 402)])
        #expect(line.elevated(to: 20).reduced.degree == 1)
        let high = line.elevated(to: 250)
        #expect(isClose(high.length(), 500))
        #expect(isClose(high.tangent(at: 0), Point(0.6, 0.8)))
        #expect(abs(high.curvature(at: 0.3)) < 1e-9)
    }

    @Test func directionWhereTheDerivativeVanishes() {
        let start = BezierCurve([Point(0, 0), Point(0, 0), Point(3, 4), Point(9, 4)])
        #expect(isClose(start.tangent(at: 0), Point(0.6, 0.8)))
        #expect(isClose(start.reversed.tangent(at: 1), Point(-0.6, -0.8)))
        let cusp = BezierCurve([Point(0, 0), Point(10, 10), Point(0, 10), Point(10, 0)])
        #expect(isClose(cusp.tangent(at: 0.5), Point(0, -1)))
        #expect(BezierCurve([Point(1, 1), Point(1, 1)]).tangent(at: 0.5) == .zero)
        #expect(BezierCurve(Array(repeating: Point(5, 5), count: 4)).curvature(at: 0.5) == 0)
    }

    /// The parabola y = x² has the curvature 2/(1 + 4x²)^1.5.
    @Test func curvatureOfAParabola() {
        let parabola = BezierCurve([Point(0, 0), Point(0.5, 0), Point(1, 1)])
        for t in Self.parameters { #expect(isClose(parabola.curvature(at: t), 2 / pow(1 + 4 * t * t, 1.5), 1e-12)) }
    }

    @Test(arguments: [5e-200, 1e-12, 1, 1e9, 1e200])
    func lengthAtAnyScale(_ scale: Double) {
        let curve = BezierCurve([Point(0, 0), Point(0, scale), Point(scale, scale), Point(scale, 0)])
        #expect(isClose(curve.length() / scale, 2))
        #expect(isClose(curve.bounds.maxY / scale, 0.75))
    }

    /// (1 - (1 - 2t)^250) / 2: in the middle the curve all but stands still, and rounding is all there is to measure.
    @Test(.timeLimit(.minutes(1))) func lengthWhereACurveStandsStill() {
        let curve = BezierCurve((0...250).map { Point($0 % 2 == 0 ? 0 : 1, 0) })
        #expect(isClose(curve.length(), 1))
        #expect(curve.length(from: 0.3, to: 0.31) < 1e-12)
        let t = curve.parameter(atLength: 0.5)
        #expect(isClose(curve.point(at: t), Point(0.5, 0), 1e-6))
    }

    @Test func numbersThatAreNone() {
        let curve = BezierCurve([Point(0, 0), Point(.nan, 1), Point(.infinity, 2), Point(1, 3), Point(2, 2)])
        _ = (curve.bounds, curve.length(), curve.tangent(at: .nan), curve.cubics(tolerance: 0.1), curve.reduced)
        var count = 0
        curve.flatten(tolerance: 0.1) { _ in count += 1 }
        curve.flatten(tolerance: .nan) { _ in count += 1 }
        #expect(count <= 131_072)
    }
}
