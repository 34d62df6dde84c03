// What a player waits for, and how it answers.

import PenTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Player {
    /// Until a key or a signal has come, the terminal takes something again, or the next frame is due.
    func waitForNext() {
        var files = [
            pollfd(fd: Keyboard.isTaken ? 0 : -1, events: Int16(POLLIN), revents: 0), pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: output.isBusy ? output.descriptor : -1, events: Int16(POLLOUT), revents: 0),
        ]
        guard poll(&files, nfds_t(files.count), timeout) > 0, files[0].revents != 0 else { return }
        readKeys()
    }

    /// Milliseconds, rounded up; negative for ever.
    private var timeout: Int32 {
        let now = Interrupts.now
        guard !output.isBusy, clock.isRunning || needsFrame(at: now) else { return -1 }
        let next = max(nextFrame, readiness.deadline ?? 0)
        return next <= now ? 0 : Int32(clamping: (next - now + 999_999) / 1_000_000)
    }

    private func readKeys() {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(0, &bytes, bytes.count)
        // The terminal has gone.
        if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { isOver = true }
        for key in keys.read(bytes.prefix(max(count, 0))) { obey(key) }
    }

    private func obey(_ key: PlayKey) {
        let now = Interrupts.now
        switch key {
        case .leave: isOver = true
        case .ready: readiness.noteAnswer()
        default: clock.obey(key, at: now)
        }
    }

    func answerSignals() throws {
        while let number = signals.next() {
            if number == SIGWINCH { isResized = true } else { try obey(number) }
        }
    }

    /// Gives the terminal back while a signal does what it always does; should the process go on, so does the picture.
    private func obey(_ number: Int32) throws {
        let wasRunning = clock.isRunning
        clock.halt(at: Interrupts.now)
        output.forget()
        // Where somebody else has stopped the process, others have written to the terminal since, and changed its settings.
        if number == SIGCONT { Keyboard.giveBack() } else { PlayLines.leave() }
        signals.obey(number)
        try begin()
        while let next = signals.next() {
            // What woke the process is no news.
            if next == SIGWINCH { isResized = true } else if next != SIGCONT { try obey(next) }
        }
        if wasRunning { clock.go(at: Interrupts.now) }
    }
}
