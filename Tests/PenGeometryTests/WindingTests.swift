// How often areas are run around, where edges lie close beside each other.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct WindingTests {
    private func joined(_ paths: [Path]) -> Path { paths.reduce(into: Path()) { $0.append($1) } }

    /// Circles of radius 1…n that all touch at the origin.
    @Test(arguments: 2...9, [0.0, 0.7, 2]) func circlesThatTouchAtOnePoint(count: Int, turn: Double) {
        let circles = (1...count).map { k in
            Path.parse(svg: "M0 0A\(k) \(k) 0 0 1 \(2 * k) 0A\(k) \(k) 0 0 1 0 0Z").path.transformed(by: .rotation(turn))
        }
        // n² − (n − 1)² + (n − 2)² − … is the n-th triangular number.
        let alternating = Double(count * (count + 1) / 2)
        #expect(isClose(joined(circles).normalized().area, .pi * Double(count * count), 1e-9))
        #expect(isClose(joined(circles).normalized(fillRule: .evenOdd).area, .pi * alternating, 1e-9))
    }

    /// Slender triangles with one tip, which together overlap every other gap.
    @Test(arguments: [1e-3, 1e-5, 1e-7, 1e-9]) func fansOfSlenderTriangles(width: Double) {
        func triangle(_ i: Int, _ j: Int) -> Path { polyline([.zero, Point(100, Double(i) * width), Point(100, Double(j) * width)], closed: true) }
        let fan = joined((0..<20).map { triangle(2 * $0, 2 * $0 + 1) }), whole = triangle(0, 40)
        // In triangles: each is 50 times as large as it is wide.
        func size(_ path: Path) -> Double { path.area / (50 * width) }
        #expect(isClose(size(fan.normalized()), 20, 1e-3))
        #expect(isClose(size(fan.union(whole)), 40, 1e-3))
        #expect(isClose(size(whole.subtracting(fan)), 20, 1e-3))
        #expect(isClose(size(fan.symmetricDifference(whole)), 20, 1e-3))
    }

    /// Squares inside squares hang together nowhere.
    @Test func nestedSquares() {
        let squares = joined((1...60).map { k in
            let side = 2 * Double(k)
            return .rect(origin: Point(-side / 2, -side / 2), size: Point(side, side))
        })
        let rings = squares.normalized(fillRule: .evenOdd)
        #expect(squares.normalized().area == 14400)
        // The sum of (2k)² − (2k − 2)² = 8k − 4 for k = 2, 4, …, 60.
        #expect(rings.area == 7320)
        #expect(rings.subpaths.count == 60)
    }

    @Test func barsAcrossBars() {
        let count = 40, size = Double(2 * count)
        let rows = joined((0..<count).map { i in .rect(origin: Point(-1, Double(2 * i)), size: Point(size + 1, 1)) })
        let columns = joined((0..<count).map { i in .rect(origin: Point(Double(2 * i), -1), size: Point(1, size + 1)) })
        let common = Double(count * count), each = Double(count) * (size + 1)
        #expect(rows.union(columns).area == 2 * each - common)
        #expect(rows.intersection(columns).area == common)
        #expect(rows.symmetricDifference(columns).area == 2 * each - 2 * common)
    }

    /// Curves that leave one point in one direction and differ in curvature alone.
    @Test func curvesWithOneTangent() {
        // Between y = k·x² on 0…1 and the line x = 1 down to the axis lies k/3.
        let areas = (1...6).map { Path.parse(svg: "M0 0Q0.5 0 1 \($0)L1 0Z").path }
        #expect(isClose(joined(areas).normalized().area, 2, 1e-9))
        #expect(isClose(joined(areas).normalized(fillRule: .evenOdd).area, 1, 1e-9))
        #expect(isClose(areas[5].subtracting(areas[0]).area, 5.0 / 3, 1e-9))
    }
}
