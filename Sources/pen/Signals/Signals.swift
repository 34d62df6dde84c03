// The signals that end a process which does nothing about them.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// As POSIX.1-2017 has them in `<signal.h>`, and Linux in signal(7): all whose usual effect is the end, and which a process
/// can take. A closed pipe, a file that grows too large and the alarm clock are not among them, since pen has another use for
/// these three.
enum Signals {
    /// Somebody, or a limit of the system, asks for the end.
    static var ending: [Int32] {
        let common = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF]
        #if canImport(Darwin)
        return common
        #else
        return common + [SIGIO, SIGPWR, SIGSTKFLT] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
        #endif
    }

    /// The process itself cannot go on.
    static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]
}
