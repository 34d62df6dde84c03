// Arc lengths to an accuracy, and their inverse.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct LengthTests {
    static let accuracies = [1, 1e-1, 1e-3, 1e-6, 1e-9]

    @Test(arguments: LengthFacts.curves)
    func curves(_ fact: [Double]) {
        let length = fact[0], points = stride(from: 1, to: fact.count, by: 2).map { Point(fact[$0], fact[$0 + 1]) }
        let curve = BezierCurve(points), higher = curve.elevated(to: curve.degree + 2)
        #expect(abs(curve.length() - length) <= 1e-12 * length)
        #expect(abs(higher.length() - length) <= 1e-11 * length)
        for accuracy in Self.accuracies {
            let scaled = accuracy * length
            #expect(abs(curve.length(accuracy: scaled) - length) <= scaled)
            #expect(abs(higher.length(accuracy: scaled) - length) <= scaled)
        }
    }

    @Test(arguments: LengthFacts.arcs)
    func arcs(_ fact: [Double]) {
        let length = fact[0]
        let arc = EllipticalArc(center: Point(3, 4), radii: Point(fact[1], fact[2]), rotation: 0.3, start: fact[3], sweep: fact[4])
        #expect(abs(arc.length() - length) <= 2e-12 * length)
        #expect(abs(arc.reversed.length(from: 1, to: 0) + length) <= 2e-12 * length)
        for accuracy in Self.accuracies { #expect(abs(arc.length(accuracy: accuracy * length) - length) <= accuracy * length) }
        for part in [0.1, 0.5, 0.99] {
            let t = arc.parameter(atLength: part * length)
            #expect(abs(arc.length(from: 0, to: t) - part * length) <= 1e-11 * length)
            #expect(abs(arc.length(from: 0, to: t) + arc.length(from: t, to: 1) - length) <= 1e-11 * length)
        }
    }

    /// No shorter than chords, no longer than control polygons, of 256 pieces.
    @Test(arguments: 1...9, 0..<Randomness.curveKinds)
    func betweenChordsAndPolygons(degree: Int, kind: Int) {
        var random = Randomness(state: UInt64(degree * 10 + kind))
        for _ in 0..<4 {
            let curve = random.curve(degree: degree, kind: kind)
            var pieces = [curve], low = 0.0, high = 0.0
            for _ in 0..<8 { pieces = pieces.flatMap { [$0.split(at: 0.5).first, $0.split(at: 0.5).second] } }
            for piece in pieces {
                low += piece.start.distance(to: piece.end)
                high += zip(piece.points, piece.points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
            }
            for accuracy in [1e-2, 1e-6, 1e-12] {
                let length = curve.length(accuracy: accuracy * high), slack = (accuracy + 1e-13) * high + 1e-12 * curve.controlSize
                #expect(length >= low - slack && length <= high + slack, "\(curve)")
                let wanted = random.unit(0, 1) * length, t = curve.parameter(atLength: wanted, accuracy: accuracy * high)
                #expect(abs(curve.length(from: 0, to: t) - wanted) <= slack * 1.5, "\(curve) \(wanted)")
            }
        }
    }

    @Test func scaleAndEnds() {
        var random = Randomness(state: 3)
        for degree in [2, 3, 5] {
            let curve = random.curve(degree: degree, kind: 0), length = curve.length()
            for exponent in [-600, -40, 40, 600] {
                let factor = scalbn(1, Int32(exponent)), scaled = BezierCurve(curve.points.map { $0 * factor })
                #expect(scaled.length() == length * factor)
                #expect(scaled.parameter(atLength: length * factor / 3) == curve.parameter(atLength: length / 3))
            }
            #expect(curve.parameter(atLength: -1) == 0 && curve.parameter(atLength: 0) == 0)
            #expect(curve.parameter(atLength: length * 2) == 1 && abs(curve.parameter(atLength: length) - 1) < 1e-9)
        }
        #expect(PathSegment.line(.zero, Point(3, 4)).length(accuracy: 1) == 5)
        #expect(PathSegment.line(.zero, Point(3, 4)).parameter(atLength: 2.5, accuracy: 1) == 0.5)
        let circle = EllipticalArc(center: .zero, radii: Point(2, 2), start: 1, sweep: -3)
        #expect(circle.length(accuracy: 1) == 6 && circle.parameter(atLength: 3) == 0.5)
        #expect(BezierCurve([.zero, .zero, .zero]).length(accuracy: 1e-9) == 0)
    }

    @Test func numbersThatAreNone() {
        let curve = BezierCurve([Point(0, 0), Point(.nan, 1), Point(.infinity, 2), Point(1, 3)])
        _ = (curve.length(accuracy: 1e-9), curve.parameter(atLength: 1), curve.parameter(atLength: .nan), curve.length(accuracy: .nan))
        let fine = BezierCurve([Point(0, 0), Point(1, 1), Point(2, 2), Point(1, 3)])
        _ = (fine.length(accuracy: .nan), fine.length(accuracy: -1), fine.parameter(atLength: .nan), fine.length(accuracy: .infinity))
    }

    @Test func equalDistances() {
        let path = Path.parse(svg: "M0 0H10A5 5 0 0 1 10 10H0").path, total = 20 + 5 * Double.pi
        let points = path.points(count: 8)
        #expect(points.count == 8 && points[0] == .zero && points[7] == Point(0, 10))
        for i in 0..<8 { #expect(isClose(points[i], path.point(atFraction: Double(i) / 7) ?? .zero)) }
        let square = Path.rect(Rect(x: 0, y: 0, width: 4, height: 4))
        #expect(square.points(count: 4) == [Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4)])
        #expect(isClose(PathMeasure(path).length, total) && path.points(count: 0).isEmpty && Path().points(count: 3).isEmpty)
        #expect(path.points(count: 1) == [.zero])
        #expect(isClose(path.length(accuracy: 1e-3), total, 1e-3))
    }
}
