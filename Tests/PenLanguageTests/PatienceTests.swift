// Long steps of a script end early where it must stop.

import PenGeometry
import PenSyntax
import Synchronization
import Testing

@testable import PenLanguage

@Suite struct PatienceTests {
    private static let lists = """
        let n = (0..<5000).map(x => x + 0); let p = n.map(x => (x, x)); let v = n.map(x => "a"); let ones = [1].repeated(5000)
        let t = "ab,".repeated(5000); let blank = " ".repeated(5000) + "a" + " ".repeated(5000)
        let pieces = path { repeat 5000 { moveTo 0, 0; lineTo 1, 1 } }
        let grown = [0]

        """

    /// Each is one step, and what it gives as a whole.
    private static let steps = [
        ("n.reversed.count", "5000"), ("p.reversed.count", "5000"), ("v.reversed.count", "5000"),
        ("(n + n).count", "10000"), ("(p + p).count", "10000"), ("(n + v).count", "10000"),
        ("n[1..-1].count", "4999"), ("v.dropLast().count", "4999"), ("n.sorted().count", "5000"), ("v.sorted().count", "5000"),
        ("ones.sum", "5000"), ("p.sum", "(12497500, 12497500)"), ("max(n)", "4999"), ("min(n.map(x => -x))", "-4999"), ("mean(ones)", "1"),
        ("n.contains(4999)", "true"), ("t.count", "15000"), ("t.split(\",\").count", "5001"), ("t.split(\"\").count", "15000"),
        ("t.replaced(\",\", \"; \").count", "20000"), ("t.startsWith(t)", "true"), ("t.endsWith(t)", "true"), ("blank.trimmed", "a"),
        ("pieces.subpaths.count", "5000"), ("grown.extend(n)\nprint grown.count", "5001"), ("grown.extend(v)\nprint grown.count", "5001"),
        ("n.shuffled.count", "5000"), ("sorted(n, by: x => 0 - x).count", "5000"),
    ]

    private static func result(of step: String, isOver: Bool) -> String {
        let line = step.contains("print") ? step : "print " + step
        let run = ScriptRun(lists + "print \"now\"\n" + line) { text in
            if isOver, text == "now\n" { Patience.isOver.store(true, ordering: .relaxed) }
        }
        return String(run.printed.dropFirst(4).dropLast()) + run.diagnostics.map(\.message).joined()
    }

    @Test(arguments: steps) func wholeResults(step: String, whole: String) {
        #expect(Self.result(of: step, isOver: false) == whole)
    }

    /// In a process of its own, since all threads share one patience. Nothing stops the script here, so that one sees what it
    /// would have thrown away: part of a result.
    @Test func stepsGiveUp() async {
        await #expect(processExitsWith: .success) {
            for (step, whole) in Self.steps {
                precondition(Self.result(of: step, isOver: true) != whole, step)
            }
        }
    }

    /// What looks at the limits itself does so while it works.
    @Test(arguments: [
        "zip(n, v)", "enumerated(v)", "unique(n)", "shuffled(n)", "flattened([v, n])", "list(0..<10^5)", "t.characters", "v.joined()", "t.reversed",
        "all(n, x => x >= 0)", "n.map(x => x)", "n.filter(x => x > 0)", "v.map(x => x)", "t.split()",
    ])
    func stepsAreLimited(step: String) {
        let limited = { (line: String) in
            var limits = Session.Limits()
            limits.maximumSteps = 150_000
            return ScriptRun(Self.lists + "for k in 1..50 { print k; \(line) }", limits: limits)
        }
        #expect(limited("let r = 0").diagnostics.isEmpty)
        let run = limited("let r = \(step)")
        #expect(run.diagnostics.map(\.message) == ["stopped after 150000 steps"])
    }
}
