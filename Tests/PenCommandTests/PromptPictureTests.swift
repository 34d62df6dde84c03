// The picture in a conversation: where it stands, and what stays to be seen.

import Foundation
import Testing

@Suite(.serialized, .enabled(if: TerminalCapture.isPossible, "needs tmux"))
struct PromptPictureTests {
    let place = try! Workplace()

    @Test func picturesStandBelowTheLine() throws {
        let window = try PromptWindow(place)
        try window.enter("canvas 100, 100; fill black; circle 50, 50, 40")
        // Half of the window, and no more.
        #expect(rows(between: "circle", and: "pen>", window) == 12)
        // The same picture is not shown again.
        try window.enter("let n = 1")
        try window.enter("let m = 1")
        #expect(rows(between: "n = 1", and: "m = 1", window) == 0)
    }

    private func rows(between first: String, and second: String, _ window: PromptWindow) -> Int? {
        guard let start = window.lines.firstIndex(where: { $0.contains(first) }) else { return nil }
        return window.lines[(start + 1)...].firstIndex { $0.contains(second) }.map { $0 - start - 1 }
    }

    /// There is one picture, and the lines stand together above it.
    @Test func aNewPictureTakesThePlaceOfTheEarlierOne() throws {
        let window = try PromptWindow(place)
        let inputs = ["canvas 100, 100; background gold", "circle 50, 50, 40", "1 + 1", "moveTo 0, 0", "lineTo 100, 90", "rect 5, 5, 50, 20"]
        for input in inputs { try window.enter(input) }
        let seen = window.seen
        let first = try #require(seen.firstIndex { $0.hasPrefix("pen> canvas") })
        #expect(Array(seen[first..<(first + 3)]) == ["pen> canvas 100, 100; background gold", "pen> circle 50, 50, 40", "pen> 1 + 1"])
        // Twelve rows are the picture's, and the new prompt stands right below it.
        let last = try #require(seen.firstIndex { $0.hasPrefix("pen> rect") })
        #expect(seen.firstIndex(of: "pen>") == last + 13)
    }

    @Test func theLastFiveInputsStayToBeSeen() throws {
        let window = try PromptWindow(place)
        try window.enter("canvas 100, 100; background gold")
        for i in 1...9 { try window.enter("circle 50, 50, \(5 * i)") }
        #expect(window.words.suffix(6) == ["pen> circle 50, 50, 25", "pen> circle 50, 50, 30", "pen> circle 50, 50, 35", "pen> circle 50, 50, 40", "pen> circle 50, 50, 45", "pen>"])
        #expect(window.seen.count { $0.hasPrefix("pen> circle") } >= 5)
    }

    /// Lines that the window breaks, wide letters, several lines, errors: all of them are counted as what they take.
    @Test(arguments: [(40, 30), (33, 30), (80, 24)])
    func textsOfAnyWidthAreKept(columns: Int, rows: Int) throws {
        let window = try PromptWindow(place, columns: columns, rows: rows)
        let long = "let " + String(repeating: "abcdefgh", count: 7) + " = 1"
        try window.enter("fill navy; circle 50, 50, 40")
        try window.enter(long)
        try window.enter("\"" + String(repeating: "中文", count: 12) + "\"")
        try window.enter("repeat 1 {", until: "...>")
        try window.enter("}")
        try window.enter("rect 0, 0, 10, 10")
        // 40 columns: a line of exactly so many.
        try window.enter(String(repeating: "1", count: columns - 5))
        try window.enter("rect 90, 90, 10, 10")
        // Spaces at the ends of lines are not told.
        let words = window.seen.joined().filter { $0 != " " }
        for part in [long.filter { $0 != " " }, "rect0,0,10,10", "...>}", "rect90,90,10,10"] { #expect(words.contains(part), "\(window.text)") }
        #expect(words.components(separatedBy: "中文中文中文中文中文中文中文中文中文中文中文中文").count == 3, "\(window.text)")
        // Nothing is left of the earlier pictures.
        let last = try #require(window.seen.lastIndex { $0.contains("90, 10") })
        #expect(window.seen[..<last].allSatisfy { !$0.contains("▌") && !$0.contains("▀") }, "\(window.text)")
    }

    @Test func aSmallWindowHasASmallPicture() throws {
        let window = try PromptWindow(place, columns: 40, rows: 10)
        try window.enter("canvas 100, 100; background gold")
        try window.enter("circle 50, 50, 40")
        try window.enter("circle 50, 50, 20")
        let seen = window.seen, last = try #require(seen.firstIndex { $0.hasPrefix("pen> circle 50, 50, 20") })
        #expect(Array(seen[(last - 2)..<last]) == ["pen> canvas 100, 100; background gold", "pen> circle 50, 50, 40"])
        #expect(seen.firstIndex(of: "pen>") == last + 6)
    }

    @Test func takingBackTheFirstShapeTakesThePictureAway() throws {
        let window = try PromptWindow(place)
        try window.enter("fill navy; circle 50, 50, 40")
        #expect(window.pictureRows > 5)
        try window.enter(":undo")
        #expect(window.pictureRows == 0)
        #expect(window.words.dropFirst() == ["pen> fill navy; circle 50, 50, 40", "pen> :undo", "took back: fill navy; circle 50, 50, 40", "pen>"])
        try window.enter(":redo")
        #expect(window.pictureRows > 5)
    }

    /// Most of the picture has left the window; what is left is taken away, and no line with it.
    @Test func aPictureThatHasPartlyGone() throws {
        let window = try PromptWindow(place)
        try window.enter("fill navy; circle 50, 50, 40")
        for i in 1...8 { try window.enter("\(i)00 + 1") }
        try window.enter("circle 50, 50, 45")
        #expect(window.words == (4...8).flatMap { ["pen> \($0)00 + 1", "\($0)01"] } + ["pen> circle 50, 50, 45", "pen>"])
    }

    @Test func clearingTheWindowShowsThePictureAgain() throws {
        let window = try PromptWindow(place)
        try window.enter("fill navy; circle 50, 50, 40")
        try window.type("1 + 1")
        try window.press("C-l")
        window.wait { $0.words == ["pen> 1 + 1"] && $0.pictureRows > 5 }
        try window.press("Enter")
        window.wait { $0.words == ["pen> 1 + 1", "2", "pen>"] }
        try window.enter("circle 50, 50, 20", until: "50, 20")
        window.wait { $0.words == ["pen> 1 + 1", "2", "pen> circle 50, 50, 20", "pen>"] }
    }

    @Test func anotherSizeOfTheWindow() throws {
        let window = try PromptWindow(place)
        try window.enter("canvas 100, 100; background gold; circle 50, 50, 40")
        try window.type("circle 1, 1, 1")
        try window.resize(columns: 60, rows: 40)
        window.wait { $0.words.contains("pen> circle 1, 1, 1") }
        try window.press("Enter")
        // The line, twenty rows, and the prompt.
        window.wait { window in
            guard let line = window.seen.lastIndex(of: "pen> circle 1, 1, 1"), let next = window.seen.lastIndex(of: "pen>") else { return false }
            return next == line + 21
        }
    }

    @Test func plainTerminalsGetThePictureInCharacters() throws {
        let window = try PromptWindow(place, columns: 40, rows: 10, environment: ["TERM": "dumb"])
        try window.enter("circle 50, 50, 40")
        #expect(window.lines.allSatisfy { $0.count <= 40 })
        try window.enter("1 + 1")
        try window.enter("circle 50, 50, 30")
        // Nothing is taken away where the cursor cannot be moved.
        #expect(window.lines.filter { !$0.isEmpty }.contains("2"))
        #expect(window.text.components(separatedBy: "pen> circle").count == 3)
        #expect(window.lines.count { $0.contains("|") } >= 4)
    }

    @Test func noColoursWhereNoneAreWanted() throws {
        let window = try PromptWindow(place, environment: ["NO_COLOR": "1"])
        try window.enter("canvas 100, 100; circle 50, 50, 40")
        try window.enter("circle 50, 50, 20")
        #expect(!window.styledText.contains("\u{1B}[3") && !window.styledText.contains("\u{1B}[4"))
        #expect(window.words.dropFirst().prefix(2) == ["pen> canvas 100, 100; circle 50, 50, 40", "pen> circle 50, 50, 20"])
    }
}
