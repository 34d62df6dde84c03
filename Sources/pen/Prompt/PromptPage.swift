// What a prompt has written, and the picture in it.

import PenLanguage
import PenScene
import PenTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Everything that a prompt shows goes through here and is counted in rows. So a new picture can take the place of the
/// earlier one, which is removed from between the lines: these stay together, and more of them in the window.
final class PromptPage {
    /// What the prompt is shown in, as large as it is now.
    var terminal: Terminal {
        var terminal = screen.terminal
        terminal.window = Terminal(descriptor: 1).window
        return terminal
    }

    let output = ByteStream(1)
    private let screen: Screen
    private let showsMessages = isatty(2) == 1
    private var picture: TerminalPicture?
    /// From the picture's end to the cursor, in a window of this size; nil where there is no picture, or nobody knows.
    private var written: (rows: WrittenRows, window: WindowSize)?

    init(screen: Screen) { self.screen = screen }

    func write(_ text: String) {
        written?.rows.write(text)
        output.write(text)
    }

    /// Writes a value; a colour can be seen, too.
    func answer(_ answer: Answer) {
        write(answer.text + (answer.color.map(swatch) ?? "") + "\n")
    }

    private func swatch(_ color: Color) -> String {
        let cells = screen.terminal.swatch(color)
        return cells.isEmpty ? "" : " " + cells
    }

    /// Writes a message to standard error.
    func complain(_ text: String) {
        output.flush()
        if showsMessages { written?.rows.write(text) }
        Console.complain(text)
    }

    /// Readline has shown a prompt and what was typed, and has gone to the next line.
    func note(prompt: String, line: String) {
        written?.rows.write(PromptPage.asShown(prompt: prompt, line: line) + "\n")
    }

    /// Control characters are shown as `^A`, and marks around colours are not shown.
    private static func asShown(prompt: String, line: String) -> String {
        let marks: Set<Unicode.Scalar> = ["\u{1}", "\u{2}"]
        var text = String(String.UnicodeScalarView(prompt.unicodeScalars.filter { !marks.contains($0) }))
        for scalar in line.unicodeScalars {
            let isShown = scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\n" || scalar == "\t"
            text += isShown ? String(scalar) : "^?"
        }
        return text
    }

    /// The cursor was moved by somebody else: the picture stays where it is.
    func loseTrack() { written = nil }

    // MARK: The picture

    /// Shows a picture below what is written, and takes the earlier one away; an empty one only does the latter.
    func show(_ next: TerminalPicture) {
        let terminal = self.terminal
        paint(removal(terminal) + next.bytes, on: terminal)
        paintings += 1
        (picture, written) = (next, terminal.movesCursor ? (WrittenRows(columns: terminal.window.columns), terminal.window) : nil)
        if Interrupts.wasRequested || next.rows == 0 { (picture, written) = (nil, nil) }
    }

    /// Shows a picture that stays between the lines.
    func illustrate(_ picture: TerminalPicture) {
        paint(picture.bytes, on: terminal)
        written?.rows.write(String(repeating: "\n", count: picture.rows))
    }

    /// How often the picture has been painted as a whole.
    private(set) var paintings = 0

    /// Changes the picture where it stands, while the cursor stands in a line below it.
    /// - Parameters:
    ///   - line: what is typed behind the prompt, up to the cursor.
    ///   - update: from the first row of the picture that can be seen, where the cursor stands then.
    /// - Returns: false where the picture is not to be seen any more, or nobody knows where it stands.
    func change(below prompt: String, _ line: String, _ update: (_ firstRow: Int) throws -> [UInt8]) throws -> Bool {
        let terminal = self.terminal
        guard let picture, var written, written.window == terminal.window else { return false }
        // The cursor stands in a cell of its own.
        written.rows.write(PromptPage.asShown(prompt: prompt, line: line) + " ")
        guard let below = written.rows.rows else { return false }
        // Whatever was written since the picture's first row, the cursor is at most in the last row.
        let up = min(picture.rows + below, max(terminal.window.rows - 1, 0)), hidden = picture.rows + below - up
        guard hidden < picture.rows else { return false }
        let bytes = try update(hidden)
        if !bytes.isEmpty { paint(Array("\u{1B}7\u{1B}[\(up)A\r".utf8) + bytes + Array("\u{1B}8".utf8), on: terminal) }
        return true
    }

    /// Remembers a picture in place of the one that it looks like now.
    func keep(_ next: TerminalPicture) { if next.rows == picture?.rows { picture = next } }

    /// The window has been cleared: the picture is shown at its top.
    /// - Returns: false where there is none.
    func showAgain() -> Bool {
        let terminal = self.terminal
        guard let picture, terminal.movesCursor else { return false }
        paint(Array("\u{1B}[H\u{1B}[J".utf8) + picture.bytes, on: terminal)
        written = (WrittenRows(columns: terminal.window.columns), terminal.window)
        paintings += 1
        return true
    }

    private func removal(_ terminal: Terminal) -> [UInt8] {
        guard let picture, let written, written.window == terminal.window, let below = written.rows.rows else { return [] }
        return picture.removal(below: below, window: terminal.window.rows)
    }

    /// Written in one piece, which the terminal shows at once; Ctrl-C leaves the rest out.
    private func paint(_ bytes: [UInt8], on terminal: Terminal) {
        guard !bytes.isEmpty else { return }
        let whole = terminal.movesCursor ? Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8) : bytes
        Leftovers.whilePainting {
            output.flush()
            if !PromptPage.send(whole) { output.write("\(Leftovers.endOfPicture)") }
        }
    }

    /// - Returns: false after a Ctrl-C.
    private static func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            if Interrupts.wasRequested { return false }
            var ready = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
            // A terminal takes so much at once where it takes anything, and Ctrl-C need not wait for it.
            guard poll(&ready, 1, -1) > 0 else { continue }
            let count = rest.withUnsafeBytes { Glibc.write(1, $0.baseAddress, min($0.count, 1024)) }
            if count < 0, errno != EINTR, errno != EAGAIN { return true }
            rest = rest.dropFirst(max(count, 0))
        }
        return true
    }
}
