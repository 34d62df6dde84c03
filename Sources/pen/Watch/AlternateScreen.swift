// The terminal's other screen, which leaves what stood in the window as it was.

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// While it is shown, the keyboard is taken. Whatever ends or stops the process leaves it first.
enum AlternateScreen {
    private static let shown = Atomic(false)

    static var isShown: Bool { shown.load(ordering: .sequentiallyConsistent) }

    /// Shows it, unless the terminal is somebody else's at the moment.
    static func enter() {
        guard !isShown, isForeground else { return }
        shown.store(true, ordering: .sequentiallyConsistent)
        Keyboard.take()
        try? writeAll(Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J\u{1B}[H".utf8), to: 1)
    }

    /// Whether keys and signals of the terminal come here: not in the background, whose output would cover another program's.
    private static var isForeground: Bool {
        let group = tcgetpgrp(1)
        return group < 0 || group == getpgrp()
    }

    /// Gives window and settings back; may be called in a handler of signals, once it has been called outside of one.
    static func leave() {
        guard shown.exchange(false, ordering: .sequentiallyConsistent) else { return }
        // A terminal that has stopped reading is waited for, but not for ever.
        var terminal = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        if poll(&terminal, 1, 200) > 0 { _ = farewell.withUTF8Buffer { write(1, $0.baseAddress, $0.count) } }
        Keyboard.giveBack()
    }

    /// The end of a synchronised update, the usual colours, the cursor and the first screen.
    private static let farewell: StaticString = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
}
