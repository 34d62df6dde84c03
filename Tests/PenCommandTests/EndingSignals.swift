// The signals that end a process which does nothing about them, by signal(7).

import Foundation

enum EndingSignals {
    /// All that can be taken, but for those to which a command has an answer of its own: a closed pipe, a file that grows too
    /// large, an alarm clock. The first and the last of those that have no name stand for the others.
    static let all =
        [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, 16, 34, 64] + faults

    /// The language's runtime does not report faults, which takes it long.
    static let environment = ["SWIFT_BACKTRACE": "enable=no"]

    static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]
}
