// Between paths.

import PenAnimation
import PenGeometry
import Testing

struct MorphTests {
    private func path(_ data: String) -> Path { Path.parse(svg: data).path }

    @Test func sameStructureGoesByCoordinate() {
        let morph = PathMorph(from: path("M0 0 L10 0 C10 10 0 10 0 20Z"), to: path("M10 0 L30 0 C30 20 0 30 10 40Z"))
        #expect(morph.path(at: 0.5) == path("M5 0 L20 0 C20 15 0 20 5 30Z"))
        #expect(morph.path(at: 1.5) == path("M15 0 L40 0 C40 25 0 40 15 50Z"))
    }

    /// The curtain of which the whole edge moves down by 436 and its bulge up: half way both are in the middle.
    @Test func curtain() {
        let down = path("M0 0 L0 400 Q207 600 414 400 L414 0 Z"), up = path("M0 0 L0 836 Q207 736 414 836 L414 0 Z")
        #expect(PathMorph(from: down, to: up).path(at: 0.5) == path("M0 0 L0 618 Q207 668 414 618 L414 0 Z"))
    }

    static let pairs: [(name: String, from: String, to: String)] = [
        ("circle to star", MorphFigure.circle, MorphFigure.star), ("star to circle", MorphFigure.star, MorphFigure.circle),
        ("square to turned square", "M0 0H10V10H0Z", "M5 -2L12 5L8.5 8.5L5 12L-2 5Z"),
        ("clockwise to anticlockwise", "M0 0H10V10H0Z", "M0 0V10H10V0Z"),
        ("one to three", MorphFigure.circle, "M0 0H20V20H0ZM40 0H60V20H40ZM80 0H100V20H80Z"),
        ("three to one", "M0 0H20V20H0ZM40 0H60V20H40ZM80 0H100V20H80Z", MorphFigure.circle),
        ("open to closed", "M0 0L50 80L100 0", MorphFigure.circle), ("closed to open", MorphFigure.star, "M0 0C30 50 60 -50 100 0"),
        ("ring to disc", MorphFigure.ring, MorphFigure.circle), ("L to I", "M0 0H10V50H40V60H0Z", "M15 0H25V60H15Z"),
        ("ring to triangle with a hole", MorphFigure.ring, "M0 90L50 0L100 90ZM40 70L60 70L50 45Z"),
        ("nothing to circle", "", MorphFigure.circle), ("circle to nothing", MorphFigure.circle, ""),
        ("a point to a star", "M50 50", MorphFigure.star), ("C to S", MorphFigure.letterC, MorphFigure.letterS),
        ("D to B, one hole to two", MorphFigure.letterD, MorphFigure.letterB), ("B to i, three to two", MorphFigure.letterB, MorphFigure.letterI),
    ]

    @Test(arguments: pairs) func endsAreTheGivenPaths(_ pair: (name: String, from: String, to: String)) {
        let a = path(pair.from), b = path(pair.to), morph = PathMorph(from: a, to: b)
        #expect(morph.path(at: 0) == a && morph.path(at: 1) == b)
        // Just inside they look the same: nothing jumps.
        for (end, near) in [(a, morph.path(at: 1e-9)), (b, morph.path(at: 1 - 1e-9))] where !end.isEmpty {
            #expect(abs(abs(end.area) - abs(near.area)) < 1e-3 * max(abs(end.area), 1), "\(pair.name)")
        }
        for i in 0...10 { #expect(morph.path(at: Double(i) / 10).points.allSatisfy { $0.isFinite }) }
    }

    /// Convex figures stay free of crossings all the way, and no figure turns inside out: the area never falls below
    /// the smaller one's less a tenth.
    @Test(arguments: [
        ("circle to star", MorphFigure.circle, MorphFigure.star), ("square to turned square", "M0 0H10V10H0Z", "M5 -2L12 5L8.5 8.5L5 12L-2 5Z"),
        ("clockwise to anticlockwise", "M0 0H10V10H0Z", "M0 0V10H10V0Z"), ("L to I", "M0 0H10V50H40V60H0Z", "M15 0H25V60H15Z"),
        ("triangle to hexagon", "M0 0L100 0L50 80Z", "M25 0H75L100 43L75 86H25L0 43Z"),
    ]) func figuresDoNotTurnInsideOut(name: String, from: String, to: String) {
        let a = path(from), b = path(to), morph = PathMorph(from: a, to: b)
        let least = min(abs(a.area), abs(b.area)), most = max(abs(a.area), abs(b.area))
        for i in 1..<20 {
            let between = morph.path(at: Double(i) / 20), outline = between.outline(200)
            #expect(abs(between.area) > 0.9 * least && abs(between.area) < 1.1 * most, "\(name) at \(i)/20: \(between.area)")
            #expect(outline.selfCrossings == 0, "\(name) at \(i)/20")
        }
    }

    /// Letters stay letters between: what is covered is never far from what both cover, and no outline crosses itself much.
    @Test(arguments: [
        ("C to S", MorphFigure.letterC, MorphFigure.letterS, 1), ("S to C", MorphFigure.letterS, MorphFigure.letterC, 1),
        ("D to B", MorphFigure.letterD, MorphFigure.letterB, 0), ("B to D", MorphFigure.letterB, MorphFigure.letterD, 0),
        ("i to D", MorphFigure.letterI, MorphFigure.letterD, 4), ("B to i", MorphFigure.letterB, MorphFigure.letterI, 2),
    ]) func lettersBecomeLetters(name: String, from: String, to: String, crossings: Int) {
        let a = path(from), b = path(to), morph = PathMorph(from: a, to: b)
        let least = min(abs(a.area), abs(b.area)), most = max(abs(a.area), abs(b.area))
        for i in 1..<20 {
            let between = morph.path(at: Double(i) / 20), found = between.subpaths.map { $0.outline(200).selfCrossings }.max() ?? 0
            #expect(abs(between.area) > 0.7 * least && abs(between.area) < 1.3 * most, "\(name) at \(i)/20: \(between.area) of \(least) to \(most)")
            #expect(found <= crossings, "\(name) at \(i)/20: \(found)")
        }
    }

    /// Parts that come together, open or fill a hole cover on their way about what the two figures cover.
    @Test(arguments: pairs.filter { !$0.from.isEmpty && !$0.to.isEmpty && $0.from != "M50 50" && !$0.name.contains("open") })
    func areaStaysBetween(_ pair: (name: String, from: String, to: String)) {
        let a = path(pair.from), b = path(pair.to), morph = PathMorph(from: a, to: b)
        let least = min(abs(a.area), abs(b.area)), most = max(abs(a.area), abs(b.area))
        for i in 1..<40 {
            let area = abs(morph.path(at: Double(i) / 40).area)
            #expect(area > 0.7 * least && area < 1.3 * most, "\(pair.name) at \(i)/40: \(area) of \(least) to \(most)")
        }
    }

    /// The same square, begun at another corner and run round the other way, does not move at all.
    @Test(arguments: ["M10 10H0V0H10V4Z", "M0 0V10H10V0Z", "M10 0V10H0V5V0Z", "M5 0H10V10H0V0Z", "M0 0V10H10V0H5Z"])
    func theSameFigureStaysWhereItIs(data: String) {
        let square = path("M0 0H10V10H0Z"), morph = PathMorph(from: square, to: path(data))
        for t in [0.25, 0.5, 0.75] {
            let between = morph.path(at: t)
            #expect(abs(abs(between.area) - 100) < 1e-9)
            #expect(between.bounds == Rect(minX: 0, minY: 0, maxX: 10, maxY: 10))
        }
    }

    /// A turned copy needs the start turned as well: all points go straight, none across the middle.
    @Test func startsAreTurned() {
        let star = path(MorphFigure.star), finer = path("M50 5L50 5L61 38L95 38L68 59L78 93L50 72L22 93L32 59L5 38L39 38Z")
        let turned = finer.transformed(by: .translation(Point(-50, -52.3))).transformed(by: .rotation(2 * 72 * .pi / 180 + 0.1))
        let between = PathMorph(from: star, to: turned).path(at: 0.5)
        // Turned by a twentieth of a radian, it is smaller by cos² 0.05; the two are not quite regular.
        #expect(abs(between.area) > 0.98 * abs(star.area))
    }

    /// A hole shrinks inside of what becomes of the shape around it.
    @Test func holesStayInside() {
        let morph = PathMorph(from: path(MorphFigure.ring), to: path("M200 200H240V240H200Z"))
        for t in [0.2, 0.5, 0.8, 0.99] {
            let parts = morph.path(at: t).subpaths
            #expect(parts.count == 2)
            let hole = parts.min { abs($0.area) < abs($1.area) }!, outer = parts.max { abs($0.area) < abs($1.area) }!
            #expect(outer.contains(hole.bounds.center))
            #expect(hole.area * outer.area < 0, "still a hole by the nonzero rule")
        }
    }

    /// Circles stay circles while they grow, and arcs open evenly.
    @Test func arcs() {
        func arc(_ r: Double, _ sweep: Double) -> Path {
            var path = Path()
            path.arc(EllipticalArc(center: Point(50, 50), radii: Point(r, r), start: 0, sweep: sweep))
            return path
        }
        let between = PathMorph(from: arc(10, 1), to: arc(30, 5)).path(at: 0.5)
        #expect(between.points.count > 3)
        let grown = PathMorph(from: arc(10, 2 * .pi), to: arc(30, 2 * .pi)).path(at: 0.5)
        for i in 0...40 { #expect(abs(grown.point(atFraction: Double(i) / 40)!.distance(to: Point(50, 50)) - 20) < 0.01) }
    }

    @Test func manySubpathsAreFast() {
        var squares = Path(), others = Path()
        for i in 0..<400 {
            squares.append(path("M0 0H4V4H0Z").transformed(by: .translation(Point(Double(i % 20) * 10, Double(i / 20) * 10))))
            others.append(path("M0 0L4 2L0 4Z").transformed(by: .translation(Point(Double(i / 20) * 10, Double(i % 20) * 10))))
        }
        let between = PathMorph(from: squares, to: others).path(at: 0.5)
        #expect(between.subpaths.count == 400)
        // The grid is the same: every square becomes the triangle at its own place.
        #expect(between.subpaths.allSatisfy { $0.bounds.width <= 4 && $0.bounds.height <= 4 })
    }
}

enum MorphFigure {
    static let circle = "M90 50A40 40 0 0 1 10 50A40 40 0 0 1 90 50Z"
    static let star = "M50 5L61 38L95 38L68 59L78 93L50 72L22 93L32 59L5 38L39 38Z"
    // Of DejaVu Sans, 100 high, to a tenth.
    static let letterC = "M64.4-67.3v10.4"
        + "q-5-4.6-10.6-6.9-5.6-2.3-12-2.3-12.5 0-19.1 7.6-6.6 7.6-6.6 22.1 0 14.4 6.6 22 6.6 7.6 19.1 7.6 6.3 0 12-2.3 5.6-2.3 10.6-6.9"
        + "V-5.6Q59.2-2.1 53.4-0.3 47.7 1.4 41.2 1.4q-16.6 0-26.1-10.1Q5.6-18.8 5.6-36.4"
        + "q0-17.6 9.5-27.7 9.5-10.1 26.1-10.1 6.5 0 12.3 1.7 5.8 1.7 10.9 5.2z"
    static let letterS = "M53.5-70.5v9.6Q47.9-63.6 42.9-64.9q-5-1.3-9.6-1.3-8.1 0-12.4 3.1t-4.4 8.9q0 4.8 2.9 7.3 2.9 2.5 11 4l6 1.2"
        + "Q47.4-39.6 52.7-34.3T57.9-20.1q0 10.6-7.1 16.1Q43.7 1.4 30 1.4q-5.2 0-11-1.2T6.9-3.2V-13.4q6 3.4 11.8 5.1"
        + "Q24.4-6.6 30-6.6q8.4 0 13-3.3 4.6-3.3 4.6-9.5 0-5.4-3.3-8.4-3.3-3-10.8-4.5L27.5-33.5"
        + "q-11-2.2-16-6.9-4.9-4.7-4.9-13 0-9.7 6.8-15.2 6.8-5.6 18.8-5.6 5.1 0 10.4 0.9t10.9 2.8z"
    static let letterD = "M19.7-64.8v56.7H31.6q15.1 0 22.1-6.8 7-6.8 7-21.6 0-14.6-7-21.5-7-6.8-22.1-6.8zM9.8-72.9H30.1"
        + "q21.2 0 31.1 8.8 9.9 8.8 9.9 27.6 0 18.8-10 27.7T30.1 0H9.8z"
    static let letterB = "M19.7-34.8V-8.1h15.8q8 0 11.8-3.3t3.8-10.1q0-6.8-3.8-10.1T35.5-34.8zm0-30v22H34.3q7.2 0 10.8-2.7t3.5-8.3"
        + "q0-5.5-3.5-8.3-3.5-2.7-10.8-2.7zM9.8-72.9H35q11.3 0 17.4 4.7 6.1 4.7 6.1 13.3 0 6.7-3.1 10.6t-9.2 4.9"
        + "q7.3 1.6 11.3 6.5T61.5-20.4q0 9.8-6.6 15.1Q48.2 0 36 0H9.8z"
    static let letterI = "M9.4-54.7h9V0H9.4zm0-21.3h9V-64.6H9.4z"
    static let ring = circle + "M70 50A20 20 0 0 0 30 50A20 20 0 0 0 70 50Z"
}

extension Path {
    /// Points at equal distances along the path, as a polygon.
    func outline(_ count: Int) -> [Point] {
        let measure = PathMeasure(self)
        return (0..<count).compactMap { measure.point(at: measure.length * Double($0) / Double(count)) }
    }
}

extension [Point] {
    /// How many pairs of a polygon's edges cross properly.
    var selfCrossings: Int {
        var crossings = 0
        for i in indices {
            for j in (i + 2)..<Swift.max(count, i + 2) where !(i == 0 && j == count - 1) {
                let (a, b, c, d) = (self[i], self[(i + 1) % count], self[j], self[(j + 1) % count])
                let p = (b - a).cross(c - a), q = (b - a).cross(d - a), r = (d - c).cross(a - c), s = (d - c).cross(b - c)
                if Swift.min(abs(p), abs(q), abs(r), abs(s)) > 1e-9, p * q < 0, r * s < 0 { crossings += 1 }
            }
        }
        return crossings
    }
}
