// Conversations at a real terminal: keys in, the window's text out.

import Foundation
import Testing

/// A prompt in a tmux window.
final class PromptWindow {
    private let tmux = "tmux -L pen-\(UUID().uuidString.prefix(8))"
    private let place: Workplace

    init(_ place: Workplace, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]) throws {
        self.place = place
        let usual = ["XDG_STATE_HOME": place.folder.path, "INPUTRC": "/dev/null", "LANG": "C.UTF-8", "PS1": "$ "]
        let variables = usual.merging(environment) { $1 }.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
        try Data("env -u COLORTERM -u NO_COLOR \(variables) \(Workplace.binary); echo left with $?; exec sleep 60\n".utf8)
            .write(to: place.folder.appendingPathComponent("prompt.sh"))
        // The server lives as long as the window and must not hold the pipes of other tests open.
        let closing = "for f in /proc/self/fd/*; do n=${f##*/}; [ $n -gt 2 ] && eval \"exec $n>&-\"; done"
        try Data("\(closing)\nexec \(tmux) -u -f /dev/null new-session -d -x \(columns) -y \(rows) 'sh prompt.sh'\n".utf8)
            .write(to: place.folder.appendingPathComponent("window.sh"))
        try run("bash window.sh >/dev/null 2>&1 </dev/null")
        wait(for: "pen>")
    }

    deinit { _ = try? run("\(tmux) kill-server") }

    @discardableResult
    private func run(_ line: String) throws -> String {
        try RunningProcess("/bin/sh", ["-c", line], in: place.folder, input: nil, environment: ["LANG": "C.UTF-8", "TERM": "xterm-256color"]).outcome().output
    }

    /// Types a text as it is.
    func type(_ text: String) throws {
        try run("\(tmux) send-keys -l -- '\(text.replacing("'", with: "'\\''"))'")
    }

    /// Presses keys by tmux's names.
    func press(_ keys: String) throws { try run("\(tmux) send-keys \(keys)") }

    /// Types a line, and waits for the next prompt or for a text.
    func enter(_ line: String, until text: String? = nil) throws {
        let text = text ?? "pen>", earlier = count(text)
        try type(line)
        try press("Enter")
        wait { $0.count(text) > earlier }
    }

    /// What the window shows, from its first line ever.
    var text: String { (try? run("\(tmux) capture-pane -p -S -")) ?? "" }

    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }

    func wait(for part: String) { wait { $0.text.contains(part) } }

    private func wait(until holds: (PromptWindow) -> Bool) {
        let end = ContinuousClock.now + .seconds(20)
        while !holds(self) {
            guard ContinuousClock.now < end else { Issue.record("waited in vain:\n\(text)"); return }
            usleep(20_000)
        }
    }
}

@Suite(.serialized, .enabled(if: TerminalCapture.isPossible, "needs tmux"))
struct PromptTests {
    let place = try! Workplace()

    @Test func valuesAreAnswered() throws {
        let window = try PromptWindow(place)
        for line in ["3 + 4", "let r = 20", "f(x) = 2 * x", "f(r)", "let r = (1, 2)", "f(r)", "print \"中文\""] { try window.enter(line) }
        let lines = window.lines.filter { !$0.isEmpty }
        #expect(lines.dropFirst().prefix(11) == [
            "pen> 3 + 4", "7", "pen> let r = 20", "pen> f(x) = 2 * x", "pen> f(r)", "40", "pen> let r = (1, 2)", "pen> f(r)", "(2, 4)",
            "pen> print \"中文\"", "中文",
        ])
        try window.press("C-d")
        window.wait(for: "left with 0")
    }

    @Test func openBracketsAskForMore() throws {
        let window = try PromptWindow(place)
        try window.enter("let list = [1,", until: "...>")
        try window.enter("2]")
        try window.enter("list")
        #expect(window.lines.contains("[1, 2]"))
        // The arrow brings the whole of it back.
        try window.press("Up Up")
        window.wait(for: "2]")
        try window.press("C-c")
        window.wait(for: "^C\npen>")
        // What is thrown away asks for nothing.
        try window.enter("repeat 3 {", until: "...>")
        try window.press("C-c")
        window.wait(for: "...> ^C")
        try window.enter("1 + 1")
        #expect(window.lines.contains("2"))
    }

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

    @Test func errorsChangeNothing() throws {
        let window = try PromptWindow(place)
        try window.enter("let n = 1")
        try window.enter("n = 5; circle 0, 0, rr")
        #expect(window.text.contains("there is no name rr"))
        try window.enter("n = 6; [1][7]")
        try window.enter("n")
        #expect(window.lines.contains("1"))
    }

    @Test func ctrlCStopsALineAndKeepsTheRest() throws {
        let window = try PromptWindow(place)
        try window.enter("let n = 1")
        try window.enter("while true { n = n + 1 }", until: "n + 1")
        usleep(300_000)
        try window.press("C-c")
        window.wait(for: "interrupted")
        try window.enter("n")
        #expect(window.lines.contains("1"))
    }

    @Test func inputsAreTakenBackAndDoneAgain() throws {
        let window = try PromptWindow(place)
        for line in ["let n = 1", "n = 2", "print \"seen\"", ":undo", ":undo", "n", ":redo"] { try window.enter(line) }
        let lines = window.lines
        #expect(lines.contains("took back: n = 2") && lines.contains("1"))
        // Something else was said since: nothing is left to be done again.
        #expect(window.text.contains("there is nothing to do again"))
        try window.enter("n = 3")
        for line in [":undo", ":redo", "n"] { try window.enter(line) }
        #expect(window.lines.contains("3"))
    }

    @Test func scriptsAndPicturesAreSaved() throws {
        let window = try PromptWindow(place)
        try window.enter("let r = 30")
        try window.enter("circle 50, 50, r")
        try window.enter(":save a.pen")
        try window.enter(":save a.svg")
        #expect(try place.read("a.pen") == "let r = 30\ncircle 50, 50, r\n")
        #expect(try place.read("a.svg").contains("<circle") || place.read("a.svg").contains("<path"))
        try window.enter(":save a.pen", until: "Overwrite it?")
        try window.enter("n")
        try window.enter(":reset")
        try window.enter(":load a.pen")
        try window.enter("r")
        #expect(window.lines.contains("30"))
    }

    @Test func mistypedCommandsGetAnOffer() throws {
        let window = try PromptWindow(place)
        try window.enter(":lst")
        #expect(window.text.contains("Did you mean :list?"))
    }

    @Test func theHistoryIsThereTheNextTime() throws {
        do {
            let window = try PromptWindow(place)
            try window.enter("let longName = [1,", until: "...>")
            try window.enter("2] // \\ and 中文")
            #expect(try place.read("pen/history") == "let longName = [1,\\n2] // \\\\ and 中文\n")
        }
        let window = try PromptWindow(place)
        try window.press("Up")
        window.wait(for: "longName")
        window.wait(for: "中文")
    }

    @Test func anotherSizeOfTheWindowAndNoColours() throws {
        let window = try PromptWindow(place, columns: 40, rows: 10, environment: ["TERM": "dumb"])
        try window.enter("circle 50, 50, 40")
        #expect(window.lines.allSatisfy { $0.count <= 40 })
        try window.enter("1 + 1")
        #expect(window.lines.contains("2"))
    }
}
