// Areas of polygons that overlap themselves, against samples.

import PenGeometry
import PenScene
import Testing

@testable import PenRaster

@Suite struct OverlapTests {
    static let side = 12
    /// Samples a pixel in each direction.
    static let samples = 8

    /// A polygon of random corners in and around the picture.
    static func polygon(_ corners: Int, _ random: inout SplitMix) -> [Point] {
        (0..<corners).map { _ in Point(random.next() * 16 - 2, random.next() * 16 - 2) }
    }

    /// How often a polygon winds around a point.
    static func winding(_ polygon: [Point], _ p: Point) -> Int {
        var winding = 0
        for (a, b) in zip(polygon, polygon.dropFirst() + [polygon[0]]) {
            let isLeft = (b - a).cross(p - a)
            if a.y <= p.y, b.y > p.y, isLeft > 0 { winding += 1 }
            if b.y <= p.y, a.y > p.y, isLeft < 0 { winding -= 1 }
        }
        return winding
    }

    static func sampled(_ polygons: [[Point]], _ rule: FillRule) -> [Double] {
        (0..<side * side).map { pixel in
            var inside = 0
            for i in 0..<samples * samples {
                let p = Point(
                    Double(pixel % side) + (Double(i % samples) + 0.5) / Double(samples), Double(pixel / side) + (Double(i / samples) + 0.5) / Double(samples))
                let winding = polygons.reduce(0) { $0 + self.winding($1, p) }
                if rule == .nonZero ? winding != 0 : winding % 2 != 0 { inside += 1 }
            }
            return Double(inside) / Double(samples * samples)
        }
    }

    /// Triangles, which are convex, go another way than what may cross itself.
    @Test(arguments: [[3], [4], [7], [3, 3], [5, 4, 3]], [FillRule.nonZero, .evenOdd])
    func randomPolygons(corners: [Int], rule: FillRule) {
        var random = SplitMix(state: UInt64(corners.reduce(7) { $0 * 31 + $1 }))
        for _ in 0..<3 {
            let polygons = corners.map { Self.polygon($0, &random) }
            let exact = coverage(polygons, rule, width: Self.side, height: Self.side)
            // Samples tell an area to a few hundredths; some is lost around crossings.
            let expected = Self.sampled(polygons, rule)
            let errors = zip(exact, expected).map { abs($0 - $1) }
            #expect((errors.max() ?? 0) < 0.15)
            #expect(errors.reduce(0, +) / Double(errors.count) < 0.015)
        }
    }

    /// A convex polygon that is walked twice, and one that turns one way but goes around twice, are not convex.
    @Test func convexPolygons() {
        func path(_ points: [Point], closed: Bool = true) -> Path {
            var path = Path()
            path.move(to: points[0])
            for p in points.dropFirst() { path.line(to: p) }
            if closed { path.close() }
            return path
        }
        let square = rectangle(1, 1, 5, 5)
        #expect(path(square).isConvexPolygon)
        #expect(path(square, closed: false).isConvexPolygon)
        #expect(path(square.reversed()).isConvexPolygon)
        #expect(path([square[0], square[0], Point(3, 1)] + square.dropFirst()).isConvexPolygon)
        #expect(!path(square + square).isConvexPolygon)
        #expect(!path([0, 2, 4, 1, 3].map { k in
            let (s, c) = exactSineAndCosine(Double(k) * 2 * .pi / 5)
            return Point(c, s)
        }).isConvexPolygon)
        #expect(!path([Point(0, 0), Point(4, 0), Point(1, 1), Point(0, 4)]).isConvexPolygon)
        #expect(!path([Point(0, 0), Point(4, 0), Point(2, 0), Point(2, 3)]).isConvexPolygon)
        #expect(!path([Point(.nan, 0), Point(4, 0), Point(2, 3)]).isConvexPolygon)
    }

    /// A tall polygon of few edges comes out as the many rows that it crosses.
    @Test func tallBandsOfCrossingEdges() {
        // Two triangles that make an hourglass: the edges cross in row 50.
        let hourglass = [Point(10, 0), Point(30, 0), Point(10, 101), Point(30, 101)]
        let c = coverage([hourglass], width: 40, height: 101)
        for y in 0..<101 {
            let area = (0..<40).reduce(0) { $0 + c[y * 40 + $1] }
            let width = abs(20 - (Double(y) + 0.5) * 40 / 101)
            #expect(abs(area - (y == 50 ? 0.1 : width)) < 0.2, "row \(y)")
        }
    }
}

/// A small generator (Steele, Lea and Flood 2014), the same numbers everywhere.
struct SplitMix {
    var state: UInt64

    /// In 0..<1.
    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
    }
}
