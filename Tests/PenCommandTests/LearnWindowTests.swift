// Lessons at a terminal.

import Testing

@Suite(.serialized, .enabled(if: TerminalCapture.isPossible, "needs tmux"))
struct LearnWindowTests {
    let place = try! Workplace()

    @Test func aLessonIsShownAndDone() throws {
        let window = try PromptWindow(place, script: "pen learn", rows: 40)
        #expect(window.words.contains("1. A point between two points") && window.words.contains { $0.hasPrefix("Draw a dot (a small circle)") })
        // The example is drawn.
        #expect(window.pictureRows > 5)
        try window.enter("circle lerp(A, B, 25%), 6")
        try window.enter(":ch")
        #expect(window.words.contains { $0.hasPrefix("✓ Right! 1 of") })
        try window.enter(":next")
        #expect(window.words.contains("2. A line is all of its points"))
        try window.press("C-c")
        try window.enter("2 + 3", until: "\n5")
        // The end is read by the prompt, which comes behind the picture.
        window.wait { $0.rows(below: "5") != nil }
        try window.press("C-d")
        window.wait(for: "left with 0")
        #expect(try place.read("pen/learn") == "between\n" && !place.exists("pen/unsaved.pen"))
    }

    /// Where a lesson does not fit, its picture is looked at first.
    @Test func lowWindows() throws {
        let window = try PromptWindow(place, script: "pen learn", until: "Enter goes on.", rows: 24)
        #expect(window.pictureRows > 5 && !window.text.contains("Exercise:"))
        try window.press("Enter")
        window.wait(for: "pen>")
        #expect(window.text.contains("Exercise:"))
        try window.type(":next")
        try window.press("Enter")
        window.wait(for: "Enter goes on.")
        try window.type("2 + 3")
        try window.press("Enter")
        window.wait(for: "\n5")
        try window.enter("circle A, 9")
        #expect(window.text.contains("pen> circle A, 9"))
    }

    /// Tab knows the words of lessons.
    @Test func wordsAreCompleted() throws {
        let window = try PromptWindow(place, script: "pen learn 3", rows: 40)
        try window.type(":sol")
        try window.press("Tab")
        window.wait(for: ":solution")
        try window.press("Enter")
        window.wait(for: "curveTo B via 2M")
    }

    @Test(arguments: ["en", "zh"])
    func narrowWindows(language: String) throws {
        let window = try PromptWindow(place, script: "pen learn --language \(language)", columns: 30, rows: 60)
        try window.enter(":hint")
        // A word is broken nowhere: no line of text is as wide as the window.
        #expect(window.words.filter { !$0.contains("▀") && !$0.contains("▄") }.allSatisfy { $0.count <= 30 })
        #expect(window.text.replacing("\n", with: "").contains(language == "en" ? "another t: a" : "就是刚才试过的那一行"))
    }
}
