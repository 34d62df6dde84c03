// Messages about scripts, on standard error.

import PenSyntax

struct DiagnosticWriter {
    /// Flushed first, so that messages and prints come in the order in which they happened.
    let prints: ByteStream

    init(after prints: ByteStream) { self.prints = prints }

    func write(_ diagnostic: Diagnostic, sources: [Source]) {
        warn("\(diagnostic.severity.rawValue): \(diagnostic.message)")
    }

    func warn(_ text: String) {
        prints.flush()
        Console.complain(text + "\n")
    }
}
