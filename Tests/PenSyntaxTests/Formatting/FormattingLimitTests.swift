// Deep, long and odd scripts.

@testable import PenSyntax
import Testing

private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

@Test(arguments: [
    ("k = ", "(", "1", ")"), ("k = ", "[\n", "1", "]"), ("k = ", "-", "1", ""), ("k = ", "not ", "a", ""), ("", "repeat 1 {", "a", "}"), ("", "if a { b } else { ", "1", " }"),
    ("k = ", "x => { ", "1", " }"), ("k = ", "f(x => {\n", "1", "})"), ("k = ", "\"\\(", "1", ")\""), ("k = ", "[// c\n", "1", "]"), ("", "group { a; ", "b", "; c }"),
])
func deepNestingIsFormatted(start: String, opening: String, middle: String, closing: String) {
    let text = start + repeated(opening, 150) + middle + repeated(closing, 150)
    #expect(formatted(text) != nil)
    #expect(formattingFaults(text) == [])
}

@Test(arguments: [" + 1", " and a", "^2", " < 1", ".a", "(1)", "[0]"])
func longChainsAreFormatted(link: String) {
    let text = "k = a" + repeated(link, 9_000) + "\n"
    #expect(formatted(text) == text)
}

@Test func longChainsOfChoicesAreFormatted() {
    let text = "if a { b }" + repeated(" else if a { b }", 5_000)
    #expect(formatted(text) == "if a {\n    b\n}" + repeated(" else if a {\n    b\n}", 5_000) + "\n")
}

/// Lines, lists and texts of many parts, some of them on one line.
@Test(arguments: [
    ("", "a; ", ""), ("", "a\n", ""), ("group { ", "a; ", "}"), ("", "group { a }; ", ""), ("k = [", "1, ", "]"), ("k = [", "1,\n", "]"), ("k = [", "x => { a; b }, ", "]"),
    ("", "a // c\n", ""), ("", "// c\n", ""), ("", "a // c\n  // d\n", ""), ("k = [ // c\n", "1, // c\n", "]"), ("", "\n", ""), ("k = \"", "\\(a)", "\""), ("k = \"", "\\(if a { b } else { c })", "\""),
])
func longScriptsAreFormatted(start: String, piece: String, end: String) {
    let text = start + repeated(piece, 5_000) + end
    #expect(formatted(text) != nil)
}

@Test func treesThatDifferAreToldApart() {
    let texts = ["a = 1", "a = 2", "a = 1deg", "a = b", "a = b'", "a += 1", "let a = 1", "a(1)", "a 1", "a b: 1", "a c: 1", "a from 1", "a from 1, 2", "a = (1)", "a = [1]", "a = (1, 2)", "a = 1 + 2", "a = 1 - 2",
        "a = 2x", "a = 2 * x", "a = x and y", "a = x or y", "a = not x", "a = -x", "a = x < y", "a = x < y < z", "a = x <= y", "a = 1..2", "a = 1..<2", "a = \"b\"", "a = \"\\(b)\"", "a = #fff", "a = true", "a = nil", "a = b.c",
        "a = b.d", "a = b[0]", "a = x => x", "a = y => y", "a = x => { x }", "a = (x = 1) => x", "f(x) = x", "f(x) = y", "g(x) = x", "if a { b }", "if a { b } else { c }", "if a { b } else if c { d }", "while a { b }", "repeat a { b }",
        "for i in a { b }", "for j in a { b }", "for i in a by c { b }", "for (i, j) in a { b }", "return", "def f() { return 1 }", "break", "continue", "import \"a\"", "import \"b\"", "a { b }", "a { c }", "a { b; c }", "plot x for x in a", "plot x for y in a",
        "plot x for x in a by b", "a\nb", ""]
    for (i, one) in texts.enumerated() {
        for (j, other) in texts.enumerated() {
            let alike = TreeComparison.areAlike(Parser.parse(Source(text: one)).statements, Parser.parse(Source(text: other)).statements)
            #expect(alike == (i == j), "\(one) and \(other)")
        }
    }
}
