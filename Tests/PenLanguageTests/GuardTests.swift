// Variables that hold numbers most of the time: what is computed with them as numbers is what is computed with them in general.

import PenSyntax
import Testing

@testable import PenLanguage

@Suite struct GuardTests {
    private static let kinds = ["3", "(1, 2)", "\"ab\"", "[5]", "yes", "none", "0 / 0"]

    /// Pairs with each kind on both sides.
    private static let pairs = kinds.flatMap { [("2", $0), ($0, "2")] } + zip(kinds, kinds.dropFirst() + kinds.prefix(1)) + kinds.map { ($0, $0) }

    /// How `v` and `w` are held where the expression is computed.
    private static let contexts = [
        // Globals, in a loop.
        "let v = 1\nlet w = 1\nfor pair in [[1, 4], [A, B], [2, 2]] { v = pair[0]; w = pair[1]; print EXPRESSION }",
        // Locals of a function.
        "def f(pairs) { let v = none; let w = 0; for pair in pairs { v = pair[0]; w = pair[1]; print EXPRESSION } }\nf([[1, 4], [A, B], [2, 2]])",
        // Globals that a function reads.
        "let v = none\nlet w = none\ndef f() { print EXPRESSION }\nfor pair in [[1, 4], [A, B], [2, 2]] { v = pair[0]; w = pair[1]; f }",
        // Locals that outlive their function.
        "def make() { let v = 1; let w = 1; return (a, b) => { v = a; w = b; return EXPRESSION } }\nlet f = make()\nfor pair in [[1, 4], [A, B], [2, 2]] { print f(pair[0], pair[1]) }",
    ]

    @Test(arguments: ["v + w", "v - w * 2", "v * w", "v / w", "v % w", "v ^ w", "-v + w", "v < w", "v == w", "1 < v * w", "v * v + w * w + v"])
    func guardsChangeNothing(expression: String) {
        // A call is no arithmetic, so that there is no guard.
        let general = expression.replacing("v", with: "same(v)").replacing("w", with: "same(w)")
        for (index, (a, b)) in Self.pairs.enumerated() {
            let context = Self.contexts[index % Self.contexts.count].replacing("[A, B]", with: "[\(a), \(b)]")
            let script = { (text: String) in ScriptRun("same(x) = x\n" + context.replacing("EXPRESSION", with: text)) }
            let (guarded, plain) = (script(expression), script(general))
            #expect(guarded.printed == plain.printed, "\(expression) with \(a) and \(b)")
            #expect(guarded.diagnostics.map(\.message) == plain.diagnostics.map(\.message), "\(expression) with \(a) and \(b)")
            #expect(!guarded.printed.isEmpty)
        }
    }
}
