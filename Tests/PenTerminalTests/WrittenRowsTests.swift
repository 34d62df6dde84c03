// How far texts move the cursor, and how pictures are taken away from above them.

import PenGeometry
import PenScene
import Testing
@testable import PenTerminal

struct WrittenRowsTests {
    @Test(arguments: [
        ("", 0), ("\n", 1), ("abc\n", 1), ("0123456789\n", 1), ("0123456789a\n", 2), ("0123456789" + "0123456789\n", 2),
        // Wide letters are never cut: five fill a line of ten, and of the fifth pair after one letter one column stays free.
        ("中文中文中\n", 1), ("a中文中文中\n", 2), ("中文中文中文\n", 2), ("é\u{301}\n", 1),
        // Colours take no room, tabs go to multiples of eight and stay in the line.
        ("\u{1B}[31m0123456789\u{1B}[0m\n", 1), ("\t1\n", 1), ("\t1\t2\n", 1), ("\t1\t23\n", 2), ("\t\t\t\t\n", 1), ("0123456789\r01\n", 1), ("a\r\nb\r\n", 2),
    ])
    func rowsOfTexts(text: String, rows: Int) {
        var written = WrittenRows(columns: 10)
        written.write(text)
        #expect(written.rows == rows)
    }

    @Test(arguments: ["\u{1B}[A", "\u{1B}[2J", "\u{8}", "\u{1B}", "\u{1B}]0;title\u{7}", "\u{9B}A"])
    func whatMovesTheCursorIsNotFollowed(text: String) {
        var written = WrittenRows(columns: 10)
        written.write("a\n" + text)
        #expect(written.rows == nil)
    }

    /// Rows of the picture, rows below it, rows of the window.
    @Test(arguments: [
        (12, 3, 24, "\u{1B}[15A\u{1B}[12M\u{1B}[3B"), (12, 0, 24, "\u{1B}[12A\u{1B}[12M"),
        // The last row is the cursor's: of 12 rows 24 - 1 - 20 are left.
        (12, 20, 24, "\u{1B}[23A\u{1B}[3M\u{1B}[20B"), (12, 23, 24, ""), (12, 100, 24, ""), (1, 0, 1, ""),
    ])
    func whatCanBeSeenIsTakenAway(rows: Int, below: Int, window: Int, expected: String) {
        let picture = TerminalPicture(bytes: [], columns: 10, rows: rows, identifier: nil)
        #expect(String(decoding: picture.removal(below: below, window: window), as: UTF8.self) == expected)
    }

    /// kitty is told to forget the picture, too.
    @Test func picturesOfPixelsAreForgotten() throws {
        var preview = Preview(mode: .kitty, colorDepth: .trueColor, columns: 10, rows: 4)
        preview.cellWidth = 8
        let picture = try preview.show(Frame(bounds: Rect(x: 0, y: 0, width: 10, height: 10)), identifier: 77)
        #expect(String(decoding: picture.bytes, as: UTF8.self).contains("i=77,"))
        #expect(String(decoding: picture.removal(below: 30, window: 24), as: UTF8.self) == "\u{1B}_Ga=d,d=I,i=77,q=2\u{1B}\\")
    }

    @Test(arguments: [("xterm-256color", true), ("tmux-256color", true), ("linux", true), ("dumb", false), ("", false), ("vt52", false)])
    func terminalsWhoseCursorMoves(name: String, moves: Bool) {
        #expect(Terminal(environment: ["TERM": name], isTerminal: true).movesCursor == moves)
        #expect(!Terminal(environment: ["TERM": name], isTerminal: false).movesCursor)
    }
}
