// The lines of the terminal in which a picture plays.

import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Rows below the cursor, and one more for what is said. Between two updates the cursor stands at the beginning of this
/// last one, unseen. Whatever ends or stops the process gives the terminal back first; the picture stays.
enum PlayLines {
    private static let shown = Atomic(false)
    /// Whether the terminal owes an answer, which would be taken for typed.
    private static let owed = Atomic(false)

    static var owesAnswer: Bool {
        get { owed.load(ordering: .sequentiallyConsistent) }
        set { owed.store(newValue, ordering: .sequentiallyConsistent) }
    }

    /// What makes room for the rows, and remembers where the cursor stands then.
    static func room(rows: Int) -> [UInt8] { Array("\u{1B}[0m".utf8) + [UInt8](repeating: UInt8(ascii: "\n"), count: rows) + Array("\u{1B}7".utf8) }

    /// An update that terminals show at once (mode 2026); what is written of it begins where the picture does.
    static func update(rows: Int, picture: [UInt8], status: [UInt8]) -> [UInt8] {
        let drawn = picture.isEmpty ? [] : Array("\u{1B}[\(rows)A".utf8) + picture + Array("\u{1B}8".utf8)
        return Array("\u{1B}[?2026h\u{1B}7".utf8) + drawn + status + Array("\u{1B}8\u{1B}[?2026l".utf8)
    }

    static func enter() {
        shown.store(true, ordering: .sequentiallyConsistent)
        Keyboard.take()
        try? writeAll(Array("\u{1B}[?25l".utf8), to: 1)
    }

    /// Gives the terminal back; may be called in a handler of signals, once it has been called outside of one.
    static func leave() {
        guard shown.exchange(false, ordering: .sequentiallyConsistent) else { return }
        // A terminal that has stopped reading is waited for, but not for ever.
        var terminal = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        if poll(&terminal, 1, 200) > 0 { _ = farewell.withUTF8Buffer { write(1, $0.baseAddress, $0.count) } }
        takeAnswer()
        Keyboard.giveBack()
    }

    /// The end of a string of pixels and of an update, the usual colours, the line below the picture emptied, and the cursor.
    private static let farewell: StaticString = "\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}8\u{1B}[J\u{1B}[?25h"

    /// Waits for what the terminal owes: it is much slower than others where that takes longer.
    private static func takeAnswer() {
        guard owed.exchange(false, ordering: .sequentiallyConsistent) else { return }
        var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0), byte: UInt8 = 0
        while poll(&input, 1, 1000) > 0, input.revents & Int16(POLLIN) != 0, read(0, &byte, 1) == 1, byte != UInt8(ascii: "n") {}
    }
}
