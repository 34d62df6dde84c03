// Coordinates in narrow terminals.

import PenGeometry
import PenScene
import Testing

@testable import PenTerminal

@Suite struct GridLabelTests {
    /// Every label is there as a whole or not at all, and no line is wider than the terminal.
    @Test(arguments: [PreviewMode.half, .quad, .sextant, .braille, .ascii], [(10, 500), (20, 500), (30, 500), (30, 5), (80, 5), (80, 24)])
    func whole(mode: PreviewMode, window: (Int, Int)) {
        let canvas = Canvas(width: 414, height: 300), numbers = Set((0...9).map { String(50 * $0) })
        let preview = Preview(mode: mode, colorDepth: .none, columns: window.0, rows: window.1)
        let frame = preview.addingGrid(to: Frame(bounds: Rect(x: 0, y: 0, width: 414, height: 300)), canvas: canvas)
        let lines = PreviewTests.lines(preview.render(frame))
        #expect(lines.count <= window.1)
        for line in lines {
            #expect(DisplayWidth.of(line) <= window.0)
            for word in line.split(whereSeparator: { !$0.isNumber }) { #expect(numbers.contains(String(word)), "\(line)") }
        }
        let words = lines.flatMap { $0.split(whereSeparator: { !$0.isNumber }) }.map(String.init)
        if window.0 >= 20, window.1 > 20 { #expect(words.contains("0") && words.contains("200") && words.count > 5, "\(words)") }
    }

    @Test(arguments: [Rect(x: 0, y: 0, width: 1, height: 0), Rect(x: 0, y: 0, width: 0, height: 1), Rect(x: 0, y: 0, width: 1e9, height: 1e-3), .null])
    func oddBounds(bounds: Rect) {
        for (columns, rows) in [(1, 1), (10, 5), (80, 24)] {
            let preview = Preview(mode: .braille, colorDepth: .trueColor, columns: columns, rows: rows)
            let lines = PreviewTests.lines(preview.render(preview.addingGrid(to: Frame(bounds: bounds), canvas: nil)))
            #expect(lines.count <= rows)
            #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns })
        }
    }
}
