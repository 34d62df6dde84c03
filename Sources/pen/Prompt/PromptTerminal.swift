// The terminal's settings while a prompt answers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What is typed while an input is answered is not shown at once: it would stand among the answers, and be shown again
/// by the next prompt. Whatever ends or stops the process gives the terminal back as it was.
final class PromptTerminal {
    nonisolated(unsafe) private static let original = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    nonisolated(unsafe) private static var isQuiet = false
    nonisolated(unsafe) private static var handlesStop = false
    private let isKnown: Bool

    init() {
        isKnown = tcgetattr(0, PromptTerminal.original) == 0
        guard isKnown else { return }
        Leftovers.keepTerminal(PromptTerminal.original.pointee)
    }

    func beQuiet() {
        guard isKnown else { return }
        PromptTerminal.setQuiet()
        PromptTerminal.isQuiet = true
        PromptTerminal.handleStop()
    }

    func giveBack() {
        guard isKnown, PromptTerminal.isQuiet else { return }
        PromptTerminal.isQuiet = false
        if PromptTerminal.handlesStop { signal(SIGTSTP, SIG_DFL) }
        PromptTerminal.handlesStop = false
        tcsetattr(0, TCSANOW, PromptTerminal.original)
    }

    private static func setQuiet() {
        var quiet = original.pointee
        quiet.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(0, TCSANOW, &quiet)
    }

    /// Ctrl-Z meanwhile: the shell finds the terminal as it was.
    private static func handleStop() {
        var action = sigaction()
        sigaction(SIGTSTP, nil, &action)
        guard !action.ignores else { return }
        action.setHandler { number in
            tcsetattr(0, TCSANOW, PromptTerminal.original)
            raise(number)
        }
        action.sa_flags = Int32(truncatingIfNeeded: Int(SA_RESETHAND) | Int(SA_NODEFER))
        sigaction(SIGTSTP, &action, nil)
        handlesStop = true
    }
}
