// A terminal that somebody types at.

import Foundation
import Testing

/// A prompt, or what else a script of sh runs, in a tmux window.
final class PromptWindow {
    private let tmux = "tmux -L pen-\(UUID().uuidString.prefix(8))"
    private let place: Workplace

    /// - Parameters:
    ///   - script: what is run in place of a prompt; `pen` is the command.
    ///   - sign: what is seen when it has begun.
    ///   - underShell: whether an interactive shell runs the prompt, which can then be stopped.
    init(
        _ place: Workplace, script: String? = nil, until sign: String = "pen>", columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
        underShell: Bool = false
    ) throws {
        self.place = place
        if let script { try place.write("typed.sh", "pen() { \(Workplace.binary) \"$@\"; }\n\(script)\n") }
        let usual = ["XDG_STATE_HOME": place.folder.path, "INPUTRC": "/dev/null", "LANG": "C.UTF-8", "PS1": "$ "]
        let variables = usual.merging(environment) { $1 }.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
        try Data("echo $$ > pid; exec env -u COLORTERM -u NO_COLOR \(variables) \(script == nil ? Workplace.binary : "bash typed.sh")\n".utf8)
            .write(to: place.folder.appendingPathComponent("pen.sh"))
        // Ctrl-C is for what runs, and not for what waits for its end.
        try Data("trap : INT; sh pen.sh; echo left with $?; exec sleep 60\n".utf8).write(to: place.folder.appendingPathComponent("prompt.sh"))
        // The server lives as long as the window and must not hold the pipes of other tests open.
        let closing = "for f in /proc/self/fd/*; do n=${f##*/}; [ $n -gt 2 ] && eval \"exec $n>&-\"; done"
        let program = underShell ? "env PS1=\"$ \" bash --norc --noprofile -i" : "sh prompt.sh"
        try Data("\(closing)\nexec \(tmux) -u -f /dev/null new-session -d -x \(columns) -y \(rows) '\(program)'\n".utf8)
            .write(to: place.folder.appendingPathComponent("window.sh"))
        try run("bash window.sh >/dev/null 2>&1 </dev/null")
        if underShell { try enter("sh pen.sh; echo left with $?") } else { wait(for: sign) }
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
        wait { $0.isReady }
        let text = text ?? "pen>", earlier = count(text)
        try type(line)
        try press("Enter")
        wait { $0.count(text) > earlier }
    }

    /// Pastes a text as a terminal does, between marks where the program has asked for them.
    func paste(_ text: String) throws {
        try Data(text.utf8).write(to: place.folder.appendingPathComponent("pasted"))
        try run("\(tmux) load-buffer pasted && \(tmux) paste-buffer -p")
    }

    /// Sends the prompt a signal.
    func kill(_ signal: String) throws { try run("kill -\(signal) $(cat pid)") }

    func resize(columns: Int, rows: Int) throws { try run("\(tmux) resize-window -x \(columns) -y \(rows)") }

    /// Whether somebody asks for a line.
    private var isReady: Bool {
        let last = seen.last { !$0.isEmpty } ?? ""
        return ["pen>", "...>", "$", "("].contains { last.hasPrefix($0) } || last.contains("[y/N]")
    }

    /// What the window shows, from its first line ever.
    var text: String { (try? run("\(tmux) capture-pane -p -S -")) ?? "" }

    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// What the window shows now, with its colours.
    var styledText: String { (try? run("\(tmux) capture-pane -p -e")) ?? "" }

    /// What tmux knows of the window.
    func format(_ name: String) -> String { ((try? run("\(tmux) display-message -p '\(name)'")) ?? "").filter { !$0.isWhitespace } }

    /// The lines that can be seen now.
    var seen: [String] { ((try? run("\(tmux) capture-pane -p")) ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// Those that can be seen and are neither empty nor of a picture.
    var words: [String] { seen.filter { !$0.isEmpty && !PromptWindow.isOfPicture($0) } }

    /// How many rows of pictures can be seen that are not empty.
    var pictureRows: Int { seen.count(where: PromptWindow.isOfPicture) }

    private static func isOfPicture(_ line: String) -> Bool { line.unicodeScalars.contains { (0x2580...0x259F).contains($0.value) } }

    /// How many rows lie between the last line that ends so and the prompt below it.
    func rows(below line: String) -> Int? {
        let seen = self.seen
        guard let first = seen.lastIndex(where: { $0.hasSuffix(line) }), let next = seen[(first + 1)...].firstIndex(of: "pen>") else { return nil }
        return next - first - 1
    }

    func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }

    func wait(for part: String) { wait { $0.text.contains(part) } }

    func wait(until holds: (PromptWindow) -> Bool) {
        let end = ContinuousClock.now + .seconds(60)
        while !holds(self) {
            guard ContinuousClock.now < end else { Issue.record("waited in vain:\n\(text)"); return }
            usleep(20_000)
        }
    }
}
