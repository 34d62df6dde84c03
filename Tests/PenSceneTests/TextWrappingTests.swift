// Lines of a width.

import PenGeometry
import PenScene
import Testing

@Suite struct TextWrappingTests {
    /// In ems; an ASCII letter is 0.55 wide where nothing else is said, a Chinese one 1.
    func wrapped(_ text: String, width: Double) -> [String] {
        TextLayout(Layer.TextContent(text: text, size: 1, width: width), measurer: EstimatedTextMeasurer()).lines.map(\.text)
    }

    @Test func linesBreakBetweenWords() {
        #expect(wrapped("one bee sees one bee", width: 5) == ["one bee", "sees one", "bee"])
        #expect(wrapped("one bee", width: .infinity) == ["one bee"])
    }

    @Test func spacesAtABreakTakeNoRoom() {
        #expect(wrapped("ooo   ooo", width: 1.65) == ["ooo", "ooo"])
        #expect(wrapped("ooo ", width: 1.65) == ["ooo"])
        // A line's own first spaces stay, as spaces that must not break do.
        #expect(wrapped("  o", width: 9) == ["  o"])
        #expect(wrapped("ooo\u{A0}ooo o", width: 4) == ["ooo\u{A0}ooo", "o"])
    }

    @Test func wordsThatAreTooLongAreBrokenAnywhere() {
        #expect(wrapped("a ooooooo b", width: 1.7) == ["a", "ooo", "ooo", "o b"])
        #expect(wrapped("ooo", width: 1e-9) == ["o", "o", "o"])
        // A letter and its accent are one.
        #expect(wrapped("e\u{301}e\u{301}", width: 0.6) == ["e\u{301}", "e\u{301}"])
    }

    @Test func hyphensEndALine() { #expect(wrapped("oo-oo", width: 2) == ["oo-", "oo"]) }

    @Test func chineseBreaksAnywhereButNotBeforeAFullStop() {
        #expect(wrapped("漢字漢字", width: 3) == ["漢字漢", "字"])
        #expect(wrapped("漢字漢。字", width: 3) == ["漢字", "漢。字"])
    }

    @Test func lineBreaksOfTheTextStay() {
        #expect(wrapped("o\n\no o o", width: 2) == ["o", "", "o o", "o"])
        #expect(wrapped("", width: 2) == [""])
    }

    @Test func everyLetterIsKept() {
        let text = String(repeating: "never odd or even, 從不奇也不偶 ", count: 300)
        for width in [0.1, 3, 7.77, 40, 1e6] {
            let lines = wrapped(text, width: width)
            #expect(lines.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
        }
    }

    @Test(arguments: [("Hello", false), ("123 + 5", false), ("", false), ("שלום", true), ("123 שלום abc", true), ("… مرحبا", true), ("abc שלום", false)])
    func aLineRunsAsItsFirstLetterDoes(text: String, isRightToLeft: Bool) { #expect(TextLine(text).isRightToLeft == isRightToLeft) }

    @Test func brokenLinesRunAsTheirParagraphDoes() {
        let layout = TextLayout(Layer.TextContent(text: "שלום abc\nabc", size: 1, width: 2.5), measurer: EstimatedTextMeasurer())
        #expect(layout.lines == [TextLine("שלום", isRightToLeft: true), TextLine("abc", isRightToLeft: true), TextLine("abc", isRightToLeft: false)])
    }

    @Test(arguments: TextAlignment.allCases) func linesAreAligned(alignment: TextAlignment) {
        let layout = TextLayout(Layer.TextContent(text: "oooo\no", size: 10, alignment: alignment), measurer: EstimatedTextMeasurer())
        #expect(layout.box.minX == -22 * alignment.fraction && layout.box.maxX == 22 - 22 * alignment.fraction)
        #expect(layout.box.minY == -8 && layout.box.maxY == 14)
    }

    /// With an anchor the box stands by the anchor, and its lines in it as they are aligned.
    @Test func anchorAndAlignment() throws {
        var layer = Layer(content: .text(Layer.TextContent(text: "oooo\no", size: 10, alignment: .right)))
        layer.style.fill = .color(.black)
        (layer.position, layer.anchor) = (Point(100, 50), Point(0, 0))
        let scene = Scene()
        _ = scene.add(layer, to: .root)
        guard case .text(let text)? = scene.frame().operations.first else { Issue.record("no text"); return }
        #expect(text.transform.apply(text.start).distance(to: Point(122, 58)) < 1e-12)
        #expect(text.box.transformed(by: text.transform).minX == 100)
    }
}
