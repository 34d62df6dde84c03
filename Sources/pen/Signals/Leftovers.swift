// What must not stay when the process ends in the middle of its work.

import PenTerminal
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A temporary file, a program at work, a terminal that is quiet, coloured or in the middle of a string. Whoever makes one
/// names it here first, for the handlers of signals.
enum Leftovers {
    /// The address of the file's name, or 0.
    private static let temporaryFile = Atomic<UInt>(0)
    /// A program that works for this one, and leads the group of all that it has started; or 0.
    private static let child = Atomic<pid_t>(0)
    private static let showsProgress = Atomic(false)
    /// A fault ends the process: threads that go on meanwhile must make nothing new.
    private static let dying = Atomic(false)
    private static let making = Atomic(false)
    private static let painting = Atomic(false)
    /// The address of the settings of the terminal that a prompt changes, or 0.
    private static let terminal = Atomic<UInt>(0)

    /// Makes all that `takeAway` looks at. Made at the first look, inside of a handler, it could wait for ever for what the
    /// interrupted code holds.
    static func prepare() {
        temporaryFile.store(0, ordering: .relaxed)
        child.store(0, ordering: .relaxed)
        showsProgress.store(false, ordering: .relaxed)
        dying.store(false, ordering: .relaxed)
        making.store(false, ordering: .relaxed)
        painting.store(false, ordering: .relaxed)
        terminal.store(0, ordering: .relaxed)
        QuietTerminal.giveBack()
        Keyboard.giveBack()
        AlternateScreen.leave()
        PlayLines.leave()
        PlayLines.owesAnswer = false
    }

    /// Names the file that must not be left behind, or nil when it has its final name. The text lives as long as the
    /// process or until the next call.
    static func setTemporaryFile(_ path: ByteString?) {
        let name = UInt(bitPattern: path.flatMap { $0.withPointer { strdup($0) } })
        free(UnsafeMutableRawPointer(bitPattern: temporaryFile.exchange(name, ordering: .sequentiallyConsistent)))
    }

    /// Said by the handler of a fault before it takes away: a file that another thread is just making is waited for, but not
    /// for ever, as the fault may be that thread's.
    static func beginDying() {
        dying.store(true, ordering: .sequentiallyConsistent)
        for _ in 0..<500 where making.load(ordering: .sequentiallyConsistent) { usleep(1000) }
    }

    /// A file is made that has no name here yet. While a fault ends the process there are no more of them.
    static func beginMaking() {
        making.store(true, ordering: .sequentiallyConsistent)
        while dying.load(ordering: .sequentiallyConsistent) {
            making.store(false, ordering: .sequentiallyConsistent)
            pause()
        }
    }

    /// It has its name here, or could not be made.
    static func endMaking() { making.store(false, ordering: .sequentiallyConsistent) }

    /// Names the program that must not go on alone, or nil when it has ended.
    static func setChild(_ process: pid_t?) { child.store(process ?? 0, ordering: .sequentiallyConsistent) }

    /// Whether a line on standard error is to be erased.
    static func setProgress(_ isShown: Bool) { showsProgress.store(isShown, ordering: .sequentiallyConsistent) }

    /// Runs what writes colours or pixels to the terminal; a signal meanwhile ends the picture's string and resets them.
    static func whilePainting(_ body: () -> Void) {
        painting.store(true, ordering: .relaxed)
        body()
        painting.store(false, ordering: .relaxed)
    }

    /// Remembers how the terminal is to be left.
    static func keepTerminal(_ attributes: termios) {
        guard terminal.load(ordering: .relaxed) == 0 else { return }
        let kept = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        kept.initialize(to: attributes)
        terminal.store(UInt(bitPattern: kept), ordering: .sequentiallyConsistent)
    }

    /// Does in a handler of signals only what is safe there.
    static func takeAway() {
        QuietTerminal.giveBack()
        if let settings = UnsafeMutablePointer<termios>(bitPattern: terminal.load(ordering: .relaxed)) { tcsetattr(0, TCSANOW, settings) }
        let process = child.load(ordering: .sequentiallyConsistent)
        if process > 0, kill(-process, SIGKILL) == 0 { waitpid(process, nil, 0) }
        if showsProgress.load(ordering: .relaxed) { _ = write(2, endOfProgress.utf8Start, endOfProgress.utf8CodeUnitCount) }
        if let path = UnsafePointer<CChar>(bitPattern: temporaryFile.load(ordering: .relaxed)) { unlink(path) }
        // A terminal that has stopped reading is waited for, but not for ever.
        var terminal = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        if painting.load(ordering: .relaxed), poll(&terminal, 1, 200) > 0 {
            _ = write(1, endOfPicture.utf8Start, endOfPicture.utf8CodeUnitCount)
        }
        AlternateScreen.leave()
        PlayLines.leave()
    }

    /// Ends a string of pixels, an update in one piece, and colours.
    static let endOfPicture: StaticString = "\u{1B}\\\u{1B}[?2026l\u{1B}[0m\n"

    /// Erases the line in which the cursor stands.
    static let endOfProgress: StaticString = "\r\u{1B}[K"
}
