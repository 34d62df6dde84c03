// Thin lines on the coarse grid of cells.

import PenGeometry
import PenScene
import Testing

@testable import PenTerminal

@Suite struct LineTests {
    static let modes: [PreviewMode] = [.half, .quad, .sextant, .braille]

    static func line(_ a: Point, _ b: Point, _ style: StrokeStyle) -> DrawnShape {
        DrawnShape(path: PreviewTests.polyline([a, b]), stroke: .color(.black), strokeStyle: style)
    }

    /// The darkness, 0…1, of the parts of a picture of 20×10 cells, 100×100 units, after fitting.
    static func ink(_ shapes: [DrawnShape], _ mode: PreviewMode) throws -> [[Float]] {
        let frame = PreviewTests.frame(100, 100, shapes)
        let layout = try #require(PictureLayout(bounds: frame.bounds, columns: 20, rows: 10, cellAspect: 2))
        let across = 20 * mode.parts.across, down = 10 * mode.parts.down
        let fitter = try #require(LineFitter(frame, toParts: layout.toParts(of: mode), columns: across, rows: down))
        let values = PartColors(fitter.fit(frame), on: .white, mode: mode, layout: layout).values
        return (0..<down).map { y in (0..<across).map { 1 - values[y * across + $0].x } }
    }

    /// A hairline covers one row of parts, or one column, as black as ink can be, wherever it lies.
    @Test(arguments: modes, Array(stride(from: 40.0, to: 51, by: 0.7)))
    func seenEquallyWell(mode: PreviewMode, place: Double) throws {
        let style = StrokeStyle(width: 0.1)
        let level = try Self.ink([Self.line(Point(-10, place), Point(110, place), style)], mode)
        let sums = level.map { $0.reduce(0, +) / Float($0.count) }
        #expect(sums.count { $0 > 0.99 } == 1 && sums.count { $0 < 0.01 } == sums.count - 1, "\(sums)")
        let upright = try Self.ink([Self.line(Point(place, -10), Point(place, 110), style)], mode)
        let columns = upright[0].indices.map { x in upright.reduce(0) { $0 + $1[x] } / Float(upright.count) }
        #expect(columns.count { $0 > 0.99 } == 1 && columns.count { $0 < 0.01 } == columns.count - 1, "\(columns)")
    }

    /// Nor does it get lost at the picture's edge.
    @Test(arguments: modes) func onTheEdge(mode: PreviewMode) throws {
        let ink = try Self.ink([DrawnShape(path: .rect(Rect(x: 0, y: 0, width: 100, height: 100)), stroke: .color(.black))], mode)
        for side in [ink[0], ink[ink.count - 1], ink.map { $0[0] }, ink.map { $0[$0.count - 1] }] { #expect(side.allSatisfy { $0 > 0.99 }) }
    }

    /// A circle's top, bottom and sides are as dark as a line.
    @Test(arguments: modes, [30.0, 30.9, 31.7, 33.3]) func circles(mode: PreviewMode, radius: Double) throws {
        let ink = try Self.ink([DrawnShape(path: PreviewTests.disc(50, 50, radius), stroke: .color(.black), strokeStyle: StrokeStyle(width: 0.5))], mode)
        let middle = ink.map { $0[$0.count / 2] }, across = ink[ink.count / 2]
        #expect(middle.count { $0 > 0.9 } == 2)
        #expect(across.count { $0 > 0.9 } == 2)
    }

    /// A fill moves with its outline.
    @Test(arguments: modes) func outlinesStayOnTheirFills(mode: PreviewMode) throws {
        var square = DrawnShape(path: .rect(Rect(x: 20.7, y: 21.3, width: 40, height: 40)), fill: .color(.black), stroke: .color(.black))
        square.strokeStyle.width = 0.2
        let ink = try Self.ink([square], mode)
        let row = ink[ink.count * 4 / 10]
        #expect(row.allSatisfy { $0 < 0.01 || $0 > 0.99 })
    }

    /// Dots and gaps of a dotted line take turns, though both are smaller than the parts, wherever they lie.
    @Test(arguments: [LineCap.round, .square, .butt], [0, 0.3, 0.77, 1.25]) func dottedLines(cap: LineCap, start: Double) throws {
        let style = StrokeStyle(width: 1, cap: cap, dash: cap == .butt ? [1, 1] : [0, 2])
        let ink = try Self.ink([Self.line(Point(start, 41), Point(100 + start, 41), style)], .braille)
        let row = try #require(ink.max { $0.reduce(0, +) < $1.reduce(0, +) }), most = row.max() ?? 0
        let changes = zip(row, row.dropFirst()).count { ($0 > most / 2) != ($1 > most / 2) }
        #expect(changes > 20, "\(row)")
    }

    /// Dashes that are long enough stay as they are.
    @Test func dashesKeepTheirLengths() throws {
        let ink = try Self.ink([Self.line(Point(0, 41), Point(100, 41), StrokeStyle(width: 0.2, dash: [20, 10]))], .braille)
        let row = try #require(ink.max { $0.reduce(0, +) < $1.reduce(0, +) })
        // Parts are 2.5 units: 8 with ink, 4 without.
        #expect(row.indices.allSatisfy { ($0 % 12 < 8) == (row[$0] > 0.5) }, "\(row)")
    }

    /// Hatching two parts apart keeps its lines, and what is denser is even and leaves some of the paper bare.
    @Test(arguments: modes) func hatching(mode: PreviewMode) throws {
        let pitch = 100 / Double(10 * mode.parts.down)
        func hatch(_ distance: Double, _ width: Double) throws -> [Float] {
            let lines = stride(from: 0.3 * distance, to: 100, by: distance)
                .map { Self.line(Point(-10, $0), Point(110, $0), StrokeStyle(width: width)) }
            return try Self.ink(lines, mode).map { $0[$0.count / 2] }
        }
        let open = try hatch(2 * pitch, 0.1 * pitch)
        #expect(zip(open, open.dropFirst()).allSatisfy { abs($0 - $1) > 0.9 }, "\(open)")
        let dense = try hatch(pitch / 2, pitch / 8)
        #expect(dense.allSatisfy { (0.7...0.9).contains($0) }, "\(dense)")
    }

    /// A line drawing in dots stands on bare paper everywhere.
    @Test func dotsOnPaper() {
        let dense = stride(from: 3.0, to: 100, by: 1.7).map { Self.line(Point($0, 0), Point(100 - $0, 100), StrokeStyle(width: 0.3)) }
        let picture = Preview(mode: .braille, colorDepth: .trueColor, columns: 20, rows: 10).render(PreviewTests.frame(100, 100, dense))
        let grounds = picture.matches(of: /48;2;([0-9;]+)/).map(\.1)
        #expect(Set(grounds) == ["255;255;255"])
    }

    /// No path is too much or too odd for fitting.
    @Test(arguments: [
        [], [Point(0, 0)], [Point(0, 0), Point(0, 0)], [Point(1e300, 0), Point(-1e300, 5)], [Point(.nan, 0), Point(1, 1)],
        [Point(0, 0), Point(.infinity, 0)],
    ])
    func oddPaths(points: [Point]) {
        for dash in [[], [0, 0], [1e-300, 1e-300], [1e300]] {
            let shape = DrawnShape(path: PreviewTests.polyline(points), stroke: .color(.black), strokeStyle: StrokeStyle(width: 1, cap: .round, dash: dash))
            for mode in Self.modes { _ = Preview(mode: mode, colorDepth: .trueColor, columns: 9, rows: 5).render(PreviewTests.frame(100, 100, [shape])) }
        }
    }
}
