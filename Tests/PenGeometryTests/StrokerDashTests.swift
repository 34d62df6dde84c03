// Dashes.

import PenGeometry
import Testing

/// The x ranges of the dashes of a horizontal line from (0, 0).
private func intervals(_ length: Double, _ dash: [Double], _ phase: Double) -> [(Double, Double)] {
    let dashes = polyline([.zero, Point(length, 0)]).dashed(dash: dash, phase: phase)
    return dashes.subpaths.map { ($0.points[0].x, $0.points[$0.points.count - 1].x) }
}

private func isClose(_ a: [(Double, Double)], _ b: [(Double, Double)]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0.0 - $1.0) < 1e-9 && abs($0.1 - $1.1) < 1e-9 }
}

@Test func dashesOfALine() {
    #expect(isClose(intervals(21, [1, 5, 2, 5], 0), [(0, 1), (6, 8), (13, 14), (19, 21)]))
    #expect(isClose(intervals(21, [1, 5, 2, 5], 3), [(3, 5), (10, 11), (16, 18)]))
}

@Test func phasesOfAnySignAndSizeCountModuloThePattern() {
    #expect(isClose(intervals(28, [4, 2], 60), intervals(28, [4, 2], -60)))
    #expect(isClose(intervals(28, [4, 2], 6e15), intervals(28, [4, 2], 0)))
    #expect(isClose(intervals(28, [4, 2], -1), intervals(28, [4, 2], 5)))
}

@Test func gapsOfLengthZeroDivideNothing() {
    #expect(isClose(intervals(9, [3, 0, 2, 4], 0), intervals(9, [5, 4], 0)))
    #expect(isClose(intervals(9, [3, 4, 2, 0], 1), intervals(9, [5, 4], 3)))
}

@Test(arguments: [0.0, 5, 9, 10, 11, 15, 20, 25, 100, -7]) func oddListsCountTwice(phase: Double) {
    #expect(isClose(intervals(50, [10], phase), intervals(50, [10, 10], phase)))
    #expect(isClose(intervals(200, [20, 10, 3], phase * 3), intervals(200, [20, 10, 3, 20, 10, 3], phase * 3)))
}

@Test func dashThroughTheStartOfAClosedSubpathIsOne() {
    let square = polyline([Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4)], closed: true)
    let dashes = square.dashed(dash: [5, 1], phase: 0).subpaths.map(\.points)
    #expect(dashes == [
        [Point(4, 2), Point(4, 4), Point(1, 4)],
        [Point(0, 4), Point(0, 0), Point(4, 0), Point(4, 1)],
    ])
}

@Test(arguments: [[0.0, 0], [], [3, 0], [0], [-1, 2], [.nan, 1], [.infinity, 1], [1e-9, 1e-9]]) func patternsThatAreSolid(dash: [Double]) {
    let square = polyline([Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4)], closed: true)
    #expect(square.dashed(dash: dash, phase: 0.5) == square)
}

@Test func dashLongerThanAClosedSubpathLeavesItClosed() {
    let square = polyline([Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4)], closed: true)
    #expect(square.dashed(dash: [20, 3], phase: 1).verbs.last == .close)
}

@Test func dashesOfLengthZeroAreDots() {
    let line = polyline([Point(0, 0), Point(30, 0)])
    let round = line.stroked(StrokeStyle(width: 2, cap: .round, dash: [0, 10], dashPhase: 5), tolerance: 1e-6)
    #expect(abs(strokedArea(round) - 3 * Double.pi) < 1e-3)
    let diagonal = polyline([Point(0, 0), Point(30, 30)]).stroked(StrokeStyle(width: 2, cap: .square, dash: [0, 100], dashPhase: 80), tolerance: 1e-6)
    #expect(abs(strokedArea(diagonal) - 4) < 1e-3)
    // The square stands along the line: its corners are √2 away along the axes.
    #expect(abs(diagonal.bounds.width - 2 * 2.0.squareRoot()) < 1e-3)
}

@Test func dotsStandAtBothEndsWhereTheyFit() {
    let starts = polyline([Point(0, 0), Point(30, 0)]).dashed(dash: [0, 10], phase: 0).subpaths.map(\.points[0].x)
    #expect(starts == [0, 10, 20, 30])
}

@Test func dashesThatFitLeaveNoCrumbs() {
    // Ten times 0.1 is a little less than 1.
    #expect(intervals(1, [0.1, 0.1], 0).count == 5)
    #expect(intervals(3, [0.1, 0.1], 0).count == 15)
}

@Test func dashesOfACircleHaveTheirLength() {
    var circle = Path()
    circle.arc(EllipticalArc(center: .zero, radii: Point(10, 10), start: 0, sweep: 2 * .pi))
    circle.close()
    let dashes = circle.dashed(dash: [Double.pi, Double.pi], phase: Double.pi / 2)
    #expect(dashes.subpaths.count == 10)
    for dash in dashes.subpaths { #expect(abs(dash.length - Double.pi) < 1e-6) }
}

@Test func dashKeepsItsJoins() {
    // One dash around a corner, 73 of 73, is the same as the line without dashes.
    let corner = polyline([Point(70, 80), Point(0, 80), Point(0, 77)])
    let dashed = corner.stroked(StrokeStyle(width: 20, dash: [73, 12]), tolerance: 0.01)
    let solid = corner.stroked(StrokeStyle(width: 20), tolerance: 0.01)
    #expect(dashed.bounds == solid.bounds)
    #expect(dashed.bounds == Rect(minX: -10, minY: 70, maxX: 70, maxY: 90))
}
