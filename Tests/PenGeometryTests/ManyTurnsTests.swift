// Arcs of many turns: what they share and enclose, and that it takes no longer than for one turn.

import PenGeometry
import Testing

@Suite struct ManyTurnsTests {
    private func arc(turns: Double, direction: Double = 1) -> EllipticalArc {
        EllipticalArc(center: Point(3, 4), radii: Point(20, 10), rotation: 0.4, start: 0.3, sweep: direction * turns * 2 * .pi)
    }

    private func path(turns: Double, direction: Double = 1) -> Path {
        var path = Path()
        path.arc(arc(turns: turns, direction: direction))
        path.close()
        return path
    }

    private static let ellipse = 200 * Double.pi

    /// Every turn counts: around an even number of them nothing is inside by the even-odd rule.
    @Test(arguments: [2.0, 3, 33, 1000, 1e6])
    func wholeTurns(turns: Double) {
        let one = path(turns: 1)
        #expect(abs(path(turns: turns).normalized().area - Self.ellipse) < 1e-6)
        let odd = turns.truncatingRemainder(dividingBy: 2) == 1
        #expect(abs(path(turns: turns).normalized(fillRule: .evenOdd).area - (odd ? Self.ellipse : 0)) < 1e-6)
        #expect(path(turns: turns).symmetricDifference(one).isEmpty)
    }

    /// As many turns the other way take them back, and one more is left.
    @Test func turnsAgainstTurns() {
        var both = path(turns: 33)
        both.append(path(turns: 33, direction: -1))
        #expect(both.normalized().isEmpty)
        both.append(path(turns: 1))
        #expect(abs(both.normalized().area - Self.ellipse) < 1e-6)
    }

    /// Half a turn more leaves what half a turn encloses twice around: by the even-odd rule the other half.
    @Test func halfTurns() {
        #expect(abs(path(turns: 5.5).normalized().area - Self.ellipse) < 1e-6)
        #expect(abs(path(turns: 5.5).normalized(fillRule: .evenOdd).area - Self.ellipse / 2) < 1e-6)
        #expect(abs(path(turns: 4.5).normalized(fillRule: .evenOdd).area - Self.ellipse / 2) < 1e-6)
    }

    /// Each turn draws the one before again; a line across meets each twice.
    @Test func sharedWithItselfAndALine() {
        let arc = arc(turns: 31.5), segment = PathSegment.arc(arc, from: arc.startPoint, to: arc.endPoint)
        let own = segment.selfIntersections
        #expect(own.points.isEmpty && own.overlaps.count == 1)
        #expect(abs(own.overlaps[0].secondStart - 1 / 31.5) < 1e-15 && abs(own.overlaps[0].first.upperBound - 30.5 / 31.5) < 1e-15)
        #expect(segment.intersections(with: .line(Point(3, -40), Point(3, 40))).points.count == 63)
    }
}

@Suite struct OneEllipseTests {
    private func segment(_ start: Double, _ sweep: Double) -> PathSegment {
        let arc = EllipticalArc(center: Point(-3, 7), radii: Point(20, 10), rotation: 0.7, start: start, sweep: sweep)
        return .arc(arc, from: arc.startPoint, to: arc.endPoint)
    }

    /// Arcs of one ellipse share stretches of angles, whichever way they run and however many turns apart they are said to be.
    @Test func stretches() {
        let found = segment(0, 2).intersections(with: segment(1 + 2 * .pi, 2))
        #expect(found.points.isEmpty && found.overlaps.count == 1)
        #expect(abs(found.overlaps[0].first.lowerBound - 0.5) < 1e-14 && found.overlaps[0].first.upperBound == 1)
        #expect(found.overlaps[0].secondStart == 0 && abs(found.overlaps[0].secondEnd - 0.5) < 1e-14)
        let back = segment(0, 2).intersections(with: segment(3, -2))
        #expect(back.overlaps.count == 1 && back.overlaps[0].secondStart == 1 && abs(back.overlaps[0].secondEnd - 0.5) < 1e-14)
        // Two arcs that go round opposite ways from opposite ends meet at both ends of each.
        #expect(segment(0, 5).intersections(with: segment(4, 5)).overlaps.count == 2)
    }

    /// Arcs that go on from each other touch at an end; arcs apart share nothing.
    @Test func touchesAndGaps() {
        let found = segment(0, 2).intersections(with: segment(2, 2))
        #expect(found.overlaps.isEmpty && found.points.map(\.first) == [1] && found.points.map(\.second) == [0])
        #expect(segment(0, 2).intersections(with: segment(2.5, 2)).isEmpty)
    }

    /// A hundred times the same ellipse is one.
    @Test func manyOfOne() {
        var path = Path()
        for i in 0..<100 { path.append(EllipticalArc(center: Point(-3, 7), radii: Point(20, 10), rotation: 0.7, start: Double(i), sweep: 2 * .pi).path) }
        let one = path.normalized()
        #expect(abs(one.area - 200 * .pi) < 1e-9 && one.subpaths.count == 1)
    }
}

extension EllipticalArc {
    fileprivate var path: Path {
        var path = Path()
        path.arc(self)
        path.close()
        return path
    }
}
