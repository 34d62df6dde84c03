// Plain characters that look like what they stand for.

import PenGeometry
import PenScene
import Testing

@testable import PenTerminal

@Suite struct AsciiTests {
    /// A line through the middle of one cell of 4×8 parts, as its ink.
    static func character(_ points: [Point], width: Double = 1) -> String {
        let shape = DrawnShape(path: PreviewTests.polyline(points), stroke: .color(.black), strokeStyle: StrokeStyle(width: width))
        return Preview(mode: .ascii, columns: 1, rows: 1).render(PreviewTests.frame(4, 8, [shape]))
    }

    @Test(arguments: [
        ([Point(0, 4), Point(4, 4)], "-"), ([Point(2, 0), Point(2, 8)], "|"), ([Point(0.5, 0), Point(0.5, 8)], "|"), ([Point(3.5, 0), Point(3.5, 8)], "|"),
        ([Point(0, 8), Point(4, 0)], "/"), ([Point(0, 0), Point(4, 8)], "\\"), ([Point(0, 7.5), Point(4, 7.5)], "_"), ([Point(0, 0.5), Point(4, 0.5)], "\""),
        ([Point(2, 0), Point(2, 3)], "'"), ([Point(2, 6), Point(2, 7)], "."), ([Point(0, 4), Point(2, 4), Point(2, 8)], "+"),
        ([Point(2, 0), Point(2, 8), Point(2, 4), Point(0, 4), Point(4, 4)], "+"),
    ])
    func strokes(points: [Point], expected: String) { #expect(Self.character(points) == expected + "\n") }

    /// Darker areas get denser characters, and none is blank but the bare paper.
    @Test func tones() {
        let characters = [0, 0.1, 0.25, 0.4, 0.6, 0.8, 1].map { grey in
            let area = DrawnShape(
                path: PreviewTests.polyline([Point(0, 0), Point(4, 0), Point(4, 8), Point(0, 8)]), fill: .color(Color(red: 1 - grey, green: 1 - grey, blue: 1 - grey)))
            return Preview(mode: .ascii, columns: 1, rows: 1).render(PreviewTests.frame(4, 8, [area]))
        }
        #expect(characters == ["\n", ".\n", ":\n", "+\n", "%\n", "@\n", "#\n"])
    }

    /// A line on the edge between two rows of cells is drawn once.
    @Test func linesOnEdges() {
        let line = DrawnShape(path: PreviewTests.polyline([Point(0, 20), Point(40, 20)]), stroke: .color(.black))
        let lines = PreviewTests.lines(Preview(mode: .ascii, columns: 20, rows: 10).render(PreviewTests.frame(40, 40, [line])))
        #expect(lines.filter { !$0.isEmpty } == [String(repeating: "_", count: 20)])
    }

    /// What is drawn is ink on a dark paper too, and a gradient behind it is none.
    @Test func paperOfAnyColor() {
        let square = DrawnShape(path: PreviewTests.polyline([Point(0, 0), Point(5, 0), Point(5, 10), Point(0, 10)]), fill: .color(.white))
        let gradient = Gradient(
            kind: .linear(from: .zero, to: Point(10, 0)),
            stops: [.init(offset: 0, color: .black), .init(offset: 1, color: Color(red: 0.4, green: 0, blue: 0))])
        for paint in [Paint.color(.black), .gradient(gradient)] {
            let picture = Preview(mode: .ascii, columns: 2, rows: 10).render(PreviewTests.frame(10, 20, background: paint, [square]))
            #expect(["#\n\n", "@\n\n"].contains(picture))
        }
    }
}
