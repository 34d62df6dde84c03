// Asking the terminal about itself.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One question to the terminal and its answers.
///
/// What the user types meanwhile is told from the answers, and goes back into the terminal's input where the system
/// allows that (Linux with `dev.tty.legacy_tiocsti`); elsewhere it is kept in `typed`.
public final class TerminalDialogue {
    private let input, output: Int32
    private let question: [UInt8]
    private var begin: UInt64 = 0
    public private(set) var answers = TerminalAnswers()

    /// How long a picture waits for the answers, and how long those that are late are waited for in the end, so that
    /// nobody else reads them: longer where they are sure to come. In nanoseconds from the question on.
    private static let patience: UInt64 = 300_000_000
    private static let lastPatience: UInt64 = 600_000_000
    private static let surePatience: UInt64 = 2_000_000_000

    /// - Returns: nil where nothing may be asked: where input and output are not the same terminal, where the process is
    ///   not in the foreground (it would be stopped), and for terminals that show questions or hand them to another
    ///   terminal.
    public init?(environment: [String: String], input: Int32 = 0, output: Int32 = 1) {
        guard let asksForGraphics = Self.asksForGraphics(environment) else { return nil }
        var first = stat(), second = stat()
        guard isatty(input) == 1, isatty(output) == 1, fstat(input, &first) == 0, fstat(output, &second) == 0, first.st_rdev == second.st_rdev,
            tcgetpgrp(input) == getpgrp()
        else { return nil }
        (self.input, self.output) = (input, output)
        question = TerminalQuestion.bytes(asksForGraphics: asksForGraphics)
    }

    /// nil where nothing may be asked at all.
    private static func asksForGraphics(_ environment: [String: String]) -> Bool? {
        let name = environment["TERM"] ?? ""
        if name.isEmpty || ["dumb", "linux", "vt", "cons", "eterm"].contains(where: name.hasPrefix) { return nil }
        if Multiplexer(environment: environment) != nil { return nil }
        return environment["TERM_PROGRAM"] != "Apple_Terminal"
    }

    /// Asks, and waits for the answers, at most 300 ms.
    /// - Returns: false where there are none: the terminal is slow or mute, or something was typed ahead, which would be
    ///   read with them.
    public func ask() -> Bool {
        guard QuietTerminal.begin(input) else { return false }
        begin = now
        guard !isReadable(within: 0), send() else {
            QuietTerminal.end()
            return false
        }
        wait(until: begin + Self.patience)
        if answers.isComplete { QuietTerminal.end() }
        return answers.isComplete
    }

    /// Waits for what is late, and gives back the terminal and what was typed, which is shown then. To be called when the
    /// picture is there.
    /// - Parameter knowsTerminal: this is a terminal that answers.
    public func end(knowsTerminal: Bool) {
        if !knowsTerminal { wait(until: begin + Self.lastPatience) }
        if knowsTerminal || answers.count > 0 { wait(until: begin + Self.surePatience) }
        QuietTerminal.end()
        answers.end()
        typed = answers.typed
        let isInForeground = tcgetpgrp(input) == getpgrp()
        while isInForeground, var byte = typed.first, ioctl(input, UInt(TIOCSTI), &byte) == 0 { typed.removeFirst() }
    }

    /// What was typed meanwhile and could not be given back, once the dialogue has ended.
    public private(set) var typed: [UInt8] = []

    private func send() -> Bool {
        var rest = question[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return false }
            rest = rest.dropFirst(max(count, 0))
        }
        return true
    }

    /// Until the last answer, or until the terminal was given back by a signal.
    private func wait(until deadline: UInt64) {
        while !answers.isComplete, QuietTerminal.isQuiet, now < deadline {
            guard isReadable(within: Int32((deadline - min(now, deadline)) / 1_000_000 + 1)) else { continue }
            var bytes = [UInt8](repeating: 0, count: 512)
            let count = read(input, &bytes, bytes.count)
            guard count > 0 else { return }
            answers.read(bytes[..<count])
        }
    }

    private func isReadable(within milliseconds: Int32) -> Bool {
        var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, milliseconds) > 0
    }

    /// Nanoseconds of a clock that nobody sets.
    private var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
