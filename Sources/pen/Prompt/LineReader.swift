// Lines that are typed, edited by GNU readline.

import PenLibraries

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads one line after the other from the terminal. The keys are given to readline one by one, so that signals and the
/// size of the window are answered between two of them.
final class LineReader {
    enum Event: Equatable {
        case line(String)
        /// Ctrl-C: the line that was begun is thrown away.
        case interrupted
        /// Ctrl-D in an empty line, or the terminal has gone.
        case end
    }

    private let readline: Readline
    private let signals: PromptSignals
    /// What readline has handed over; there is one readline in the process.
    nonisolated(unsafe) private static var received: Event?

    init() throws(MissingLibrary) {
        readline = try Readline.open()
        signals = PromptSignals()
        LineReader.useUTF8()
        readline.name.pointee = UnsafePointer(strdup("pen"))
        (readline.catchesSignals.pointee, readline.catchesResizing.pointee) = (0, 0)
        readline.useHistory()
        readline.limitHistory(10_000)
        _ = readline.set("enable-bracketed-paste", "on")
        _ = readline.set("blink-matching-paren", "on")
    }

    /// Letters beyond ASCII are edited as letters in any locale.
    private static func useUTF8() {
        setlocale(LC_CTYPE, "")
        let encoding = nl_langinfo(Int32(CODESET)).map { String(cString: $0) }
        if encoding != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    }

    /// Puts a line into the history that the arrow keys show.
    func remember(_ line: String) { readline.addHistory(line) }

    /// - Parameter prompt: colours in it stand between the marks that `PromptText` sets.
    func read(prompt: String) -> Event {
        LineReader.received = nil
        signals.begin()
        readline.begin(prompt) { LineReader.receive($0) }
        while LineReader.received == nil { answer(signals.wait()) }
        // Once more where the line was not ended by a key.
        readline.end()
        signals.end()
        return LineReader.received ?? .end
    }

    private static func receive(_ line: UnsafeMutablePointer<CChar>?) {
        // Otherwise readline would show the prompt again before anything is answered.
        try? Readline.open().end()
        received = line.map { .line(String(cString: $0)) } ?? .end
        free(line)
    }

    private func answer(_ event: PromptSignals.Event) {
        switch event {
        case .key: readline.readKey()
        case .interrupt: interrupt()
        case .resized: readline.resize()
        case .stop: stop()
        case .hangUp: LineReader.received = .end
        }
    }

    private func interrupt() {
        readline.forgetPending()
        readline.freeLine()
        // What was begun stays to be seen.
        try? writeAll(Array("^C\n".utf8), to: 1)
        readline.replaceLine("", 0)
        LineReader.received = .interrupted
    }

    /// Ctrl-Z: the terminal is given back for as long as the process is stopped.
    private func stop() {
        readline.restoreTerminal()
        raise(SIGSTOP)
        readline.prepareTerminal(1)
        _ = readline.startFresh()
        readline.redisplay()
    }
}
