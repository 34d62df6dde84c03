// Nearest and farthest points, distances, and what is inside, against dense sampling.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct NearestTests {
    @Test(arguments: GeometryFact.all("nearest"))
    func facts(_ fact: GeometryFact) {
        let place = fact.numbers("point"), p = Point(place[0], place[1])
        let found = PathSegment.curve(fact.curve).nearest(to: p)
        guard let t = fact.json["expectedT"] as? Double else {
            #expect(found.t.isFinite && found.point.isFinite)
            return
        }
        #expect(abs(found.t - t) <= fact.tolerance)
        if let distance = fact.json["expectedDistance"] as? Double { #expect(isClose(found.distance, distance)) }
        if let limit = fact.json["expectedDistanceBelow"] as? Double { #expect(found.distance <= limit) }
    }

    private func segment(_ random: inout Randomness, _ kind: Int, _ degree: Int) -> PathSegment {
        switch kind {
        case Randomness.curveKinds: return .line(random.point(), random.next(5) == 0 ? .zero : random.point())
        case Randomness.curveKinds + 1:
            let arc = EllipticalArc(
                center: random.point(), radii: Point(random.unit(0, 50), random.unit(0, 50)), rotation: random.unit(-4, 4), start: random.unit(-9, 9),
                sweep: random.unit(-6.2, 6.2))
            return .arc(arc, from: arc.startPoint, to: arc.endPoint)
        default: return degree == 1 ? .line(random.point(), random.point()) : .curve(random.curve(degree: degree, kind: kind))
        }
    }

    /// No sample is nearer than the nearest point, none farther than the farthest, and local minima are where samples say.
    @Test(arguments: 1...9, 0..<(Randomness.curveKinds + 2))
    func sampling(degree: Int, kind: Int) {
        var random = Randomness(state: UInt64(degree * 100 + kind))
        for _ in 0..<6 {
            let segment = segment(&random, kind, degree), box = segment.bounds, size = max(box.width, box.height, 1e-300)
            let p = box.center + Point(random.unit(-1, 1), random.unit(-1, 1)) * size
            let n = 300, samples = (0...n).map { segment.point(at: Double($0) / Double(n)).distance(to: p) }
            let nearest = segment.nearest(to: p), farthest = segment.farthest(from: p)
            let slack = 1e-12 * (size + max(abs(box.maxX), abs(box.maxY), abs(box.minX), abs(box.minY)))
            #expect(nearest.distance <= (samples.min() ?? 0) + slack, "\(segment) \(p)")
            #expect(farthest.distance >= (samples.max() ?? 0) - slack, "\(segment) \(p)")
            #expect(abs(segment.point(at: nearest.t).distance(to: p) - nearest.distance) <= slack)
            let all = segment.nearestPoints(to: p)
            #expect(all.map(\.t) == all.map(\.t).sorted())
            if all.isEmpty { #expect((samples.max() ?? 0) - (samples.min() ?? 0) <= slack) } else { #expect(isClose(all.map(\.distance).min() ?? -1, nearest.distance, 1e-13 * size)) }
            for i in 0...n where (i == 0 || samples[i] < samples[i - 1] - slack) && (i == n || samples[i] < samples[i + 1] - slack) {
                #expect(all.contains { abs($0.t * Double(n) - Double(i)) <= 1 }, "\(segment) \(p) \(i)")
            }
        }
    }

    @Test func minimaOfKnownCurves() {
        // y = x² from (0, 2): the feet are at x² = 3/2; the vertex is farthest of those around it.
        let parabola = PathSegment.curve(BezierCurve([Point(-2, 4), Point(0, -4), Point(2, 4)]))
        let feet = parabola.nearestPoints(to: Point(0, 2))
        #expect(feet.count == 2 && isClose(feet[0].point, Point(-1.5.squareRoot(), 1.5)) && isClose(feet[1].point, Point(1.5.squareRoot(), 1.5)))
        #expect(isClose(parabola.farthest(from: Point(0, 2)).distance, 8.0.squareRoot()))
        // An ellipse from its center: the ends of the short axis.
        let ellipse = EllipticalArc(center: Point(1, 1), radii: Point(5, 3), rotation: 1, start: 0, sweep: 2 * Double.pi)
        let near = PathSegment.arc(ellipse, from: ellipse.startPoint, to: ellipse.startPoint).nearestPoints(to: Point(1, 1))
        #expect(near.count == 2 && near.allSatisfy { isClose($0.distance, 3) })
        let circle = EllipticalArc(center: .zero, radii: Point(2, 2), start: 0.25, sweep: 1)
        let round = PathSegment.arc(circle, from: circle.startPoint, to: circle.endPoint)
        #expect(round.nearestPoints(to: .zero).isEmpty && round.nearest(to: .zero).t == 0)
        #expect(isClose(round.nearest(to: Point(cos(0.75) * 9, sin(0.75) * 9)).t, 0.5))
        #expect(round.nearest(to: Point(0, -5)).t == 0 && round.nearest(to: Point(-5, 3)).t == 1)
    }

    @Test func sizesAndNumbersThatAreNone() {
        let curve = BezierCurve([Point(0, 0), Point(3, 7), Point(8, -2), Point(5, 5)])
        let t = PathSegment.curve(curve).nearest(to: Point(4, 4)).t
        for exponent in [-900, -300, 300, 900] {
            let factor = scalbn(1, Int32(exponent)), scaled = PathSegment.curve(BezierCurve(curve.points.map { $0 * factor }))
            #expect(scaled.nearest(to: Point(4, 4) * factor).t == t)
        }
        for p in [Point(.nan, 1), Point(.infinity, 0), Point(1e308, -1e308), Point(-.infinity, .infinity)] {
            for segment in [PathSegment.curve(curve), .line(.zero, Point(1, 1)), .arc(EllipticalArc(center: .zero, radii: Point(1, 2), start: 0, sweep: 1), from: Point(1, 0), to: Point(0, 1))] {
                #expect((0...1).contains(segment.nearest(to: p).t) && (0...1).contains(segment.farthest(from: p).t))
                _ = segment.nearestPoints(to: p)
            }
        }
    }

    // MARK: Paths

    private static let shapes = [
        "M0 0L10 0L10 10L0 10Z", "M0 0C9 1 9 4 0 5ZM10 5C1 4 1 1 10 0Z", "M0 0A5 3 20 1 1 8 4L9 9Q3 12 -4 6", "M0 0L8 2L3 9L4 -3L9 6Z M2 2 L5 2 L4 5",
        "M10 5A5 5 0 1 1 0 5A5 5 0 1 1 10 5Z M7 5A2 2 0 1 0 3 5A2 2 0 1 0 7 5Z",
    ]

    @Test(arguments: shapes)
    func pathsAgainstTheirSegments(data: String) throws {
        let path = Path.parse(svg: data).path, index = PathIndex(path), segments = Array(path.segments)
        var random = Randomness(state: 77)
        for _ in 0..<150 {
            let p = Point(random.unit(-6, 14), random.unit(-6, 14))
            let near = try #require(index.nearest(to: p)), far = try #require(index.farthest(from: p))
            #expect(near.distance == segments.map { $0.nearest(to: p).distance }.min())
            #expect(far.distance == segments.map { $0.farthest(from: p).distance }.max())
            #expect(segments[near.location.segment].point(at: near.location.t).distance(to: p) == near.distance)
            #expect(index.winding(around: p) == path.winding(around: p))
            let signed = try #require(index.signedDistance(to: p, fillRule: .evenOdd))
            #expect(abs(signed) == near.distance && (signed < 0) == path.contains(p, fillRule: .evenOdd))
            // The winding number is the angle that the path turns through around the point.
            #expect(turns(path, around: p) == path.winding(around: p))
        }
    }

    private func turns(_ path: Path, around p: Point) -> Int {
        var angle = 0.0, origin = Point.zero, here = Point.zero
        func go(_ q: Point) {
            angle += atan2((here - p).cross(q - p), (here - p).dot(q - p))
            here = q
        }
        for part in path.subpaths {
            (origin, here) = (part.start ?? .zero, part.start ?? .zero)
            for segment in part.segments { for i in 1...64 { go(segment.point(at: Double(i) / 64)) } }
            go(origin)
        }
        return Int((angle / (2 * Double.pi)).rounded())
    }

    @Test(arguments: shapes)
    func pointsOnEdges(data: String) {
        let path = Path.parse(svg: data).path
        for segment in path.segments {
            for t in [0, 0.123, 0.5, 0.77, 1] {
                #expect(path.containment(of: segment.point(at: t)) == .onEdge)
                let off = segment.point(at: t) + segment.normal(at: t) * 1e-9
                if t > 0, t < 1, path.nearest(to: off)?.distance ?? 0 > 1e-10 { #expect(path.containment(of: off) == (path.contains(off) ? .inside : .outside)) }
            }
        }
        #expect(path.containment(of: Point(100, 100)) == .outside && Path().containment(of: .zero) == .outside)
        // The line that closes an open subpath is an edge of what it fills.
        #expect(Path.parse(svg: "M0 0H9V9").path.containment(of: Point(4, 4)) == .onEdge)
        #expect(Path.parse(svg: "M0 0H9V9").path.nearest(to: Point(4, 4))?.point != Point(4, 4))
        #expect(path.containment(of: Point(100, 100), tolerance: 1000) == .onEdge)
    }

    /// Triangles that share edges: every point is in one of them, or in none outside, whatever rounding does.
    @Test func sharedEdgesLoseNoPoint() {
        let center = Point(0.1, 0.3), corners = (0..<7).map { Point(cos(Double($0)) * 3 + 0.7, sin(Double($0)) * 3 - 0.2) }
        let triangles = corners.indices.map { i -> Path in
            var path = Path()
            for (k, p) in [center, corners[i], corners[(i + 1) % 7]].enumerated() { k == 0 ? path.move(to: p) : path.line(to: p) }
            path.close()
            return path
        }
        var whole = Path()
        for triangle in triangles { whole.append(triangle) }
        for (i, corner) in corners.enumerated() {
            for k in 1..<200 {
                let p = center.lerp(to: corner, Double(k) / 200)
                // The edge is shared by two triangles that wind the same way, the last one excepted.
                #expect(triangles.reduce(0) { $0 + $1.winding(around: p) } == whole.winding(around: p), "\(i) \(k)")
                #expect(triangles.filter { $0.contains(p) }.count <= 2)
            }
        }
    }

    @Test func exactOrientation() {
        #expect(orientation(Point(0, 0), Point(1, 0), Point(0, 1)) == 1 && orientation(Point(0, 0), Point(0, 1), Point(1, 0)) == -1)
        // Half a unit in the last place off the diagonal.
        let a = Point(12, 12), b = Point(24, 24)
        for i in 0..<64 {
            for j in 0..<64 {
                let p = Point(0.5 + Double(i) * 0x1p-53, 0.5 + Double(j) * 0x1p-53)
                #expect(orientation(a, b, p) == (p.y > p.x ? 1 : p.y < p.x ? -1 : 0))
                #expect(orientation(b, a, p) == -orientation(a, b, p) && orientation(p, a, b) == orientation(a, b, p))
            }
        }
        #expect(orientation(Point(.nan, 0), Point(1, 0), Point(0, 1)) == 0)
    }

    // MARK: Between segments and paths

    @Test(arguments: GeometryFact.all("minDistance"))
    func distances(_ fact: GeometryFact) {
        func segment(_ key: String) -> PathSegment {
            let p = fact.points(key)
            return p.count == 2 ? .line(p[0], p[1]) : .curve(BezierCurve(p))
        }
        #expect(abs(segment("a").distance(to: segment("b")) - fact.number("expected")) <= fact.tolerance)
    }

    @Test(arguments: 0..<40)
    func distancesAgainstSampling(seed: Int) {
        var random = Randomness(state: UInt64(seed) * 13 + 1)
        let a = segment(&random, random.next(Randomness.curveKinds + 2), random.whole(2, 6)), b = segment(&random, random.next(Randomness.curveKinds + 2), random.whole(2, 6))
        let found = a.closestPoints(to: b), other = b.closestPoints(to: a)
        let size = [a, b].reduce(1e-300) { max($0, abs($1.bounds.maxX), abs($1.bounds.maxY), abs($1.bounds.minX), abs($1.bounds.minY)) }
        let sampled = (0...300).map { b.distance(to: a.point(at: Double($0) / 300)) }.min() ?? 0
        #expect(found.distance <= sampled + 2e-9 * size && abs(found.distance - other.distance) <= 3e-9 * size, "\(a) \(b)")
        #expect(found.firstPoint == a.point(at: found.first) && found.secondPoint == b.point(at: found.second))
        #expect(found.firstPoint.distance(to: found.secondPoint) == found.distance)
    }

    @Test func distancesOfPaths() throws {
        let square = Path.rect(Rect(x: 0, y: 0, width: 2, height: 2)), circle = Path.circle(center: Point(10, 6), radius: 1)
        let close = try #require(square.closestPoints(to: circle))
        #expect(isClose(close.distance, 80.0.squareRoot() - 1) && close.firstPoint == Point(2, 2))
        #expect(isClose(circle.distance(to: square) ?? 0, 80.0.squareRoot() - 1))
        #expect(square.distance(to: Path()) == nil)
        #expect(isClose(square.distance(to: Path.circle(center: Point(1, 1), radius: 0.25)) ?? 0, 0.75))
        #expect(abs(square.distance(to: Path.circle(center: Point(2, 1), radius: 0.25)) ?? 1) < 1e-9)
        // Parallel curves: the same distance everywhere.
        let ring = try #require(Path.circle(center: .zero, radius: 5).distance(to: Path.circle(center: .zero, radius: 6)))
        #expect(isClose(ring, 1, 1e-9))
    }

    @Test func manySegments() throws {
        var path = Path()
        path.move(to: .zero)
        for i in 1...100_000 { path.line(to: Point(Double(i), sin(Double(i) / 50) * 40)) }
        let index = PathIndex(path)
        for i in 0..<300 {
            let p = Point(Double(i * 331 % 100_000), 60)
            let near = try #require(index.nearest(to: p))
            #expect(near.distance <= 101 && near.distance > 19)
            _ = index.winding(around: p)
        }
    }
}
