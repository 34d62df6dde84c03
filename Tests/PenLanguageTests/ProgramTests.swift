// The tutorials' programs: points, lengths, angles and colours from the tutorials' formulas.

import Foundation
import PenGeometry
import PenScene
import Testing

@testable import PenLanguage

@Suite struct ProgramTests {
    private func run(_ name: String) throws -> ScriptRun {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let run = ScriptRun(try String(contentsOf: tests.appending(path: "Suite/programs/\(name).pen"), encoding: .utf8))
        #expect(run.diagnostics.isEmpty)
        return run
    }

    private func near(_ a: Point?, _ x: Double, _ y: Double) -> Bool { a.map { $0.distance(to: Point(x, y)) < 1e-9 } ?? false }
    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(b)) }
    private let red = Paint.color(Color(red: 1, green: 0, blue: 0))
    private let black = Paint.color(.black)

    @Test func rectIsABlackSquareWithARedEdge() throws {
        let run = try run("rect"), shape = try #require(run.shapes.first)
        #expect(run.shapes.count == 1 && run.scene.canvas == Canvas(width: 100, height: 100))
        #expect(shape.path.bounds == Rect(minX: 0, minY: 0, maxX: 40, maxY: 40) && shape.path.isClosed && near(shape.path.length, 160))
        #expect(shape.stroke == red && shape.fill == black && shape.strokeStyle.width == 5)
    }

    @Test func shapesHaveTheirBoxesAndCorrectedRadii() throws {
        let subpaths = try run("shapes").shapes.flatMap(\.path.subpaths)
        let boxes = subpaths.map(\.bounds)
        let expected = [(20.0, 20.0, 60.0, 60.0), (80, 20, 170, 60), (190, 20, 230, 60), (20, 80, 160, 280), (200, 80, 260, 140)]
        try #require(boxes.count == expected.count)
        for (box, (x0, y0, x1, y1)) in zip(boxes, expected) {
            #expect(near(Point(box.minX, box.minY), x0, y0) && near(Point(box.maxX, box.maxY), x1, y1))
        }
        #expect(near(subpaths[0].length, 40 * .pi))
        let rounded = 4 * 34 + 6 * Double.pi, leaf = 680 - 280 + 70 * Double.pi
        #expect(near(subpaths[2].length, rounded) && near(subpaths[3].length, leaf))
        #expect(near(subpaths[4].length, 60 * .pi))
    }

    @Test func arcRunsClockwiseThreeQuartersAround() throws {
        let shape = try #require(run("arc").shapes.first), path = shape.path
        #expect(near(path.start, 200, 300) && near(path.end, 300, 200) && near(path.length, 150 * .pi))
        #expect(near(path.point(atFraction: 1.0 / 3), 100, 200) && near(path.point(atFraction: 2.0 / 3), 200, 100))
        #expect(near(path.tangent(atFraction: 0), -1, 0))
        #expect(shape.stroke == red && shape.fill == nil && shape.strokeStyle.width == 5)
    }

    @Test func sevenIsOneStroke() throws {
        let shapes = try run("seven").shapes
        #expect(shapes.count == 1 && shapes[0].path.points == [Point(10, 10), Point(100, 10), Point(100, 100)])
        #expect(shapes[0].stroke == black && shapes[0].strokeStyle.width == 1)
    }

    @Test func subpathsAreTheSamePictureTwice() throws {
        let shapes = try run("subpaths").shapes
        try #require(shapes.count == 2)
        for (shape, shift) in zip(shapes, [0.0, 250]) {
            let path = shape.path.transformed(by: shape.transform), parts = path.subpaths
            try #require(parts.count == 2)
            #expect(near(parts[0].length, 200 * .pi) && near(parts[0].start, 230 + shift, 130))
            #expect(near(parts[1].start, 30 + shift, 130) && near(parts[1].end, 230 + shift, 130))
        }
    }

    @Test func lineGoesOnFromTheArcsEnd() throws {
        let path = try #require(run("arc-line").shapes.first).path
        #expect(path.verbs == [.move, .arc, .line])
        #expect(near(path.start, 300, 200) && near(path.end, 120, 20))
        let half = 100 * Double.pi, line = Point(20, 180).length
        #expect(near(path.length, half + line))
        #expect(near(path.subpath(from: 0, to: half / path.length).end, 100, 200))
    }

    @Test func curvesKeepTheirDegrees() throws {
        let shapes = try run("curves").shapes
        try #require(shapes.count == 3)
        #expect(shapes.map { $0.path.verbs.last?.rawValue } == [2, 3, 5])
        let middles = shapes.compactMap { Array($0.path.segments).last?.point(at: 0.5) }
        // Bernstein's form at ½, binomial weights over 2ⁿ: (40 + 2·120 + 300) / 4, (40 + 3·10 + 3·380 + 350) / 8 …
        #expect(near(middles[0], 145, 240))
        #expect(near(middles[1], 195, 305))
        #expect(near(middles[2], 205.3125, 309.375))
        #expect(shapes.map(\.stroke) == [red, .color(Color(red: 0, green: 0, blue: 1)), .color(Color(red: 0, green: 128.0 / 255, blue: 0))])
    }

    @Test func sineFollowsItsFormula() throws {
        let points = try #require(run("sine").shapes.first).path.points
        try #require(points.count == 414)
        #expect(points[0] == Point(0, 150))
        for i in 1..<414 {
            let x = Double(i), y = 150 * sin(2 * Double.pi * x / 100) + 150
            #expect(near(points[i], x, 300 - y))
        }
    }

    @Test func leavesAreTurnedByThirtyDegrees() throws {
        let shapes = try run("transform").shapes
        try #require(shapes.count == 12)
        for (i, shape) in shapes.enumerated() {
            let path = shape.path.transformed(by: shape.transform), angle = Double(i) * .pi / 6
            let tip = Array(path.segments)[0].end
            let expectedTip = Point(200 + 120 * cos(angle), 200 + 120 * sin(angle))
            #expect(near(path.start, 200, 200) && tip.distance(to: expectedTip) < 1e-9)
            #expect(shape.strokeStyle.width == 2 && shape.fill == nil)
            guard case .color(let color) = shape.stroke else { Issue.record("no colour"); continue }
            let expected = hsb(Double(i) / 12, 0.8, 0.9)
            for (found, wanted) in zip([color.red, color.green, color.blue], expected) { #expect(near(found, wanted)) }
        }
    }

    /// Alvy Ray Smith's hexcone: each component is b·(1 − s·max(0, min(k, 4 − k, 1))), k = (n + 6h) mod 6, n = 5, 3, 1.
    private func hsb(_ h: Double, _ s: Double, _ b: Double) -> [Double] {
        [5.0, 3, 1].map { n in
            let k = (n + 6 * h).truncatingRemainder(dividingBy: 6)
            return b * (1 - s * max(0, min(k, 4 - k, 1)))
        }
    }

    @Test func stylesAreTheOnesAskedFor() throws {
        let run = try run("styles"), shapes = run.shapes
        #expect(shapes.prefix(3).map(\.strokeStyle.cap) == [.butt, .round, .square])
        #expect(shapes.dropFirst(3).prefix(3).map(\.strokeStyle.join) == [.miter, .round, .bevel])
        #expect(shapes[6].strokeStyle.miterLimit == 2)
        #expect(shapes[7].strokeStyle.dash == [12, 4, 2, 4] && shapes[7].strokeStyle.dashPhase == 6)
        let pentagram = 600 * sin(0.4 * Double.pi)
        #expect(shapes[8].fillRule == .evenOdd && near(shapes[8].path.length, pentagram))
        #expect(shapes[10].blendMode == .multiply && near(shapes[10].opacity, 0.8))
        let inner = Point(cos(Double.pi / 5), sin(Double.pi / 5)) * (60 * 0.382)
        let edge = inner.distance(to: Point(60, 0)), stroked = shapes[11].strokePath?.length ?? 0
        #expect(near(shapes[11].path.length, 10 * edge) && near(stroked, 4 * edge) && shapes[11].strokeStyle.width == 3)
    }
}
