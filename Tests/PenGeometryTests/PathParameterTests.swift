// Parts of paths by parameter, extrema and inflections of whole paths.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct PathParameterTests {
    /// Curves of degrees 1 to 5 and arcs, some closed.
    private static func path(_ random: inout Randomness) -> Path {
        var path = Path()
        for _ in 0..<(1 + random.next(3)) {
            path.move(to: random.point(10))
            for _ in 0..<(1 + random.next(4)) {
                if random.next(4) == 0 {
                    path.arc(EllipticalArc(center: random.point(10), radii: Point(5, 3), rotation: 1, start: 0.5, sweep: 2))
                } else {
                    path.curve(to: random.point(10), via: (0..<random.next(5)).map { _ in random.point(10) })
                }
            }
            if random.next(2) == 0 { path.close() }
        }
        return path
    }

    /// Both parts together are as long as the path, meet where the path is at the parameter, and have its segments.
    @Test(arguments: 1...200) func partsMakeTheWhole(seed: Int) throws {
        var random = Randomness(state: UInt64(seed))
        let path = Self.path(&random), t = random.unit(0, 1), (first, second) = path.split(atParameter: t)
        #expect(isClose(first.length + second.length, path.length))
        let location = try #require(path.location(atParameter: t)), segment = try #require(path.segment(location.segment))
        let middle = segment.point(at: location.t)
        #expect(try #require(second.start).distance(to: middle) < 1e-9)
        #expect(try #require(first.segments.reduce(Point?.none) { $1.end }).distance(to: middle) < 1e-9)
        let count = path.segments.reduce(0) { n, _ in n + 1 }
        #expect(first.segments.reduce(0) { n, _ in n + 1 } == location.segment + (location.t > 0 ? 1 : 0))
        #expect(second.segments.reduce(0) { n, _ in n + 1 } == count - location.segment)
    }

    /// A part that begins and ends with subpaths is these subpaths.
    @Test func wholeSubpathsStayClosed() {
        var path = Path.rect(Rect(x: 0, y: 0, width: 1, height: 1))
        path.append(.rect(Rect(x: 5, y: 0, width: 1, height: 1)))
        path.append(.rect(Rect(x: 9, y: 0, width: 1, height: 1)))
        #expect(path.subpath(fromParameter: 1.0 / 3, to: 2.0 / 3) == .rect(Rect(x: 5, y: 0, width: 1, height: 1)))
        #expect(path.subpath(fromParameter: 0, to: 1) == path && path.subpath(fromParameter: 0.5, to: 0.5).isEmpty)
        #expect(Path().subpath(fromParameter: 0, to: 1).isEmpty && path.subpath(fromParameter: .nan, to: 1).isEmpty)
    }

    /// At an extremum one coordinate of the tangent vanishes; between two neighbours neither changes its sign.
    @Test(arguments: 1...100) func extremaAreAllThere(seed: Int) throws {
        var random = Randomness(state: UInt64(seed))
        let path = Self.path(&random), extrema = path.extrema, segments = Array(path.segments), n = Double(segments.count)
        #expect(zip(extrema, extrema.dropFirst()).allSatisfy { $0 < $1 })
        for (index, segment) in segments.enumerated() {
            let cuts = [0] + extrema.map { $0 * n - Double(index) }.filter { $0 > 1e-9 && $0 < 1 - 1e-9 } + [1]
            for (a, b) in zip(cuts, cuts.dropFirst()) {
                let (p, q) = (segment.derivative(at: a + 1e-4 * (b - a)), segment.derivative(at: b - 1e-4 * (b - a)))
                #expect(p.x * q.x > -1e-6 && p.y * q.y > -1e-6)
            }
        }
    }

    /// Waves of the sine, fitted: their side changes at every multiple of π.
    @Test func inflectionsBetweenCurves() {
        var path = Path()
        path.move(to: .zero)
        for i in 0..<6 {
            let x = Double(i) * 4, y = i % 2 == 0 ? 2.0 : -2.0
            path.cubic(to: Point(x + 4, 0), via: Point(x + 1, y), Point(x + 3, y))
        }
        #expect(path.inflections == (1..<6).map { Double($0) / 6 })
        // Moved, turned and grown it has the same ones.
        let turned = path.transformed(by: AffineTransform.rotation(0.7)).transformed(by: AffineTransform.scaling(1e5, 1e5))
        #expect(turned.inflections.count == 5)
    }

    /// Corners, straight lines and circles change no side.
    @Test func noInflections() {
        #expect(Path.circle(center: .zero, radius: 3).inflections.isEmpty && Path.star(center: .zero, radius: 2, points: 5, innerRatio: 0.5).inflections.isEmpty)
        #expect(Path.roundRect(Rect(x: 0, y: 0, width: 9, height: 9), radius: 2).inflections.isEmpty && Path().inflections.isEmpty)
    }
}
