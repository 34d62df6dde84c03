// The two streams that the user reads.

/// Texts for standard output and error that are not a script's.
enum Console {
    /// Writes an answer to standard output.
    static func show(_ text: String) throws -> ExitCode {
        let output = ByteStream(1)
        output.write(text)
        output.flush()
        try check(output)
        return .success
    }

    /// Writes a message to standard error; nobody is left to hear of a failure there.
    static func complain(_ text: String) { try? writeAll(Array(text.utf8), to: 2) }

    /// Throws where the stream has lost something. A reader that has gone is no failure.
    static func check(_ stream: ByteStream) throws {
        guard let failure = stream.failure, !stream.isClosed else { return }
        let name = stream.descriptor == 1 ? "standard output" : "standard error"
        throw CommandFailure(.cannotWrite, "cannot write to \(name): \(failure.message).")
    }
}
