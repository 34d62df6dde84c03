// Scripts that say in their comments what they must print, report and draw: Tests/Suite/<area>/<behaviour>.pen

import Foundation
import Testing

/// Each script is run in this process. Where it draws, the picture must be the one in the `.svg` beside it; with
/// `PEN_UPDATE_GOLDEN=1` the pictures are written anew, to be read as a diff.
struct SuiteTests {
    static let scripts: [String] = {
        let root = Workplace.repository.appendingPathComponent("Tests/Suite")
        let names = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
        // Files whose name begins with `_` are imported by others.
        return names.filter { $0.hasSuffix(".pen") && !URL(fileURLWithPath: $0).lastPathComponent.hasPrefix("_") }.sorted()
    }()

    @Test(arguments: scripts)
    func scriptDoesWhatItSays(name: String) throws {
        let path = "Tests/Suite/" + name
        let url = Workplace.repository.appendingPathComponent(path)
        let bytes = [UInt8](try Data(contentsOf: url))
        let expectations = SuiteExpectations(String(decoding: bytes, as: UTF8.self))
        let (failures, svg) = SuiteRun.onLargeStack {
            let run = SuiteRun(path: path, bytes: bytes)
            return (run.failures(expectations), run.svg)
        }
        for failure in failures { Issue.record("\(path): \(failure)") }
        if !expectations.expectsError { try compare(svg, with: url.deletingPathExtension().appendingPathExtension("svg")) }
    }

    private func compare(_ svg: String?, with golden: URL) throws {
        if ProcessInfo.processInfo.environment["PEN_UPDATE_GOLDEN"] == "1" {
            if let svg { try Data(svg.utf8).write(to: golden) } else { try? FileManager.default.removeItem(at: golden) }
            return
        }
        let expected = try? String(contentsOf: golden, encoding: .utf8)
        #expect(svg == expected, "\(golden.lastPathComponent) is another picture; PEN_UPDATE_GOLDEN=1 rewrites it")
    }

    // MARK: The harness itself

    @Test(arguments: [
        ("print 1 // prints: 1", 0), ("print 1 // prints: 2", 1), ("print 1", 1), ("let a = 1 // prints: 1", 1), ("print 1 + // error: zzz", 2),
        ("let a = 1 // error: nothing", 1), ("let a = 1 // warning: nothing", 1),
    ])
    func harnessSeesWhatDiffers(script: String, count: Int) {
        let failures = SuiteRun.onLargeStack { SuiteRun(path: "a.pen", bytes: Array(script.utf8)).failures(SuiteExpectations(script)) }
        #expect(failures.count == count, "\(failures)")
    }

    @Test func commentsAreRead() {
        let expectations = SuiteExpectations("print 1 // prints: 1\nx = 3 // error: no such // try: let x = 3\n  // warning: w")
        #expect(expectations.prints == ["1"])
        #expect(
            expectations.messages == [
                .init(line: 2, severity: "error", part: "no such", correction: "let x = 3"), .init(line: 3, severity: "warning", part: "w"),
            ])
        #expect(SuiteExpectations.code(of: "let x = 3 // error: no such // try: let x = 3") == "let x = 3")
    }
}
