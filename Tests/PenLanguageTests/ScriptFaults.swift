// What must hold for every script that is run.

import PenLanguage
import PenScene
import PenSyntax

/// Runs a text as a script within narrow limits, draws it, and says what is wrong with its messages.
func scriptFaults(_ bytes: [UInt8], limits: Session.Limits) -> (frame: Frame, faults: [String]) {
    struct NoFile: Error {}
    let session = Session(limits: limits, load: { _ in throw NoFile() })
    var diagnostics: [Diagnostic] = []
    switch session.run(session.add(name: "fuzz", bytes: bytes), report: { diagnostics.append($0) }) {
    case .finished: break
    case .failed(let last), .interrupted(let last), .limitReached(let last): diagnostics.append(last)
    }
    let checked = Session(limits: limits, load: { _ in throw NoFile() })
    let found = checked.check(checked.add(name: "fuzz", bytes: bytes)).flatMap { faults(of: $0, in: checked.sources) }
    for diagnostic in diagnostics.suffix(3) { _ = DiagnosticPrinter(sources: session.sources, width: 40).text(of: diagnostic) }
    return (session.scene.frame(), diagnostics.flatMap { faults(of: $0, in: session.sources) } + found)
}
