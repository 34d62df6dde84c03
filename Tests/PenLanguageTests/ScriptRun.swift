// What a script did: its prints, its diagnostics, its scene.

import Foundation
import PenScene
import PenSyntax

@testable import PenLanguage

/// Runs a text as a script, with all that it printed and reported.
final class ScriptRun {
    private(set) var printed = ""
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var ending = Session.Ending.finished
    let source: Source
    private let session: Session
    var scene: Scene { session.scene }

    /// Scripts run on a stack as large as the command's: deep recursion needs it.
    /// - Parameters:
    ///   - imported: what each imported file holds.
    ///   - onPrint: is told each line that the script has printed.
    init(
        _ text: String, limits: Session.Limits? = nil, textMeasurer: any TextMeasurer = EstimatedTextMeasurer(),
        imported: String = "", onPrint: @escaping (String) -> Void = { _ in }
    ) {
        var limits = limits ?? Session.Limits()
        if limits.maximumSteps == nil { limits.maximumSteps = 20_000_000 }
        let output = Output(), reports = Reports()
        session = Session(
            limits: limits, textMeasurer: textMeasurer,
            print: {
                output.text += $0
                onPrint($0)
            }, load: { _ in Array(imported.utf8) }, loadImage: BlankImages.load)
        source = session.add(name: "script.pen", bytes: Array(text.utf8))
        ScriptRun.onALargeStack { [session, source] in reports.ending = session.run(source) { reports.list.append($0) } }
        (ending, printed, diagnostics) = (reports.ending, output.text, reports.list)
        switch ending {
        case .finished: break
        case .failed(let last), .interrupted(let last), .limitReached(let last): diagnostics.append(last)
        }
    }

    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

    /// What is found without a run.
    func check() -> [Diagnostic] { Session().check(source) }

    /// The shapes in the order in which they are drawn.
    var shapes: [DrawnShape] {
        scene.frame().operations.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    }

    /// The line, from 1, on which a diagnostic stands.
    func line(of diagnostic: Diagnostic) -> Int {
        1 + source.bytes.prefix(Int(diagnostic.span.start)).count { $0 == 10 }
    }

    /// Returns when the body has run.
    static func onALargeStack(_ body: @escaping () -> Void) { Work(body).runOnALargeStack() }

    private final class Output { var text = "" }
    private final class Reports {
        var list: [Diagnostic] = []
        var ending = Session.Ending.finished
    }

    /// The one thread that waits for it and the one that does it never run at once.
    private final class Work: @unchecked Sendable {
        private let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }

        func runOnALargeStack() {
            let done = DispatchSemaphore(value: 0)
            let thread = Thread { [self] in
                body()
                done.signal()
            }
            thread.stackSize = 1 << 30
            thread.start()
            done.wait()
        }
    }
}
