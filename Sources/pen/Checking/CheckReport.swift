// What a check says of several files.

import PenSyntax

/// Writes what was found file by file as messages on standard error, or at the end all of it as one list of JSON on standard
/// output. What was found in a file that several others import is said once.
final class CheckReport {
    private let writesJSON: Bool
    private var said: Set<String> = []
    private var entries: [JSON] = []

    init(writesJSON: Bool) { self.writesJSON = writesJSON }

    /// - Parameter file: the name of a source's file, by the one that messages show.
    func add(_ found: [Diagnostic], sources: [Source], file: (String) -> String) {
        let new = found.filter { said.insert(key($0, sources)).inserted }
        if writesJSON {
            let json = DiagnosticJSON(sources: sources, file: file)
            entries += new.map(json.value)
        } else {
            let messages = DiagnosticWriter(after: ByteStream(1))
            for diagnostic in new { messages.write(diagnostic, sources: sources) }
            messages.countTheRest()
        }
    }

    /// - Throws: `CommandFailure` where standard output cannot be written.
    func finish() throws {
        guard writesJSON else { return }
        _ = try Console.show(entries.isEmpty ? "[]\n" : "[\n" + entries.map(\.written).joined(separator: ",\n") + "\n]\n")
    }

    private func key(_ diagnostic: Diagnostic, _ sources: [Source]) -> String {
        let name = sources.first { $0.id == diagnostic.span.source }?.name ?? ""
        return "\(name):\(diagnostic.span.start):\(diagnostic.span.end): \(diagnostic.message)"
    }
}
