// Pictures that play in a window among other lines.

import Foundation
import Testing

@Suite(.serialized, .enabled(if: TerminalCapture.isPossible, "needs tmux"))
struct PlayingWindowTests {
    let place = try! Workplace()
    private static let endless = "canvas 80, 40\nbackground white\nlet c = shape { fill black; stroke none; circle 40, 20, 18 }\nanimate c.opacity from 1 to 0.5 over 1s, repeat: inf\n"

    private func window(_ text: String = endless, words: String = "", columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]) throws -> PromptWindow {
        try place.write("a.pen", text)
        // The shell goes on after a Ctrl-C that has ended what it ran.
        let script = "trap : INT; ulimit -c 0; echo before; was=$(stty -g)\nsh -c 'echo $$ > pid; exec \(Workplace.binary) a.pen \(words)'; code=$?\n[ \"$was\" = \"$(stty -g)\" ] && echo same settings; (exit $code)"
        return try PromptWindow(place, script: script, until: " s", columns: columns, rows: rows, environment: environment)
    }

    /// The picture stays above the next line, and the line that told of keys has gone.
    @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131)])
    func everySignalLeavesTheTerminalAsItWas(signal: String, code: Int) throws {
        let window = try window()
        window.wait(for: "q leaves")
        _ = try place.shell("kill -\(signal) $(cat pid)")
        window.wait(for: "left with \(code)")
        let lines = window.lines
        #expect(lines.contains("before") && lines.contains("same settings") && window.pictureRows > 10 && !window.text.contains("q leaves"))
        #expect(window.cursorIsShown)
    }

    @Test(arguments: ["q", "C-d", "C-c"]) func keysLeave(key: String) throws {
        let window = try window()
        window.wait(for: "q leaves")
        try window.press(key)
        window.wait(for: "left with \(key == "C-c" ? 130 : 0)")
        #expect(window.text.contains("same settings") && window.pictureRows > 10 && window.cursorIsShown)
    }

    /// Ctrl-S stops nothing: the end could not be told.
    @Test func theOutputIsNotHeldBack() throws {
        let window = try window()
        window.wait(for: "q leaves")
        try window.press("C-s")
        try window.press("q")
        window.wait(for: "left with 0")
        #expect(window.text.contains("same settings") && !window.text.contains("q leaves") && window.cursorIsShown)
    }

    @Test func stoppedAndContinued() throws {
        try place.write("a.pen", PlayingWindowTests.endless)
        let window = try PromptWindow(place, script: "PS1='$ ' exec bash --norc -i", until: "$")
        try window.type("\(Workplace.binary) a.pen --width 30")
        try window.press("Enter")
        for turn in 1...2 {
            window.wait { $0.seen.contains { $0.contains("q leaves") } }
            try window.press("C-z")
            window.wait { $0.count("Stopped") == turn }
            window.wait { !$0.seen.contains { $0.contains("q leaves") } }
            #expect(window.cursorIsShown)
            try window.enter("echo typed \(turn)", until: "typed \(turn)\n")
            try window.type("fg")
            try window.press("Enter")
        }
        window.wait { $0.seen.contains { $0.contains("q leaves") } }
        try window.press("q")
        window.wait { !$0.seen.contains { $0.contains("q leaves") } }
        try window.enter("echo typed again", until: "typed again\n")
    }

    /// There is one picture, as large as it would have been.
    @Test func theSizeOfTheWindowIsFollowed() throws {
        let window = try window()
        for (columns, rows) in [(40, 10), (100, 30), (60, 30)] {
            window.wait(for: "q leaves")
            try window.resize(columns: columns, rows: rows)
            // 80 × 40 units: half as many rows as a quarter of the columns has, or as the window has but for the last.
            let expected = min(columns / 4, rows - 1)
            window.wait { $0.pictureRows > 0 && abs($0.pictureRows - expected) <= 2 && $0.seen.contains { $0.contains("q leaves") } }
        }
        try window.press("q")
        window.wait(for: "left with 0")
        #expect(window.text.contains("same settings"))
    }

    @Test func aSmallWindowHasTheLineToo() throws {
        let window = try window(columns: 40, rows: 10)
        window.wait { $0.seen.contains { $0.contains("q leaves") } && (7...9).contains($0.pictureRows) }
        try window.press("Space")
        window.wait { $0.seen.contains { $0.contains("paused") } }
        try window.press("q")
        window.wait(for: "left with 0")
    }

    @Test func withoutColoursItPlaysInCharacters() throws {
        let window = try window(environment: ["NO_COLOR": "1"])
        window.wait { $0.seen.contains { $0.contains("q leaves") } && $0.seen.contains { $0.contains("@") || $0.contains("#") || $0.contains("M") } }
        #expect(window.pictureRows == 0 && !window.styledText.contains("\u{1B}[38") && !window.styledText.contains("\u{1B}[2m"))
        try window.press("q")
        window.wait(for: "left with 0")
    }

    @Test func aPictureThatEndsGivesTheShellBack() throws {
        let window = try window("canvas 80, 40\nlet c = shape { fill black; circle 40, 20, 18 }\nanimate c.opacity from 0 to 1 over 300ms\n")
        window.wait(for: "left with 0")
        let lines = window.lines
        #expect(window.pictureRows > 10 && lines.contains("same settings") && !window.text.contains(" of 0.3 s"))
        #expect(try #require(lines.firstIndex(of: "before")) < #require(lines.firstIndex(of: "same settings")))
    }
}

extension PromptWindow {
    fileprivate var cursorIsShown: Bool { format("#{cursor_flag}") == "1" }
}
