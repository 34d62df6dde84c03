// Pictures that play while something else has the terminal: in a conversation and in a watch.

import Foundation
import Testing

@Suite(.serialized, .enabled(if: TerminalCapture.isPossible, "needs tmux"))
struct PlayingAmongLinesTests {
    let place = try! Workplace()
    private static let disc = "canvas 160, 40; fill black; stroke none; circle 20, 20, 15"
    /// The disc's left edge is 5 units from that of the picture, and 85 at the end: half as many columns in a window of 80.
    private static let motion = "animate position to (80, 0) over 2s"

    /// The first column of anything drawn; nil where nothing is.
    private func edge(_ window: PromptWindow) -> Int? {
        window.seen.compactMap { line in line.unicodeScalars.firstIndex { (0x2580...0x259F).contains($0.value) }.map { line.unicodeScalars.distance(from: line.startIndex, to: $0) } }.min()
    }

    private func edges(_ window: PromptWindow, pass column: Int) { window.wait { edge($0).map { $0 > column } == true } }

    private func started() throws -> (window: PromptWindow, first: Int) {
        let window = try PromptWindow(place)
        try window.enter(PlayingAmongLinesTests.disc)
        let first = try #require(edge(window))
        try window.enter(PlayingAmongLinesTests.motion)
        return (window, first)
    }

    @Test func itPlaysWhileALineIsTyped() throws {
        let (window, first) = try started()
        try window.type("let n = 1")
        edges(window, pass: first + 5)
        try window.type("23 + 4")
        window.wait(for: "pen> let n = 123 + 4")
        try window.press("BSpace")
        try window.type("5")
        // It has moved by half of the window's width in the end.
        window.wait { edge($0) == first + 40 }
        try window.press("Enter")
        window.wait { $0.words.suffix(4) == ["pen> \(PlayingAmongLinesTests.disc)", "pen> \(PlayingAmongLinesTests.motion)", "pen> let n = 123 + 5", "pen>"] }
        #expect(edge(window) == first + 40)
    }

    /// Lines that the window breaks, inputs that change nothing, and what is listed: the picture stays in its place.
    @Test func linesBelowDoNotDisturbIt() throws {
        let (window, first) = try started()
        let long = "let a" + String(repeating: "b", count: 100) + " = 1"
        try window.enter(long)
        try window.enter("2 ^ 10", until: "1024")
        try window.type("let cc = [\"" + String(repeating: "中", count: 50))
        edges(window, pass: first + 20)
        window.wait { edge($0) == first + 40 }
        let rows = window.pictureRows, words = window.seen.joined()
        #expect((6...9).contains(rows) && words.contains("1024") && words.contains("\"" + String(repeating: "中", count: 20)))
    }

    @Test func playDoesItAgain() throws {
        let (window, first) = try started()
        window.wait { edge($0) == first + 40 }
        try window.enter(":play")
        window.wait { edge($0).map { $0 < first + 40 } == true }
        window.wait { edge($0) == first + 40 }
        try window.enter(":reset")
        try window.enter(":play", until: "nothing moves")
    }

    @Test func clearingTheWindowAndTheNextPicture() throws {
        let (window, first) = try started()
        try window.press("C-l")
        edges(window, pass: first + 10)
        window.wait { edge($0) == first + 40 }
        // The end is what is shown again, too.
        try window.press("C-l")
        window.wait { edge($0) == first + 40 && $0.words == ["pen>"] }
        try window.enter("rect 0, 5, 160, 20")
        window.wait { edge($0).map { $0 < first } == true }
    }

    @Test func aFaultOfALaterTimeIsTold() throws {
        let window = try PromptWindow(place)
        try window.enter("canvas 80, 40; fill black; let d = shape(p: 0) { if p > 0.5 { circle 5, 5, [1][7] }; circle 40, 20, 5 + 10p }")
        try window.enter("animate d.p to 1 over 1s", until: "error[no-such-place]")
        try window.enter("1 + 1", until: "\n2\n")
    }

    @Test func aWatchPlaysAndBeginsAgain() throws {
        let lines = (PlayingAmongLinesTests.disc + "\n").replacing("; ", with: "\n")
        try place.write("a.pen", lines + "animate position to (80, 0) over 1s\n")
        let window = try PromptWindow(place, script: "pen watch a.pen", until: "Ctrl-C leaves")
        window.wait { edge($0) == 42 || edge($0) == 43 }
        try place.write("b.pen", lines + "animate position to (40, 0) over 1s\n")
        rename(place.path("b.pen"), place.path("a.pen"))
        window.wait { edge($0) == 22 || edge($0) == 23 }
        try place.write("b.pen", lines + "let d = shape(p: 0) { if p > 0.5 { circle 5, 5, [1][7] } }\nanimate d.p to 1 over 1s\n")
        rename(place.path("b.pen"), place.path("a.pen"))
        window.wait { $0.seen.contains { $0.contains("error[no-such-place]") } && $0.pictureRows > 0 }
        try window.press("q")
        window.wait(for: "left with 0")
    }
}
