// Signals that a window must answer, as letters in a pipe.

import PenTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A new size, Ctrl-Z and its end are answered where that is safe. One that is ignored stays so.
final class WatchSignals {
    /// Can be read from when a signal has come.
    let descriptor: Int32
    nonisolated(unsafe) private static var pipeEnd: Int32 = -1

    private static let numbers = [SIGWINCH, SIGTSTP, SIGCONT]

    init() {
        let ends = quietPipe()
        (descriptor, WatchSignals.pipeEnd) = (ends.read, ends.write)
        for number in WatchSignals.numbers { listen(to: number) }
    }

    /// The signals do what they always do.
    func end() {
        for number in WatchSignals.numbers {
            var action = sigaction()
            sigaction(number, nil, &action)
            if !action.ignores { signal(number, SIG_DFL) }
        }
        close(descriptor)
        close(WatchSignals.pipeEnd)
        WatchSignals.pipeEnd = -1
    }

    private func listen(to number: Int32) {
        var action = sigaction()
        sigaction(number, nil, &action)
        guard !action.ignores else { return }
        action.setHandler { number in
            var letter = UInt8(truncatingIfNeeded: number)
            _ = write(WatchSignals.pipeEnd, &letter, 1)
        }
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESTART))
        sigaction(number, &action, nil)
    }

    /// The next signal that has come; nil where there is none.
    func next() -> Int32? {
        var letter: UInt8 = 0
        return read(descriptor, &letter, 1) == 1 ? Int32(letter) : nil
    }

    /// Lets a signal do what it always does: the process stops, and goes on after this.
    func obey(_ number: Int32) {
        signal(number, SIG_DFL)
        raise(number)
        listen(to: number)
    }
}

/// The ends of a pipe that neither blocks nor is inherited; -1 where there is none.
func quietPipe() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
}
