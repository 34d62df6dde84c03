// A terminal that neither shows what is typed nor waits for the ends of lines, until it is given back.

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// There is one at a time. Whatever ends or stops the process meanwhile gives the terminal back first: Ctrl-Z by a
/// handler of its own, other signals by whoever handles them.
public enum QuietTerminal {
    private struct Settings {
        var descriptor: Int32
        var attributes: termios
    }

    /// The address of the settings that are to be restored, or 0.
    private static let saved = Atomic<UInt>(0)

    /// False once it has been given back, maybe by a signal.
    static var isQuiet: Bool { saved.load(ordering: .sequentiallyConsistent) != 0 }

    /// - Returns: false where the descriptor is no terminal or one is quiet already.
    static func begin(_ descriptor: Int32) -> Bool {
        var original = termios()
        guard !isQuiet, tcgetattr(descriptor, &original) == 0 else { return false }
        var attributes = original
        let settings = UnsafeMutablePointer<Settings>.allocate(capacity: 1)
        settings.initialize(to: Settings(descriptor: descriptor, attributes: original))
        saved.store(UInt(bitPattern: settings), ordering: .sequentiallyConsistent)
        handle(SIGTSTP)
        attributes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL)
        setControlCharacter(VMIN, 0, &attributes)
        setControlCharacter(VTIME, 0, &attributes)
        guard tcsetattr(descriptor, TCSANOW, &attributes) == 0 else {
            end()
            return false
        }
        // A signal may have given the terminal back before it was taken.
        if !isQuiet { tcsetattr(descriptor, TCSANOW, &original) }
        return isQuiet
    }

    /// Gives the terminal back, and the signals.
    static func end() {
        let settings = restore()
        release(SIGTSTP)
        settings?.deallocate()
    }

    /// Gives the terminal back; may be called in a handler of signals, once it has been called outside of one.
    public static func giveBack() { _ = restore() }

    private static func restore() -> UnsafeMutablePointer<Settings>? {
        guard let settings = UnsafeMutablePointer<Settings>(bitPattern: saved.exchange(0, ordering: .sequentiallyConsistent)) else { return nil }
        tcsetattr(settings.pointee.descriptor, TCSANOW, &settings.pointee.attributes)
        return settings
    }

    // MARK: Signals

    /// The signal does what it always does, but after the terminal has been given back. One that is ignored stays so.
    private static func handle(_ number: Int32) {
        var action = sigaction()
        sigaction(number, nil, &action)
        guard !action.ignores else { return }
        action.setHandler { number in
            QuietTerminal.giveBack()
            raise(number)
        }
        action.sa_flags = Int32(truncatingIfNeeded: Int(SA_RESETHAND) | Int(SA_NODEFER))
        sigaction(number, &action, nil)
    }

    private static func release(_ number: Int32) {
        var action = sigaction()
        sigaction(number, nil, &action)
        if !action.ignores { signal(number, SIG_DFL) }
    }

    private static func setControlCharacter(_ index: Int32, _ value: cc_t, _ attributes: inout termios) {
        withUnsafeMutableBytes(of: &attributes.c_cc) { $0[Int(index)] = value }
    }
}
