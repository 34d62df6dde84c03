// Where curves change the side to which they bend.

import PenGeometry
import Testing

@Suite struct InflectionTests {
    private func expect(_ points: [Point], _ expected: [Double], tolerance: Double = 1e-12) {
        let found = BezierCurve(points).inflections
        #expect(found.count == expected.count, "\(found)")
        for (a, b) in zip(found, expected) { #expect(abs(a - b) <= tolerance) }
    }

    /// Two facts of kurbo's tests and one of bezier.js's; 0.311… is (1 - √(1/7)) / 2, as B' × B'' shows.
    @Test func measuredCurves() {
        let root = (1.0 / 7).squareRoot()
        expect([Point(0, 0), Point(0.8, 1), Point(0.2, 1), Point(1, 0)], [(1 - root) / 2, (1 + root) / 2])
        expect([Point(0, 0), Point(1, 1), Point(2, -1), Point(3, 0)], [0.5])
        expect([Point(0, 0), Point(1, 1), Point(2, 1), Point(3, 0)], [])
        expect([Point(0, 0), Point(1, 0.25), Point(0, 1), Point(1, 0)], [0.5, 0.8])
    }

    @Test func straightAndShortCurvesHaveNone() {
        expect([Point(0, 0), Point(1, 1)], [])
        expect([Point(0, 0), Point(1, 1), Point(2, 0)], [])
        expect([Point(0.1, 0.3), Point(0.2, 0.6), Point(0.7, 2.1), Point(0.3, 0.9)], [])
        expect([Point](repeating: Point(3, 4), count: 5), [])
    }

    /// y = (t - 1/2)⁴ touches a straight course at its middle and goes on bending upwards; y = (t - 1/2)⁵ turns.
    @Test func touchingIsNoInflection() {
        expect([1, -1, 1, -1, 1].enumerated().map { Point(Double($0) / 4, $1 / 16) }, [])
        expect([-1, 1, -1, 1, -1, 1].enumerated().map { Point(Double($0) / 5, $1 / 32) }, [0.5], tolerance: 1e-4)
    }

    @Test func sizeAndPlaceDoNotMatter() {
        for scale in [1e-9, 1, 1e9] {
            let points = [Point(0, 0), Point(1, 0.25), Point(0, 1), Point(1, 0)].map { Point(3 * scale, -7 * scale) + $0 * scale }
            expect(points, [0.5, 0.8], tolerance: 1e-9)
        }
    }
}
