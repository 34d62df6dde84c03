// Pictures as a terminal shows them, black or white: the picture brings its own paper.

import Foundation
import Testing

@Suite(.serialized, .enabled(if: TerminalCapture.isPossible, "needs tmux"))
struct TerminalCaptureTests {
    let place = try! Workplace()
    let circle = "canvas 100, 100; fill black; circle 50, 50, 30"

    static let terminals: [[String: String]] = [
        ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"], ["TERM": "xterm-256color", "LANG": "C.UTF-8"],
        ["TERM": "xterm", "LANG": "C.UTF-8"],
    ]

    /// No cell of the picture borrows a colour from the terminal, so black ink is seen whatever the terminal's colours
    /// are: each is either paper or ink, and they differ.
    @Test(arguments: terminals, ["half", "quad", "braille"])
    func inkIsSeenOnAnyTerminal(environment: [String: String], mode: String) throws {
        let lines = try capture("--preview \(mode)", environment)
        let picture = lines.prefix { !$0.isEmpty }
        #expect(picture.count > 10)
        for cell in picture.joined() {
            #expect(cell.background != nil)
            #expect(cell.character == " " || cell.foreground != nil)
        }
        let paper = try #require(picture.first?.first?.background)
        let middle = picture[picture.count / 2]
        let ink = middle[middle.count / 2]
        let inked = ink.character == "█" || ink.character == "⣿" ? ink.foreground : ink.background
        #expect(TerminalCaptureTests.brightness(paper) > 0.9)
        #expect(TerminalCaptureTests.brightness(try #require(inked)) < 0.1)
    }

    /// The same cells on a terminal whose own colours are the other way round.
    @Test func whiteAndBlackTerminalsShowTheSame() throws {
        let shown = ["\u{1B}]11;#000000\u{07}", "\u{1B}]11;#ffffff\u{07}"].map { own in
            try? capture("", TerminalCaptureTests.terminals[0], before: "printf '\(own)'; ")
        }
        #expect(shown[0] == shown[1])
        #expect(shown[0]?.isEmpty == false)
    }

    @Test func aCircleIsRound() throws {
        let lines = try capture("--preview half", TerminalCaptureTests.terminals[0])
        let paper = lines[0][0].background
        let rows = lines.prefix { !$0.isEmpty }.filter { row in row.contains { $0.background != paper || $0.character != " " } }
        let columns = rows.map { row in row.count { $0.background != paper || $0.character != " " } }.max() ?? 0
        #expect(abs(columns - 2 * rows.count) <= 3)
    }

    @Test func nothingIsWrittenBeyondTheWindow() throws {
        let lines = try capture("", TerminalCaptureTests.terminals[0])
        let picture = lines.prefix { !$0.isEmpty }
        #expect(picture.count <= 23)
        #expect(picture.allSatisfy { $0.count <= 50 })
    }

    @Test(arguments: [["TERM": "dumb"], ["TERM": "xterm-256color", "NO_COLOR": "1", "LANG": "C.UTF-8"]])
    func noColoursWhereNoneAreWanted(environment: [String: String]) throws {
        let cells = try capture("", environment).joined()
        #expect(cells.allSatisfy { $0.foreground == nil && $0.background == nil })
        #expect(cells.contains { $0.character != " " })
    }

    @Test func pipesGetPlainCharactersUnlessForced() throws {
        let plain = try place.shell("pen -e '\(circle)' | cat", environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"])
        #expect(!plain.output.contains("\u{1B}") && plain.output.contains("_"))
        let forced = try place.shell("pen -e '\(circle)' | cat", environment: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1", "LANG": "C.UTF-8"])
        #expect(forced.output.contains("\u{1B}["))
    }

    /// Help breaks its lines between words, whatever the width.
    @Test(arguments: ["help circle", "help", "examples"])
    func helpFitsANarrowWindow(words: String) throws {
        let cells = try TerminalCapture.cells(of: "\(Workplace.binary) \(words)", columns: 40, rows: 400, environment: ["LANG": "C.UTF-8"], in: place.folder)
        let shown = cells.map { String($0.map(\.character)) }.joined(separator: " ").split(separator: " ")
        let wide = try place.shell("pen \(words)").output.split { $0.isWhitespace }
        #expect(shown == wide)
    }

    private func capture(_ words: String, _ environment: [String: String], before: String = "") throws -> [[CapturedCell]] {
        try place.write("a.pen", circle)
        let line = "sh -c \"\(before)\(Workplace.binary) a.pen \(words)\""
        return try TerminalCapture.cells(of: line, columns: 50, rows: 24, environment: environment, in: place.folder)
    }

    /// 0…1 of a colour as `parse` leaves it.
    private static func brightness(_ color: String) -> Double {
        let parts = color.split(separator: ";").compactMap { Int($0) }
        switch parts.count {
        case 4: return Double(parts[1] + parts[2] + parts[3]) / 765
        case 2: return [0: 0, 16: 0, 7: 0.95, 15: 1, 231: 1][parts[1]] ?? 0.5
        default: return [30: 0, 37: 0.95, 97: 1][parts.first ?? 0] ?? 0.5
        }
    }
}
