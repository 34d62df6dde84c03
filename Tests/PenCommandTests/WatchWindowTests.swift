// A watch that has a terminal's window.

import Foundation
import Testing

@Suite(.serialized, .enabled(if: TerminalCapture.isPossible, "needs tmux"))
struct WatchWindowTests {
    let place = try! Workplace()
    private static let disc = "canvas 100, 100\nfill black; stroke none; circle 50, 50, 40\n"

    /// A window in which a.pen, which holds this, is watched.
    private func window(
        _ text: String = disc, script: String = "pen watch a.pen", until sign: String = "Ctrl-C leaves", columns: Int = 80, rows: Int = 24,
        environment: [String: String] = [:]
    ) throws -> PromptWindow {
        try place.write("a.pen", text)
        return try PromptWindow(place, script: script, until: sign, columns: columns, rows: rows, environment: environment)
    }

    /// Saves a.pen, and waits until the window shows a text.
    private func save(_ text: String, _ window: PromptWindow, until sign: String) throws {
        // In one step: on a busy machine a file may be empty for long while it is written.
        try place.write("next.pen", text)
        rename(place.path("next.pen"), place.path("a.pen"))
        window.wait { $0.seen.contains { $0.contains(sign) } }
    }

    @Test func thePictureFillsTheWindow() throws {
        let window = try window()
        // All rows but the last; the disc leaves a tenth free above and below.
        #expect((18...20).contains(window.pictureRows) && window.seen.prefix(24).last?.hasPrefix("a.pen: drawn in ") == true, "\(window.seen)")
        try save("canvas 100, 100\nfill black; circle 50, 90, 10\nprint \"small\"\n", window, until: "small")
        #expect((4...6).contains(window.pictureRows))
    }

    /// What moves obeys the keys of playing, also when it has come to its end.
    @Test func keysPlay() throws {
        let window = try window("canvas 80, 40\nlet r = shape { fill black; stroke none; rect 0, 0, 20, 40 }\nanimate r.position by (60, 0) over 1s", script: "pen watch a.pen --preview ascii")
        func isSeen(_ columns: Range<Int>, _ window: PromptWindow) -> Bool {
            window.seen.first.map { line in line.enumerated().contains { $1 == "#" && columns.contains($0) } } ?? false
        }
        window.wait { isSeen(70..<80, $0) && !isSeen(0..<40, $0) }
        // Back to the beginning, by as many frames as a second has.
        try window.press(Array(repeating: "Left", count: 60).joined(separator: " "))
        window.wait { isSeen(0..<10, $0) && !isSeen(40..<80, $0) }
        try window.press("Space")
        window.wait { isSeen(70..<80, $0) && !isSeen(0..<40, $0) }
        try window.press("r ,")
        window.wait { isSeen(0..<10, $0) }
        try window.press("C-d")
        window.wait(for: "left with 0")
    }

    @Test func anErrorStandsBeneathTheLastGoodPicture() throws {
        let window = try window(), before = window.pictureRows
        try save(WatchWindowTests.disc + "print \"so far\"; cirlce 1, 2, 3\n", window, until: "the last version without an error")
        let lines = window.seen
        let picture = try #require(lines.lastIndex { $0.contains("▀") }), error = try #require(lines.firstIndex { $0.hasPrefix("a.pen:3:17: error") })
        #expect(picture < error && lines.contains { $0.contains("^~~~~~") })
        #expect(window.pictureRows > before / 2)
        // While it runs, an error leaves what was printed until then.
        try save(WatchWindowTests.disc + "print \"printed\"; print [1][7]\n", window, until: "printed")
        window.wait { $0.seen.contains("printed") && $0.seen.contains { $0.hasPrefix("a.pen:3:") } && $0.pictureRows > before / 2 }
        try save(WatchWindowTests.disc, window, until: "Ctrl-C leaves")
        window.wait { $0.pictureRows == before && !$0.seen.contains { $0.contains("error") } }
    }

    @Test func printsAreHarmlessAndTheirEndIsSeen() throws {
        let window = try window(WatchWindowTests.disc + "for i in 1..100 { print \"line \\(i)\" }\nprint \"\\u{1B}[2Jall\"\n")
        #expect(window.seen.contains("line 100") && !window.seen.contains("line 1") && window.seen.contains("\\u{1B}[2Jall"))
        #expect(window.pictureRows > 6)
    }

    @Test func theFirstErrorHasTheWindow() throws {
        let window = try window("cirlce 1, 2, 3\n", until: "not drawn")
        #expect(window.seen.first?.hasPrefix("a.pen:1:1: error") == true && window.pictureRows == 0)
        try save(WatchWindowTests.disc, window, until: "Ctrl-C leaves")
        #expect((18...20).contains(window.pictureRows))
    }

    @Test func aMissingFileIsWaitedFor() throws {
        let window = try PromptWindow(place, script: "pen watch b.pen", until: "waiting for b.pen")
        try place.write("b.pen", WatchWindowTests.disc)
        window.wait(for: "Ctrl-C leaves")
        let rows = window.pictureRows
        unlink(place.path("b.pen"))
        window.wait(for: "waiting for b.pen")
        #expect(window.pictureRows > rows / 2)
        try place.write("b.pen", WatchWindowTests.disc)
        window.wait(for: "Ctrl-C leaves")
    }

    @Test func anEndlessScriptIsStopped() throws {
        let window = try window()
        try save("while true { }\n", window, until: "a.pen: running")
        try save(WatchWindowTests.disc, window, until: "Ctrl-C leaves")
        try save("while true { }\n", window, until: "a.pen: running")
        try window.resize(columns: 40, rows: 10)
        window.wait { $0.seen.count == 11 && $0.seen[9].hasPrefix("a.pen: running") && $0.pictureRows > 6 }
        try window.press("C-c")
        window.wait(for: "left with 130")
    }

    @Test func theSizeOfTheWindowIsFollowed() throws {
        let window = try window()
        for (columns, rows) in [(40, 10), (100, 30), (12, 3)] {
            try window.resize(columns: columns, rows: rows)
            window.wait { $0.seen.count == rows + 1 && $0.seen[rows - 1].hasPrefix("a.pen: draw") && $0.pictureRows >= (rows - 1) / 2 }
            #expect(window.pictureRows < rows)
        }
    }

    /// The window shows what it showed, and the terminal is as it was.
    @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131)])
    func everySignalLeavesTheTerminalAsItWas(signal: String, code: Int) throws {
        let script = """
            ulimit -c 0; echo before; was=$(stty -g)
            sh -c 'echo $$ > pid; exec \(Workplace.binary) watch a.pen'; code=$?
            [ "$was" = "$(stty -g)" ] && echo same settings; (exit $code)
            """
        let window = try window(script: script)
        _ = try place.shell("kill -\(signal) $(cat pid)")
        window.wait(for: "left with \(code)")
        #expect(window.text.contains("before") && window.text.contains("same settings") && window.pictureRows == 0)
    }

    @Test func keysAreNotSeenAndOneLeaves() throws {
        let window = try window()
        try window.type("xyz")
        try window.press("Enter")
        try window.press("q")
        window.wait(for: "left with 0")
        #expect(!window.text.contains("xyz"))
    }

    @Test func stoppedAndContinued() throws {
        let window = try window(script: "PS1='$ ' exec bash --norc -i", until: "$")
        try window.type("\(Workplace.binary) watch a.pen")
        try window.press("Enter")
        window.wait(for: "Ctrl-C leaves")
        for turn in 1...2 {
            try window.press("C-z")
            window.wait { $0.count("Stopped") == turn }
            #expect(window.pictureRows == 0)
            try window.type("fg")
            try window.press("Enter")
            window.wait { $0.seen.contains { $0.contains("Ctrl-C leaves") } && $0.pictureRows > 17 }
        }
        // In the background it waits, and draws what was saved meanwhile.
        try window.press("C-z")
        window.wait { $0.count("Stopped") == 3 }
        try window.type("bg; clear; echo line $((40 + 2))")
        try window.press("Enter")
        try save("canvas 100, 100\nfill black; circle 50, 90, 10\n", window, until: "line 42")
        #expect(window.pictureRows == 0)
        try window.type("fg")
        try window.press("Enter")
        window.wait { (4...6).contains($0.pictureRows) }
        try window.press("C-c")
        window.wait { $0.pictureRows == 0 }
    }

    /// A terminal that cannot paint in place gets one picture after the other.
    @Test func dumbTerminalsGetLines() throws {
        let window = try window("canvas 100, 40\nstroke black; rect 0, 0, 100, 40\nprint \"one\"\n", until: "one", environment: ["TERM": "dumb"])
        try save("canvas 100, 40\nstroke black; rect 0, 0, 100, 40\nprint \"two\"\n", window, until: "two")
        #expect(window.text.contains("one"))
        try window.press("C-c")
        window.wait(for: "left with 130")
    }

    /// Lines without colours end with their last character: what was longer must not be left behind.
    @Test func picturesWithoutColoursReplaceEachOther() throws {
        let window = try window("canvas 100, 40\nfill black; rect 80, 0, 20, 40\nprint \"right\"\n", until: "right", environment: ["NO_COLOR": "1"])
        try save("canvas 100, 40\nfill black; rect 0, 0, 20, 40\nprint \"left\"\n", window, until: "left")
        #expect(window.seen.prefix(10).allSatisfy { $0.count < 30 && !$0.isEmpty }, "\(window.seen)")
    }

    /// Each change is one update for the terminal, from its beginning to its end.
    @Test(arguments: [TerminalManners.apple, .kitty, .mute])
    func eachPictureIsOneUpdate(manners: TerminalManners) throws {
        try place.write("a.pen", WatchWindowTests.disc)
        let visit = try FakeTerminal(manners.but { $0.stallsAfter = 1500 }).visit("trap : INT; \(Workplace.binary) watch a.pen", in: place.folder)
        #expect(visit.code == 130 && visit.isAsBefore && visit.left.isEmpty)
        let updates = visit.text.components(separatedBy: "\u{1B}[?2026h").dropFirst()
        #expect(!updates.isEmpty && updates.allSatisfy { $0.contains("\u{1B}[?2026l") })
        #expect(visit.text.contains("\u{1B}[?1049h") && visit.text.contains("\u{1B}[?25h\u{1B}[?1049l"))
    }
}
