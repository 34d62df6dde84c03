// Signals that are held back or let through together.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where a thread holds a signal back, the signal waits, or another thread takes it.
struct SignalSet {
    private(set) var value = sigset_t()

    init(_ numbers: [Int32] = []) {
        sigemptyset(&value)
        for number in numbers { sigaddset(&value, number) }
    }

    /// Takes no memory, and so can be made in a handler.
    init(only number: Int32) {
        sigemptyset(&value)
        sigaddset(&value, number)
    }

    /// For a thread that does nothing, and so has no faults of its own: those that somebody sends are for the one that works.
    static var allWithFaults: SignalSet {
        var all = SignalSet()
        sigfillset(&all.value)
        return all
    }

    /// All but those by which a thread's own faults are told: held back, they would end the process before anything is tidied.
    static var all: SignalSet {
        var all = allWithFaults
        for number in Signals.faults { sigdelset(&all.value, number) }
        return all
    }

    func without(_ number: Int32) -> SignalSet {
        var rest = self
        sigdelset(&rest.value, number)
        return rest
    }

    /// - Returns: what this thread held back before.
    @discardableResult func holdBack() -> SignalSet { apply(SIG_BLOCK) }

    /// - Returns: what this thread held back before.
    @discardableResult func letThrough() -> SignalSet { apply(SIG_UNBLOCK) }

    /// This thread holds back these, and no others.
    func holdBackOnly() { _ = apply(SIG_SETMASK) }

    private func apply(_ change: Int32) -> SignalSet {
        var (signals, before) = (self, SignalSet())
        pthread_sigmask(change, &signals.value, &before.value)
        return before
    }
}
