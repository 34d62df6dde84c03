// Tab at a real terminal.

import Foundation
import Testing

@Suite(.serialized, .enabled(if: TerminalCapture.isPossible, "needs tmux"))
struct CompletionTests {
    let place = try! Workplace()

    /// Types, presses Tab, and waits for what the line then is.
    private func complete(_ window: PromptWindow, _ typed: String, to line: String, prompt: String = "pen> ") throws {
        try window.type(typed)
        try window.press("Tab")
        window.wait { $0.line == prompt + line }
        try window.press("C-u")
        window.wait { $0.line == prompt.trimmingCharacters(in: .whitespaces) }
    }

    @Test func oneCandidateIsPutIn() throws {
        let window = try PromptWindow(place)
        try window.enter("let größe = 5")
        try window.enter("let 中文名 = 7")
        try complete(window, "curveT", to: "curveTo")
        try complete(window, "lineCap ro", to: "lineCap round")
        try complete(window, "print grö", to: "print größe")
        try complete(window, "print 中", to: "print 中文名")
        try complete(window, "canvas 9, 9, ori", to: "canvas 9, 9, origin:")
        try complete(window, "LINET", to: "lineTo")
        // What nobody knows stays as it is.
        try complete(window, "qqq", to: "qqq")
        // What is put in can be used.
        try window.type("let p = (3, 4).normali")
        try window.press("Tab")
        try window.enter(".x")
        try window.enter("p")
        #expect(window.lines.contains("0.6"))
    }

    @Test func whatAllHaveInCommonComesFirstAndThenTheList() throws {
        let window = try PromptWindow(place)
        try window.enter("let alphaOne = 1")
        try window.enter("let alphaTwo = (2, 3)")
        try window.type("print al")
        try window.press("Tab")
        window.wait { $0.line == "pen> print al" }
        window.wait(for: "\nall")
        try window.type("p")
        try window.press("Tab")
        window.wait { $0.line == "pen> print alpha" }
        try window.press("Tab")
        window.wait(for: "alphaOne  1\nalphaTwo  (2, 3)\npen> print alpha")
        try window.type("T")
        try window.press("Tab")
        window.wait { $0.line == "pen> print alphaTwo" }
    }

    @Test func theSignatureShowsWhichParameterIsNext() throws {
        let window = try PromptWindow(place, environment: ["NO_COLOR": "1"])
        try window.type("curveTo ")
        try window.press("Tab")
        window.wait(for: "curveTo [end] via …\n  end: where the curve ends\n")
        window.wait { $0.line == "pen> curveTo" }
        try window.type("(90, 90) via ")
        try window.press("Tab")
        window.wait(for: "curveTo end [via …]\n  via: the control points, which pull at the curve\n")
        // There may be nothing left to offer.
        try window.press("C-u")
        try window.type("circle 1, 2, 3, ")
        try window.press("Tab")
        window.wait(for: "circle center, radius\npen> circle 1, 2, 3,")
    }

    @Test(arguments: [(80, 24), (40, 10), (20, 4)])
    func aLongListIsNoLongerThanTheWindow(columns: Int, rows: Int) throws {
        let window = try PromptWindow(place, columns: columns, rows: rows, environment: ["TERM": "xterm"])
        try window.type("stroke ")
        try window.press("Tab")
        window.wait { $0.seen.contains { $0.hasPrefix("… and") } && $0.line == "pen> stroke" }
        let lines = window.lines
        // 150 colours, `none`, and the functions that make them; nothing was too wide for its row.
        let list = lines[(lines.firstIndex(of: "pen> stroke") ?? 0)...]
        #expect(list.prefix { !$0.hasPrefix("…") }.count < rows)
        #expect(window.line == "pen> stroke")
        try window.type("gold")
        window.wait { $0.line == "pen> stroke gold" }
    }

    @Test func earlierLinesOfAnInputCount() throws {
        let window = try PromptWindow(place)
        try window.enter("group {", until: "...>")
        try window.enter("let ring = circle(0, 0, 9)", until: "...>")
        try window.type("ring.strokeE")
        try window.press("Tab")
        window.wait { $0.line == "...> ring.strokeEnd" }
        try window.press("C-u")
        // Where a line begins, it is set in.
        try window.press("Tab Tab")
        try window.type("x")
        window.wait { $0.line == "...>     x" }
    }

    @Test func filesAreNamedInTexts() throws {
        let window = try PromptWindow(place)
        for folder in ["parts", "parts/inner"] { try FileManager.default.createDirectory(at: place.folder.appendingPathComponent(folder), withIntermediateDirectories: true) }
        for (name, text) in [("a star.pen", "let seen = 17"), ("parts/other.pen", ""), ("parts/中文.png", ""), ("parts/notes.txt", ""), ("qu\"ote.pen", "")] {
            try Data(text.utf8).write(to: place.folder.appendingPathComponent(name))
        }
        try complete(window, "image \"p", to: "image \"parts/")
        try complete(window, "image \"parts/中", to: "image \"parts/中文.png\"")
        try complete(window, "import \"parts/o", to: "import \"parts/other.pen\"")
        try complete(window, "import \"parts/n", to: "import \"parts/n")
        try complete(window, "import \"q", to: "import \"qu\\\"ote.pen\"")
        try complete(window, ":load a", to: ":load a star.pen")
        try complete(window, ":save parts/no", to: ":save parts/notes.txt")
        try window.type("import \"a ")
        try window.press("Tab")
        window.wait { $0.line == "pen> import \"a star.pen\"" }
        try window.enter("")
        try window.enter("seen")
        #expect(window.lines.contains("17"))
    }

    @Test func commandsToThePromptAreCompletedToo() throws {
        let window = try PromptWindow(place)
        try complete(window, ":un", to: ":undo")
        try complete(window, ":preview br", to: ":preview braille")
        try complete(window, ":grid of", to: ":grid off")
        try complete(window, ":help curveT", to: ":help curveTo")
        try window.type(":re")
        try window.press("Tab")
        window.wait(for: "redo   do again what was taken back\n")
    }

    @Test func whatFollowsTheCursorStays() throws {
        let window = try PromptWindow(place)
        try window.type("curveT (9, 9)")
        try window.press("Home " + String(repeating: "Right ", count: 6) + "Tab")
        window.wait { $0.line == "pen> curveTo (9, 9)" }
        try window.press("End C-u")
        try window.type("print sqr(4)")
        try window.press("Home " + String(repeating: "Right ", count: 9) + "Tab")
        window.wait { $0.line == "pen> print sqrt(4)" }
    }

    @Test func theNextPictureTakesThePlaceOfTheOneAboveTheList() throws {
        let window = try PromptWindow(place)
        try window.enter("canvas 100, 100; fill black; circle 50, 50, 40")
        window.wait { $0.pictureRows > 0 }
        try window.type("lineCap ")
        try window.press("Tab")
        window.wait(for: "butt\nround\nsquare\npen> lineCap")
        try window.press("C-u")
        try window.enter("circle 20, 20, 10")
        #expect(window.pictureRows <= 12)
        #expect(window.words.contains("square"))
    }

    @Test func theUsersOwnSettingsHold() throws {
        try Data("TAB: menu-complete\n".utf8).write(to: place.folder.appendingPathComponent("inputrc"))
        let window = try PromptWindow(place, environment: ["INPUTRC": "inputrc"])
        try window.type("lineCap ")
        try window.press("Tab")
        window.wait { $0.line == "pen> lineCap butt" }
        try window.press("Tab")
        window.wait { $0.line == "pen> lineCap round" }
    }

    @Test func questionsAreNotCompleted() throws {
        let window = try PromptWindow(place, environment: ["TERM": "dumb"])
        try window.enter("circle 0, 0, 5")
        try window.enter(":save a.pen")
        try window.enter(":save a.pen", until: "[y/N]")
        try window.type("n")
        try window.press("Tab")
        try window.enter("", until: "pen>")
        try complete(window, "curveT", to: "curveTo")
    }
}

extension PromptWindow {
    /// The last line that is not empty, without the blanks at its end.
    fileprivate var line: String {
        var line = seen.last { !$0.isEmpty } ?? ""
        while line.last == " " { line.removeLast() }
        return line
    }
}
