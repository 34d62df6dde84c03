// Texts as scripts use them.

import Testing

@testable import PenLanguage

struct TextTests {
    let call = BuiltinCalls()
    /// A flag, a family, an accent of its own, a Chinese character.
    private let wide = "🇩🇪👨‍👩‍👧e\u{301}漢"

    @Test func charactersAreWhatAReaderSees() throws {
        #expect(same(try call("count", "hello"), 5))
        #expect(same(try call("count", .text(wide)), 4))
        #expect(same(try call("count", "a\r\nb"), 3))
        #expect(same(try call("first", .text(wide)), "🇩🇪"))
        #expect(same(try call("last", .text(wide)), "漢"))
        #expect(same(try call("slice", .text(wide), range(1, 2)), "👨‍👩‍👧e\u{301}"))
        #expect(same(try call("slice", "drawing", range(0, 4, isClosed: false)), "draw"))
        #expect(same(try call("suffix", "drawing", 3), "ing"))
        #expect(same(try call("dropFirst", "a\r\nb"), "\r\nb"))
        #expect(same(try call("reversed", .text(wide)), "漢e\u{301}👨‍👩‍👧🇩🇪"))
        #expect(same(try call("characters", "a漢"), texts("a", "漢")))
        #expect(same(try call("indexOf", .text(wide), "漢"), 3))
    }

    @Test func searching() throws {
        #expect(same(try call("contains", "drawing", "raw"), .boolean(true)))
        #expect(same(try call("contains", "drawing", ""), .boolean(true)))
        #expect(same(try call("contains", "", ""), .boolean(true)))
        #expect(same(try call("contains", "draw", "drawing"), .boolean(false)))
        #expect(same(try call("indexOf", "drawing", "wi"), 3))
        #expect(same(try call("indexOf", "drawing", "x"), .nothing))
        #expect(same(try call("startsWith", "drawing", "draw"), .boolean(true)))
        #expect(same(try call("startsWith", "draw", "drawing"), .boolean(false)))
        #expect(same(try call("endsWith", "drawing", "ing"), .boolean(true)))
        #expect(same(try call("endsWith", "ing", "drawing"), .boolean(false)))
        #expect(call.complaint("contains", "drawing", 3) != nil)
    }

    @Test func occurrencesDoNotOverlap() {
        #expect("aaaa".occurrences(of: "aa") == [0, 2])
        #expect("abababac".occurrences(of: "ababac") == [2])
        #expect("abcabcabd".occurrences(of: "abcabd") == [3])
        #expect("".occurrences(of: "a") == [] && "a".occurrences(of: "") == [])
        // Quadratic for one who starts over at each place.
        let text = String(repeating: "a", count: 1 << 20), pattern = String(repeating: "a", count: 1 << 19) + "b"
        #expect(text.occurrences(of: pattern) == [])
    }

    @Test func taking() throws {
        #expect(same(try call("split", "one, two, ", ", "), texts("one", "two", "")))
        #expect(same(try call("split", "a b\t\n c "), texts("a", "b", "c")))
        #expect(same(try call("split", "a漢", ""), texts("a", "漢")))
        #expect(same(try call("split", "", ","), texts("")))
        #expect(same(try call("replaced", "a-b-c", "-", "+"), "a+b+c"))
        #expect(same(try call("replaced", "aaa", "aa", ""), "a"))
        #expect(same(try call("trimmed", " \t pen \n"), "pen"))
        #expect(same(try call("trimmed", " \n "), ""))
        #expect(same(try call("uppercase", "straße"), "STRASSE"))
        #expect(same(try call("lowercase", "ÄÖ"), "äö"))
        #expect(call.complaint("replaced", "a", "", "b")?.contains("empty") == true)
        #expect(call.complaint("split", "a b", 3) != nil)
        #expect(call.complaint("split", 5) != nil)
    }

    @Test func numbersInTexts() throws {
        for (text, number) in [("3", 3.0), (" -2.5 ", -2.5), ("1e3", 1000), (".5", 0.5), ("+4", 4), ("1e400", .infinity)] {
            #expect(same(try call("number", .text(text)), .number(number)), "\(text)")
        }
        for text in ["", "abc", "0x10", "nan", "inf", "1 2", "1,5", "--1", "e", "."] {
            #expect(call.complaint("number", .text(text))?.contains("not a number") == true, "\(text)")
        }
        #expect(same(try call("number", 5), 5))
    }

    @Test func format() throws {
        for (x, digits, text) in [(3.14159, 2.0, "3.14"), (2, 3, "2.000"), (-0.001, 2, "0.00"), (1e21, 0, "1000000000000000000000"), (0.5, 0, "0"), (-1.005, 1, "-1.0")] {
            #expect(same(try call("format", .number(x), .number(digits)), .text(text)))
        }
        guard case .text(let huge) = try call("format", 1.7e308, 100) else { throw JetError.mixed }
        #expect(huge.utf8.count == 410)
        #expect(call.complaint("format", 1, 101) != nil)
        #expect(call.complaint("format", 1, 0.5) != nil)
        #expect(same(try call("string", "a"), "a"))
        #expect(same(try call("string", 1.5), "1.5"))
    }
}

/// What fonts do is tested where they are; here every letter is a box.
struct TextPathTests {
    private func run(_ text: String) -> ScriptRun { ScriptRun(text, textMeasurer: BoxLetters()) }

    @Test func lettersAreAPathFromTheBaseline() {
        let outcome = run("let p = textPath(\"ab\\nc\", size: 20)\nprint p.bounds.x, p.bounds.y, p.bounds.width, p.bounds.height")
        #expect(outcome.diagnostics.isEmpty)
        // The second baseline lies 1.2 ems below the first.
        #expect(outcome.printed == "0 -14 20 38\n")
    }

    @Test func lettersStandUprightWhereYGrowsUp() {
        let outcome = run("canvas 100, 100, origin: center\nprint textPath(\"a\", size: 20).bounds.y")
        #expect(outcome.printed == "0\n")
    }

    @Test func whatIsMissingIsSaidAtTheCall() {
        let outcome = run("circle 1, 2, 3\nprint textPath(\"a\", font: \"No Letters\").length")
        #expect(outcome.errors.map(\.message) == ["there are no letters: draw some"])
        #expect(outcome.errors.first.map { outcome.source.text($0.span).hasPrefix("textPath") } == true)
        #expect(run("print textPath(\"a\", size: 0)").errors.count == 1)
        #expect(run("print textPath(\"a\", size: 1 / 0)").errors.count == 1)
    }
}
