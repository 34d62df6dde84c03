// Keys from bytes, and the line that tells of them.

import Testing
@testable import pen

struct PlayKeysTests {
    private static let typed: [(String, [PlayKey])] = [
        (" ", [.pause]), ("\u{1B}[C\u{1B}[D", [.forward, .back]), ("\u{1B}OC\u{1B}OD", [.forward, .back]), (".,", [.forward, .back]), ("rR", [.restart, .restart]),
        ("q", [.leave]), ("\u{4}", [.leave]), ("+=-", [.faster, .faster, .slower]), ("\u{1B}[0n", [.ready]), ("x\u{1B}[0n \u{1B}[C", [.ready, .pause, .forward]),
        // Other keys: F5, Page Up, Alt-q, Ctrl-Right, the mouse, letters beyond ASCII; none is taken for another.
        ("\u{1B}[15~\u{1B}[5~\u{1B}q\u{1B}[1;5C\u{1B}[<0;1;1MäöqЯ", [.leave]), ("\u{1B}\u{1B}[C", [.forward]),
        ("\u{1B}[" + String(repeating: "1;", count: 40) + "Cq", [.leave]),
    ]

    @Test(arguments: typed) func keysAreTold(text: String, expected: [PlayKey]) {
        var keys = PlayKeys()
        #expect(keys.read(text.utf8) == expected)
    }

    @Test(arguments: typed) func bytesMayComeOneByOne(text: String, expected: [PlayKey]) {
        var keys = PlayKeys()
        #expect(text.utf8.flatMap { keys.read([$0]) } == expected)
    }

    /// Never in the last column, where some terminals break the line.
    @Test(arguments: 1...100) func theLineFits(columns: Int) {
        for (end, isPaused) in [(5.0, false), (.infinity, true)] {
            let text = PlayStatus(position: 1.96, end: end, speed: 0.5, isPaused: isPaused).text(columns: columns)
            #expect(text.count < columns || text.isEmpty)
            if columns == 40 { #expect(text.contains("1.9") && text.contains("0.5 times") && text.contains("q leaves") != isPaused || text.contains("paused")) }
        }
    }

    @Test(arguments: [(0.0, 3.0, "0.0 of 3.0 s"), (2.999, 3.0, "2.9 of 3.0 s"), (3.0, 3.0, "3.0 of 3.0 s"), (61.25, Double.infinity, "61.2 s"), (0.3, 0.3, "0.3 of 0.3 s")])
    func theTimeIsRoundedDown(position: Double, end: Double, expected: String) {
        #expect(PlayStatus(position: position, end: end, speed: 1, isPaused: false).text(columns: 14) == expected)
    }

    @Test func stepsAreSeen() {
        #expect(PlayStatus(position: 25.0 / 60, end: .infinity, speed: 1, isPaused: true).text(columns: 17) == "0.41 s  paused")
    }
}
