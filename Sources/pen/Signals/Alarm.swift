// The clock that rings while a script runs or a picture is made.

import PenLanguage
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Every ring makes the session look at its limits and at Ctrl-C, or ends the making of a picture.
enum Alarm {
    /// What ends the making of a picture: a moment, in nanoseconds of the clock that `Interrupts.now` reads, and bytes of memory.
    private static let deadline = Atomic(UInt64.max), memory = Atomic(Int.max)
    /// The address of what is said then, and the exit code.
    private static let lateFarewell = Atomic<UInt>(0), lateCode = Atomic<Int32>(0)
    private static let largeFarewell = Atomic<UInt>(0), largeCode = Atomic<Int32>(0)
    /// When a step of a session is stopped that nobody else could stop, as `deadline`.
    private static let patience = Atomic(UInt64.max)
    private static let abandoned = Atomic(false)

    static func install() {
        // Made now, as `Leftovers.prepare` has it.
        deadline.store(.max, ordering: .relaxed)
        memory.store(.max, ordering: .relaxed)
        lateFarewell.store(0, ordering: .relaxed)
        lateCode.store(0, ordering: .relaxed)
        largeFarewell.store(0, ordering: .relaxed)
        largeCode.store(0, ordering: .relaxed)
        _ = MemoryLimit.residentBytes()
        patience.store(.max, ordering: .relaxed)
        abandoned.store(false, ordering: .relaxed)
        var action = sigaction()
        action.setHandler { _ in Alarm.receive() }
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESTART))
        sigaction(SIGALRM, &action, nil)
    }

    /// Rings every hundredth of a second while something is done. Once would not do: a step of the session may swallow a ring.
    static func whileRinging<Result>(_ body: () throws -> Result) rethrows -> Result {
        ring(true)
        defer { ring(false) }
        return try body()
    }

    private static func ring(_ rings: Bool) {
        var timer = itimerval()
        if rings { (timer.it_value.tv_usec, timer.it_interval.tv_usec) = (10_000, 10_000) }
        setitimer(realTimer, &timer, nil)
    }

    /// Stops what another thread does in `whileRinging`, or will soon begin.
    static func abandonWatched() { abandoned.store(true, ordering: .relaxed) }

    /// Lets the next be done; to be called between two.
    static func allowWatched() {
        abandoned.store(false, ordering: .relaxed)
        Session.forgetInterrupt()
    }

    /// Runs what makes and writes a picture, outside of a session and its limits: when the time is up, or the memory, the
    /// process ends at once. Work that only looks at a flag now and then would have to do so in every loop of every writer.
    static func whileDrawing<Result>(for allowance: Allowance?, _ body: () throws -> Result) rethrows -> Result {
        guard let allowance else { return try body() }
        let late = strdup(allowance.late.message), large = strdup(allowance.large.message)
        lateFarewell.store(UInt(bitPattern: late), ordering: .relaxed)
        lateCode.store(allowance.late.code.rawValue, ordering: .relaxed)
        largeFarewell.store(UInt(bitPattern: large), ordering: .relaxed)
        largeCode.store(allowance.large.code.rawValue, ordering: .relaxed)
        memory.store(allowance.memory, ordering: .sequentiallyConsistent)
        deadline.store(allowance.deadline, ordering: .sequentiallyConsistent)
        defer {
            deadline.store(.max, ordering: .sequentiallyConsistent)
            memory.store(.max, ordering: .sequentiallyConsistent)
            free(late)
            free(large)
        }
        return try whileRinging(body)
    }

    /// Lets a session's shapes be drawn where no key is answered meanwhile: after so many seconds they are stopped.
    static func briefly<Result>(_ seconds: Double, _ body: () throws -> Result) rethrows -> Result {
        let before = SignalSet(only: SIGALRM).letThrough()
        patience.store(Interrupts.now + UInt64(seconds * 1e9), ordering: .sequentiallyConsistent)
        defer {
            patience.store(.max, ordering: .sequentiallyConsistent)
            before.holdBackOnly()
            Session.forgetInterrupt()
        }
        return try whileRinging(body)
    }

    /// In a handler of signals: only what is safe there.
    private static func receive() {
        let isLong = Interrupts.now >= patience.load(ordering: .sequentiallyConsistent)
        if abandoned.load(ordering: .relaxed) || isLong { Session.interrupt() } else { Session.checkLimits() }
        if Interrupts.now >= deadline.load(ordering: .sequentiallyConsistent) { end(lateFarewell.load(ordering: .relaxed), lateCode.load(ordering: .relaxed)) }
        let most = memory.load(ordering: .sequentiallyConsistent)
        if most < .max, MemoryLimit.residentBytes() > most { end(largeFarewell.load(ordering: .relaxed), largeCode.load(ordering: .relaxed)) }
    }

    private static func end(_ farewell: UInt, _ code: Int32) -> Never {
        Leftovers.takeAway()
        if let text = UnsafePointer<CChar>(bitPattern: farewell) { _ = write(2, text, strlen(text)) }
        _exit(code)
    }

    #if canImport(Darwin)
    private static let realTimer = ITIMER_REAL
    #else
    private static let realTimer = __itimer_which_t(bitPattern: ITIMER_REAL.rawValue)
    #endif
}
