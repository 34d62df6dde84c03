// Ctrl-C and the other signals that ask the process to end.

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
    /// The signal that ends a conversation as soon as it has kept what was drawn, or 0.
    private static let death = Atomic<Int32>(0)
    /// A conversation's picture is being made or shown.
    private static let showing = Atomic(false)

    static var wasRequested: Bool { requested.load(ordering: .relaxed) }
    /// The signal that has asked a conversation to end; 0 for none.
    static var deathOfConversation: Int32 { death.load(ordering: .relaxed) }

    /// Signals that the caller had ignored (`nohup`, a job in the background) stay ignored. A closed pipe and a
    /// file that grows too large are reported by the write that meets them.
    static func install() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        prepare()
        Leftovers.prepare()
        Alarm.install()
        let ending = Signals.ending
        for number in ending { handle(number) }
        for number in Signals.faults { handleFault(number) }
        // A caller's threads may have held them back, and a process inherits that.
        SignalSet(ending + Signals.faults + [SIGALRM]).letThrough()
    }

    /// Made now, as `Leftovers.prepare` has it.
    private static func prepare() {
        running.store(false, ordering: .relaxed)
        requested.store(false, ordering: .relaxed)
        conversing.store(false, ordering: .relaxed)
        death.store(0, ordering: .relaxed)
        showing.store(false, ordering: .relaxed)
        Patience.isOver.store(false, ordering: .relaxed)
    }

    private static func handle(_ number: Int32) {
        var action = sigaction()
        sigaction(number, nil, &action)
        guard !action.ignores else { return }
        action.setHandler { Interrupts.receive($0) }
        action.sa_flags = 0
        sigaction(number, &action, nil)
    }

    /// What did something about faults before, such as the language's runtime, does it afterwards.
    private static func handleFault(_ number: Int32) {
        let earlier = earlierActions + Int(number)
        sigaction(number, nil, earlier)
        guard !earlier.pointee.ignores else { return }
        var action = earlier.pointee
        action.setHandler { Interrupts.receiveFault($0) }
        action.sa_flags &= SA_ONSTACK
        sigaction(number, &action, nil)
    }

    /// By their signals' numbers.
    nonisolated(unsafe) private static let earlierActions: UnsafeMutablePointer<sigaction> = {
        let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 128)
        actions.initialize(repeating: sigaction(), count: 128)
        return actions
    }()

    /// Runs a script's work, which Ctrl-C and the limits on time and memory then stop through the session.
    static func whileRunning<Result>(_ body: () -> Result) -> Result {
        running.store(true, ordering: .relaxed)
        defer { running.store(false, ordering: .relaxed) }
        return Alarm.whileRinging(body)
    }

    /// Runs a conversation: a Ctrl-C stops what is being done, and never ends the process; what would end it stops what is
    /// being done, too, and the conversation is to look at `deathOfConversation`. The second such signal ends it at once.
    static func whileConversing<Result>(_ body: () throws -> Result) rethrows -> Result {
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

    /// - Throws: where a conversation has been asked to stop what it does, or to end. Elsewhere that ends the process.
    static func check() throws { if wasRequested { throw CommandFailure(.interrupted, "interrupted.") } }

    /// Runs what must not be cut short, such as writing over a file; signals wait meanwhile.
    /// - Parameter evenFaults: those that somebody sends too; a fault of this process's own ends it then without a word.
    static func postponed<Result, Failure: Error>(evenFaults: Bool = false, _ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let before = SignalSet(Signals.ending + (evenFaults ? Signals.faults : []) + [SIGALRM]).holdBack()
        defer { before.holdBackOnly() }
        return try body()
    }

    /// Nanoseconds of a clock that nobody sets.
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    // MARK: In signal handlers: only what is safe there

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
        Leftovers.takeAway()
        die(of: number)
    }

    /// What is raised here comes when this returns, as if it had not come before.
    private static func receiveFault(_ number: Int32) {
        Leftovers.beginDying()
        Leftovers.takeAway()
        sigaction(number, earlierActions + Int(number), nil)
        raise(number)
    }

    /// Ends the process by the signal itself: a shell that runs one command after the other goes on after a code, however
    /// large, and stops after Ctrl-C.
    static func die(of number: Int32) -> Never {
        signal(number, SIG_DFL)
        SignalSet(only: number).letThrough()
        raise(number)
        _exit(128 + number)
    }
}
