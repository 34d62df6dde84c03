// The language's own tests: scripts that say beside their lines what they print and what is reported there.

import Foundation
import PenScene
import PenSyntax
import Testing

@Suite struct SuiteTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Suite")

    static let scripts: [String] = {
        let files = FileManager.default.enumerator(atPath: folder.path)
        return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".pen") }.sorted()
    }()

    @Test func scriptsAreFound() { #expect(Self.scripts.count > 20) }

    /// Parts of a file between lines of `// ---` run on their own.
    @Test(arguments: scripts) func scriptDoesWhatItSays(_ name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        for part in text.components(separatedBy: "// ---\n") { check(part, name) }
    }

    private func check(_ text: String, _ name: String) {
        let expected = SuiteExpectations(text), run = ScriptRun(text)
        #expect(run.printed == expected.printed, "\(name)")
        check(run.diagnostics, expected.reports, of: run, name)
        if !expected.checks.isEmpty { check(run.check(), expected.checks, of: run, name) }
        check(run.scene, expected.drawn, name)
    }

    private func check(_ diagnostics: [Diagnostic], _ reports: [SuiteExpectations.Report], of run: ScriptRun, _ name: String) {
        let found = diagnostics.map { (line: run.line(of: $0), $0) }.sorted { $0.line < $1.line }
        #expect(found.count == reports.count, "\(name): \(found.map { "\($0.line): \($0.1.message)" })")
        for (report, (line, diagnostic)) in zip(reports, found) {
            #expect(line == report.line && diagnostic.severity == report.severity, "\(name):\(line) \(diagnostic.message)")
            #expect(diagnostic.code.rawValue == report.code && diagnostic.message == report.message, "\(name):\(line)")
            for word in ["token", "identifier", "operand", "expression", "parse", "syntax"] {
                #expect(!diagnostic.message.lowercased().contains(word), "\(name):\(line)")
            }
            if let suggestion = report.suggestion { check(diagnostic, of: run.source, suggests: suggestion, name) }
        }
    }

    /// The picture is the one that the script states, if it states one.
    private func check(_ scene: Scene, _ expected: [SuitePicture], _ name: String) {
        guard !expected.isEmpty else { return }
        let isCanvas = { (picture: SuitePicture) in picture.head.hasPrefix("canvas") }
        let operations = expected.filter { !isCanvas($0) }, found = SuitePicture.operations(of: scene)
        for canvas in expected.filter(isCanvas) {
            let difference = SuitePicture.canvas(of: scene).difference(from: canvas)
            #expect(difference == nil, "\(name)")
        }
        guard !operations.isEmpty else { return }
        #expect(found.count == (operations.first?.head == "nothing" ? 0 : operations.count), "\(name): \(found.map(\.head))")
        for (drawn, wanted) in zip(found, operations) {
            let difference = drawn.difference(from: wanted)
            #expect(difference == nil, "\(name)")
        }
    }

    /// The corrected line is the one that the script names, and runs.
    private func check(_ diagnostic: Diagnostic, of source: Source, suggests line: String, _ name: String) {
        guard let fix = diagnostic.fix else {
            Issue.record("\(name): no suggestion for \(diagnostic.message)")
            return
        }
        let mended = String(decoding: source.applying(fix), as: UTF8.self)
        let lines = mended.split(separator: "\n").map { SuiteExpectations.withoutComment(String($0)) }
        #expect(lines.contains(line), "\(name): \(lines)")
        #expect(ScriptRun(mended).errors.isEmpty, "\(name): \(mended)")
    }
}
