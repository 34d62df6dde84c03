// Messages about scripts, on standard error.

import PenSyntax
import PenTerminal

final class DiagnosticWriter {
    /// Flushed first, so that messages and prints come in the order in which they happened.
    let prints: ByteStream

    /// A log needs no line of a megabyte either.
    private static let widthOfFiles = 200
    /// Of one kind: more of them at once are of no use to anybody.
    private static let most = 20
    private var counts: [Diagnostic.Severity: Int] = [:]

    private let tell: (String) -> Void

    /// - Parameter tell: writes to standard error.
    init(after prints: ByteStream, tell: @escaping (String) -> Void = Console.complain) { (self.prints, self.tell) = (prints, tell) }

    func write(_ diagnostic: Diagnostic, sources: [Source]) {
        counts[diagnostic.severity, default: 0] += 1
        if counts[diagnostic.severity, default: 0] <= DiagnosticWriter.most { write(text(of: diagnostic, sources: sources)) }
    }

    /// Says how many were left out; once, at the end.
    func countTheRest() {
        for severity in [Diagnostic.Severity.warning, .error] {
            let rest = counts[severity, default: 0] - DiagnosticWriter.most
            if rest > 0 { write("and \(rest) more \(severity.rawValue)\(rest == 1 ? "" : "s")\n") }
        }
    }

    func text(of diagnostic: Diagnostic, sources: [Source]) -> String {
        let terminal = Terminal(descriptor: 2)
        let printer = DiagnosticPrinter(
            sources: sources, width: terminal.isTerminal ? terminal.window.columns : DiagnosticWriter.widthOfFiles, usesColor: terminal.colorDepth != .none)
        return printer.text(of: diagnostic)
    }

    func write(_ text: String) {
        prints.flush()
        tell(text)
    }
}
