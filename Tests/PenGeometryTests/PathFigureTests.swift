// Figures, arcs by center and by tangents, and splines.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import Testing

@Suite struct PathFigureTests {
    static let box = Rect(x: 10, y: 20, width: 100, height: 60)

    /// Positive areas: all run the way angles grow.
    @Test func areasAndStarts() {
        #expect(Path.rect(Self.box).area == 6000 && Path.rect(Self.box).start == Point(10, 20))
        #expect(isClose(Path.circle(center: Point(5, 5), radius: 3).area, 9 * Double.pi))
        #expect(isClose(Path.circle(center: Point(5, 5), radius: 3).length, 6 * Double.pi))
        #expect(Path.circle(center: Point(5, 5), radius: 3).start == Point(8, 5))
        #expect(isClose(Path.oval(in: Self.box).area, Double.pi * 50 * 30))
        #expect(Path.oval(in: Self.box).bounds == Self.box)
        #expect(isClose(Path.polygon(center: .zero, radius: 1, sides: 6).area, 1.5 * 3.0.squareRoot()))
        #expect(Path.polygon(center: .zero, radius: 2, sides: 5).start == Point(0, -2))
        // A star of n points: n·R·r·sin(π/n).
        #expect(isClose(Path.star(center: .zero, radius: 2, points: 5, innerRatio: 0.5).area, 5 * 2 * sin(Double.pi / 5)))
    }

    @Test func roundRectFitsItsRadius() {
        let path = Path.roundRect(Self.box, radius: 10)
        #expect(path.start == Point(20, 20) && path.bounds == Self.box && path.isClosed)
        #expect(isClose(path.area, 6000 - (4 - Double.pi) * 100))
        #expect(isClose(path.length, 320 - 80 + 20 * Double.pi))
        // 60 high: the radius is at most 30, and no empty lines are drawn between the corners.
        let capsule = Path.roundRect(Self.box, radius: 500)
        #expect(isClose(capsule.area, Double.pi * 900 + 40 * 60))
        #expect(capsule.segments.allSatisfy { $0.length > 0 })
        #expect(isClose(Path.roundRect(Self.box, radii: Point(500, 500)).area, Double.pi * 50 * 30))
        let one = Path.roundRect(Self.box, radius: 10, corners: .bottomRight)
        #expect(one.start == Point(10, 20) && isClose(one.area, 6000 - (1 - Double.pi / 4) * 100))
        #expect(Path.roundRect(Self.box, radius: -1) == Path.rect(Self.box))
    }

    /// From the bottom of the circle clockwise on the screen to its right.
    @Test func threeQuartersOfACircle() {
        var path = Path()
        path.arc(center: Point(200, 200), radius: 100, from: Double.pi / 2, to: 0)
        #expect(path.start == Point(200, 300) && path.end == Point(300, 200))
        #expect(isClose(path.length, 150 * Double.pi))
        #expect(path.bounds == Rect(minX: 100, minY: 100, maxX: 300, maxY: 300))
    }

    @Test(arguments: [(0, 1, true, 1.0), (0, 1, false, 2 * Double.pi - 1), (1, 0, true, 2 * Double.pi - 1), (1, 0, false, 1), (0, 7, true, 2 * Double.pi), (0, -7, true, 2 * Double.pi), (3, 3, true, 0)])
    func sweeps(_ from: Double, _ to: Double, clockwise: Bool, length: Double) {
        var path = Path()
        path.arc(center: .zero, radius: 1, from: from, to: to, clockwise: clockwise)
        #expect(isClose(path.length, length))
        #expect(path.isClosed == (length > 6.28))
        #expect(length == 0 || (path.area > 0) == clockwise)
    }

    @Test func arcsAreJoinedByALine() {
        var path = Path()
        path.move(to: Point(-10, 0))
        path.arc(center: .zero, radius: 5, from: 0, to: 1)
        #expect(path.verbs == [.move, .line, .arc])
    }

    @Test func tangentArc() {
        var path = Path()
        path.move(to: Point(0, 0))
        path.arcTo(corner: Point(10, 0), end: Point(10, 10), radius: 4)
        #expect(isClose(path.points[1], Point(6, 0)) && isClose(path.end ?? .zero, Point(10, 4)))
        #expect(isClose(path.length, 6 + 2 * Double.pi))
        // HTML's cases: no point, no corner, no radius.
        var empty = Path()
        empty.arcTo(corner: Point(1, 2), end: Point(3, 4), radius: 5)
        #expect(empty.verbs == [.move] && empty.start == Point(1, 2))
        for (corner, end, radius) in [(Point(10, 4), Point(3, 3), 1), (Point(20, 4), Point(30, 4), 1), (Point(20, 4), Point(20, 9), 0.0)] {
            var straight = Path()
            straight.move(to: Point(10, 4))
            straight.arcTo(corner: corner, end: end, radius: radius)
            #expect(straight.verbs.last == .line && straight.end == corner)
        }
    }

    @Test func splines() {
        let points = [Point(0, 0), Point(10, 0), Point(10, 0), Point(10.1, 5), Point(30, 7)]
        let open = Path.spline(through: points)
        #expect(open.verbs == [.move, .cubic, .cubic, .cubic])
        for p in points { #expect(open.segments.contains { $0.start == p || $0.end == p }) }
        let segments = Array(Path.spline(through: points, closed: true).segments)
        #expect(segments.count == 4)
        for (a, b) in zip(segments, segments.dropFirst() + segments.prefix(1)) {
            #expect(isClose(a.tangent(at: 1), b.tangent(at: 0), 1e-9))
        }
        #expect(Path.spline(through: [Point(1, 1), Point(2, 2)]).verbs == [.move, .line])
        #expect(Path.spline(through: [Point(1, 1), Point(1, 1)]).verbs == [.move])
        #expect(Path.spline(through: []).isEmpty)
        // Points on a line stay on it.
        #expect(Path.spline(through: [Point(0, 1), Point(1, 1), Point(9, 1)]).bounds == Rect(minX: 0, minY: 1, maxX: 9, maxY: 1))
    }
}
