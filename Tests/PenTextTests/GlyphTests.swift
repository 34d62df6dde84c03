// Outlines and widths against what the font files say.

import Foundation
import PenGeometry
import PenScene
import Testing

@testable import PenText

let fonts = FontTextMeasurer()
let dejaVu = "DejaVu Sans"

/// Whether pango, HarfBuzz and DejaVu Sans are there.
let canOutline = FontFact.exists(FontFact.dejaVu) && (try? fonts.outline(line: "x", font: dejaVu, size: 1)) != nil

func outline(_ text: String, size: Double = 2048, font: String = dejaVu) throws -> Path { try fonts.outline(line: text[...], font: font, size: size) }
func width(_ text: String, size: Double = 2048, font: String = dejaVu) -> Double { fonts.measure(line: text[...], font: font, size: size).width }

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
    @Test func sizesScaleTheOutlines() throws {
        let small = try outline("g", size: 20), large = try outline("g", size: 2048)
        #expect(zip(small.points, large.points).allSatisfy { ($0 * 102.4).distance(to: $1) < 1e-9 })
        #expect(abs(width("g", size: 20) * 102.4 - width("g")) < 1e-9)
    }

    @Test func lettersBecomeLigatures() throws {
        #expect(try outline("fi") == outline("\u{FB01}"))
        #expect(try outline("of\u{200C}i") == row("o", "f", "i"))
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

    @Test func accentsAreComposed() throws { #expect(try outline("e\u{301}") == outline("é")) }

    @Test func marksStandOverTheirLetters() throws {
        let mark = try outline("x\u{302}"), letter = try outline("x")
        #expect(width("x\u{302}") == width("x"))
        #expect(mark.bounds.minY < letter.bounds.minY - 100)
    }

    @Test func linesAreAsHighAsTheirFont() {
        // DejaVu Sans: ascender 1901 and descender 483 of 2048 units.
        for text in ["x", "", " "] {
            let metrics = fonts.measure(line: text[...], font: dejaVu, size: 2048)
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
        let content = Layer.TextContent(text: "ab\n\nxyz", font: dejaVu, size: 10)
        let path = try fonts.outline(of: content, anchorX: 1)
        var expected = try outline("ab", size: 10).transformed(by: .translation(Point(-width("ab", size: 10), 0)))
        expected.append(try outline("xyz", size: 10).transformed(by: .translation(Point(-width("xyz", size: 10), 24))))
        #expect(path == expected)
    }

    @Test func missingFontsAndLettersAreNoted() throws {
        let measurer = FontTextMeasurer()
        _ = try measurer.outline(line: "a", font: "sans-serif", size: 10)
        _ = try measurer.outline(line: "a", font: "No Such Font, DejaVu Sans", size: 10)
        _ = try measurer.outline(line: "a", font: nil, size: 10)
        #expect(measurer.takeNotes() == [])
        let plain = try measurer.outline(line: "a", font: nil, size: 10)
        #expect(try measurer.outline(line: "a", font: "No Such Font", size: 10) == plain)
        _ = try measurer.outline(line: "a", font: "No Such Font", size: 12)
        let notes = measurer.takeNotes()
        #expect(notes.count == 1 && notes[0].contains("“No Such Font”"))
        // A private letter, of which no font has a glyph.
        let box = try measurer.outline(line: "\u{10FFF0}", font: nil, size: 10)
        #expect(!box.isEmpty)
        let missing = measurer.takeNotes()
        #expect(missing.count == 1 && missing[0].contains("U+10FFF0"))
        #expect(measurer.takeNotes() == [])
    }

    @Test func severalThreadsAtOnce() async {
        let measurer = FontTextMeasurer()
        let expected = width("thread 7", size: 16)
        await withTaskGroup(of: Double.self) { group in
            for i in 0..<20 { group.addTask { measurer.measure(line: "thread \(i % 10)", font: dejaVu, size: 16).width } }
            for await width in group { #expect(abs(width - expected) < 2) }
        }
    }
}
