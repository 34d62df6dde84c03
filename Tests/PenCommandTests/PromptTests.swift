// Conversations at a real terminal: keys in, the window's text out.

import Foundation
import Testing

@Suite(.serialized, .enabled(if: TerminalCapture.isPossible, "needs tmux"))
struct PromptTests {
    let place = try! Workplace()

    @Test func valuesAreAnswered() throws {
        let window = try PromptWindow(place)
        for line in ["3 + 4", "let r = 20", "f(x) = 2 * x", "f(r)", "let r = (1, 2)", "f(r)", "print \"中文\""] { try window.enter(line) }
        let lines = window.lines.filter { !$0.isEmpty }
        #expect(lines.dropFirst().prefix(11) == [
            "pen> 3 + 4", "7", "pen> let r = 20", "pen> f(x) = 2 * x", "pen> f(r)", "40", "pen> let r = (1, 2)", "pen> f(r)", "(2, 4)",
            "pen> print \"中文\"", "中文",
        ])
        try window.press("C-d")
        window.wait(for: "left with 0")
    }

    @Test func openBracketsAskForMore() throws {
        let window = try PromptWindow(place)
        try window.enter("let list = [1,", until: "...>")
        try window.enter("2]")
        try window.enter("list")
        #expect(window.lines.contains("[1, 2]"))
        // The arrow brings the whole of it back.
        try window.press("Up Up")
        window.wait(for: "2]")
        try window.press("C-c")
        window.wait(for: "^C\npen>")
        // What is thrown away asks for nothing.
        try window.enter("repeat 3 {", until: "...>")
        try window.press("C-c")
        window.wait(for: "...> ^C")
        try window.enter("1 + 1")
        #expect(window.lines.contains("2"))
    }

    @Test func errorsChangeNothing() throws {
        let window = try PromptWindow(place)
        try window.enter("let n = 1")
        try window.enter("n = 5; circle 0, 0, rr")
        #expect(window.text.contains("there is no name rr"))
        try window.enter("n = 6; [1][7]")
        try window.enter("n")
        #expect(window.lines.contains("1"))
    }

    @Test func ctrlCStopsALineAndKeepsTheRest() throws {
        let window = try PromptWindow(place)
        try window.enter("let n = 1")
        try window.enter("while true { n = n + 1 }", until: "n + 1")
        usleep(300_000)
        try window.press("C-c")
        window.wait(for: "interrupted")
        try window.enter("n")
        #expect(window.lines.contains("1"))
    }

    @Test func inputsAreTakenBackAndDoneAgain() throws {
        let window = try PromptWindow(place)
        for line in ["let n = 1", "n = 2", "print \"seen\"", ":undo", ":undo", "n", ":redo"] { try window.enter(line) }
        let lines = window.lines
        #expect(lines.contains("took back: n = 2") && lines.contains("1"))
        // Something else was said since: nothing is left to be done again.
        #expect(window.text.contains("there is nothing to do again"))
        try window.enter("n = 3")
        for line in [":undo", ":redo", "n"] { try window.enter(line) }
        #expect(window.lines.contains("3"))
    }

    @Test func scriptsAndPicturesAreSaved() throws {
        let window = try PromptWindow(place)
        try window.enter("let r = 30")
        try window.enter("circle 50, 50, r")
        try window.enter(":save a.pen")
        try window.enter(":save a.svg")
        #expect(try place.read("a.pen") == "let r = 30\ncircle 50, 50, r\n")
        #expect(try place.read("a.svg").contains("<circle") || place.read("a.svg").contains("<path"))
        try window.enter(":save a.pen", until: "Overwrite it?")
        try window.enter("n")
        try window.enter(":reset")
        try window.enter(":load a.pen")
        try window.enter("r")
        #expect(window.lines.contains("30"))
    }

    @Test func mistypedCommandsGetAnOffer() throws {
        let window = try PromptWindow(place)
        try window.enter(":lst")
        #expect(window.text.contains("Did you mean :list?"))
    }

    @Test func theHistoryIsThereTheNextTime() throws {
        do {
            let window = try PromptWindow(place)
            try window.enter("let longName = [1,", until: "...>")
            try window.enter("2] // \\ and 中文")
            #expect(try place.read("pen/history") == "let longName = [1,\\n2] // \\\\ and 中文\n")
        }
        let window = try PromptWindow(place)
        try window.press("Up")
        window.wait(for: "longName")
        window.wait(for: "中文")
    }
}
