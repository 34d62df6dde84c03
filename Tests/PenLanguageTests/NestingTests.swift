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
}
