// Ctrl-C and the other signals that ask the process to stop.

import PenGeometry
import PenLanguage
import PenTerminal
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// While a script runs, the first Ctrl-C asks the session to stop; at any other time, and the second time, the process
/// ends at once and leaves neither a temporary file nor a coloured or quiet terminal behind.
enum Interrupts {
    private static let running = Atomic(false)
    private static let requested = Atomic(false)
    private static let conversing = Atomic(false)
    private static let abandoned = Atomic(false)
    /// The signal that ends a conversation as soon as it has kept what was drawn, or 0.
    private static let death = Atomic<Int32>(0)
    /// The address of the settings of the terminal that a prompt changes, or 0.
    private static let terminal = Atomic<UInt>(0)
    private static let painting = Atomic(false)
    /// A conversation's picture is being made or shown.
    private static let showing = Atomic(false)
    /// The address of the name, or 0.
    private static let temporaryFile = Atomic<UInt>(0)
    /// A program that works for this one, or 0.
    private static let child = Atomic<pid_t>(0)
    private static let showsProgress = Atomic(false)
    /// When the making of a picture ends, in nanoseconds of the clock that `now` reads; the address of what is said then, and
    /// the exit code.
    private static let deadline = Atomic(UInt64.max)
    private static let farewell = Atomic<UInt>(0)
    private static let exitCode = Atomic<Int32>(0)
    /// When a step of a session is stopped that nobody else could stop, as `deadline`.
    private static let patience = Atomic(UInt64.max)

    static var wasRequested: Bool { requested.load(ordering: .relaxed) }
    /// The signal that has asked a conversation to end; 0 for none.
    static var deathOfConversation: Int32 { death.load(ordering: .relaxed) }

    /// Signals that the caller had ignored (`nohup`, a job in the background) stay ignored. A closed pipe and a
    /// file that grows too large are reported by the write that meets them.
    static func install() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        clearAll()
        for number in [SIGINT, SIGTERM, SIGHUP] { handle(number) }
        installAlarm()
        unblock([SIGINT, SIGTERM, SIGHUP, SIGALRM])
    }

    /// A caller's threads may have blocked them, and a process inherits that.
    private static func unblock(_ numbers: [Int32]) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static func handle(_ number: Int32) {
        var action = sigaction()
        sigaction(number, nil, &action)
        guard !action.ignores else { return }
        action.setHandler { Interrupts.receive($0) }
        action.sa_flags = 0
        sigaction(number, &action, nil)
    }

    /// Makes all that handlers look at. Made at the first look, inside of a handler, it could wait for ever for what the
    /// interrupted code holds.
    private static func clearAll() {
        running.store(false, ordering: .relaxed)
        requested.store(false, ordering: .relaxed)
        conversing.store(false, ordering: .relaxed)
        abandoned.store(false, ordering: .relaxed)
        death.store(0, ordering: .relaxed)
        terminal.store(0, ordering: .relaxed)
        painting.store(false, ordering: .relaxed)
        showing.store(false, ordering: .relaxed)
        Patience.isOver.store(false, ordering: .relaxed)
        temporaryFile.store(0, ordering: .relaxed)
        child.store(0, ordering: .relaxed)
        showsProgress.store(false, ordering: .relaxed)
        deadline.store(.max, ordering: .relaxed)
        farewell.store(0, ordering: .relaxed)
        exitCode.store(0, ordering: .relaxed)
        patience.store(.max, ordering: .relaxed)
        QuietTerminal.giveBack()
        Keyboard.giveBack()
        AlternateScreen.leave()
        PlayLines.leave()
        PlayLines.owesAnswer = false
    }

    /// Every ring makes the session look at its limits and at Ctrl-C, or ends the making of a picture.
    private static func installAlarm() {
        var action = sigaction()
        action.setHandler { _ in Interrupts.receiveAlarm() }
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESTART))
        sigaction(SIGALRM, &action, nil)
    }

    /// Rings every hundredth of a second, or no more. Once would not do: a step of the session may swallow a ring.
    private static func ring(_ rings: Bool) {
        var timer = itimerval()
        if rings { (timer.it_value.tv_usec, timer.it_interval.tv_usec) = (10_000, 10_000) }
        setitimer(realTimer, &timer, nil)
    }

    /// Runs a script's work, which Ctrl-C and the limits on time and memory then stop through the session.
    static func whileRunning<Result>(_ body: () -> Result) -> Result {
        running.store(true, ordering: .relaxed)
        ring(true)
        defer {
            running.store(false, ordering: .relaxed)
            ring(false)
        }
        return body()
    }

    /// Runs a conversation: a Ctrl-C stops what is being done, and never ends the process; what would end it stops what is
    /// being done, too, and the conversation is to look at `deathOfConversation`. The second such signal ends it at once.
    static func whileConversing<Result>(_ body: () throws -> Result) rethrows -> Result {
        handle(SIGQUIT)
        conversing.store(true, ordering: .relaxed)
        defer { conversing.store(false, ordering: .relaxed) }
        return try body()
    }

    /// Makes and shows a conversation's picture; a Ctrl-C meanwhile ends it early.
    /// - Returns: whether nobody stopped it.
    static func whileShowing(_ body: () throws -> Void) rethrows -> Bool {
        showing.store(true, ordering: .sequentiallyConsistent)
        defer {
            showing.store(false, ordering: .sequentiallyConsistent)
            Patience.isOver.store(false, ordering: .relaxed)
        }
        try body()
        return !Patience.isOver.load(ordering: .relaxed)
    }

    /// What was asked before an input says nothing to it.
    static func forget() {
        requested.store(false, ordering: .relaxed)
        Session.forgetInterrupt()
    }

    /// Runs a script's work on a thread that takes the alarms, beside one that may abandon it. Ctrl-C ends the process.
    static func whileWatched<Result>(_ body: () -> Result) -> Result {
        ring(true)
        defer { ring(false) }
        return body()
    }

    /// Stops what another thread does in `whileWatched`, or will soon begin.
    static func abandonWatched() { abandoned.store(true, ordering: .relaxed) }

    /// Lets the next be done; to be called between two.
    static func allowWatched() {
        abandoned.store(false, ordering: .relaxed)
        Session.forgetInterrupt()
    }

    /// Remembers how the terminal is to be left.
    static func keepTerminal(_ attributes: termios) {
        guard terminal.load(ordering: .relaxed) == 0 else { return }
        let kept = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        kept.initialize(to: attributes)
        terminal.store(UInt(bitPattern: kept), ordering: .sequentiallyConsistent)
    }

    /// Runs what makes and writes a picture, outside of a session and its limits: when the time is up, the process ends at
    /// once. Work that only looks at a flag now and then would have to do so in every loop of every writer.
    static func whileDrawing<Result>(for allowance: Allowance?, _ body: () throws -> Result) rethrows -> Result {
        guard let allowance else { return try body() }
        let text = strdup(allowance.message)
        farewell.store(UInt(bitPattern: text), ordering: .relaxed)
        exitCode.store(allowance.code.rawValue, ordering: .relaxed)
        deadline.store(allowance.deadline, ordering: .sequentiallyConsistent)
        ring(true)
        defer {
            ring(false)
            deadline.store(.max, ordering: .sequentiallyConsistent)
            free(text)
        }
        return try body()
    }

    /// Lets a session's shapes be drawn where no key is answered meanwhile: after so many seconds they are stopped.
    static func briefly<Result>(_ seconds: Double, _ body: () throws -> Result) rethrows -> Result {
        var (alarm, before) = (sigset_t(), sigset_t())
        sigemptyset(&alarm)
        sigaddset(&alarm, SIGALRM)
        pthread_sigmask(SIG_UNBLOCK, &alarm, &before)
        patience.store(now + UInt64(seconds * 1e9), ordering: .sequentiallyConsistent)
        ring(true)
        defer {
            ring(false)
            patience.store(.max, ordering: .sequentiallyConsistent)
            pthread_sigmask(SIG_SETMASK, &before, nil)
            Session.forgetInterrupt()
        }
        return try body()
    }

    /// Runs what writes colours or pixels to the terminal; a signal meanwhile ends the picture's string and resets them.
    static func whilePainting(_ body: () -> Void) {
        painting.store(true, ordering: .relaxed)
        body()
        painting.store(false, ordering: .relaxed)
    }

    /// Runs what must not be cut short, such as writing over a file; signals wait meanwhile.
    static func postponed(_ body: () throws(SystemError) -> Void) throws(SystemError) {
        var (ending, before) = (sigset_t(), sigset_t())
        sigemptyset(&ending)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGALRM] { sigaddset(&ending, number) }
        pthread_sigmask(SIG_BLOCK, &ending, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }

    /// Names the file that must not be left behind, or nil when it has its final name. The text lives as long as the
    /// process or until the next call.
    static func setTemporaryFile(_ path: ByteString?) {
        let name = UInt(bitPattern: path.flatMap { $0.withPointer { strdup($0) } })
        free(UnsafeMutableRawPointer(bitPattern: temporaryFile.exchange(name, ordering: .sequentiallyConsistent)))
    }

    /// Names the program that must not go on alone, or nil when it has ended.
    static func setChild(_ process: pid_t?) { child.store(process ?? 0, ordering: .sequentiallyConsistent) }

    /// Whether a line on standard error is to be erased.
    static func setProgress(_ isShown: Bool) { showsProgress.store(isShown, ordering: .sequentiallyConsistent) }

    /// Nanoseconds of a clock that nobody sets.
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    // MARK: In signal handlers: only what is safe there

    private static func receiveAlarm() {
        let isLong = now >= patience.load(ordering: .sequentiallyConsistent)
        if abandoned.load(ordering: .relaxed) || isLong { Session.interrupt() } else { Session.checkLimits() }
        guard now >= deadline.load(ordering: .sequentiallyConsistent) else { return }
        leaveNothingBehind()
        if let text = UnsafePointer<CChar>(bitPattern: farewell.load(ordering: .relaxed)) { _ = write(2, text, strlen(text)) }
        _exit(exitCode.load(ordering: .relaxed))
    }

    private static func receive(_ number: Int32) {
        let again = requested.exchange(true, ordering: .relaxed)
        let isConversing = conversing.load(ordering: .relaxed)
        if running.load(ordering: .relaxed), !again || isConversing, number == SIGINT { return Session.interrupt() }
        if isConversing, number == SIGINT {
            let isShowing = showing.load(ordering: .relaxed)
            // Shapes with properties of their own are drawn by the session.
            if isShowing { Session.interrupt() }
            return Patience.isOver.store(isShowing, ordering: .relaxed)
        }
        if isConversing, death.exchange(number, ordering: .relaxed) == 0 { return Session.interrupt() }
        leaveNothingBehind()
        _exit(128 + number)
    }

    /// No temporary file, no program at work, no terminal that is quiet, coloured or in the middle of a string.
    private static func leaveNothingBehind() {
        QuietTerminal.giveBack()
        if let settings = UnsafeMutablePointer<termios>(bitPattern: terminal.load(ordering: .relaxed)) { tcsetattr(0, TCSANOW, settings) }
        let process = child.load(ordering: .sequentiallyConsistent)
        if process > 0, kill(process, SIGKILL) == 0 { waitpid(process, nil, 0) }
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

    #if canImport(Darwin)
    private static let realTimer = ITIMER_REAL
    #else
    private static let realTimer = __itimer_which_t(bitPattern: ITIMER_REAL.rawValue)
    #endif
}
