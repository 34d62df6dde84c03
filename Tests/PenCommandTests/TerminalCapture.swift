// What a terminal shows after a command: the cells of a tmux window.

import Foundation

/// A cell as the terminal keeps it; a missing colour is the terminal's own.
struct CapturedCell: Hashable {
    var character: Character
    var foreground: String?
    var background: String?
}

enum TerminalCapture {
    /// Whether there is a tmux; with `PEN_TEST_ALL=1` there must be.
    static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux") || ProcessInfo.processInfo.environment["PEN_TEST_ALL"] == "1"

    /// Runs a line of sh in a fresh terminal of this size and returns the cells of its lines once it has ended.
    static func cells(of line: String, columns: Int, rows: Int, environment: [String: String], in folder: URL) throws -> [[CapturedCell]] {
        let tmux = "tmux -L pen-\(UUID().uuidString.prefix(8))"
        let variables = environment.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
        try Data("env -u COLORTERM -u NO_COLOR \(variables) \(line); echo; \(tmux) wait-for -S done; sleep 60\n".utf8)
            .write(to: folder.appendingPathComponent("capture.sh"))
        // One process from beginning to end: the server of tmux keeps open whatever it inherits.
        let session = """
            \(tmux) -u -f /dev/null new-session -d -x \(columns) -y \(rows) 'sh capture.sh'
            timeout 30 \(tmux) wait-for done; \(tmux) capture-pane -e -p -N; \(tmux) kill-server
            """
        let outer = ["LANG": "C.UTF-8", "TERM": "xterm-256color"]
        return parse(try RunningProcess("/bin/sh", ["-c", session], in: folder, input: nil, environment: outer).outcome().output)
    }

    /// Cells of lines with SGR sequences, of which only those about colours are kept.
    static func parse(_ text: String) -> [[CapturedCell]] {
        var colors = (foreground: String?.none, background: String?.none)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var cells: [CapturedCell] = []
            var rest = line[...]
            while let character = rest.popFirst() {
                if character == "\u{1B}" {
                    let sequence = rest.prefix { $0 != "m" }
                    rest = rest.dropFirst(sequence.count + 1)
                    apply(sequence.dropFirst().split(separator: ";", omittingEmptySubsequences: false).map(String.init), &colors)
                } else {
                    cells.append(CapturedCell(character: character, foreground: colors.foreground, background: colors.background))
                }
            }
            return cells
        }
    }

    private static func apply(_ codes: [String], _ colors: inout (foreground: String?, background: String?)) {
        var codes = codes[...]
        while let code = codes.popFirst() {
            switch Int(code) ?? 0 {
            case 0: colors = (nil, nil)
            case 39: colors.foreground = nil
            case 49: colors.background = nil
            case 38: colors.foreground = extended(&codes)
            case 48: colors.background = extended(&codes)
            case 30...37, 90...97: colors.foreground = code
            case 40...47, 100...107: colors.background = String((Int(code) ?? 10) - 10)
            default: break
            }
        }
    }

    /// `2;r;g;b` or `5;n`.
    private static func extended(_ codes: inout ArraySlice<String>) -> String {
        let count = codes.first == "2" ? 4 : 2
        defer { codes = codes.dropFirst(count) }
        return codes.prefix(count).joined(separator: ";")
    }
}
