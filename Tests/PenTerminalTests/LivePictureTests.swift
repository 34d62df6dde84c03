// Pictures that change in place: only what looks otherwise is sent.

import PenGeometry
import PenScene
import Testing

@testable import PenTerminal

@Suite struct LivePictureTests {
    private static func frame(x: Double, radius: Double = 12, text: String? = nil) -> Frame {
        let disc = DrawnShape(path: .oval(in: Rect(x: x - radius, y: 20 - radius, width: 2 * radius, height: 2 * radius)), fill: .color(Color(red: 0.8, green: 0.1, blue: 0.3)))
        let words = text.map { DrawingOperation.text(DrawnText(
            lines: [TextLine($0)], size: 4, transform: .translation(Point(10, 36)), box: Rect(x: 0, y: -3, width: 60, height: 4), fill: .color(.black))) }
        return Frame(bounds: Rect(x: 0, y: 0, width: 80, height: 40), background: .color(Color(red: 0.9, green: 0.9, blue: 0.7)), operations: [.shape(disc)] + [words].compactMap { $0 })
    }

    static let previews: [Preview] = [ColorDepth.trueColor, .indexed, .sixteen, .none].flatMap { depth in
        [PreviewMode.half, .quad, .sextant, .braille, .ascii].map { Preview(mode: $0, colorDepth: depth, columns: 40, rows: 12) }
    }

    /// After each update the terminal shows what it would show of that frame alone.
    @Test(arguments: previews) func updatesAddUpToThePicture(preview: Preview) throws {
        let first = LivePictureTests.frame(x: 20)
        var live = try #require(LivePicture(preview, bounds: first.bounds))
        var screen = CellScreen(columns: live.columns, rows: live.rows)
        for x in [20.0, 21, 25, 60, 60, -50, 30] {
            let frame = LivePictureTests.frame(x: x, text: x > 24 ? "中文 and more" : nil)
            screen.write(try live.update(to: frame))
            var whole = CellScreen(columns: live.columns, rows: live.rows)
            whole.write(Array(preview.render(frame).utf8))
            #expect(screen.cells == whole.cells, "\(preview.mode) \(preview.colorDepth) \(x)")
        }
    }

    @Test(arguments: previews) func whatLooksTheSameIsNotSent(preview: Preview) throws {
        let frame = LivePictureTests.frame(x: 20)
        var live = try #require(LivePicture(preview, bounds: frame.bounds))
        let whole = try live.update(to: frame)
        #expect(try live.update(to: frame).isEmpty)
        live.forget()
        #expect(try live.update(to: frame) == whole)
    }

    /// A disc of a twentieth of the picture's area that moves by a cell changes fewer cells than it has.
    @Test func littleIsSentOfASmallMotion() throws {
        let preview = Preview(mode: .half, colorDepth: .trueColor, columns: 80, rows: 20)
        var live = try #require(LivePicture(preview, bounds: LivePictureTests.frame(x: 0).bounds))
        let whole = try live.update(to: LivePictureTests.frame(x: 20, radius: 7))
        let step = try live.update(to: LivePictureTests.frame(x: 21, radius: 7))
        var screen = CellScreen(columns: live.columns, rows: live.rows)
        screen.write(whole)
        let before = screen.written
        screen.write(step)
        #expect(before == live.columns * live.rows && screen.written - before < 80)
    }

    /// The rows above the window stay as they are; the cursor stands at the first that can be seen.
    @Test func hiddenRowsAreLeftOut() throws {
        let preview = Preview(mode: .half, colorDepth: .trueColor, columns: 40, rows: 12), frame = LivePictureTests.frame(x: 20)
        var live = try #require(LivePicture(preview, bounds: frame.bounds))
        var whole = CellScreen(columns: live.columns, rows: live.rows), rest = CellScreen(columns: live.columns, rows: live.rows - 4)
        whole.write(try live.update(to: frame))
        live.forget()
        rest.write(try live.update(to: frame, firstRow: 4))
        #expect(rest.cells == Array(whole.cells.dropFirst(4 * live.columns)))
        live.forget()
        #expect(try live.update(to: frame, firstRow: 99).isEmpty)
    }

    /// kitty replaces a picture that has the number of an earlier one, and so never keeps two.
    @Test func kittyReplacesThePicture() throws {
        let preview = Preview(mode: .kitty, colorDepth: .trueColor, columns: 20, rows: 10)
        var live = try #require(LivePicture(preview, bounds: LivePictureTests.frame(x: 0).bounds, identifier: 77))
        for x in [10.0, 20] {
            let text = String(decoding: try live.update(to: LivePictureTests.frame(x: x)), as: UTF8.self)
            let starts = text.matches(of: /\u{1B}_Ga=T,([^;]*);/)
            #expect(starts.count == 1 && starts[0].1.contains("i=77,p=1,") && starts[0].1.contains("C=1"))
            #expect(text.hasSuffix("\u{1B}\\"))
        }
        #expect(try live.update(to: LivePictureTests.frame(x: 20)).isEmpty)
    }

    @Test func thereMayBeNothingToShow() {
        #expect(LivePicture(Preview(mode: .none), bounds: Rect(x: 0, y: 0, width: 1, height: 1)) == nil)
        #expect(LivePicture(Preview(mode: .half), bounds: .null) == nil)
        #expect(LivePicture(Preview(mode: .half), bounds: Rect(x: 3, y: 3, width: 0, height: 0)) == nil)
    }
}
