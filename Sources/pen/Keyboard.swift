// The terminal's keys, one by one.

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// While it is taken, keys are neither seen nor kept back until the end of a line, and Ctrl-S is one of them.
enum Keyboard {
    /// The address of the terminal's settings as they were, or 0.
    private static let settings = Atomic<UInt>(0)

    static var isTaken: Bool { settings.load(ordering: .sequentiallyConsistent) != 0 }

    /// Whether there is one, and it is the same terminal that the output goes to.
    static var isPossible: Bool {
        var input = stat(), output = stat()
        return isatty(0) == 1 && isatty(1) == 1 && fstat(0, &input) == 0 && fstat(1, &output) == 0 && input.st_rdev == output.st_rdev
    }

    /// Does nothing where standard input is no terminal.
    static func take() {
        var attributes = termios()
        guard !isTaken, tcgetattr(0, &attributes) == 0 else { return }
        let kept = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        kept.initialize(to: attributes)
        settings.store(UInt(bitPattern: kept), ordering: .sequentiallyConsistent)
        attributes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL)
        // Else Ctrl-S would stop the output, and what gives the window back with it.
        attributes.c_iflag &= ~tcflag_t(IXON)
        tcsetattr(0, TCSANOW, &attributes)
        // A signal may have given the terminal back before it was taken.
        if !isTaken { tcsetattr(0, TCSANOW, kept) }
    }

    /// May be called in a handler of signals, once it has been called outside of one.
    static func giveBack() {
        guard let kept = UnsafeMutablePointer<termios>(bitPattern: settings.exchange(0, ordering: .sequentiallyConsistent)) else { return }
        tcsetattr(0, TCSANOW, kept)
    }
}
