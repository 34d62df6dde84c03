// A fault of the command itself, not of a script.

import PenSyntax

/// Ends the command with a message on standard error.
struct CommandFailure: Error {
    var code: ExitCode
    var message: String
    /// What to do about it, on a line of its own.
    var hint: String?

    init(_ code: ExitCode, _ message: String, hint: String? = nil) {
        (self.code, self.message, self.hint) = (code, message, hint)
    }

    /// For the terminal, whatever was quoted.
    var text: String { "pen: \(message.visible)\n" + (hint.map { "     \($0.visible)\n" } ?? "") }
}
