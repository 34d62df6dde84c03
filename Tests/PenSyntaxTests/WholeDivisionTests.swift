// `//` begins a comment, where other languages divide whole numbers.

import PenSyntax
import Testing

@Suite struct WholeDivisionTests {
    private func warnings(_ text: String) -> [Diagnostic] {
        Parser.parse(Source(id: 0, name: "", bytes: Array(text.utf8))).diagnostics.filter { $0.severity == .warning }
    }

    @Test(arguments: [
        ("let x = 7 // 2", "let x = floor(7 / 2)"), ("let x = n//10\nprint x", "let x = floor(n / 10)\nprint x"), ("x = n // 2", "x = floor(n / 2)"),
    ])
    func divisionIsOffered(text: String, mended: String) throws {
        let source = Source(id: 0, name: "", bytes: Array(text.utf8))
        let warning = try #require(warnings(text).first)
        #expect(warning.message == "// begins a comment; floor(a / b) divides whole numbers")
        #expect(source.text(warning.span) == "//")
        #expect(String(decoding: source.applying(try #require(warning.fix)), as: UTF8.self) == mended)
    }

    /// What is divided is more than the last value.
    @Test(arguments: ["let x = a + 7 // 2", "let x = f(7) // 2", "x += n // 2", "print (n // 2)", "print f(n // 2)", "let l = [n // 2]"])
    func divisionIsMentioned(text: String) {
        #expect(warnings(text).count == 1)
        #expect(warnings(text).allSatisfy { $0.fix == nil })
    }

    @Test(arguments: [
        "print 7 / 2 // 3", "let x = 7 / 2  // 3", "let x = 7 // 2 of them", "let x = 7 // half", "let x = 7 // 2.", "// 2", "let x = 7\n// 2", "let x = 7 //", "let x = \"a // 2",
        "circle 1, 2, 3 // 4", "let x = [ // 1\n1]", "let x = 7 // = 7", "let x = 7 // 2\u{301}",
    ])
    func commentsAreComments(text: String) { #expect(warnings(text).isEmpty) }
}
