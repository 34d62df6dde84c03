// What the reader of an error sees.

import PenSyntax
import Testing

private func printed(_ text: String, _ range: Range<Int32>, fix: Diagnostic.Fix? = nil, notes: [Diagnostic.Note] = [],
    calls: [Diagnostic.Call] = [], width: Int? = nil, usesColor: Bool = false) -> String {
    let source = Source(name: "a.pen", text: text)
    var diagnostic = Diagnostic(.unknownName, "no", at: place(range), notes: notes, fix: fix)
    diagnostic.calls = calls
    return DiagnosticPrinter(sources: [source], width: width, usesColor: usesColor).text(of: diagnostic)
}

private func place(_ range: Range<Int32>) -> Span { Span(source: 0, start: range.lowerBound, end: range.upperBound) }

@Test func theCaretStandsBelowThePlace() {
    #expect(printed("one\ntwo three", 8..<13) == "a.pen:2:5: error[unknown-name]: no\n    two three\n        ^~~~~\n")
}

@Test(arguments: ["a\nb\nxy", "a\r\nb\r\nxy", "a\rb\rxy"])
func linesEndWithAnyLineEnd(text: String) {
    let start = Int32(text.utf8.count - 1)
    #expect(printed(text, start..<(start + 1)) == "a.pen:3:2: error[unknown-name]: no\n    xy\n     ^\n")
}

@Test func wideCharactersTakeTwoColumns() {
    // 圆 and 😀 are wide, the accent is combined with its letter.
    #expect(printed("圆😀e\u{301}x", 10..<11) == "a.pen:1:4: error[unknown-name]: no\n    圆😀e\u{301}x\n         ^\n")
    #expect(printed("圆x", 0..<3) == "a.pen:1:1: error[unknown-name]: no\n    圆x\n    ^~\n")
}

@Test func aTabGoesToItsStop() {
    #expect(printed("a\tb", 2..<3) == "a.pen:1:3: error[unknown-name]: no\n    a       b\n            ^\n")
}

@Test func aFamilyOfEmojiIsOneCharacter() {
    let text = "👨‍👩‍👧x"
    let start = Int32(text.utf8.count - 1)
    #expect(printed(text, start..<(start + 1)) == "a.pen:1:2: error[unknown-name]: no\n    👨‍👩‍👧x\n      ^\n")
}

@Test func thePlaceMayBeTheEndOfTheText() {
    #expect(printed("ab", 2..<2) == "a.pen:1:3: error[unknown-name]: no\n    ab\n      ^\n")
    #expect(printed("", 0..<0) == "a.pen:1:1: error[unknown-name]: no\n")
    #expect(printed("ab\n", 9..<90) == "a.pen:2:1: error[unknown-name]: no\n    \n    ^\n")
}

@Test func aSpanOverSeveralLinesIsMarkedToTheEndOfTheFirst() {
    #expect(printed("ab(c\nd)", 2..<7) == "a.pen:1:3: error[unknown-name]: no\n    ab(c\n      ^~\n")
}

@Test func notesShowTheirPlaces() {
    let notes = [Diagnostic.Note("opened here", at: place(0..<1)), Diagnostic.Note("so it is")]
    #expect(printed("(\nx", 2..<3, notes: notes) == """
        a.pen:2:1: error[unknown-name]: no
            x
            ^
        a.pen:1:1: note: opened here
            (
            ^
          note: so it is

        """)
}

@Test func theFixIsShownAsTheCorrectedLine() {
    let fix = Diagnostic.Fix([.init(place(4..<6), "and"), .init(place(8..<8), "!")])
    #expect(printed("  a && b\nc", 4..<6, fix: fix) == "a.pen:1:5: error[unknown-name]: no\n      a && b\n        ^~\n  try: a and b!\n")
}

@Test func aFixOverTwoLinesShowsBoth() {
    let fix = Diagnostic.Fix([.init(place(1..<1), " +"), .init(place(4..<6), "")])
    #expect(printed("a\n  + b\n", 4..<5, fix: fix).hasSuffix("  try: a +\n         b\n"))
}

@Test func longLinesAreCutAroundTheCaret() {
    let text = String(repeating: "abcdefghij", count: 100_000)
    let shown = printed(text, 500_000..<500_004, width: 60).split(separator: "\n")
    #expect(shown[0] == "a.pen:1:500001: error[unknown-name]: no")
    #expect(shown[1].count <= 60 && shown[1].hasPrefix("    …") && shown[1].hasSuffix("…"))
    let caret = shown[2].distance(from: shown[2].startIndex, to: shown[2].firstIndex(of: "^")!)
    #expect(shown[1].dropFirst(caret).hasPrefix("abcd"))
}

@Test(arguments: [0, 1, 39, 40, 41, 79, 80])
func cutLinesFitTheWidth(start: Int32) {
    let text = String(repeating: "圆", count: 40) + String(repeating: "x", count: 41)
    let offset = start <= 40 ? start * 3 : 120 + start - 40
    let lines = printed(text, offset..<(offset + 3), width: 40).split(separator: "\n")
    for line in lines.dropFirst() {
        #expect(line.reduce(0) { $0 + ($1 == "圆" ? 2 : 1) } <= 40)
    }
}

@Test func controlCharactersNeverReachTheTerminal() {
    #expect(!printed("a\u{1B}[31mb\u{202E}", 0..<1).contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
}

@Test func invalidBytesKeepTheirPlaces() {
    let source = Source(id: 0, name: "a.pen", bytes: [0x61, 0xFF, 0x62])
    let text = DiagnosticPrinter(sources: [source]).text(of: Diagnostic(.unknownName, "no", at: place(2..<3)))
    #expect(text == "a.pen:1:3: error[unknown-name]: no\n    a\u{FFFD}b\n      ^\n")
}

@Test func theCallsAreListedInnermostFirst() {
    let calls = [Diagnostic.Call("koch", at: place(2..<3)), Diagnostic.Call("snow", at: place(0..<1))]
    #expect(printed("a\nb", 0..<1, calls: calls).hasSuffix("  in koch, called at a.pen:2:1\n  in snow, called at a.pen:1:1\n"))
}

@Test func longRecursionsAreShortened() {
    let same = Array(repeating: Diagnostic.Call("f", at: place(0..<1)), count: 9999)
    #expect(printed("a\nb", 0..<1, calls: same).hasSuffix("  in f, called at a.pen:1:1, 9999 times\n"))
    let turns = (0..<1000).map { Diagnostic.Call("f", at: place($0 % 2 == 0 ? 0..<1 : 2..<3)) }
    let lines = printed("a\nb", 0..<1, calls: turns).split(separator: "\n").dropFirst(3)
    #expect(lines.count == 13)
    #expect(lines.contains("  … 988 more calls …"))
}

@Test func colourOnlyWhenAskedFor() {
    #expect(printed("a", 0..<1, usesColor: true).contains("\u{1B}[1;31merror[unknown-name]: \u{1B}[0m"))
    #expect(!printed("a", 0..<1).contains("\u{1B}"))
}

@Test func quotedTextsNeverReachTheTerminalRaw() {
    let source = Source(name: "\u{1B}]0;a\u{07}.pen", text: "a")
    let diagnostic = Diagnostic(.unknownName, "no \u{9B}31m\n\u{202E}word", at: place(0..<1), notes: [.init("\u{7F}圆é")])
    #expect(DiagnosticPrinter(sources: [source]).text(of: diagnostic) == #"""
        \u{1B}]0;a\u{7}.pen:1:1: error[unknown-name]: no \u{9B}31m\n\u{202E}word
            a
            ^
          note: \u{7F}圆é

        """#)
}
