// Texts as characters in the picture.

import PenGeometry
import PenScene
import Testing

@testable import PenTerminal

@Suite struct TextTests {
    static func text(_ text: String, x: Double, y: Double, _ alignment: TextAlignment = .left, width: Double = 40, turn: Double = 0) -> DrawingOperation {
        .text(
            DrawnText(
                lines: [TextLine(text)], size: 10, alignment: alignment, transform: AffineTransform.rotation(turn).then(.translation(Point(x, y))),
                box: Rect(x: -alignment.fraction * width, y: -8, width: width, height: 10), fill: .color(Color(red: 1, green: 0, blue: 0))))
    }

    /// A picture of 20×10 cells of 5×10 units.
    static func lines(_ operations: [DrawingOperation], mode: PreviewMode = .ascii) -> [String] {
        let frame = Frame(bounds: Rect(x: 0, y: 0, width: 100, height: 100), operations: operations)
        return PreviewTests.lines(Preview(mode: mode, columns: 20, rows: 10).render(frame))
    }

    @Test func places() {
        #expect(Self.lines([Self.text("abc", x: 10, y: 48)])[4] == "  abc")
        #expect(Self.lines([Self.text("abc", x: 50, y: 48, .center)])[4] == "         abc")
        #expect(Self.lines([Self.text("abc", x: 100, y: 48, .right)])[4] == "                 abc")
        #expect(Self.lines([Self.text("e\u{301}曲\u{7}x", x: 10, y: 48)])[4] == "  e\u{301}曲x")
    }

    @Test func clipping() {
        #expect(Self.lines([Self.text("abcdef", x: 85, y: 48)])[4] == "                 abc")
        #expect(Self.lines([Self.text("abcdef", x: -15, y: 48)])[4] == "def")
        // Half of a wide character is not shown.
        #expect(Self.lines([Self.text("曲曲", x: -5, y: 48)])[4] == " 曲")
        #expect(Self.lines([Self.text("曲曲", x: 85, y: 48)])[4] == "                 曲")
        for far in [1e9, -1e9, 1e300, .infinity, .nan] {
            #expect(Self.lines([Self.text("abc", x: far, y: 48), Self.text("abc", x: 10, y: far)]).allSatisfy { $0.isEmpty })
        }
    }

    @Test func linesOfText() {
        let two = DrawnText(
            lines: [TextLine("one"), TextLine("two")], size: 10, transform: .translation(Point(10, 38)), box: Rect(x: 0, y: -8, width: 40, height: 22), fill: .color(.black))
        let lines = Self.lines([.text(two)])
        #expect(lines[3] == "  one")
        #expect(lines[4] == "  two")
    }

    /// Four lines of 6 units in rows of 10: each has a row of its own, and none is lost. Within the bounds they are moved up
    /// where there is no row left below.
    @Test(arguments: [(38.0, 3), (64, 5), (78, 6)])
    func closeLines(y: Double, first: Int) {
        let lines = Self.lines([Self.four(y: y, lineHeight: 6)])
        #expect(lines[first..<first + 4] == ["  one", "  two", "  three", "  four"])
        #expect(lines.filter { !$0.isEmpty }.count == 4)
    }

    /// Lines that are drawn farther apart than rows stay where they are drawn.
    @Test func distantLines() {
        let lines = Self.lines([Self.four(y: 8, lineHeight: 20)])
        #expect([1, 3, 5, 7].map { lines[$0] } == ["  one", "  two", "  three", "  four"])
    }

    /// Eight lines have no room in five rows, nor any two in one cell, so the text is drawn: no line of it is written, and
    /// none is left out.
    @Test func moreLinesThanRows() {
        let words = ["a", "b", "c", "d", "e", "f", "g", "h"]
        let text = DrawnText(
            lines: words.map { TextLine($0) }, size: 10, transform: .translation(Point(10, 8)), box: Rect(x: 0, y: -8, width: 40, height: 40), fill: .color(.black))
        let layout = PictureLayout(bounds: Rect(x: 0, y: 0, width: 100, height: 50), columns: 20, rows: 5, cellAspect: 2)
        let placement = layout.map { TextPlacement(Frame(bounds: Rect(x: 0, y: 0, width: 100, height: 50), operations: [.text(text)]), layout: $0) }
        #expect(placement?.texts.isEmpty == true)
        #expect(placement?.frame.operations.count == 1)
    }

    static func four(y: Double, lineHeight: Double) -> DrawingOperation {
        .text(
            DrawnText(
                lines: ["one", "two", "three", "four"].map { TextLine($0) }, size: 10, transform: .translation(Point(10, y)),
                box: Rect(x: 0, y: -8, width: 40, height: 4 * lineHeight), fill: .color(.black)))
    }

    /// What cannot stand as characters stays with the rasterizer, which marks its place.
    @Test(arguments: [
        [text("first", x: 10, y: 48), text("second", x: 20, y: 48)], [text("turned", x: 50, y: 50, turn: .pi / 2)],
        [text("far too long for its box", x: 10, y: 48, width: 10)],
    ])
    func marked(operations: [DrawingOperation]) {
        let layout = PictureLayout(bounds: Rect(x: 0, y: 0, width: 100, height: 100), columns: 20, rows: 10, cellAspect: 2)
        let placement = layout.map { TextPlacement(Frame(bounds: .null, operations: operations), layout: $0) }
        let left = placement?.frame.operations.filter { if case .text = $0 { true } else { false } }
        #expect(left?.count == 1)
    }

    /// What a clip cuts off of a text is not written.
    @Test func cutByClips() {
        func line(_ clip: Path) -> String {
            Self.lines([.beginGroup(DrawnGroup(clip: .init(path: clip, fillRule: .nonZero))), Self.text("abc", x: 10, y: 48), .endGroup])[4]
        }
        #expect(line(.rect(Rect(x: 0, y: 0, width: 100, height: 60))) == "  abc")
        #expect(line(.rect(Rect(x: 0, y: 0, width: 15, height: 60))) == "  a")
        #expect(line(PreviewTests.disc(25, 45, 8)).hasPrefix("   b"))
        #expect(line(.rect(Rect(x: 0, y: 60, width: 100, height: 60))) == "")
    }

    /// What is drawn after a text covers it, in every mode; what is drawn before does not.
    @Test(arguments: [PreviewMode.half, .quad, .sextant, .braille, .ascii], [ColorDepth.none, .sixteen, .trueColor])
    func coveredByLaterShapes(mode: PreviewMode, depth: ColorDepth) {
        let cover = DrawingOperation.shape(DrawnShape(path: .rect(Rect(x: 0, y: 0, width: 20, height: 100)), fill: .color(Color(red: 0, green: 0, blue: 1))))
        let text = Self.text("abcdefgh", x: 10, y: 48)
        func picture(_ operations: [DrawingOperation]) -> String {
            let frame = Frame(bounds: Rect(x: 0, y: 0, width: 100, height: 100), operations: operations)
            return PreviewTests.lines(Preview(mode: mode, colorDepth: depth, columns: 20, rows: 10).render(frame))[4]
        }
        #expect(picture([cover, text]).contains("abcdefgh"))
        #expect(!picture([text, cover]).contains("b"))
        #expect(picture([text, cover]).contains("cdefgh"))
        #expect(picture([text, .beginGroup(DrawnGroup()), cover, .endGroup]).contains("cdefgh"))
    }

    /// A text within the picture's bounds is moved where its characters need more room than it does as drawn, or left
    /// out, but not cut.
    @Test func wholeWithinTheBounds() {
        #expect(Self.lines([Self.text("abcdef", x: 85, y: 48, width: 14)])[4] == "              abcdef")
        #expect(Self.lines([Self.text("abcdef", x: 14, y: 48, .right, width: 14)])[4] == "abcdef")
        #expect(!Self.lines([Self.text("abcdefghijklmnopqrstuvw", x: 5, y: 48, width: 90)])[4].contains("w"))
    }

    /// In the text's colour, made paler by its opacity and its group's, on the colour that lies below.
    @Test func colors() {
        let ground = DrawnShape(path: PreviewTests.disc(50, 50, 200), fill: .color(Color(red: 0, green: 0, blue: 1)))
        let frame = Frame(
            bounds: Rect(x: 0, y: 0, width: 100, height: 100),
            operations: [.shape(ground), .beginGroup(DrawnGroup(opacity: 0.4)), Self.text("a", x: 10, y: 48), .endGroup])
        let picture = Preview(mode: .quad, colorDepth: .trueColor, columns: 20, rows: 10).render(frame)
        #expect(picture.contains("\u{1B}[38;2;102;0;153ma"))
    }

    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("曲", 2), ("한", 2), ("Ａ", 2), ("ｱ", 1), ("\u{200B}", 0), ("\u{1B}", 0), ("👍🏽", 2), ("👩‍👩‍👧‍👧", 2), ("❤", 1),
        ("❤\u{FE0F}", 2), ("🇬🇧", 2), ("±", 1), ("א", 1), ("𠀀", 2), ("─", 1), ("", 0),
    ])
    func displayWidth(text: String, columns: Int) { #expect(DisplayWidth.of(text) == columns) }
}
