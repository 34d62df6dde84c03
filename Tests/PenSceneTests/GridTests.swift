// Coordinates and control points over and under a picture.

import PenGeometry
import Testing

@testable import PenScene

@Suite struct GridTests {
    static func labels(_ frame: Frame) -> [(text: String, place: Point)] {
        frame.operations.compactMap { if case .text(let text) = $0 { (text.lines[0].text, text.transform.apply(.zero)) } else { nil } }
    }

    static func frame(_ bounds: Rect) -> Frame { Frame(bounds: bounds) }

    @Test func labelsStandBesideTheirLines() throws {
        let canvas = Canvas(width: 400, height: 300, origin: .center)
        let frame = Self.frame(Rect(x: 0, y: 0, width: 400, height: 300)).addingGrid(canvas: canvas)
        let columns = Self.labels(frame).filter { $0.place.x >= 0 }, rows = Self.labels(frame).filter { $0.place.x < 0 }
        #expect(columns.map(\.text) == ["-200", "-150", "-100", "-50", "0", "50", "100", "150", "200"])
        #expect(columns.map(\.place.x) == [0, 50, 100, 150, 200, 250, 300, 350, 400])
        #expect(rows.map(\.text) == ["-150", "-100", "-50", "0", "50", "100", "150"])
        // y grows up in the scene; the labels stand a third of their height below the lines.
        let steps = zip(rows, rows.dropFirst()).map { $1.place.y - $0.place.y }
        #expect(steps.allSatisfy { abs($0 + 50) < 1e-9 })
        guard case .shape(let lines)? = frame.operations.first else { return #expect(Bool(false), "no grid") }
        #expect(lines.path.verbs.filter { $0 == .move }.count == 9 + 7)
    }

    /// All that the grid adds lies in the enlarged picture, and the picture's own operations come after it.
    @Test func underThePicture() {
        let shape = DrawnShape(path: Path(), name: "mine")
        var frame = Self.frame(Rect(x: 0, y: 0, width: 120, height: 80))
        frame.operations = [.shape(shape)]
        let result = frame.addingGrid(canvas: nil)
        #expect(result.inkBounds.union(result.bounds) == result.bounds)
        guard case .shape(let last)? = result.operations.last else { return #expect(Bool(false), "no shape") }
        #expect(last.name == "mine")
    }

    /// What the canvas cuts off does not appear in the margin.
    @Test func marginIsBare() {
        var frame = Self.frame(Rect(x: 0, y: 0, width: 100, height: 100))
        var path = Path()
        path.move(to: Point(-500, 50))
        path.line(to: Point(500, 50))
        frame.operations = [.shape(DrawnShape(path: path, stroke: .color(.black)))]
        let result = frame.addingGrid(canvas: nil)
        #expect(result.inkBounds.union(result.bounds) == result.bounds)
        #expect(result.bounds.width < 120)
    }

    @Test(arguments: [
        (Rect(x: 0, y: 0, width: 1, height: 0.5), ["0", "0.2", "0.4", "0.6", "0.8", "1"]),
        (Rect(x: 0, y: 0, width: 3e6, height: 1e6), ["0", "500000", "1000000", "1500000", "2000000", "2500000", "3000000"]),
        (Rect(x: -0.03, y: 0, width: 0.06, height: 0), ["-0.03", "-0.02", "-0.01", "0", "0.01", "0.02", "0.03"]),
        (Rect(x: 1e9, y: 0, width: 10, height: 1), ["1000000000", "1000000002", "1000000004", "1000000006", "1000000008", "1000000010"]),
        (Rect(x: 0, y: 0, width: 1e-9, height: 1e-10), ["0", "2e-10", "4e-10", "6e-10", "8e-10", "1e-09"]),
    ])
    func roundNumbers(bounds: Rect, expected: [String]) throws {
        let grid = try #require(CoordinateGrid(bounds))
        #expect(grid.columns.map(grid.label) == expected)
    }

    @Test(arguments: [
        Rect.null, Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 1e300, y: 0, width: 1e285, height: 1), Rect(minX: .nan, minY: 0, maxX: 1, maxY: 1),
        Rect(minX: -.infinity, minY: 0, maxX: .infinity, maxY: 1), Rect(minX: -1e308, minY: 0, maxX: 1e308, maxY: 1), Rect(x: 1e18, y: 0, width: 1, height: 1),
    ])
    func noGrid(bounds: Rect) {
        #expect(Self.frame(bounds).addingGrid(canvas: nil).operations.isEmpty)
        _ = Self.frame(bounds).addingControlPoints()
    }

    @Test(arguments: [1e-290, 1e-100, 1e100, 1e300])
    func extremeSizes(size: Double) {
        let labels = Self.labels(Self.frame(Rect(x: 0, y: 0, width: size, height: size)).addingGrid(canvas: nil))
        #expect((8...40).contains(labels.count))
    }

    /// A line, a cubic, a conic arc and a close: four anchors; two control points of the cubic and the arc's centre.
    @Test func controlPoints() {
        var path = Path()
        path.move(to: Point(10, 10))
        path.line(to: Point(50, 10))
        path.curve(to: Point(90, 50), via: [Point(70, 10), Point(90, 30)])
        path.arc(EllipticalArc(center: Point(50, 50), radii: Point(40, 40), start: 0, sweep: .pi))
        path.close()
        var frame = Self.frame(Rect(x: 0, y: 0, width: 100, height: 100))
        frame.operations = [.shape(DrawnShape(path: path, transform: .translation(Point(5, 0)), stroke: .color(.black)))]
        let marks = frame.addingControlPoints().operations.dropFirst().compactMap { if case .shape(let shape) = $0 { shape.path } else { nil } }
        #expect(marks.count == 3)
        let starts = marks.map { mark in mark.elements.compactMap { if case .move(let p) = $0 { p } else { nil } } }
        #expect(starts[0] == [Point(55, 10)])
        #expect(marks[0].elements.compactMap { if case .line(let p) = $0 { p } else { nil } } == [Point(75, 10), Point(95, 30), Point(95, 50)])
        #expect(starts[1].map { $0 - Point(0.8, 0) } == [Point(75, 10), Point(95, 30), Point(55, 50)])
        #expect(starts[2].map { $0 + Point(0.8, 0.8) } == [Point(15, 10), Point(55, 10), Point(95, 50), Point(15, 50)])
    }
}
