// A script of the suite, run inside the test's own process.

import Foundation
import PenLanguage
import PenScene
import PenSVG
import PenSyntax

/// What came of a script.
struct SuiteRun {
    var prints: [String] = []
    var diagnostics: [Diagnostic] = []
    var source: Source
    /// nil where nothing was drawn.
    var svg: String?

    /// - Parameter path: as messages show it, relative to the repository.
    init(path: String, bytes: [UInt8], root: URL = Workplace.repository) {
        var limits = Session.Limits()
        limits.timeout = 20
        let printed = Printed()
        let reported = Reported()
        let session = Session(limits: limits, print: { printed.text += $0 }, load: { [UInt8](try Data(contentsOf: root.appendingPathComponent($0))) })
        source = session.add(name: path, bytes: bytes)
        let ending = session.run(source) { reported.diagnostics.append($0) }
        diagnostics = reported.diagnostics
        switch ending {
        case .finished: break
        case .failed(let diagnostic), .interrupted(let diagnostic), .limitReached(let diagnostic): diagnostics.append(diagnostic)
        }
        prints = printed.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        if !session.scene.isEmpty || session.scene.background != nil {
            svg = (try? SVGWriter.write(session.scene.frame())).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    private final class Printed { var text = "" }
    private final class Reported { var diagnostics: [Diagnostic] = [] }

    /// Runs a body on a thread with the stack that the command gives to scripts, too.
    static func onLargeStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
        nonisolated(unsafe) var result: Result?
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            result = body()
            done.signal()
        }
        thread.stackSize = 1 << 29
        thread.start()
        done.wait()
        return result!
    }
}

extension SuiteRun {
    /// In which ways the script did not do what its comments say; empty where it did.
    func failures(_ expectations: SuiteExpectations) -> [String] {
        var failures: [String] = []
        if prints != expectations.prints { failures.append("printed \(prints), expected \(expectations.prints)") }
        var missing = expectations.messages
        for diagnostic in diagnostics {
            if let index = missing.firstIndex(where: { matches(diagnostic, $0) }) {
                failures += correctionFailures(diagnostic, missing.remove(at: index))
            } else {
                failures.append("line \(line(of: diagnostic)): unexpected \(diagnostic.severity.rawValue): \(diagnostic.message)")
            }
        }
        failures += diagnostics.flatMap(jargon)
        return failures + missing.map { "line \($0.line): no \($0.severity) with “\($0.part)”" }
    }

    /// Words of the language's makers, which mean nothing to those who draw.
    private func jargon(_ diagnostic: Diagnostic) -> [String] {
        let message = diagnostic.message.lowercased()
        return ["token", "identifier", "operand", "expression", "parse", "syntax"].filter(message.contains).map { "“\($0)” in: \(diagnostic.message)" }
    }

    private func matches(_ diagnostic: Diagnostic, _ expected: SuiteExpectations.Message) -> Bool {
        diagnostic.severity.rawValue == expected.severity && line(of: diagnostic) == expected.line && diagnostic.message.contains(expected.part)
    }

    /// Counted from 1.
    private func line(of diagnostic: Diagnostic) -> Int {
        1 + source.bytes.prefix(Int(max(0, diagnostic.span.start))).count { $0 == UInt8(ascii: "\n") }
    }

    /// The correction must be the expected one, and a script with it runs.
    private func correctionFailures(_ diagnostic: Diagnostic, _ expected: SuiteExpectations.Message) -> [String] {
        guard let correction = expected.correction else { return [] }
        guard let fix = diagnostic.fix else { return ["line \(expected.line): no correction, expected \(correction)"] }
        let bytes = source.applying(fix)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines.indices.contains(expected.line - 1) ? SuiteExpectations.code(of: lines[expected.line - 1]) : ""
        guard line == correction else { return ["line \(expected.line): corrected to “\(line)”, expected “\(correction)”"] }
        return SuiteRun(path: source.name, bytes: bytes).diagnostics.filter { $0.severity == .error && diagnostic.severity == .error }
            .map { "line \(expected.line): the correction does not run: \($0.message)" }
    }
}
