// Areas, centroids, second moments and convex hulls.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct MomentTests {
    @Test(arguments: GeometryFact.all("moments"))
    func facts(_ fact: GeometryFact) {
        let m = fact.path.moments, expected = fact.json["expected"] as? [String: Double] ?? [:]
        for (key, value) in ["x": m.first.x, "y": m.first.y, "xx": m.xx, "xy": m.xy, "yy": m.yy] {
            #expect(abs(value - (expected[key] ?? .nan)) <= fact.tolerance)
        }
    }

    /// A rectangle b·h: b·h³/12; an ellipse: π·a³·b/4; a half disc's centroid is 4r/3π away.
    @Test func figures() throws {
        let box = try #require(Path.rect(Rect(x: 1000, y: -2000, width: 6, height: 4)).moments.central)
        #expect(isClose(box.area, 24) && isClose(box.yy, 6 * 64.0 / 12) && isClose(box.xx, 4 * 216.0 / 12) && abs(box.xy) < 1e-8)
        let arc = EllipticalArc(center: Point(3, 4), radii: Point(5, 2), start: 0.4, sweep: 2 * Double.pi)
        var ellipse = Path()
        ellipse.arc(arc)
        let m = try #require(ellipse.moments.central)
        #expect(isClose(ellipse.centroid ?? .zero, Point(3, 4)) && isClose(m.area, 10 * Double.pi))
        #expect(isClose(m.xx, Double.pi * 125 * 2 / 4) && isClose(m.yy, Double.pi * 5 * 8 / 4))
        let half = Path.parse(svg: "M3 0A3 3 0 0 1 -3 0Z").path
        #expect(isClose(half.centroid ?? .zero, Point(0, 4 / Double.pi)) && isClose(half.moments.area, 4.5 * Double.pi))
        // Under y = x² from 0 to 1: x̄ = 3/4, ȳ = 3/10.
        let parabola = Path.parse(svg: "M0 0H1V1Q0.5 0 0 0").path
        #expect(isClose(parabola.moments.area, 1.0 / 3) && isClose(parabola.centroid ?? .zero, Point(0.75, 0.3)))
        #expect(isClose(parabola.moments.xx, 0.2) && isClose(parabola.moments.yy, 1.0 / 21) && isClose(parabola.moments.xy, 1.0 / 12))
        #expect(Path().centroid == nil && Path.parse(svg: "M0 0L5 5").path.centroid == nil)
        // Two turns count twice.
        var twice = Path()
        twice.arc(EllipticalArc(center: .zero, radii: Point(1, 1), start: 0, sweep: -4 * Double.pi))
        #expect(isClose(twice.moments.area, -2 * Double.pi) && isClose(twice.moments.xx, -Double.pi / 2))
    }

    /// Against the polygon of many chords, for every kind of segment; the area against the exact sum as well.
    @Test(arguments: 1...9, 0..<Randomness.curveKinds)
    func againstPolygons(degree: Int, kind: Int) {
        var random = Randomness(state: UInt64(degree * 37 + kind))
        var path = Path()
        path.add(.curve(random.curve(degree: max(degree, 2), kind: kind)))
        let size = path.points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
        path.arc(EllipticalArc(center: random.point(size), radii: Point(size / 2, size / 3), rotation: 0.4, start: 1, sweep: random.unit(-6, 6)))
        let n = 3000, m = path.moments
        var polygon = AreaSums(), origin = Point.zero, last = Point.zero
        for (i, segment) in path.segments.enumerated() {
            if i == 0 { (origin, last) = (segment.start, segment.start) }
            for k in 1...n {
                let p = segment.point(at: Double(k) / Double(n))
                polygon.add(last, p)
                last = p
            }
        }
        polygon.add(last, origin)
        let errors = [m.area - polygon.area, (m.first.x - polygon.x) / size, (m.first.y - polygon.y) / size, (m.xx - polygon.xx) / (size * size), (m.xy - polygon.xy) / (size * size), (m.yy - polygon.yy) / (size * size)]
        for error in errors { #expect(abs(error) <= 1e-4 * size * size) }
        #expect(abs(m.area - path.area) <= 1e-13 * size * size)
    }

    /// Shifted, scaled and reversed.
    @Test func covariance() {
        var random = Randomness(state: 4)
        var path = Path()
        path.add(.curve(random.curve(degree: 5, kind: 0)))
        path.line(to: random.point())
        let m = path.moments
        let scaled = path.transformed(by: .scaling(0x1p-20, 0x1p-20)).moments
        #expect(scaled.area == m.area * 0x1p-40 && scaled.xy == m.xy * 0x1p-80)
        let moved = path.transformed(by: .translation(Point(5, -7))).moments, expected = m.moved(by: Point(5, -7))
        #expect(isClose(moved.xx, expected.xx, 1e-4) && isClose(moved.xy, expected.xy, 1e-4) && isClose(moved.first, expected.first, 1e-5))
        #expect(isClose(path.reversed.moments.yy, -m.yy, 1e-4))
    }

    @Test(arguments: GeometryFact.all("controlBox"))
    func controlBounds(_ fact: GeometryFact) {
        let box = fact.path.controlBounds
        #expect([box.minX, box.minY, box.maxX, box.maxY] == fact.numbers("expected"))
    }

    // MARK: Hulls

    @Test(arguments: [
        "M0 0L4 0L4 4L2 1L0 4Z", "M0 0C9 1 9 4 0 5Z M10 5C1 4 1 1 10 0Z", "M0 0A5 3 20 1 1 8 4L9 9Q3 12 -4 6", "M0 0L8 2L3 9L4 -3L9 6Z",
        "M0 0C20 20 -10 20 10 0", "M3 3C20 20 -10 20 10 0C2 -9 5 1 3 3Z", "M0 0Q5 9 10 0Q12 -8 5 -3",
    ], [1, 1e-2, 1e-6])
    func hulls(data: String, tolerance: Double) {
        let path = Path.parse(svg: data).path, hull = path.convexHull(tolerance: tolerance)
        #expect(hull.isClosed && hull.area > 0)
        let slack = tolerance * 1.001 + 1e-12, outline = hull.segments.flatMap { s in (0..<60).map { s.point(at: Double($0) / 60) } }
        for segment in path.segments {
            for k in 0...40 {
                let p = segment.point(at: Double(k) / 40)
                #expect(hull.contains(p) || (hull.nearest(to: p)?.distance ?? 1) <= slack, "\(p)")
            }
        }
        // Convex: no point of the outline is inside of the hull of the others by more than the tolerance.
        let corners = outline.indices.filter { i in
            let a = outline[(i + outline.count - 1) % outline.count], b = outline[(i + 1) % outline.count]
            return (outline[i] - a).cross((b - outline[i]).normalized) < -slack
        }
        #expect(corners.isEmpty)
        for segment in hull.segments {
            if case .line(let a, let b) = segment {
                for end in [a, b] { #expect((path.nearest(to: end)?.distance ?? 1) <= 1e-12) }
            } else {
                #expect((path.nearest(to: segment.point(at: 0.37))?.distance ?? 1) <= 1e-12)
            }
        }
    }

    /// A circle is its own hull; that of two circles is a stadium; a curve over a chord is closed by it. Coarse samples do: the
    /// lines touch the curves.
    @Test func hullsOfCurves() {
        let circle = Path.circle(center: Point(1, 2), radius: 3), hull = circle.convexHull(tolerance: 0.1)
        #expect(isClose(hull.area, 9 * Double.pi) && isClose(hull.length, 6 * Double.pi))
        var two = circle
        two.append(Path.circle(center: Point(5, 5), radius: 3))
        let stadium = two.convexHull(tolerance: 0.1)
        #expect(isClose(stadium.area, 9 * Double.pi + 30, 1e-9) && isClose(stadium.length, 6 * Double.pi + 10, 1e-9))
        let bow = Path.parse(svg: "M0 0Q5 10 10 0").path.convexHull(tolerance: 0.1)
        #expect(isClose(bow.area, 100.0 / 3) && bow.verbs.contains(.quadratic))
        let reversed = Path.parse(svg: "M10 0Q5 10 0 0").path.convexHull(tolerance: 0.1)
        #expect(isClose(reversed.area, 100.0 / 3))
        var kite = Path.circle(center: .zero, radius: 3)
        kite.move(to: Point(0, 5))
        kite.line(to: Point(0, 0))
        // Tangents of length 4 from (0, 5): two triangles 3·4/2, and the disc less the sector between them.
        #expect(isClose(kite.convexHull(tolerance: 0.1).area, 12 + 9 * (Double.pi - acos(3.0 / 5)), 1e-9))
    }

    @Test func degenerateHulls() {
        #expect(Path.parse(svg: "M0 0L2 2L1 1L5 5").path.convexHull(tolerance: 1) == Path.parse(svg: "M0 0L5 5Z").path)
        #expect(Path.parse(svg: "M3 3L3 3").path.convexHull(tolerance: 1).points == [Point(3, 3)])
        #expect(Path().convexHull(tolerance: 1).isEmpty && Path.parse(svg: "M3 3").path.convexHull(tolerance: 1).isEmpty)
        var bad = Path()
        bad.move(to: .zero)
        bad.line(to: Point(.nan, 2))
        #expect(bad.convexHull(tolerance: 1).isEmpty)
    }

    @Test func beads() {
        let path = Path.parse(svg: "M0 0H10V10").path
        #expect(path.points(spacing: 4) == [Point(0, 0), Point(4, 0), Point(8, 0), Point(10, 2), Point(10, 6), Point(10, 10)])
        #expect(path.points(spacing: 30) == [.zero] && path.points(spacing: 0).isEmpty && path.points(spacing: .nan).isEmpty)
    }
}

/// Sums over the triangles between the origin and a polygon's edges.
private struct AreaSums {
    var area = 0.0, x = 0.0, y = 0.0, xx = 0.0, xy = 0.0, yy = 0.0

    mutating func add(_ p: Point, _ q: Point) {
        let double = p.cross(q)
        area += double / 2
        x += double * (p.x + q.x) / 6
        y += double * (p.y + q.y) / 6
        xx += double * (p.x * p.x + p.x * q.x + q.x * q.x) / 12
        yy += double * (p.y * p.y + p.y * q.y + q.y * q.y) / 12
        xy += double * (2 * p.x * p.y + p.x * q.y + q.x * p.y + 2 * q.x * q.y) / 24
    }
}
