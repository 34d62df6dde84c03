// What the process tells its caller.

import PenSyntax

/// The exit codes; names and numbers as in BSD's sysexits.h where it has one.
enum ExitCode: Int32, Error, CaseIterable {
    case success = 0
    /// `pen fmt --check` has found what would change, as diff has it.
    case differs = 1
    /// Options or words that make no sense.
    case usage = 64
    /// The script has an error.
    case scriptError = 65
    /// A script that is missing or cannot be read.
    case noInput = 66
    /// A fault of pen itself.
    case internalFault = 70
    /// A picture or a print that could not be written.
    case cannotWrite = 73
    /// A limit of steps, time or memory ended the run.
    case limitReached = 75
    /// Ctrl-C: 128 and the number of SIGINT, as shells have it.
    case interrupted = 130

    /// What it says, for help.
    var meaning: String {
        switch self {
        case .success: "all went well"
        case .differs: "pen fmt --check has found something to change"
        case .usage: "wrong usage of the command"
        case .scriptError: "an error in the script"
        case .noInput: "no such script, or none that can be read"
        case .internalFault: "a fault of pen itself"
        case .cannotWrite: "the picture or a print cannot be written"
        case .limitReached: "stopped by a limit"
        case .interrupted: "Ctrl-C"
        }
    }

    /// Of a script that ends with this message, while it runs or when a shape of it is drawn for a later time.
    init(of diagnostic: Diagnostic) { self = diagnostic.code == .stopped ? .limitReached : .scriptError }

    /// The worse of two, for several scripts in one run: the first that is not success.
    func orElse(_ later: ExitCode) -> ExitCode { self == .success ? later : self }
}
