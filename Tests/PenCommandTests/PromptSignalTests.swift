// Signals and pastes at a prompt: the session lives on, and the terminal is as it was.

import Foundation
import Testing

@Suite(.serialized, .enabled(if: TerminalCapture.isPossible, "needs tmux"))
struct PromptSignalTests {
    let place = try! Workplace()

    @Test func pastedLinesRunAsOne() throws {
        let window = try PromptWindow(place)
        try window.paste("let a = 1\nlet b = 2\nfor i in 1..2 {\n  print a + b + i\n}")
        window.wait(for: "  print a + b + i")
        #expect(window.count("pen>") == 1)
        try window.press("Enter")
        window.wait { $0.words.suffix(3) == ["4", "5", "pen>"] }
        // The history has it as one.
        #expect(try place.read("pen/history") == "let a = 1\\nlet b = 2\\nfor i in 1..2 {\\n  print a + b + i\\n}\n")
        try window.enter(":undo")
        try window.enter("a")
        #expect(window.text.contains("there is no name a"))
    }

    @Test func ctrlCWhileTyping() throws {
        let window = try PromptWindow(place, columns: 40, rows: 12)
        // Over several rows, with the cursor in the first.
        try window.type(String(repeating: "abc ", count: 20))
        // Ctrl-C and Ctrl-Z throw away what has not been read yet.
        window.wait { $0.words.last == " abc" }
        try window.press("C-a C-c")
        window.wait(for: "abc ^C")
        try window.enter("1 + 1")
        #expect(window.words.suffix(3) == ["pen> 1 + 1", "2", "pen>"])
        // In a search through the history.
        try window.press("C-r")
        try window.type("1")
        window.wait(for: "i-search")
        try window.press("C-c")
        window.wait { $0.words.last == "pen>" }
        try window.enter("2 + 2")
        #expect(window.words.suffix(2) == ["4", "pen>"])
    }

    @Test func theHistoryIsSearched() throws {
        let window = try PromptWindow(place)
        for line in ["let first = 1", "let second = 2", "3"] { try window.enter(line) }
        try window.press("C-r")
        try window.type("first")
        window.wait(for: "let first = 1")
        // Whatever else is typed would be searched for, too.
        try window.press("End")
        window.wait { $0.words.last == "pen> let first = 1" }
        try window.enter(" + 10")
        window.wait { $0.words.contains("pen> let first = 1 + 10") }
        try window.enter("first")
        #expect(window.words.suffix(2) == ["11", "pen>"])
    }

    /// Twice, and with output that goes on and on.
    @Test func ctrlCInAnEndlessLoop() throws {
        let window = try PromptWindow(place)
        try window.enter("let n = 1")
        for loop in ["while true { n = n + 1 }", "while true { print \"more\" }"] {
            try window.type(loop)
            try window.press("Enter")
            usleep(300_000)
            try window.press("C-c C-c")
            window.wait { $0.words.last == "pen>" && $0.words.suffix(8).contains { $0.hasSuffix("interrupted") } }
        }
        try window.enter("n")
        #expect(window.words.suffix(2) == ["1", "pen>"])
    }

    /// A picture that takes long is given up, and the drawing is as it was said.
    @Test func ctrlCInALargePicture() throws {
        let window = try PromptWindow(place)
        for line in [":preview off", "canvas 100, 100; let n = 2 * 10^5", "for i in 1..n { circle 50, 50, 90; fill hsb(i / n, 1, 1) }"] { try window.enter(line) }
        try window.type(":preview small")
        try window.press("Enter")
        for _ in 1...200 where !window.text.contains("broken off") {
            try window.press("C-c")
            usleep(50_000)
        }
        window.wait(for: "the picture was broken off")
        #expect(window.pictureRows == 0)
        try window.enter(":preview off")
        try window.enter("n")
        #expect(window.words.suffix(2) == ["200000", "pen>"])
    }

    /// What is typed while a line runs is not mixed with its answer.
    @Test func linesTypedAheadAreShownByTheNextPrompt() throws {
        let window = try PromptWindow(place)
        try window.type("let k = 0; while k < 3 * 10^6 { k += 1 }; k")
        try window.press("Enter")
        try window.type("k + 1")
        try window.press("Enter")
        window.wait(for: "3000001")
        #expect(window.words.suffix(5) == ["pen> let k = 0; while k < 3 * 10^6 { k += 1 }; k", "3000000", "pen> k + 1", "3000001", "pen>"])
    }

    @Test func stoppedAndResumed() throws {
        let window = try PromptWindow(place, underShell: true)
        try window.enter("let n = 7")
        try window.type("n + ")
        window.wait { $0.words.last == "pen> n +" }
        try window.press("C-z")
        window.wait(for: "Stopped")
        // The shell's terminal is as usual.
        try window.enter("stty -a | grep -q ' icanon .* echo ' && echo usual$((1 + 1))", until: "usual2")
        try window.type("fg")
        try window.press("Enter")
        window.wait { $0.words.last == "pen> n +" }
        try window.enter("1")
        #expect(window.words.suffix(2) == ["8", "pen>"])
        // While a line runs, too.
        try window.type("while true { }")
        try window.press("Enter")
        usleep(300_000)
        try window.press("C-z")
        window.wait { $0.count("Stopped") == 2 }
        try window.enter("stty -a | grep -q ' icanon .* echo ' && echo usual$((1 + 1))", until: "usual2")
        try window.type("fg")
        try window.press("Enter")
        usleep(200_000)
        try window.press("C-c")
        window.wait(for: "interrupted")
        try window.enter("n")
        #expect(window.words.suffix(2) == ["7", "pen>"])
    }

    /// Whatever ends the process, the shell's terminal is as usual, and the drawing is kept.
    @Test(arguments: [("TERM", 143), ("HUP", 129), ("QUIT", 131)])
    func killed(signal: String, code: Int) throws {
        let window = try PromptWindow(place, underShell: true)
        try window.enter("circle 1, 2, 3")
        try window.type("half a li")
        window.wait { $0.words.last == "pen> half a li" }
        try window.kill(signal)
        window.wait(for: "left with \(code)")
        try window.enter("stty -a | grep -q ' icanon .* echo ' && echo usual$((1 + 1))", until: "usual2")
        #expect(try place.read("pen/unsaved.pen") == "circle 1, 2, 3\n")
    }

    /// A terminal that goes sends a signal to the shell and to what it started, and the shell sends another.
    @Test(arguments: 0..<4) func killedTwice(_: Int) throws {
        let window = try PromptWindow(place, underShell: true)
        try window.enter("circle 1, 2, 3")
        try window.kill("HUP $(cat pid); kill -HUP")
        window.wait(for: "left with 129")
        #expect(try place.read("pen/unsaved.pen") == "circle 1, 2, 3\n")
    }

    /// While an input runs, too: it is stopped, and the drawing is kept.
    @Test(arguments: [("TERM", 143), ("HUP", 129), ("QUIT", 131)]) func killedWhileRunning(signal: String, code: Int) throws {
        let window = try PromptWindow(place, underShell: true)
        try window.enter("circle 1, 2, 3")
        try window.enter("print \"begun\"; while true { }", until: "\nbegun")
        try window.kill(signal)
        window.wait(for: "left with \(code)")
        try window.enter("stty -a | grep -q ' icanon .* echo ' && echo usual$((1 + 1))", until: "usual2")
        #expect(try place.read("pen/unsaved.pen") == "circle 1, 2, 3\n")
    }

    /// Where nothing can be kept, leaving has to be said twice.
    @Test func drawingsThatCannotBeKept() throws {
        let window = try PromptWindow(place, environment: ["XDG_STATE_HOME": "/dev/null"])
        try window.enter("circle 1, 2, 3")
        try window.press("C-d")
        window.wait(for: "leaves without it.")
        try window.enter("1 + 1")
        #expect(window.words.suffix(2) == ["2", "pen>"])
        try window.press("C-d")
        window.wait(for: "left with 0")
    }

    /// Where an answer is asked for, too.
    @Test func killedAtAQuestion() throws {
        try place.write("a.pen", "old")
        let window = try PromptWindow(place, underShell: true)
        try window.enter("circle 1, 2, 3")
        try window.enter(":save a.pen", until: "[y/N]")
        try window.kill("TERM")
        window.wait(for: "left with 143")
        #expect(try place.read("pen/unsaved.pen") == "circle 1, 2, 3\n" && place.read("a.pen") == "old")
    }

    /// Ctrl-D gives up what was begun, and leaves only where nothing was.
    @Test func theEndOfAnUnfinishedInput() throws {
        let window = try PromptWindow(place)
        try window.enter("if true {", until: "...>")
        try window.press("C-d")
        try window.enter("1 + 1")
        window.wait { $0.words.suffix(2) == ["2", "pen>"] }
        try window.press("C-d")
        window.wait(for: "left with 0")
    }

    /// Without a picture there is only the prompt to be shown again.
    @Test func clearedWindows() throws {
        let window = try PromptWindow(place)
        try window.type("1 + 1")
        try window.press("C-l")
        window.wait { $0.words == ["pen> 1 + 1"] }
        try window.press("Enter")
        window.wait { $0.words == ["pen> 1 + 1", "2", "pen>"] }
    }

    @Test func historiesOfTwoSessionsAreKept() throws {
        let first = try PromptWindow(place), second = try PromptWindow(place)
        try first.enter("let a = 1")
        try second.enter("let b = 2")
        try first.enter("let c = 3")
        #expect(try place.read("pen/history") == "let a = 1\nlet b = 2\nlet c = 3\n")
    }

    @Test func readlinesSettingsAreHonoured() throws {
        try place.write("inputrc", "\"\\C-o\": \"41 + 1\\n\"\n$if pen\n\"\\C-y\": \"only in pen\"\n$endif\n")
        let window = try PromptWindow(place, environment: ["INPUTRC": "inputrc", "LANG": "C", "LC_ALL": ""])
        try window.press("C-o")
        window.wait { $0.words.suffix(2) == ["42", "pen>"] }
        try window.press("C-y")
        window.wait(for: "only in pen")
    }

    /// Letters are edited as letters in any locale.
    @Test func chineseInAnyLocale() throws {
        let window = try PromptWindow(place, environment: ["LANG": "C"])
        try window.type("print \"中文字\"")
        try window.press("Left BSpace")
        try window.press("Enter")
        window.wait { $0.words.suffix(2) == ["中文", "pen>"] }
    }

    @Test func pipesAreScripts() throws {
        let outcome = try place.shell("printf 'let n = 6\\nprint n * 7\\nn\\n' | pen")
        #expect(outcome.output == "42\n6\n" && outcome.errors.isEmpty && outcome.code == 0)
        try place.write("a.pen", "print \"中\"; zz")
        #expect(try place.shell("pen < a.pen").code == 65)
    }
}
