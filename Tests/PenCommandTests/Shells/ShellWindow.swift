// A shell that somebody types at.

import Foundation
import Testing

/// A shell in a tmux window, in which `pen` is the command and the Tab key completes its words.
final class ShellWindow {
    private let tmux = "tmux -L pen-\(UUID().uuidString.prefix(8))"
    private let place: Workplace

    /// - Parameters:
    ///   - shell: how it is started, without its user's files.
    ///   - setup: what is typed first; it ends with showing the prompt `> `.
    init(_ place: Workplace, shell: String, setup: String) throws {
        self.place = place
        try FileManager.default.createDirectory(at: place.folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: place.path("bin/pen"), withDestinationPath: Workplace.binary)
        try place.write("shell.sh", "cd work && exec env HOME=\(place.folder.path) PATH=\(place.folder.path)/bin:/usr/bin:/bin \(shell)\n")
        try place.write("setup.sh", setup)
        // The server lives as long as the window and must not hold the pipes of other tests open.
        let closing = "for f in /proc/self/fd/*; do n=${f##*/}; [ $n -gt 2 ] && eval \"exec $n>&-\"; done"
        try place.write("window.sh", "\(closing)\nexec \(tmux) -u -f /dev/null new-session -d -x 100 -y 30 'sh shell.sh'\n")
        try run("bash window.sh >/dev/null 2>&1 </dev/null")
        try type(". ../setup.sh")
        try press("Enter")
        wait(for: "> ready")
        try press("Enter")
    }

    deinit { _ = try? run("\(tmux) kill-server") }

    /// Types the beginning of a line and Tab, and waits until the line is as expected.
    func complete(_ beginning: String, to line: String) throws {
        try type(beginning)
        try press("Tab")
        wait(for: "> " + line)
        try press("C-u")
    }

    func type(_ text: String) throws { try run("\(tmux) send-keys -l -- '\(text.replacing("'", with: "'\\''"))'") }

    func press(_ keys: String) throws { try run("\(tmux) send-keys \(keys)") }

    private var text: String { (try? run("\(tmux) capture-pane -p -S -")) ?? "" }

    private func wait(for part: String) {
        let end = ContinuousClock.now + .seconds(30)
        while !text.contains(part) {
            guard ContinuousClock.now < end else { Issue.record("waited in vain for \(part):\n\(text)"); return }
            usleep(30_000)
        }
    }

    @discardableResult
    private func run(_ line: String) throws -> String {
        try RunningProcess("/bin/sh", ["-c", line], in: place.folder, input: nil, environment: ["LANG": "C.UTF-8", "TERM": "xterm-256color"]).outcome().output
    }
}
