// Messages about scripts, on standard error.

import PenSyntax
import PenTerminal

struct DiagnosticWriter {
    /// Flushed first, so that messages and prints come in the order in which they happened.
    let prints: ByteStream

    /// A log needs no line of a megabyte either.
    private static let widthOfFiles = 200

    init(after prints: ByteStream) { self.prints = prints }

    func write(_ diagnostic: Diagnostic, sources: [Source]) {
        let terminal = Terminal(descriptor: 2)
        let printer = DiagnosticPrinter(
            sources: sources, width: terminal.isTerminal ? terminal.window.columns : DiagnosticWriter.widthOfFiles, usesColor: terminal.colorDepth != .none)
        write(printer.text(of: diagnostic))
    }

    func write(_ text: String) {
        prints.flush()
        Console.complain(text)
    }
}
