// Whole pictures in the terminal.

import PenGeometry
import PenScene
import Testing

@testable import PenTerminal

@Suite struct PreviewTests {
    static func disc(_ x: Double, _ y: Double, _ r: Double) -> Path {
        var path = Path()
        path.arc(EllipticalArc(center: Point(x, y), radii: Point(r, r), start: 0, sweep: 2 * .pi))
        path.close()
        return path
    }

    static func polyline(_ points: [Point]) -> Path {
        var path = Path()
        for (i, p) in points.enumerated() { if i == 0 { path.move(to: p) } else { path.line(to: p) } }
        return path
    }

    static func frame(_ width: Double, _ height: Double, background: Paint? = nil, _ shapes: [DrawnShape]) -> Frame {
        Frame(bounds: Rect(x: 0, y: 0, width: width, height: height), background: background, operations: shapes.map(DrawingOperation.shape))
    }

    /// The lines of a picture without its escape sequences, trailing spaces included.
    static func lines(_ picture: String) -> [String] {
        picture.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    static let coloredModes: [PreviewMode] = [.half, .quad, .sextant, .braille]

    /// The upper left quarter is black: exact in each mode.
    @Test(arguments: [
        (PreviewMode.half, "\u{1B}[40m \u{1B}[107m \u{1B}[0m\n\u{1B}[107m  \u{1B}[0m\n"),
        (.quad, "\u{1B}[40m \u{1B}[107m \u{1B}[0m\n\u{1B}[107m  \u{1B}[0m\n"),
        (.braille, "\u{1B}[40m \u{1B}[107m \u{1B}[0m\n\u{1B}[107m  \u{1B}[0m\n"),
        (.ascii, "#\n\n"), (.none, ""),
    ])
    func quarter(mode: PreviewMode, expected: String) {
        let square = DrawnShape(path: Self.polyline([Point(0, 0), Point(5, 0), Point(5, 10), Point(0, 10)]), fill: .color(.black))
        let preview = Preview(mode: mode, colorDepth: .sixteen, columns: 2, rows: 10)
        #expect(preview.render(Self.frame(10, 20, [square])) == expected)
    }

    /// The same with cells of the upper left quarter of one cell.
    @Test(arguments: [(PreviewMode.half, "▀\n"), (.quad, "▘\n"), (.braille, "⠃\n")])
    func quarterOfACell(mode: PreviewMode, expected: String) {
        let square = DrawnShape(path: Self.polyline([Point(0, 0), Point(5, 0), Point(5, 10), Point(0, 10)]), fill: .color(.black))
        #expect(Preview(mode: mode, colorDepth: .none, columns: 1, rows: 1).render(Self.frame(10, 20, [square])) == expected)
    }

    @Test(arguments: [1.6, 2, 2.4], [PreviewMode.half, .quad, .sextant, .braille, .ascii])
    func circlesAreRound(aspect: Double, mode: PreviewMode) {
        let circle = DrawnShape(path: Self.disc(50, 50, 40), fill: .color(.black))
        let preview = Preview(mode: mode, colorDepth: .none, columns: 60, rows: 60, cellAspect: aspect)
        let lines = Self.lines(preview.render(Self.frame(100, 100, [circle])))
        let inked = lines.map { $0.enumerated().filter { $0.element != " " }.map(\.offset) }
        let columns = inked.flatMap { $0 }, rows = inked.indices.filter { !inked[$0].isEmpty }
        let width = Double((columns.max() ?? 0) - (columns.min() ?? 0) + 1)
        let height = Double((rows.last ?? 0) - (rows.first ?? 0) + 1) * aspect
        // 0.8 of 60 columns; the outermost cells are hardly touched, so that one at each end may be missing or too many.
        #expect(abs(width - 48) <= 2)
        #expect(abs(height - 48) <= 2 * aspect)
    }

    /// Black ink on the white paper, whatever the terminal's own colours.
    @Test(arguments: coloredModes, [ColorDepth.sixteen, .indexed, .trueColor])
    func paperIsPainted(mode: PreviewMode, depth: ColorDepth) {
        let preview = Preview(mode: mode, colorDepth: depth, columns: 20, rows: 10)
        let white = [ColorDepth.sixteen: "107", .indexed: "48;5;231", .trueColor: "48;2;255;255;255"][depth] ?? ""
        let empty = preview.render(Self.frame(100, 100, []))
        #expect(empty == String(repeating: "\u{1B}[\(white)m\(String(repeating: " ", count: 20))\u{1B}[0m\n", count: 10))
        let dark = preview.render(Self.frame(100, 100, background: .color(.black), []))
        #expect(!dark.contains(white))
    }

    /// A hairline of a thousandth of the picture, in every direction, leaves no gap.
    @Test(arguments: [PreviewMode.half, .quad, .sextant, .braille, .ascii], [0.0, 3, 20, 45, 70, 90, 118, 150])
    func thinLinesDoNotVanish(mode: PreviewMode, degrees: Double) {
        let direction = AffineTransform.rotation(degrees / 180 * .pi).apply(Point(700, 0))
        let line = DrawnShape(
            path: Self.polyline([Point(503, 497) - direction, Point(503, 497) + direction]), stroke: .color(.black), strokeStyle: StrokeStyle(width: 0.01))
        let lines = Self.lines(Preview(mode: mode, colorDepth: .none, columns: 40, rows: 20).render(Self.frame(1000, 1000, [line])))
        let isSteep = abs(direction.y) > abs(direction.x)
        let padded = lines.map { Array($0.padding(to: 40)) }
        for i in isSteep ? 3..<17 : 6..<34 {
            let crossing = isSteep ? padded[i] : padded.map { $0[i] }
            #expect(crossing.contains { $0 != " " }, "gap at \(i)")
        }
    }

    /// Nothing but printable characters, SGR sequences and newlines; no line wider than asked; each line reset.
    @Test(arguments: coloredModes + [.ascii], ColorDepth.allCases)
    func cleanOutput(mode: PreviewMode, depth: ColorDepth) {
        var frame = Self.frame(300, 200, [
            DrawnShape(path: Self.disc(100, 100, 80), fill: .color(Color(rgba: 0xFFD7_00FF)), stroke: .color(.black)),
            DrawnShape(path: Self.disc(180, 100, 70), fill: .color(Color(rgba: 0x0000_FF80))),
        ])
        let box = Rect(x: 0, y: -20, width: 250, height: 25)
        for (i, text) in ["plain", "曲线曲线曲线", "e\u{301}x\u{1B}[31mred\u{7}\u{9B}1m", "a\tb\u{202E}c", "👩‍👩‍👧‍👧 ❤️"].enumerated() {
            frame.operations.append(
                .text(DrawnText(lines: [TextLine(text)], size: 20, transform: .translation(Point(150, 30 + 35 * Double(i))), box: box, fill: .color(.black))))
        }
        let picture = Preview(mode: mode, colorDepth: depth, columns: 37, rows: 50).render(frame)
        let hasColor = depth != .none && mode != .ascii
        for line in picture.split(separator: "\n") where hasColor { #expect(line.hasSuffix("\u{1B}[0m")) }
        for line in Self.lines(picture) {
            #expect(DisplayWidth.of(line) <= 37)
            if hasColor { #expect(DisplayWidth.of(line) == 37) }
            #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{202E}" })
        }
        #expect(picture.contains("\u{1B}") == hasColor)
    }

    @Test func plainASCIIOnly() {
        var frame = Self.frame(100, 40, [])
        let box = Rect(x: 0, y: -8, width: 80, height: 10)
        frame.operations = [.text(DrawnText(lines: [TextLine("Bézier 曲")], size: 10, transform: .translation(Point(10, 25)), box: box, fill: .color(.black)))]
        let picture = Preview(mode: .ascii, columns: 40, rows: 10, isUnicode: false).render(frame)
        #expect(picture.contains("B?zier ??"))
        #expect(picture.utf8.allSatisfy { $0 < 0x7F })
    }

    @Test(arguments: [
        Rect.null, Rect(x: 5, y: 5, width: 0, height: 0), Rect(minX: 0, minY: 0, maxX: .infinity, maxY: 1), Rect(minX: .nan, minY: 0, maxX: 1, maxY: 1),
        Rect(minX: -1e308, minY: 0, maxX: 1e308, maxY: 1), Rect(x: 0, y: 0, width: .leastNonzeroMagnitude, height: .leastNonzeroMagnitude),
    ])
    func boundsWithoutSize(bounds: Rect) {
        #expect(Preview(mode: .half).render(Frame(bounds: bounds)) == "")
    }

    @Test(arguments: [
        Rect(x: 0, y: 0, width: 100, height: 0), Rect(x: 0, y: 0, width: 0, height: 100), Rect(x: 1e9, y: -1e9, width: 1e-3, height: 1e-3),
        Rect(x: 0, y: 0, width: 1e-200, height: 1e-200), Rect(x: 0, y: 0, width: 1, height: 1e6), Rect(x: 0, y: 0, width: 1e300, height: 1e300),
    ])
    func boundsOfAllSizes(bounds: Rect) {
        for (columns, rows) in [(1, 1), (20, 10)] {
            let lines = Self.lines(Preview(mode: .quad, colorDepth: .trueColor, columns: columns, rows: rows).render(Frame(bounds: bounds)))
            #expect((1...rows).contains(lines.count))
            #expect(lines.allSatisfy { (1...columns).contains($0.count) })
        }
        let largest = PictureLayout(bounds: bounds, columns: .max, rows: .max, cellAspect: 2)
        #expect(largest.map { max($0.columns, $0.rows) } == 500)
        #expect(Preview(mode: .quad, columns: 0, rows: -5).render(Frame(bounds: bounds)) == "")
        for aspect in [0, -1, .nan, .infinity] {
            #expect(Preview(mode: .quad, columns: 9, rows: 9, cellAspect: aspect).render(Frame(bounds: bounds)).count <= 90)
        }
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(width - count, 0)) }
}
