// Dashes.

import Foundation
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

/// A row of discs of diameter w at distances d is a stadium with notches: the area between two centres is that under
/// a circle, 2 ∫ √(w²/4 − x²) dx.
@Test(arguments: [0.001, 0.01, 0.1, 1]) func dotsThatOverlapAreALineWithinTheTolerance(distance: Double) {
    let outline = polyline([.zero, Point(100 + distance / 2, 0)]).stroked(StrokeStyle(width: 20, cap: .round, dash: [0, distance]), tolerance: 0.05)
    let half = distance / 2, between = half * (100 - half * half).squareRoot() + 100 * asin(half / 10)
    // The tolerance all around.
    #expect(abs(strokedArea(outline) - 100 * Double.pi - 2 * (100 / distance).rounded() * between) < 0.05 * (200 + 20 * Double.pi))
    #expect(abs(outline.bounds.maxX - 110) < 0.06 && abs(outline.bounds.minX + 10) < 0.06)
    #expect(outline.points.count < 200)
}

/// The ring, and both caps once more where they overlap at the start.
@Test func dotsOnACircleAreOneOutline() {
    let circle = Path.circle(center: Point(200, 200), radius: 150)
    let outline = circle.stroked(StrokeStyle(width: 20, cap: .round, dash: [0, 0.01]), tolerance: 0.05)
    #expect(outline.points.count < 2000)
    #expect(abs(strokedArea(outline) - Double.pi * (160 * 160 - 140 * 140 + 100)) < 0.05 * 2 * Double.pi * 310)
}

/// Squares of side w on a line leave no notches, and those on a bend keep their corners.
@Test func squareDotsAreALineOnlyWhereItIsStraight() {
    let line = polyline([.zero, Point(100.25, 0)]).stroked(StrokeStyle(width: 20, cap: .square, dash: [0, 0.5]), tolerance: 1e-6)
    #expect(line.subpaths.count == 1 && abs(strokedArea(line) - 120 * 20) < 1e-3)
    let circle = Path.circle(center: .zero, radius: 30).stroked(StrokeStyle(width: 20, cap: .square, dash: [0, 0.5]), tolerance: 1e-6)
    #expect(abs(circle.bounds.maxX - (40.0 * 40 + 10 * 10).squareRoot()) < 0.05)
}

/// Dots do not run around a corner, so there is no miter; the corner's own disc is the limit.
@Test func dotsHaveNoJoins() {
    let corner = polyline([Point(0, 0), Point(50, 0), Point(0, 10)])
    let outline = corner.stroked(StrokeStyle(width: 10, cap: .round, join: .miter, miterLimit: 100, dash: [0, 0.03]), tolerance: 0.05)
    #expect(outline.bounds.maxX < 55.06 && outline.bounds.maxX > 54.9)
}

/// A gap that shows stays: 2 − √(4 − d²) is more than the tolerance.
@Test func gapsThatShowStay() {
    let line = polyline([.zero, Point(30, 0)])
    #expect(line.stroked(StrokeStyle(width: 2, cap: .round, dash: [0, 1]), tolerance: 0.05).subpaths.count == 31)
    #expect(line.stroked(StrokeStyle(width: 2, cap: .butt, dash: [1, 0.5]), tolerance: 0.05).subpaths.count == 20)
    #expect(line.stroked(StrokeStyle(width: 2, cap: .square, dash: [1, 2.5]), tolerance: 0.05).subpaths.count == 9)
}

/// Along the path the stroke is there where the pattern has a dash, to within the tolerance: places are true lengths along curves
/// of very uneven speed, on every segment and around corners.
@Test(arguments: [0.0, 3, -7.5], [0.2, 0.02])
func dashesOfStrokesAreTrueLengths(phase: Double, tolerance: Double) {
    var path = Path()
    path.move(to: Point(0, 0))
    path.curve(to: Point(120, 10), via: [Point(10, 80), Point(60, -90)])
    path.line(to: Point(160, 60))
    path.arc(EllipticalArc(center: Point(160, 100), radii: Point(90, 40), rotation: 0, start: -.pi / 2, sweep: 4))
    path.curve(to: Point(10, 160), via: [Point(20, 90)])
    let dash = [9.0, 5, 2, 4], total = 20.0
    let outline = PathIndex(path.stroked(StrokeStyle(width: 1, dash: dash, dashPhase: phase), tolerance: tolerance)), measure = PathMeasure(path)
    for i in 1..<Int(measure.length * 10) {
        let s = Double(i) / 10
        let place = (s + phase).truncatingRemainder(dividingBy: total) + (s + phase < 0 ? total : 0)
        let edges = [0.0, 9, 14, 16, 20]
        guard edges.allSatisfy({ abs($0 - place) > 2 * tolerance }) else { continue }
        let isDash = place < 9 || (place > 14 && place < 16)
        #expect(outline.contains(measure.point(at: s)!) == isDash, "at \(s)")
    }
}
