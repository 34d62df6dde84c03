// What must hold for everything that the parser reads.

import PenSyntax

/// What is wrong with the parser's answer to these bytes. That it ends, and does not trap, shows by the return.
func parserFaults(_ bytes: [UInt8]) -> [String] {
    let source = Source(id: 7, name: "fuzz", bytes: bytes)
    let tree = Parser.parse(source)
    var found = tree.diagnostics.flatMap { faults(of: $0, in: [source]) }
    for diagnostic in tree.diagnostics.prefix(3) { _ = DiagnosticPrinter(sources: [source], width: 40).text(of: diagnostic) }
    var last: Int32 = 0
    for statement in tree.statements {
        if statement.span.start < last || statement.span.end < statement.span.start || statement.span.end > Int32(source.bytes.count) {
            found.append("a statement at \(statement.span) after one that ends at \(last)")
        }
        last = statement.span.end
    }
    return found
}
