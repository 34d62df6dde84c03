// Outlines and widths against what the font files say.

import Foundation
import PenGeometry
import PenScene
import Testing

@testable import PenText

let fonts = FontTextMeasurer()
let dejaVu = "DejaVu Sans"

/// Whether pango, HarfBuzz and DejaVu Sans are there.
let canOutline = FontFact.exists(FontFact.dejaVu) && (try? outline("x", size: 1)) != nil

func outline(_ text: String, size: Double = 2048, font: String? = dejaVu, by measurer: FontTextMeasurer = fonts) throws -> Path {
    try measurer.outline(TextLine(text), font: font, size: size, pictures: false, for: nil).path
}

func metrics(_ text: String, size: Double = 2048, font: String = dejaVu) -> TextMetrics { fonts.measure(TextLine(text), font: font, size: size) }
func width(_ text: String, size: Double = 2048, font: String = dejaVu) -> Double { metrics(text, size: size, font: font).width }

/// The paths one behind the other, each moved by the widths of those before it.
func row(_ texts: String..., size: Double = 2048) throws -> Path {
    var path = Path(), x = 0.0
    for text in texts {
        path.append(try outline(text, size: size).transformed(by: .translation(Point(x, 0))))
        x += width(text, size: size)
    }
    return path
}

@Suite(.enabled(if: canOutline && FontFact.canRead, "needs libpango-1.0-0, libpangoft2-1.0-0, fonts-dejavu-core and fontTools in .build/venv"))
struct FontFileTests {
    @Test func quadraticsAreTheFontsOwn() throws {
        let characters = "Bézier&@%gßΩжא§"
        for (character, fact) in zip(characters, try FontFact.read(characters, in: FontFact.dejaVu)) {
            #expect(fact.unitsPerEm == 2048)
            #expect(width(String(character)) == fact.advance, "\(character)")
            let path = try outline(String(character))
            #expect(path.withoutClosingLines == fact.path.withoutClosingLines, "\(character)")
        }
    }

    @Test(.enabled(if: FontFact.exists(FontFact.notoCJK), "needs fonts-noto-cjk")) func cubicsAreTheFontsOwn() throws {
        let characters = "中文字国g"
        for (character, fact) in zip(characters, try FontFact.read(characters, in: FontFact.notoCJK)) {
            let path = try outline(String(character), size: fact.unitsPerEm, font: "Noto Sans CJK JP")
            #expect(path.withoutClosingLines == fact.path.withoutClosingLines, "\(character)")
            #expect(width(String(character), size: fact.unitsPerEm, font: "Noto Sans CJK JP") == fact.advance)
        }
    }
}

@Suite(.enabled(if: canOutline, "needs the packages libpango-1.0-0, libpangoft2-1.0-0, libharfbuzz0b and fonts-dejavu-core"))
struct ShapingTests {
    @Test func inkIsWhatTheOutlinesCover() throws {
        for text in ["f", "gW", "ǺÅ", "אב", "سل"] {
            let ink = metrics(text).ink, outline = try outline(text).bounds
            #expect(abs(ink.minX - outline.minX) <= 1 && abs(ink.maxX - outline.maxX) <= 1, "\(text)")
            #expect(abs(ink.minY - outline.minY) <= 1 && abs(ink.maxY - outline.maxY) <= 1, "\(text)")
        }
        #expect(metrics(" ").ink.isNull && metrics("").ink.isNull)
    }

    @Test func linesAreBrokenWhereUnicodeAllowsIt() throws {
        func wrapped(_ text: String, _ width: Double) -> [String] {
            TextLayout(Layer.TextContent(text: text, font: dejaVu, size: 2048, width: width), measurer: fonts).lines.map(\.text)
        }
        #expect(wrapped("a well-known fox", width("a well-k")) == ["a well-", "known", "fox"])
        #expect(wrapped("one two three", width("one two")) == ["one two", "three"])
        #expect(wrapped("one two three", width("one two") - 1) == ["one", "two", "three"])
        // An opening bracket stays with what follows, and so does a number's sign.
        #expect(wrapped("abc (def) -5", width("abc (")) == ["abc", "(def)", "-5"])
        #expect(wrapped("(abc)", width("(ab")) == ["(ab", "c)"])
        // Kerned pairs across what would be two pieces: the whole line's width decides.
        #expect(wrapped("V-A V-A", width("V-A V-A")) == ["V-A V-A"])
    }

    /// A word without end takes time as long as it is: in what a slow machine needs for this, one that grew with the
    /// square would not have come to the second hundredth.
    @Test(.timeLimit(.minutes(2)), arguments: ["a few words ", "m", "漢字"]) func longParagraphsAreBroken(part: String) {
        let text = String(repeating: part, count: 100_000 / part.count)
        let layout = TextLayout(Layer.TextContent(text: text, font: dejaVu, size: 10, width: 50), measurer: fonts)
        #expect(layout.box.width <= 50 && layout.lines.count > 5_000)
        #expect(layout.lines.reduce(0) { $0 + $1.text.filter { $0 != " " }.count } == text.filter { $0 != " " }.count)
    }

    @Test func theParagraphsDirectionOrdersItsParts() throws {
        let line = TextLine("abc אב", isRightToLeft: true)
        #expect(try fonts.outline(line, font: dejaVu, size: 2048, pictures: false, for: nil).path == row("ב", "א", " abc"))
    }

    @Test func sizesScaleTheOutlines() throws {
        let small = try outline("g", size: 20), large = try outline("g", size: 2048)
        #expect(zip(small.points, large.points).allSatisfy { ($0 * 102.4).distance(to: $1) < 1e-9 })
        #expect(abs(width("g", size: 20) * 102.4 - width("g")) < 1e-9)
    }

    @Test func lettersBecomeLigatures() throws {
        #expect(try outline("fi") == outline("\u{FB01}"))
        #expect(try outline("of\u{200C}i") == row("o", "f", "i"))
    }

    /// DejaVu Sans has a bold cut of its own, in which letters are wider.
    @Test func boldAndItalicAreOtherFonts() throws {
        #expect(width("mm", font: "DejaVu Sans bold") > 1.05 * width("mm"))
        #expect(try outline("m", font: "DejaVu Sans bold") != outline("m"))
    }

    /// What stands in is as like as the generic family that SVG names: all letters of a monospaced font are as wide.
    @Test func missingFontsAreReplacedByLikeOnes() {
        #expect(width("i", font: "No Such Mono") == width("m", font: "No Such Mono"))
        #expect(width("i", font: "No Such Thing") < width("m", font: "No Such Thing"))
    }

    @Test func pairsAreKerned() { #expect(width("AV") < width("A") + width("V")) }

    @Test func hebrewRunsFromTheRight() throws {
        #expect(try outline("אב") == row("ב", "א"))
        // Its letters among Latin ones, and numbers among its letters.
        #expect(try outline("x אב y") == row("x ", "ב", "א", " y"))
        #expect(try outline("א12") == row("1", "2", "א"))
    }

    @Test func arabicLettersAreJoined() throws {
        // Seen at a word's beginning and lam at its end, from the right: Unicode's presentation forms say which.
        #expect(try outline("سل") == row("\u{FEDE}", "\u{FEB3}"))
        // Lam and alef are one letter.
        #expect(try outline("لا") == outline("\u{FEFB}"))
        #expect(try outline("ب") != outline("بب"))
    }

    @Test(.enabled(if: FontFact.exists(FontFact.notoDevanagari), "needs fonts-noto-core")) func devanagariFormsSyllables() throws {
        let font = "Noto Sans Devanagari"
        func outline(_ text: String) throws -> Path { try PenTextTests.outline(text, font: font) }
        // The vowel sign i is written behind its consonant and stands before it.
        #expect(width("कि", font: font) > width("क", font: font))
        let syllable = try outline("कि"), letter = try outline("क")
        #expect(syllable.points.suffix(letter.points.count).map(\.y) == letter.points.map(\.y))
        // Ka, virama and ssa are one conjunct, narrower than the two letters; a joiner keeps the half form apart.
        #expect(width("क्ष", font: font) < width("क", font: font) + width("ष", font: font))
        #expect(try outline("क्ष") != outline("क्\u{200D}ष"))
    }

    @Test func accentsAreComposed() throws { #expect(try outline("e\u{301}") == outline("é")) }

    @Test func marksStandOverTheirLetters() throws {
        let mark = try outline("x\u{302}"), letter = try outline("x")
        #expect(width("x\u{302}") == width("x"))
        #expect(mark.bounds.minY < letter.bounds.minY - 100)
    }

    @Test func linesAreAsHighAsTheirFont() {
        // DejaVu Sans: ascender 1901 and descender 483 of 2048 units.
        for text in ["x", "", " "] {
            let metrics = metrics(text)
            #expect(metrics.ascent == 1901 && metrics.descent == 483, "“\(text)”")
        }
    }

    @Test(arguments: ["", " ", "\t", "\u{0}", "a\u{0}b", "\u{200D}", "\u{FFFF}", "\u{FFFD}", "\u{202E}abc", "\u{10FFFF}", "\u{FE0F}", "\u{301}", "🏳️‍🌈", "\u{1F3FB}", "🇩🇪"])
    func anyTextHasAnOutline(text: String) throws {
        let path = try outline("a" + text), letter = try outline("a")
        #expect(path.points.count >= letter.points.count)
        #expect(path.points.allSatisfy { $0.isFinite })
        #expect(width(text).isFinite)
    }

    @Test func controlCharactersAreNothingAndTabsSpaces() throws {
        #expect(try outline("a\u{0}\u{7}b") == outline("ab"))
        #expect(width("a\tb") == width("a b"))
    }

    @Test func longLines() throws {
        let text = String(repeating: "m", count: 100_000)
        #expect(width(text) == 100_000 * width("m"))
        #expect(try outline(text, size: 10).bounds.maxX <= width(text, size: 10))
    }

    @Test func endlessLinesAreRefused() {
        let text = String(repeating: "m", count: 5_000_000)
        #expect(throws: TextError.self) { try outline(text) }
        #expect(width(text) > 1e9)
    }

    @Test func severalLinesWithAnAnchor() throws {
        let path = try Scene(textMeasurer: fonts).outline(of: Layer.TextContent(text: "ab\n\nxyz", font: dejaVu, size: 10, alignment: .right), for: nil)
        var expected = try outline("ab", size: 10).transformed(by: .translation(Point(-width("ab", size: 10), 0)))
        expected.append(try outline("xyz", size: 10).transformed(by: .translation(Point(-width("xyz", size: 10), 24))))
        #expect(path == expected)
    }

    @Test func missingFontsAndLettersAreNoted() throws {
        let measurer = FontTextMeasurer()
        let place = LayerOrigin(source: 0, start: 7, end: 9)
        func outline(_ text: String, font: String? = nil) throws -> Path { try measurer.outline(TextLine(text), font: font, size: 10, pictures: false, for: place).path }
        _ = try outline("a", font: "sans-serif")
        _ = try outline("a", font: "No Such Font, DejaVu Sans")
        let plain = try outline("a")
        #expect(measurer.takeNotes().isEmpty)
        #expect(try outline("a", font: "No Such Font") == plain)
        _ = try outline("b", font: "No Such Font")
        let notes = measurer.takeNotes()
        #expect(notes.count == 1 && notes[0].sentence.contains("“No Such Font”") && notes[0].origin == place)
        // A private letter, of which no font has a glyph.
        #expect(!(try outline("\u{10FFF0}").isEmpty))
        let missing = measurer.takeNotes()
        #expect(missing.count == 1 && missing[0].sentence.contains("U+10FFF0"))
        #expect(measurer.takeNotes().isEmpty)
    }

    @Test func severalThreadsAtOnce() async {
        let measurer = FontTextMeasurer()
        let expected = width("thread 7", size: 16)
        await withTaskGroup(of: Double.self) { group in
            for i in 0..<20 { group.addTask { measurer.measure(TextLine("thread \(i % 10)"), font: dejaVu, size: 16).width } }
            for await width in group { #expect(abs(width - expected) < 2) }
        }
    }
}
