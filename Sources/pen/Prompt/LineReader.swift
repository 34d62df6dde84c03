// Lines that are typed, edited by GNU readline.

import PenLibraries

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads one line after the other from the terminal. The keys are given to readline one by one, so that signals and the
/// size of the window are answered between two of them.
final class LineReader: InputLines {
    enum Event: Equatable {
        case line(String)
        /// Ctrl-C: the line that was begun is thrown away.
        case interrupted
        /// Ctrl-D in an empty line, or the terminal has gone.
        case end
        /// A signal that ends the process.
        case killed(Int32)
    }

    private let readline: Readline
    private let page: PromptPage
    let completion: PromptCompletion
    private let signals: PromptSignals
    /// What plays while lines are typed.
    var pane: PicturePane?
    /// Tells why it does not go on.
    var tellFault: ((any Error) -> Void)?
    private var prompt = ""
    /// A signal that ends the process, also where an answer was asked for: whoever reads next hears of it as well.
    private var death: Event?
    /// What readline has handed over; there is one readline in the process.
    nonisolated(unsafe) private static var received: Event?

    init(page: PromptPage) throws(MissingLibrary) {
        readline = try Readline.open()
        self.page = page
        completion = PromptCompletion(readline: readline, page: page)
        signals = PromptSignals()
        readline.name.pointee = UnsafePointer(strdup("pen"))
        (readline.catchesSignals.pointee, readline.catchesResizing.pointee) = (0, 0)
        LineReader.inUTF8 { _ = readline.initialize() }
        readline.useHistory()
        readline.limitHistory(10_000)
        _ = readline.set("enable-bracketed-paste", "on")
        _ = readline.set("blink-matching-paren", "on")
    }

    /// Letters beyond ASCII are edited as letters in any locale: readline takes it from the environment whenever it begins.
    private static func inUTF8(_ begin: () -> Void) {
        setlocale(LC_CTYPE, "")
        if nl_langinfo(Int32(CODESET)).map({ String(cString: $0) }) == "UTF-8" { return begin() }
        let earlier = getenv("LC_ALL").map { String(cString: $0) }
        setenv("LC_ALL", "C.UTF-8", 1)
        begin()
        if let earlier { setenv("LC_ALL", earlier, 1) } else { unsetenv("LC_ALL") }
    }

    /// Puts a line into the history that the arrow keys show.
    func remember(_ line: String) { readline.addHistory(line) }

    /// - Parameters:
    ///   - prompt: colours in it stand between the marks that `PromptText` sets.
    ///   - earlier: the lines of an input before this one, which Tab completes; nil for what is no input.
    func read(prompt: String, after earlier: String?) -> Event {
        if let death { return death }
        LineReader.received = nil
        self.prompt = prompt
        (completion.prompt, completion.earlier) = (prompt, earlier)
        signals.begin()
        readline.measureScreen()
        LineReader.inUTF8 { readline.begin(prompt) { LineReader.receive($0) } }
        while LineReader.received == nil { answer(signals.wait(until: pane?.nextFrame)) }
        // Once more where the line was not ended by a key.
        readline.end()
        let event = LineReader.received ?? .end
        if case .killed = event { death = event }
        signals.end(isLast: death != nil)
        if case .line(let line) = event { page.note(prompt: prompt, line: line) }
        return event
    }

    /// Nothing more is read.
    func leave() { signals.leave() }

    private static func receive(_ line: UnsafeMutablePointer<CChar>?) {
        // Otherwise readline would show the prompt again before anything is answered.
        try? Readline.open().end()
        received = line.map { .line(String(cString: $0)) } ?? .end
        free(line)
    }

    private func answer(_ event: PromptSignals.Event) {
        switch event {
        case .key: readKey()
        case .interrupt: interrupt()
        case .resized:
            page.loseTrack()
            readline.resize()
        case .time: showNextFrame()
        case .stop: stop()
        case .resumed: resume()
        case .hangUp: LineReader.received = .end
        case .killed(let number): LineReader.received = .killed(number)
        }
    }

    private func readKey() {
        readline.readKey()
        guard LineReader.received == nil, let function = readline.lastFunction.pointee, readline.clearingFunctions.contains(function) else { return }
        readline.lastFunction.pointee = nil
        if page.showAgain() { redisplay() }
    }

    private func showNextFrame() {
        // What readline has written may still be on its way.
        fflush(nil)
        let line = readline.line.pointee.map { UnsafeBufferPointer(start: $0, count: Int(readline.point.pointee)).map { UInt8(bitPattern: $0) } } ?? []
        do { try pane?.proceed(prompt: prompt, line: String(decoding: line, as: UTF8.self)) } catch { completion.interject { tellFault?(error) } }
    }

    private func interrupt() {
        readline.forgetPending()
        // What was begun stays to be seen.
        readline.point.pointee = readline.lineEnd.pointee
        readline.redisplay()
        page.note(prompt: prompt, line: readline.line.pointee.map { String(cString: $0) + "^C" } ?? "^C")
        try? writeAll(Array("^C\n".utf8), to: 1)
        readline.freeLine()
        readline.replaceLine("", 0)
        LineReader.received = .interrupted
    }

    /// Ctrl-Z: the terminal is given back for as long as the process is stopped.
    private func stop() {
        readline.restoreTerminal()
        signals.stop()
        resume()
    }

    /// Back in the foreground: others have written to the terminal and changed its settings.
    private func resume() {
        page.loseTrack()
        readline.prepareTerminal(1)
        redisplay()
    }

    private func redisplay() {
        _ = readline.startFresh()
        readline.redisplay()
    }
}
