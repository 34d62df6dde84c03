// `pen fmt`: scripts in pen's style.

import PenLanguage
import PenSyntax

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Rewrites files in place, or formats what comes from standard input. Whatever goes wrong, no text is lost: a file is
/// replaced by a complete one or stays as it is, and what cannot be formatted goes through unchanged.
struct FormatCommand {
    private let inputs: [ScriptInput]
    /// Only names what would change.
    private let checksOnly: Bool

    init(options: Options) throws {
        guard options.output == nil, options.format == nil else {
            throw CommandFailure(.usage, "pen fmt has no --output: it rewrites files in place.", hint: "pen fmt < a.pen > b.pen leaves a.pen as it is.")
        }
        let words = options.words.dropFirst() + options.arguments
        inputs = words.isEmpty ? [.standardInput] : words.map { $0.text == "-" ? .standardInput : .file($0) }
        checksOnly = options.checksOnly
    }

    /// What is wrong with one file keeps no other from being formatted.
    func run() throws -> ExitCode {
        var (code, differs) = (ExitCode.success, false)
        for input in inputs {
            do {
                if try format(input) { differs = true }
            } catch let other as ExitCode {
                code = code.orElse(other)
            } catch let failure as CommandFailure {
                Console.complain(failure.text)
                code = code.orElse(failure.code)
            }
        }
        return code.orElse(checksOnly && differs ? .differs : .success)
    }

    /// Whether the text was not in pen's style.
    private func format(_ input: ScriptInput) throws -> Bool {
        let bytes = try input.read()
        let formatted: [UInt8]
        do throws(FormattingFault) {
            formatted = try Source(id: 0, name: input.name, bytes: bytes).formatted()
        } catch {
            if case .standardInput = input, !checksOnly { try write(bytes) }
            throw explain(error, input, bytes)
        }
        if checksOnly {
            if formatted != bytes { _ = try Console.show(input.name + "\n") }
        } else if case .file(let path) = input {
            if formatted != bytes { try rewrite(path, formatted) }
        } else {
            try write(formatted)
        }
        return formatted != bytes
    }

    private func write(_ bytes: [UInt8]) throws {
        let output = ByteStream(1)
        output.write(bytes)
        output.flush()
        try Console.check(output)
    }

    private func rewrite(_ path: ByteString, _ bytes: [UInt8]) throws {
        guard let status = path.fileStatus, status.st_mode & S_IFMT == S_IFREG else {
            throw CommandFailure(.usage, "\(path) is no file that could be rewritten.", hint: "pen fmt < \(path) writes to standard output.")
        }
        try OutputFile(path: path, isPrecious: true).write(bytes)
        Console.complain("formatted \(path)\n")
    }

    /// Says why a text was left alone, with errors as a run reports them.
    private func explain(_ fault: FormattingFault, _ input: ScriptInput, _ bytes: [UInt8]) -> any Error {
        guard case .errors = fault else {
            return CommandFailure(.internalFault, "\(input.name) is left as it is: formatted it would not mean the same. This is a fault of pen, please report it.")
        }
        let files = ScriptFiles(folder: input.folder, outputs: OutputGuard(.nowhere, []))
        let session = Session(load: { try files.script($0) })
        let messages = DiagnosticWriter(after: ByteStream(1))
        let source = session.add(name: input.name, bytes: bytes)
        for diagnostic in session.check(source) where diagnostic.severity == .error { messages.write(diagnostic, sources: session.sources) }
        messages.countTheRest()
        return ExitCode.scriptError
    }
}
