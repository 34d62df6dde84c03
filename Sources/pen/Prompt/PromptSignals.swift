// What wakes a prompt: a key, or a signal.

import PenTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// While a prompt waits, signals are letters in a pipe, so that they are answered where that is safe. At other times they
/// mean what they mean everywhere in pen; and what is typed then is shown when it is read, not among the answers.
final class PromptSignals {
    enum Event {
        case key, interrupt, resized, stop, resumed
        /// The time has come up to which was waited.
        case time
        /// The terminal has gone.
        case hangUp
        /// A signal that ends the process.
        case killed(Int32)
    }

    private static let numbers = [SIGWINCH, SIGTSTP, SIGCONT] + Signals.ending

    /// The pipe's end that the handlers write to, or -1.
    nonisolated(unsafe) private static var pipeEnd: Int32 = -1
    private let readEnd: Int32
    private let writeEnd: Int32
    private let terminal: PromptTerminal
    /// The process has been stopped by `stop`, which knows when it goes on.
    private var expectsResumption = false
    private var earlier: [(number: Int32, action: sigaction)] = []

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (readEnd, writeEnd) = (ends[0], ends[1])
        terminal = PromptTerminal()
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    func begin() {
        terminal.giveBack()
        expectsResumption = false
        PromptSignals.pipeEnd = writeEnd
        for number in PromptSignals.numbers {
            var action = sigaction(), old = sigaction()
            sigaction(number, nil, &old)
            // A caller may want it ignored.
            guard !old.ignores || number == SIGWINCH || number == SIGCONT else { continue }
            action.setHandler { number in
                var letter = UInt8(truncatingIfNeeded: number)
                let error = errno
                _ = write(PromptSignals.pipeEnd, &letter, 1)
                errno = error
            }
            sigaction(number, &action, nil)
            earlier.append((number, old))
        }
    }

    /// - Parameter isLast: whether the process ends now; what would end it sooner waits from here on.
    func end(isLast: Bool = false) {
        if isLast { SignalSet(Signals.ending).holdBack() }
        for (number, action) in earlier {
            var action = action
            sigaction(number, &action, nil)
        }
        earlier.removeAll()
        PromptSignals.pipeEnd = -1
        terminal.beQuiet()
    }

    /// No more is read: the terminal is as it was.
    func leave() { terminal.giveBack() }

    /// Stops the process as the signal does that asks for it: not where nobody could resume it.
    func stop() {
        var handler = sigaction()
        expectsResumption = true
        sigaction(SIGTSTP, nil, &handler)
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        sigaction(SIGTSTP, &handler, nil)
    }

    /// Waits for the next key or signal, which come first.
    /// - Parameter deadline: by `Interrupts.now`; nil to wait for ever.
    func wait(until deadline: UInt64? = nil) -> Event {
        while true {
            let now = Interrupts.now, rest = deadline.map { $0 > now ? Int32(clamping: ($0 - now + 999_999) / 1_000_000) : 0 }
            var files = [pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0), pollfd(fd: 0, events: Int16(POLLIN), revents: 0)]
            let count = poll(&files, 2, rest ?? -1)
            if count == 0, rest == 0 { return .time }
            guard count > 0 else { continue }
            if files[0].revents != 0 {
                var letter: UInt8 = 0
                guard read(readEnd, &letter, 1) == 1 else { continue }
                if Int32(letter) == SIGCONT, expectsResumption {
                    expectsResumption = false
                    continue
                }
                return PromptSignals.event(Int32(letter))
            }
            if files[1].revents & Int16(POLLIN) != 0 { return .key }
            if files[1].revents != 0 { return .hangUp }
        }
    }

    private static func event(_ number: Int32) -> Event {
        switch number {
        case SIGINT: .interrupt
        case SIGWINCH: .resized
        case SIGTSTP: .stop
        case SIGCONT: .resumed
        default: .killed(number)
        }
    }
}
