// Deeply nested scripts are compiled in time that grows with their length: what is compiled twice at every level would
// never end at these depths.

import Testing

@testable import PenLanguage

struct NestingTests {
    private static let depth = 60

    @Test(arguments: [
        ("group { ", "print 1", " }"),
        ("while true { ", "print 1", "; for i in 0..3 { if i == 2 { continue } }; if 1 < 2 { break }; for i in 0..1 { break } }"),
        ("repeat 1 { group { ", "print 1; break", " } }"),
        ("lineTo(", "1, 2", ")"),
        ("forward(", "none", ")"),
        ("let p = (0, 0); p.x = if true { ", "1", " } else { none }"),
    ])
    func nestedBlocksAndCalls(open: String, core: String, close: String) {
        let text = String(repeating: open, count: Self.depth) + core + String(repeating: close, count: Self.depth)
        let run = ScriptRun(text)
        if core.hasPrefix("print") {
            #expect(run.printed == "1\n")
            #expect(run.diagnostics.isEmpty)
        } else if core == "1, 2" || core == "none" {
            // The innermost command gives nothing, which is no point and no number.
            #expect(run.diagnostics.contains { $0.severity == .error })
        }
    }

    /// Places in places, functions of functions, members of members, sums of sums.
    @Test(arguments: [
        ("let a = [0, 1]\nprint ", "a[", "1", "]", "1"),
        ("let a = [0, 1]\na[0] = 5\na[", "a[", "1", "]", ""),
        ("let a = [0]; repeat 60 { a = [a] }\nprint a", "[0]", "", "", "[0]"),
        ("let f = x => x; f = x => x + 1\nprint ", "f(", "0", ")", "60"),
        ("let x = \"a\"; x = 1\nprint ", "(x + ", "0", ")", "60"),
        ("let l = [1, 2]\nprint ", "[", "l", "].count", "1"),
        ("print ", "abs(min(1, ", "7", "))", "1"),
    ])
    func nestedValues(start: String, open: String, core: String, close: String, printed: String) {
        let text = start + String(repeating: open, count: Self.depth) + core + String(repeating: close, count: Self.depth)
        let run = ScriptRun(text + (printed.isEmpty ? "] = 7\nprint a" : ""))
        #expect(run.printed == (printed.isEmpty ? "[5, 7]" : printed) + "\n")
        #expect(run.diagnostics.isEmpty)
    }
}
