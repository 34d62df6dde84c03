// A drawing that grows and shrinks looks the same as one that is drawn at once.

import PenGeometry
import PenScene
import Testing

@testable import PenTerminal

struct PictureMemoryTests {
    private let memory = PictureMemory()
    private let preview = Preview(mode: .quad, colorDepth: .trueColor, columns: 40, rows: 12)

    private func line(to count: Int) -> Path {
        var path = Path()
        path.move(to: .zero)
        for i in 1...count { path.line(to: Point(Double(i * 337 % 1000), Double(i * 713 % 991))) }
        return path
    }

    private func disc(_ i: Int, _ center: Point, _ radius: Double, alpha: Double = 1) -> DrawnShape {
        DrawnShape(path: .circle(center: center, radius: radius), fill: .color(Color(red: Double(i) / 300, green: 0.5, blue: 0.2, alpha: alpha)))
    }

    private func frame(_ shapes: [DrawnShape], background: Paint? = nil) -> Frame {
        Frame(bounds: Rect(x: 0, y: 0, width: 1000, height: 1000), background: background, operations: shapes.map { .shape($0) })
    }

    private func expectTheSame(_ frame: Frame, _ preview: Preview) { #expect(preview.render(frame, memory: memory) == preview.render(frame)) }

    @Test func aLineThatGrowsAndIsTakenBack() {
        for count in [700, 701, 702, 900, 901, 899, 640, 2000, 300, 5] {
            expectTheSame(frame([DrawnShape(path: line(to: count), stroke: .color(.black), strokeStyle: StrokeStyle(width: 3))]), preview)
        }
    }

    @Test func shapesThatComeAndGoAndChange() {
        var shapes = (0..<300).map { i in disc(i, Point(Double(i * 337 % 1000), Double(i * 713 % 991)), 80, alpha: 0.4) }
        expectTheSame(frame(shapes), preview)
        expectTheSame(frame(Array(shapes.dropLast(10))), preview)
        // One of the first changes, which lies below all others.
        shapes[3].fill = .color(Color(red: 0, green: 0, blue: 1))
        expectTheSame(frame(shapes), preview)
        expectTheSame(frame(shapes, background: .color(Color(red: 0.2, green: 0, blue: 0))), preview)
        expectTheSame(frame(shapes), preview)
        expectTheSame(frame([]), preview)
    }

    @Test func anotherWindowOrMode() {
        let frame = frame((0..<200).map { i in disc(i, Point(Double(i * 5), 500), 60) })
        for (mode, columns) in [(PreviewMode.quad, 40), (.half, 40), (.half, 30), (.braille, 30), (.quad, 40)] {
            expectTheSame(frame, Preview(mode: mode, colorDepth: .trueColor, columns: columns, rows: 12))
        }
    }

    /// What stands in a group is never taken for the whole.
    @Test func groupsAreDrawnAsOne() {
        let shapes = (0..<300).map { i in DrawingOperation.shape(disc(i, Point(Double(i * 3), 500), 90)) }
        for count in [300, 290, 200, 299] {
            var frame = frame([])
            frame.operations = [.beginGroup(DrawnGroup(opacity: 0.5))] + shapes.prefix(count) + [.endGroup] + shapes.prefix(count / 2)
            expectTheSame(frame, preview)
        }
    }
}
