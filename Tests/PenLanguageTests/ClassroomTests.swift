// Constructions on Bézier curves.

import PenGeometry
import PenScene
import Testing

@testable import PenLanguage

struct ClassroomTests {
    private static let cubic = BezierCurve([Point(0, 0), Point(0, 8), Point(8, 8), Point(8, 0)])

    @Test func levelsAreTheMeansOfNeighbours() {
        let levels = ClassroomTests.cubic.levels(at: 0.5)
        #expect(levels == [[Point(0, 4), Point(4, 8), Point(8, 4)], [Point(2, 6), Point(6, 6)], [Point(4, 6)]])
    }

    @Test(arguments: [-0.5, 0, 0.125, 0.3, 0.75, 1, 2]) func theLastLevelIsThePointOfTheCurve(_ t: Double) throws {
        let curve = ClassroomTests.cubic, levels = curve.levels(at: t)
        #expect(levels.map(\.count) == [3, 2, 1])
        let point = try #require(levels.last?.first), expected = curve.point(at: t)
        #expect((point - expected).length < 1e-12)
        // The line of the last level but one touches the curve there.
        #expect(((levels[1][1] - levels[1][0]) * 3 - curve.derivative.point(at: t)).length < 1e-12)
    }

    /// Outside of the hull of the polygon there is no line of it.
    @Test func labelsStandOutsideOfThePolygon() {
        let square = ClassroomTests.cubic
        for (i, point) in square.points.enumerated() {
            let place = point + square.labelDirection(of: i)
            #expect(place.x < 0 || place.x > 8 || place.y < 0 || place.y > 8)
            #expect(abs(square.labelDirection(of: i).length - 1) < 1e-12)
        }
        // On a straight line they stand beside it; where all points are one, somewhere.
        #expect(BezierCurve([Point(0, 0), Point(4, 0), Point(8, 0)]).labelDirection(of: 1).x == 0)
        #expect(BezierCurve([Point(3, 3), Point(3, 3)]).labelDirection(of: 0).length == 1)
    }

    @Test func numbersOfLabelsAreLowered() {
        #expect(Construction.subscripted(0) == "₀")
        #expect(Construction.subscripted(12) == "₁₂")
    }

    private static let curve = "let c = path { moveTo 0, 0; curveTo (8, 0) via (0, 8), (8, 8) }\n"

    /// The texts of a scene.
    private func texts(_ run: ScriptRun) -> [String] {
        run.scene.frame().operations.compactMap { if case .text(let drawn) = $0 { drawn.lines.map(\.text).joined() } else { nil } }
    }

    @Test func labelsAreTexts() {
        #expect(texts(ScriptRun(ClassroomTests.curve + "controls c")) == ["P₀", "P₁", "P₂", "P₃"])
        #expect(texts(ScriptRun(ClassroomTests.curve + "controls c, labels: no")).isEmpty)
    }

    /// A polygon, two lines of levels, the curve itself; discs for the control points, the two levels and the point.
    @Test func partsCanBeLeftOut() {
        let all = ScriptRun(ClassroomTests.curve + "casteljau c at 0.5, labels: no"), fewer = ScriptRun(ClassroomTests.curve + "casteljau c at 0.5, labels: no, handles: no")
        #expect(all.errors.isEmpty && fewer.errors.isEmpty)
        #expect(all.shapes.count == 8)
        #expect(fewer.shapes.count == 7)
    }

    @Test func everyCurveOfAPathHasItsOwn() {
        let run = ScriptRun("let c = path { moveTo 0, 0; curveTo (8, 0) via (4, 8); curveTo (16, 0) via (12, -8) }\ncontrols c")
        #expect(texts(run) == ["P₀", "P₁", "P₂", "P₀", "P₁", "P₂"])
    }

    @Test(arguments: ["controls path(\"\")", "casteljau path(\"M0 0A5 5 0 0 1 10 0\") at 0.5"])
    func whatIsNoCurveIsRefused(_ line: String) throws {
        let error = try #require(ScriptRun(line).errors.first)
        #expect(error.code == .wrongKind)
    }

    /// The polynomial goes on outside of 0 to 1, as far as numbers go.
    @Test func theParameterMayLieOutside() throws {
        #expect(ScriptRun(ClassroomTests.curve + "casteljau c at -0.5").errors.isEmpty)
        #expect(try #require(ScriptRun(ClassroomTests.curve + "casteljau c at 1e300").errors.first).code == .outOfRange)
    }

    @Test func theConstructionIsALayer() {
        let run = ScriptRun(ClassroomTests.curve + "let k = casteljau(c at 0.25)\nk.opacity = 0.5\nprint k.opacity")
        #expect(run.errors.isEmpty)
        #expect(run.printed == "0.5\n")
    }
}
