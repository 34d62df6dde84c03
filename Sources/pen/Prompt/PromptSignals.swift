// What wakes a prompt: a key, or a signal.

import PenTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// While a prompt waits, signals are letters in a pipe, so that they are answered where that is safe. At other times they
/// mean what they mean everywhere in pen.
final class PromptSignals {
    enum Event {
        case key, interrupt, resized, stop
        /// The terminal has gone.
        case hangUp
    }

    /// The pipe's end that the handlers write to, or -1.
    nonisolated(unsafe) private static var pipeEnd: Int32 = -1
    private let readEnd: Int32
    private let writeEnd: Int32
    /// The terminal as it was, for a signal that ends the process.
    private var attributes = termios()
    private var earlier: [(number: Int32, action: sigaction)] = []

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (readEnd, writeEnd) = (ends[0], ends[1])
        tcgetattr(0, &attributes)
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    func begin() {
        PromptSignals.pipeEnd = writeEnd
        Interrupts.keepTerminal(attributes)
        for number in [SIGINT, SIGWINCH, SIGTSTP] {
            var action = sigaction(), old = sigaction()
            action.setHandler { number in
                var letter = UInt8(truncatingIfNeeded: number)
                _ = write(PromptSignals.pipeEnd, &letter, 1)
            }
            sigaction(number, &action, &old)
            earlier.append((number, old))
        }
    }

    func end() {
        for (number, action) in earlier {
            var action = action
            sigaction(number, &action, nil)
        }
        earlier.removeAll()
        PromptSignals.pipeEnd = -1
    }

    /// Waits for the next key or signal.
    func wait() -> Event {
        while true {
            var files = [pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0), pollfd(fd: 0, events: Int16(POLLIN), revents: 0)]
            guard poll(&files, 2, -1) > 0 else { continue }
            if files[0].revents != 0 {
                var letter: UInt8 = 0
                guard read(readEnd, &letter, 1) == 1 else { continue }
                switch Int32(letter) {
                case SIGINT: return .interrupt
                case SIGTSTP: return .stop
                default: return .resized
                }
            }
            if files[1].revents & Int16(POLLIN) != 0 { return .key }
            if files[1].revents != 0 { return .hangUp }
        }
    }
}
