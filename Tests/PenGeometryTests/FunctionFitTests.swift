// Curves that functions describe, as cubics within a tolerance.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

/// A function with its derivative over a range.
struct PlaneFunction: Sendable, CustomTestStringConvertible {
    let name: String
    let range: ClosedRange<Double>
    let point, derivative: @Sendable (Double) -> Point
    var testDescription: String { name }

    static let all: [PlaneFunction] = [
        PlaneFunction(name: "circle", range: 0...2 * .pi, point: { Point(cos($0), sin($0)) }, derivative: { Point(-sin($0), cos($0)) }),
        PlaneFunction(name: "line", range: -3...5, point: { Point(2 * $0, 1 - $0) }, derivative: { _ in Point(2, -1) }),
        PlaneFunction(name: "sine", range: 0...20, point: { Point($0, sin($0)) }, derivative: { Point(1, cos($0)) }),
        PlaneFunction(
            name: "spiral", range: 0...30, point: { Point($0 * cos($0), $0 * sin($0)) },
            derivative: { Point(cos($0) - $0 * sin($0), sin($0) + $0 * cos($0)) }),
        PlaneFunction(
            name: "cycloid", range: -7...7, point: { Point($0 - sin($0), 1 - cos($0)) }, derivative: { Point(1 - cos($0), sin($0)) }),
        PlaneFunction(name: "cusp", range: -1...1.3, point: { Point($0 * $0, $0 * $0 * $0) }, derivative: { Point(2 * $0, 3 * $0 * $0) }),
        PlaneFunction(name: "corner", range: -1...1, point: { Point($0, abs($0)) }, derivative: { Point(1, $0 < 0 ? -1 : 1) }),
        PlaneFunction(
            name: "near cusp", range: -1...1, point: { Point($0 * $0, $0 * $0 * $0 + 1e-5 * $0) },
            derivative: { Point(2 * $0, 3 * $0 * $0 + 1e-5) }),
        PlaneFunction(name: "Lissajous", range: 0...2 * .pi, point: { Point(sin(3 * $0), sin(4 * $0)) }, derivative: { Point(3 * cos(3 * $0), 4 * cos(4 * $0)) }),
    ]
}

@Suite struct FunctionFitTests {
    /// Some forty or more of the points.
    private func some(_ points: [Point]) -> [Point] { stride(from: 0, to: points.count, by: points.count / 40 + 1).map { points[$0] } }

    @Test(arguments: PlaneFunction.all, [1e-1, 1e-3, 1e-6])
    func fitsKeepTheirTolerance(function: PlaneFunction, tolerance: Double) throws {
        let path = try Path.fitting(
            from: function.range.lowerBound, to: function.range.upperBound, tolerance: tolerance, point: function.point,
            derivative: function.derivative)
        let sampled = SampledCurve(
            from: function.range.lowerBound, to: function.range.upperBound, count: 400, point: function.point)
        let slack = tolerance + 1e-9
        #expect(farthest(some(path.points(perSegment: 7)), from: [sampled]) <= slack)
        let back = path.segments.map { SampledCurve($0, count: 150) }
        #expect(farthest(some(sampled.samples.map(\.point)), from: back) <= slack)
        #expect(path.start == function.point(function.range.lowerBound) && path.end == function.point(function.range.upperBound))
    }

    /// As many as the usual handles of 4/3·tan(δ/4) would need for nine tenths of the tolerance, or less.
    @Test(arguments: [1e-2, 3.1e-4, 1e-6, 1e-9]) func circlesTakeFewCubics(tolerance: Double) throws {
        let path = try Path.fitting(
            from: 0, to: 2 * .pi, tolerance: tolerance, point: { Point(cos($0), sin($0)) }, derivative: { Point(-sin($0), cos($0)) })
        let arc = EllipticalArc(center: .zero, radii: Point(1, 1), start: 0, sweep: 2 * .pi)
        #expect(path.segments.map { $0 }.count <= arc.cubicPieces(tolerance: 0.9 * tolerance))
        let worst = path.points(perSegment: 30).reduce(0) { max($0, abs($1.length - 1)) }
        #expect(worst <= tolerance)
    }

    @Test(arguments: [-40, -20, 20, 40]) func sizeMakesNoDifference(exponent: Int) throws {
        let scale = exponent < 0 ? 1 / Double(1 << -exponent) : Double(1 << exponent)
        func spiral(_ k: Double) throws -> Path {
            try Path.fitting(
                from: 0, to: 12, tolerance: 1e-3 * k, point: { Point($0 * cos($0), $0 * sin($0)) * k },
                derivative: { Point(cos($0) - $0 * sin($0), sin($0) + $0 * cos($0)) * k })
        }
        #expect(try spiral(scale).points == spiral(1).points.map { $0 * scale })
    }

    /// A cubic is the best cubic for itself.
    @Test func cubicsFitThemselves() throws {
        let curve = BezierCurve([Point(0, 0), Point(1, 3), Point(5, 4), Point(7, -1)])
        let path = try Path.fitting(from: 0, to: 1, tolerance: 1e-9, point: { curve.point(at: $0) }, derivative: { curve.derivative.point(at: $0) })
        let fitted = Array(path.segments)
        #expect(fitted.count == 1)
        #expect(zip(path.points, curve.points).allSatisfy { $0.distance(to: $1) < 1e-8 })
    }

    @Test func rangesMayRunBackwards() throws {
        let path = try Path.fitting(from: 2, to: -1, tolerance: 1e-6, point: { Point($0, $0 * $0) }, derivative: { Point(1, 2 * $0) })
        #expect(path.start == Point(2, 4) && path.end == Point(-1, 1))
        #expect(path.bounds.minY > -1e-6 && path.bounds.maxX <= 2)
    }

    @Test func jumpsBeginSubpaths() throws {
        let path = try Path.fitting(
            from: 0, to: 3, tolerance: 1e-3, point: { Point($0, $0 < 1.3 ? 0 : 1) }, derivative: { $0 < 1.3 ? Point(1, 0) : Point(1, 1e-9) })
        #expect(path.bounds.maxY == 1)
        #expect(path.subpaths.count <= 2)
    }

    @Test func impossibleOnesSayWhy() {
        func fit(_ tolerance: Double, _ point: @escaping (Double) -> Point) -> FittingError? {
            do {
                _ = try Path.fitting(from: 0, to: 1, tolerance: tolerance, point: point, derivative: { Point(cos(1e7 * $0), sin(1e7 * $0)) })
                return nil
            } catch { return error }
        }
        #expect(fit(0) { Point($0, 0) } == .toleranceNotPositive)
        #expect(fit(.nan) { Point($0, 0) } == .toleranceNotPositive)
        #expect(fit(1) { Point(1 / $0, 0) } == .notFinite(at: 0))
        #expect(fit(1e-12) { Point(sin(1e7 * $0), 1 - cos(1e7 * $0)) } == .tooManySegments)
        #expect(FittingError.tooManySegments.description == "the tolerance cannot be met within 10,000 segments")
    }
}
