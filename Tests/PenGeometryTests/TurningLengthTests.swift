// Lengths of curves that turn back, against sums of the ways between the turns.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct TurningLengthTests {
    /// Parts of a cubic that have their turns anywhere.
    @Test(arguments: 0..<400)
    func cubicOnALine(step: Int) {
        let curve = BezierCurve([Point(0, 10), Point(-10, 10), Point(1810, 10), Point(180, 10)])
        let t = Double(step) / 400
        // x'(t)/3 = a·t² + b·t + c
        let a = 180.0 - 3 * 1810 - 3 * 10, b = 2 * (1810.0 + 20), c = -10.0
        let root = (b * b - 4 * a * c).squareRoot()
        let turns = [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > t }
        let stops = ([t] + turns + [1]).map { curve.point(at: $0).x }
        let expected = zip(stops, stops.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
        #expect(abs(curve.split(at: t).second.length() - expected) <= 1e-9 * expected)
        #expect(abs(curve.length(from: t, to: 1) - expected) <= 1e-9 * expected)
        #expect(abs(curve.length(from: 1, to: t) + expected) <= 1e-9 * expected)
    }

    /// A flat ellipse is run through along its long axis: |cos| summed over the turns.
    @Test(arguments: 0..<100)
    func flatEllipse(step: Int) {
        let start = Double(step) * 0.0311
        for sweep in [3.3, -3.3, 6.1] {
            let arc = EllipticalArc(center: .zero, radii: Point(1000, 1e-7), start: start, sweep: sweep)
            let low = min(start, start + sweep), high = max(start, start + sweep)
            let turns = (-3...6).map { Double($0) * Double.pi }.filter { $0 > low && $0 < high }
            let stops = ([low] + turns + [high]).map { 1000 * cos($0) }
            let expected = zip(stops, stops.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
            #expect(abs(arc.length() - expected) <= 1e-9 * expected)
        }
    }

    /// Turns without number are as many perimeters.
    @Test func turnsWithoutNumber() {
        let perimeter = EllipticalArc(center: .zero, radii: Point(7.25, 2.75), rotation: -3.75, start: 0, sweep: 2 * .pi).length()
        for (start, sweep) in [(-4.4629224841868503e164, -1.684756645441196e307), (0, 1e20), (1.79e308, 1e307), (2, -1e305)] {
            let length = EllipticalArc(center: Point(15, 5.8602813021557e20), radii: Point(7.25, 2.75), rotation: -3.75, start: start, sweep: sweep).length()
            #expect(abs(length / (abs(sweep) / (2 * .pi)) / perimeter - 1) < 1e-12)
        }
    }
}
