// A terminal that is played: the other end of a pseudo terminal, which reads what is written and answers questions.

import Foundation

/// What a kind of terminal answers, and how.
struct TerminalManners: Sendable {
    var name: String
    /// In the order of the questions; the last is for the device attributes.
    var answers: [(question: String, answer: String)]
    /// Seconds between the question and the first answer.
    var delay = 0.0
    /// Bytes that are written at a time, a hundredth of a second apart.
    var piece = 4096
    /// Comes before the answers, as if it had been typed meanwhile.
    var typed = ""
    /// After so many bytes it reads no more for a while, in which Ctrl-C is typed.
    var stallsAfter = Int.max
    /// Whether it says that it is well when it has read the question.
    var tellsState = false
    /// Bytes that are read at a time, and seconds of rest after each.
    var gulp = 4096, rest = 0.0
    /// What is typed when a text has been read, each behind the one before it.
    var keys: [(after: String, typed: String)] = []
    /// The window in characters.
    var columns: UInt16 = 40, rows: UInt16 = 12

    init(_ name: String, _ answers: [(question: String, answer: String)]) { (self.name, self.answers) = (name, answers) }

    static let attributes = "\u{1B}[c"
    static let graphics = "\u{1B}_Gi=1,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    static let version = "\u{1B}[>0q"
    static let cell = "\u{1B}[16t"
    static let itermCell = "\u{1B}]1337;ReportCellSize\u{1B}\\"
    static let state = "\u{1B}[5n"
    static let background = "\u{1B}]11;?\u{1B}\\"

    static let kitty = TerminalManners("kitty", [
        (graphics, "\u{1B}_Gi=1;OK\u{1B}\\"), (version, "\u{1B}P>|kitty(0.35.2)\u{1B}\\"), (cell, "\u{1B}[6;36;18t"),
        (background, "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\"), (attributes, "\u{1B}[?62;52;c"),
    ])
    static let iterm = TerminalManners("iTerm2", [
        (version, "\u{1B}P>|iTerm2 3.5.2\u{1B}\\"), (itermCell, "\u{1B}]1337;ReportCellSize=16.0;8.0;2.0\u{1B}\\"), (cell, "\u{1B}[6;16;8t"),
        (background, "\u{1B}]11;rgb:1111/2222/3333\u{07}"), (attributes, "\u{1B}[?62;4c"),
    ])
    static let wezterm = TerminalManners("WezTerm", [
        (version, "\u{1B}P>|WezTerm 20240203-110809-5046fc22\u{1B}\\"), (cell, "\u{1B}[6;20;9t"), (attributes, "\u{1B}[?65;4;6;18;22c"),
    ])
    static let xterm = TerminalManners("xterm", [
        (version, "\u{1B}P>|XTerm(390)\u{1B}\\"), ("\u{1B}[14t", "\u{1B}[4;192;320t"), ("\u{1B}[?1;1;0S", "\u{1B}[?1;0;16S"),
        ("\u{1B}[?2;1;0S", "\u{1B}[?2;0;200;200S"), (background, "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"), (attributes, "\u{1B}[?63;1;2;4;6;9;15;22c"),
    ])
    static let foot = TerminalManners("foot", [
        (version, "\u{1B}P>|foot(1.16.2)\u{1B}\\"), (cell, "\u{1B}[6;20;10t"), ("\u{1B}[?1;1;0S", "\u{1B}[?1;0;1024S"),
        ("\u{1B}[?2;1;0S", "\u{1B}[?2;0;4096;4096S"), (background, "\u{1B}]11;rgb:24/24/24\u{1B}\\"), (attributes, "\u{1B}[?62;4;22c"),
    ])
    static let apple = TerminalManners("Apple Terminal", [(attributes, "\u{1B}[?1;2c")])
    static let mute = TerminalManners("mute", [])

    func but(_ change: (inout TerminalManners) -> Void) -> TerminalManners {
        var manners = self
        change(&manners)
        return manners
    }
}

/// What was seen and done while a line of sh ran in the terminal.
struct TerminalVisit: Sendable {
    /// All that the command wrote, as the terminal receives it.
    var output: [UInt8]
    var code: Int32
    /// What the next reader of the terminal's input finds.
    var left: String
    /// Whether the terminal's settings are what they were before.
    var isAsBefore: Bool
    /// From the beginning to the end.
    var seconds: Double

    var text: String { String(decoding: output, as: UTF8.self) }
}

final class FakeTerminal {
    private let manners: TerminalManners
    private let master: Int32
    private let path: String
    private var output: [UInt8] = []
    private var hasStalled = false
    private var waiting: [(time: Date, bytes: [UInt8])] = []
    /// Up to where questions for the state have been looked for, and texts after which something is typed.
    private var answered = 0, followed = 0
    private var keys: ArraySlice<(after: String, typed: String)>

    init(_ manners: TerminalManners) throws {
        (self.manners, keys) = (manners, manners.keys[...])
        // Linux's TIOCSPTLCK and TIOCGPTN: the other end is let free, and told by its number.
        let lock: UInt = 0x4004_5431, number: UInt = 0x8004_5430
        var locked: Int32 = 0, index: Int32 = 0
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard master >= 0, ioctl(master, lock, &locked) == 0, ioctl(master, number, &index) == 0 else { throw POSIXError(.ENXIO) }
        path = "/dev/pts/\(index)"
        var size = winsize(ws_row: manners.rows, ws_col: manners.columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    deinit { close(master) }

    /// Runs a line of sh in which `pen` is the command, and looks at the terminal afterwards. Each byte that is left in
    /// the input is waited for, for a fifth of a second.
    func visit(_ line: String, environment: [String: String] = [:], in folder: URL) throws -> TerminalVisit {
        let script = """
            pen() { \(Workplace.binary) "$@"; }
            cd \(folder.path); was=$(stty -g); \(line)
            code=$?; now=$(stty -g); stty -icanon -echo -opost min 0 time 2
            printf '\\036'; dd bs=1 2>/dev/null; printf '\\036%s\\036' $code; [ "$was" = "$now" ] && printf same
            """
        let start = Date()
        let process = try spawn(["/bin/sh", "-c", script], environment)
        listen(to: process)
        let parts = output.split(separator: 0x1E, omittingEmptySubsequences: false)
        let texts = parts.map { String(decoding: $0, as: UTF8.self) }
        return TerminalVisit(
            output: Array(parts[0]), code: texts.count > 2 ? Int32(texts[2]) ?? -1 : -1, left: texts.count > 1 ? texts[1] : "",
            isAsBefore: texts.count > 3 && texts[3] == "same", seconds: Date().timeIntervalSince(start))
    }

    /// A process in a session of its own, whose terminal this is.
    private func spawn(_ words: [String], _ environment: [String: String]) throws -> pid_t {
        var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // The first terminal that the leader of a session opens becomes its own.
        posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
        for descriptor: Int32 in 1...2 { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
        var none = sigset_t(), all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let newSession: Int32 = 0x80
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession))
        let inherited = ["PATH", "HOME", "LD_LIBRARY_PATH"].compactMap { key in ProcessInfo.processInfo.environment[key].map { (key, $0) } }
        let usual = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"].merging(inherited) { $1 }
        var arguments = words.map { strdup($0) } + [nil]
        var variables = usual.merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process = pid_t()
        let status = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO) }
        return process
    }

    /// Until the process has ended, but not for ever.
    private func listen(to process: pid_t) {
        let end = Date().addingTimeInterval(60)
        var asked = false, status: Int32 = 0, hasEnded = false
        while Date() < end {
            let isOver = hasEnded
            if output.count >= manners.stallsAfter, !hasStalled { stall() }
            var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0), bytes = [UInt8](repeating: 0, count: manners.gulp)
            if poll(&ready, 1, 5) > 0, ready.revents & Int16(POLLIN) != 0 {
                let count = read(master, &bytes, bytes.count)
                if count > 0 { output += bytes[..<count] }
                if manners.rest > 0 { usleep(UInt32(manners.rest * 1e6)) }
                tellState()
                typeNext()
            } else if isOver {
                return
            }
            if !asked, contains(TerminalManners.attributes) {
                asked = true
                plan()
            }
            while let next = waiting.first, next.time <= Date() {
                _ = write(master, next.bytes, next.bytes.count)
                waiting.removeFirst()
            }
            hasEnded = hasEnded || waitpid(process, &status, WNOHANG) == process
        }
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
    }

    private func tellState() {
        while manners.tellsState, let end = end(of: TerminalManners.state, from: answered) {
            answered = end
            _ = write(master, "\u{1B}[0n", 4)
        }
    }

    private func typeNext() {
        while let next = keys.first, let end = end(of: next.after, from: followed) {
            followed = end
            keys = keys.dropFirst()
            _ = write(master, next.typed, next.typed.utf8.count)
        }
    }

    private func end(of text: String, from start: Int) -> Int? {
        let part = Data(output[start...])
        return part.range(of: Data(text.utf8)).map { start + $0.upperBound }
    }

    private func stall() {
        hasStalled = true
        usleep(300_000)
        _ = write(master, "\u{03}", 1)
        usleep(100_000)
    }

    private func plan() {
        let known = manners.answers.filter { contains($0.question) }.map(\.answer)
        var rest = Array((manners.typed + known.joined()).utf8)[...], time = Date().addingTimeInterval(manners.delay)
        while !rest.isEmpty {
            waiting.append((time, Array(rest.prefix(manners.piece))))
            rest = rest.dropFirst(manners.piece)
            time += 0.01
        }
    }

    private func contains(_ text: String) -> Bool { Data(output).range(of: Data(text.utf8)) != nil }
}
