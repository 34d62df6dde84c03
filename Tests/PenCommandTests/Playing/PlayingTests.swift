// Pictures that play in a terminal of which every byte is known.

import Foundation
import Testing

@Suite(.serialized)
struct PlayingTests {
    let place = try! Workplace()
    /// Moves for a second, and ends with a disc at the right.
    static let disc = "canvas 80, 40\nlet c = shape { fill crimson; stroke none; circle 20, 20, 12 }\nanimate c.position from (0, 0) to (40, 0) over 1s\n"
    private static let plain = TerminalManners.apple.but { $0.tellsState = true }

    private func visit(_ manners: TerminalManners, _ words: String = "", script: String = disc, environment: [String: String] = [:]) throws -> TerminalVisit {
        try place.write("a.pen", script)
        return try FakeTerminal(manners).visit("trap : INT; pen a.pen \(words)", environment: environment, in: place.folder)
    }

    /// Its beginning hides the cursor, its end shows it and leaves the line below the picture empty.
    private func expectGoodEnd(_ visit: TerminalVisit, code: Int32 = 0) {
        #expect(visit.code == code && visit.isAsBefore && visit.left.isEmpty, "\(visit.code) \(visit.left.debugDescription)")
        #expect(visit.text.components(separatedBy: "\u{1B}[?25l").count >= 2)
        #expect(visit.text.hasSuffix("\u{1B}8\u{1B}[J\u{1B}[?25h") || code != 0, "\(visit.text.suffix(200).debugDescription)")
    }

    /// The play's own end is no update.
    private func updates(_ visit: TerminalVisit) -> PlayedUpdates {
        var visit = visit
        visit.output = Array(visit.text.replacing("\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}8", with: "").utf8)
        return PlayedUpdates(visit)
    }

    @Test func itPlaysAndEndsByItself() throws {
        let visit = try visit(PlayingTests.plain), played = updates(visit)
        expectGoodEnd(visit)
        #expect(visit.seconds >= 1)
        let moments = played.moments
        #expect(moments.first == 0 && moments.last == 1 && moments == moments.sorted())
        // A beginning, at most sixty in the second, one for what came late before, and the end.
        #expect((3...64).contains(played.updates.count))
        // Between updates there is nothing but the question whether they have been taken.
        #expect(played.others.dropFirst().dropLast().allSatisfy { $0 == TerminalManners.state })
    }

    /// Whatever was played before, the terminal's cells are those of the still picture of the end.
    @Test(arguments: ["--preview braille", "--preview ascii"])
    func theLastPictureIsThatOfTheEnd(words: String) throws {
        let screen = TerminalScreen(columns: 40, rows: 12, output: try visit(PlayingTests.plain, words).output)
        let still = TerminalScreen(columns: 40, rows: 12, output: try visit(PlayingTests.plain, "--at 1 " + words).output)
        #expect(screen.cells == still.cells)
        #expect(screen.row == still.row && screen.column == 0)
    }

    @Test func aTerminalThatDoesNotAnswerSeesItAll() throws {
        let visit = try visit(.mute, "--preview half")
        expectGoodEnd(visit)
        #expect(updates(visit).moments.last == 1)
        // It is asked once and no more.
        #expect(visit.text.components(separatedBy: TerminalManners.state).count == 2)
    }

    /// Five kilobytes a second: moments are left out, and the end comes all the same.
    @Test func aSlowTerminalSeesFewerMoments() throws {
        let visit = try visit(PlayingTests.plain.but { ($0.gulp, $0.rest) = (256, 0.05) }), played = updates(visit)
        expectGoodEnd(visit)
        #expect(played.updates.count <= 22 && played.moments.last == 1)
        // What was on its way when the end came is one update, not a queue.
        let whole = try #require(played.updates.first?.utf8.count)
        #expect(visit.seconds < 3 + 3 * Double(whole) / 5000)
    }

    @Test func kittyKeepsOnePicture() throws {
        let visit = try visit(.kitty.but { $0.tellsState = true })
        expectGoodEnd(visit)
        let starts = visit.text.matches(of: /\u{1B}_G(a=T[^;]*);/).map { $0.1.split(separator: ",") }
        #expect(starts.count >= 3)
        // The same number and the same placement replace the earlier picture; and it has one place.
        #expect(Set(starts.map { $0.first { $0.hasPrefix("i=") } }).count == 1 && starts.allSatisfy { $0.contains("p=1") && $0.contains("C=1") })
        #expect(Set(starts.map { $0.filter { $0.hasPrefix("c=") || $0.hasPrefix("r=") } }).count == 1)
        // Each is shown from the same cell: as far above the line below it as it has rows.
        let rows = try #require(starts[0].first { $0.hasPrefix("r=") }?.dropFirst(2))
        #expect(updates(visit).updates.filter { $0.contains("a=T") }.allSatisfy { $0.hasPrefix("\u{1B}7\u{1B}[\(rows)A\u{1B}_G") && $0.contains("\u{1B}\\\u{1B}8") })
    }

    @Test(arguments: [(TerminalManners.iterm, "\u{1B}]1337;File="), (.foot, "\u{1B}P")])
    func otherPixelsAreShownInPlace(manners: TerminalManners, sign: String) throws {
        let visit = try visit(manners.but { $0.tellsState = true }), played = updates(visit)
        guard visit.text.contains(sign) else { return #expect(visit.text.contains("cells stand in for pixels")) }
        expectGoodEnd(visit)
        let pictures = played.updates.filter { $0.contains(sign) }
        #expect(pictures.count >= 3 && Set(pictures.map { $0.prefix { $0 != "A" } }).count == 1)
        #expect(pictures.allSatisfy { $0.hasPrefix("\u{1B}7\u{1B}[") && !$0.contains("\n") && $0.hasSuffix("\u{1B}8") })
    }

    @Test func keysDoWhatTheLineSays() throws {
        // Long, so that no moment has to be met.
        let script = "canvas 80, 40\nlet c = shape { fill crimson; stroke none; circle 20, 20, 12 }\nanimate c.position from (0, 0) to (40, 0) over 50s\n"
        let keys = [(" of 50", " "), ("paused", "\u{1B}[C\u{1B}[Dr+"), ("2 times", "--"), ("0.5 times", "q")]
        let visit = try visit(PlayingTests.plain.but { ($0.keys, $0.columns) = (keys.map { (after: $0.0, typed: $0.1) }, 80) }, script: script)
        expectGoodEnd(visit)
        #expect(visit.seconds < 50)
    }

    @Test(arguments: ["q", "\u{4}", "\u{3}"]) func endlessPicturesPlayUntilAKey(key: String) throws {
        let script = "canvas 80, 40\nlet c = shape { fill crimson; circle 20, 20, 12 }\nanimate c.opacity from 1 to 0.2 over 100ms, repeat: inf, autoreverse: yes\n"
        let visit = try visit(PlayingTests.plain.but { $0.keys = [("0.5 s", key)] }, script: script)
        expectGoodEnd(visit, code: key == "\u{3}" ? 130 : 0)
        #expect(updates(visit).moments.max().map { $0 >= 0.5 } == true)
    }

    @Test func loopsBeginAgain() throws {
        let visit = try visit(PlayingTests.plain.but { $0.keys = [("0.5 of", ""), ("0.3 of", "q")] }, "--loop --from 200ms --to 0.6")
        expectGoodEnd(visit)
        let moments = updates(visit).moments
        #expect(moments.min() == 0.2 && moments.max().map { $0 <= 0.6 } == true && moments != moments.sorted())
    }

    @Test func speedAndPartAreAsAskedFor() throws {
        let visit = try visit(PlayingTests.plain, "--speed 0.5 --from 0.5")
        #expect(visit.seconds >= 1 && updates(visit).moments.min() == 0.5 && updates(visit).moments.last == 1)
    }

    // MARK: Where nothing plays

    static let stills: [(String, [String: String])] = [("--still", [:]), ("--at 0.5", [:]), ("", ["TERM": "dumb"]), ("--play", ["TERM": "vt100"]), ("--preview none", [:])]

    @Test(arguments: stills) func stillPicturesAskForNothing(words: String, environment: [String: String]) throws {
        let visit = try visit(PlayingTests.plain, words, environment: environment)
        #expect(visit.code == 0 && visit.isAsBefore && !visit.text.contains("\u{1B}[?2026h") && !visit.text.contains("\u{1B}[?25l"))
    }

    @Test func aPipeGetsThePoster() throws {
        try place.write("a.pen", PlayingTests.disc)
        let piped = try place.shell("pen a.pen --play | cat").output
        #expect(try piped == place.shell("pen a.pen --still").output && !piped.contains("\u{1B}") && !piped.isEmpty)
        let visit = try FakeTerminal(PlayingTests.plain).visit("pen a.pen | cat", in: place.folder)
        #expect(visit.code == 0 && !visit.text.contains("\u{1B}[?2026h"))
    }

    /// Nobody could press a key; and Ctrl-C ends it.
    @Test func withoutAKeyboardItPlaysWhereThatIsAskedFor() throws {
        try place.write("a.pen", PlayingTests.disc)
        let asked = try FakeTerminal(PlayingTests.plain).visit("pen a.pen --play < /dev/null", in: place.folder)
        #expect(asked.code == 0 && asked.isAsBefore && updates(asked).moments.last == 1 && !asked.text.contains(TerminalManners.state))
        let other = try FakeTerminal(PlayingTests.plain).visit("pen a.pen < /dev/null", in: place.folder)
        #expect(other.code == 0 && !other.text.contains("\u{1B}[?2026h"))
    }

    @Test func inTheBackgroundNothingPlays() throws {
        try place.write("a.pen", PlayingTests.disc)
        let visit = try FakeTerminal(PlayingTests.plain).visit("set -m; \(Workplace.binary) a.pen & wait $!", in: place.folder)
        #expect(visit.code == 0 && !visit.text.contains("\u{1B}[?2026h"))
    }

    /// The block of a shape fails when its property has come to a half.
    @Test func errorsOfALaterTimeAreTold() throws {
        let script = "canvas 80, 40\nlet s = shape(p: 0) {\n    if p > 0.5 { circle 5, 5, [1][7] }\n    circle 40, 20, 5 + 10p\n}\nanimate s.p to 1 over 1s\n"
        let visit = try visit(PlayingTests.plain, script: script)
        #expect(visit.code == 65 && visit.isAsBefore && visit.left.isEmpty)
        let parts = visit.text.components(separatedBy: "\u{1B}8\u{1B}[J\u{1B}[?25h")
        #expect(parts.count == 2 && parts[1].contains("a.pen:3:") && parts[1].contains("error"), "\(parts.last ?? "")")
    }
}
