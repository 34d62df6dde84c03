// Derivatives, curvature, reduction and singular points of single curves.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct CurveShapeTests {
    /// Derivatives of every order against the power form, on curves of every kind.
    @Test(arguments: 1...9)
    func derivatives(degree: Int) {
        var random = Randomness(state: UInt64(degree))
        for kind in 0..<Randomness.curveKinds {
            let curve = random.curve(degree: degree, kind: kind), size = curve.controlSize
            let powers = curve.powerCoefficients
            #expect(isClose(BezierCurve(powerCoefficients: powers).points, curve.points, 1e-11 * size))
            for t in [0, 0.3, 0.6, 1] {
                for order in 0...(degree + 1) {
                    // Σ a[k]·k!/(k - order)!·t^(k - order)
                    let expected = powers.indices.dropFirst(order).reduce(Point.zero) { sum, k in
                        sum + powers[k] * ((0..<order).reduce(1.0) { $0 * Double(k - $1) } * pow(t, Double(k - order)))
                    }
                    let scale = size * pow(2, Double(degree)) * pow(Double(degree), Double(order))
                    #expect(curve.derivative(at: t, order: order).distance(to: expected) <= 1e-12 * scale)
                    #expect(curve.hodograph(order: order).point(at: t).distance(to: expected) <= 1e-12 * scale)
                }
            }
        }
    }

    /// The center of y = x² at (a, a²) is (-4a³, 3a² + 1/2); a circle is its own osculating circle.
    @Test func osculatingCircles() throws {
        let parabola = BezierCurve([Point(0, 0), Point(0.5, 0), Point(1, 1)])
        for a in [0, 0.3, 0.9] {
            let circle = try #require(PathSegment.curve(parabola).osculatingCircle(at: a))
            #expect(isClose(circle.center, Point(-4 * a * a * a, 3 * a * a + 0.5)))
            #expect(isClose(circle.radius, pow(1 + 4 * a * a, 1.5) / 2))
        }
        let arc = EllipticalArc(center: Point(3, 4), radii: Point(2, 2), start: 1, sweep: -2)
        let own = try #require(arc.osculatingCircle(at: 0.3))
        #expect(own.center == Point(3, 4) && own.radius == 2)
        // At the end of the long axis the radius is b²/a.
        let ellipse = EllipticalArc(center: .zero, radii: Point(5, 3), start: 0, sweep: 2)
        let end = try #require(ellipse.osculatingCircle(at: 0))
        #expect(isClose(end.radius, 9.0 / 5) && isClose(end.center, Point(5 - 9.0 / 5, 0)))
        #expect(PathSegment.line(.zero, Point(1, 1)).osculatingCircle(at: 0.5) == nil)
        let cusp = BezierCurve([Point(0, 0), Point(10, 10), Point(0, 10), Point(10, 0)])
        #expect(cusp.osculatingCircle(at: 0.5) == nil)
    }

    @Test(arguments: [0.0, 0.4, 1], [0.5, -3])
    func derivativesOfArcs(rotation: Double, sweep: Double) {
        let arc = EllipticalArc(center: Point(7, -2), radii: Point(5, 2), rotation: rotation, start: 0.3, sweep: sweep)
        let h = 1e-4
        for order in 1...4 {
            let difference = (arc.derivative(at: 0.4 + h, order: order - 1) - arc.derivative(at: 0.4 - h, order: order - 1)) / (2 * h)
            #expect(arc.derivative(at: 0.4, order: order).distance(to: difference) < 1e-5 * pow(3, Double(order)))
        }
    }

    /// The best curve in the mean: the difference is orthogonal to every change that keeps the ends.
    @Test(arguments: 2...12)
    func reduction(degree: Int) {
        var random = Randomness(state: UInt64(degree) * 31)
        for kind in 0..<Randomness.curveKinds {
            let curve = random.curve(degree: degree, kind: kind), size = curve.controlSize
            for target in 1..<degree {
                let (lower, error) = curve.reduced(to: target)
                #expect(lower.degree == target && lower.start == curve.start && lower.end == curve.end)
                for coordinate in [\Point.x, \Point.y] {
                    let difference = polynomial(curve, coordinate) - polynomial(lower, coordinate)
                    for i in 1..<max(target, 1) {
                        var change = [Double](repeating: 0, count: target + 1)
                        change[i] = 1
                        #expect(abs((difference * BernsteinPolynomial(coefficients: change)).integral) <= 1e-11 * size)
                    }
                }
                let seen = (0...200).map { curve.point(at: Double($0) / 200).distance(to: lower.point(at: Double($0) / 200)) }.max() ?? 0
                #expect(seen <= error + 1e-13 * size && error <= seen * 1.05 + 1e-12 * size)
            }
            let higher = curve.elevated(to: degree + 3)
            #expect(higher.reduced(to: degree).error <= 1e-10 * size)
        }
    }

    private func polynomial(_ curve: BezierCurve, _ coordinate: KeyPath<Point, Double>) -> BernsteinPolynomial {
        BernsteinPolynomial(coefficients: curve.points.map { $0[keyPath: coordinate] })
    }

    @Test(arguments: [
        ([0, 0, 1, 2, 2, 1.5, 3, 0], .arch), ([0, 0, 1, 1, 2, -1, 3, 0], .oneInflection), ([0, 0, 0.8, 1, 0.2, 1, 1, 0], .twoInflections),
        ([0, 0, 1, 1, 0, 1, 1, 0], .cusp), ([0, 0, 2, 1, -1, 1, 1, 0], .loop), ([0, 0, 1, 1, -1, 1, 0, 0], .loop),
        ([0, 0, 1, 1, 2, 2, 5, 5], .straight), ([0, 0, 1, 2, 2, 2, 3, 0], .parabola), ([4, 4, 4, 4, 4, 4, 4, 4], .straight),
    ] as [([Double], CubicShape)])
    func cubicShapes(_ numbers: [Double], _ shape: CubicShape) {
        let points = stride(from: 0, to: 8, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
        for m in [AffineTransform.identity, .rotation(0.7), .scaling(1e-6, 1e-6), .scaling(-1e6, 1e6), .translation(Point(30, -20)).then(.skewing(0.3, 0))] {
            #expect(BezierCurve(points).transformed(by: m).cubicShape == shape)
        }
    }

    /// x = t² - t is the same at t and 1 - t; y = (t - 1/2)³ - (t - 1/2)/16 is 0 at 1/4, 1/2 and 3/4.
    @Test func doublePoints() throws {
        let curve = BezierCurve(powerCoefficients: [Point(0, -3.0 / 32), Point(-1, 0.6875), Point(1, -1.5), Point(0, 1)])
        let pair = try #require(curve.doublePoint)
        #expect(isClose(pair.first, 0.25, 1e-14) && isClose(pair.second, 0.75, 1e-14))
        let closed = try #require(BezierCurve([Point(0, 0), Point(3, 5), Point(-4, 6), Point(0, 0)]).doublePoint)
        #expect(closed == (0, 1))
        #expect(curve.elevated.doublePoint == nil && BezierCurve([Point(0, 0), Point(3, 3), Point(-1, -1), Point(2, 2)]).doublePoint == nil)
    }

    /// Every crossing of a fine polyline with itself is found, and every pair is one point.
    @Test func crossingsOfPolylines() {
        var random = Randomness(state: 101)
        for i in 0..<60 {
            let curve = random.curve(degree: 3, kind: [0, 5, 6][i % 3]), size = curve.controlSize, n = 60
            let pair = curve.doublePoint
            if let pair { #expect(curve.point(at: pair.first).distance(to: curve.point(at: pair.second)) <= 1e-12 * size && pair.first < pair.second) }
            let line = (0...n).map { curve.point(at: Double($0) / Double(n)) }
            for i in 0..<n {
                for j in stride(from: i + 3, to: n, by: 1) where crosses(line[i], line[i + 1], line[j], line[j + 1]) {
                    #expect(pair.map { abs($0.first * Double(n) - Double(i) - 0.5) < 3 && abs($0.second * Double(n) - Double(j) - 0.5) < 3 } == true, "\(curve)")
                }
            }
        }
    }

    private func crosses(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        (b - a).cross(c - a) * (b - a).cross(d - a) < 0 && (d - c).cross(a - c) * (d - c).cross(b - c) < 0
    }

    @Test func standingStill() {
        let cusp = BezierCurve([Point(0, 0), Point(10, 10), Point(0, 10), Point(10, 0)])
        for degree in 3...8 { #expect(cusp.elevated(to: degree).cusps.count == 1 && isClose(cusp.elevated(to: degree).cusps[0], 0.5)) }
        // On a line, x = t(1-t): turns at a half.
        #expect(BezierCurve([Point(0, 0), Point(1, 2), Point(0, 0)]).cusps == [0.5])
        #expect(BezierCurve([Point(0, 0), Point(1, 2), Point(3, 0)]).cusps.isEmpty)
        #expect(BezierCurve(Array(repeating: Point(2, 2), count: 4)).cusps.isEmpty)
    }

    /// The first and last crossings of an arc's extrema against its derivative.
    @Test func extremaOfArcs() {
        var random = Randomness(state: 8)
        for _ in 0..<300 {
            let arc = EllipticalArc(
                center: random.point(), radii: Point(random.unit(0.1, 9), random.unit(0.1, 9)), rotation: random.unit(-7, 7), start: random.unit(-9, 9),
                sweep: random.unit(-2 * Double.pi, 2 * Double.pi))
            let n = 400, extrema = arc.extrema
            for t in extrema {
                let d = arc.derivative(at: t)
                #expect(min(abs(d.x), abs(d.y)) <= 1e-12 * abs(arc.sweep) * 20)
            }
            var changes = 0
            for i in 0..<n {
                let a = arc.derivative(at: Double(i) / Double(n)), b = arc.derivative(at: Double(i + 1) / Double(n))
                changes += (a.x * b.x < 0 ? 1 : 0) + (a.y * b.y < 0 ? 1 : 0)
            }
            #expect(changes == extrema.count)
            var seen = Rect.null
            for t in [0, 1] + extrema { seen.include(arc.point(at: t)) }
            let box = arc.bounds
            #expect(isClose(box.minX, seen.minX) && isClose(box.minY, seen.minY) && isClose(box.maxX, seen.maxX) && isClose(box.maxY, seen.maxY))
        }
    }

    @Test(arguments: GeometryFact.all("inflections"))
    func inflections(_ fact: GeometryFact) {
        let expected = fact.numbers("expected"), found = fact.curve.inflections
        #expect(found.count == expected.count)
        for (a, b) in zip(found, expected) { #expect(abs(a - b) <= fact.tolerance) }
    }
}

extension BezierCurve {
    /// The largest coordinate.
    var controlSize: Double { points.reduce(0) { max($0, abs($1.x), abs($1.y)) } }
}
