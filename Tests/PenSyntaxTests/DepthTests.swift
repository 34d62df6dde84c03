// Deep nesting and long chains: an error beyond the limit, never a crash.

import PenSyntax
import Testing

private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

private func messages(_ text: String) -> [String] { Parser.parse(Source(text: text)).diagnostics.map(\.message) }

private let nestings: [(String, String, String)] = [
    ("x = " + "(", "1", ")"), ("x = [", "1", "]"), ("x = -", "1", ""), ("x = not ", "true", ""), ("f(", "1", ")"),
    ("repeat 1 {", "print 1", "}"), ("x = if a { ", "1", " }"), ("x = a => ", "1", ""), ("x = 2^-", "1", ""),
    ("x = f { ", "1", " }"), ("x = a[", "1", "]"), ("(a, b) => { ", "1", " }"), ("x = \"\\(", "1", ")\""),
]

private func nested(_ nesting: (String, String, String), _ depth: Int) -> String {
    let (opening, middle, closing) = nesting
    let inner = opening.hasPrefix("x = ") ? String(opening.dropFirst(4)) : opening
    return opening + repeated(inner, depth - 1) + middle + repeated(closing, depth)
}

@Test(arguments: nestings.indices)
func nestingIsLimited(index: Int) {
    #expect(messages(nested(nestings[index], 200)) == [])
    for depth in [600, 3_000] {
        let found = messages(nested(nestings[index], depth))
        #expect(found.count == 1 && found[0].contains("too deep"), "\(nestings[index].0) \(depth): \(found.prefix(3))")
    }
}

@Test(arguments: ["+", "*", " and ", "^", " == "])
func chainsOfOperatorsAreLimited(sign: String) {
    #expect(messages("x = 1" + repeated(sign + "1", 10_000)) == [])
    let found = messages("x = 1" + repeated(sign + "1", 10_001))
    #expect(found.count == 1 && found[0].contains("too long"))
}

@Test(arguments: [".a", "(1)", "[0]"])
func chainsOfCallsAreLimited(link: String) {
    #expect(messages("x = a" + repeated(link, 10_000)) == [])
    #expect(messages("x = a" + repeated(link, 10_001)).count == 1)
}

@Test func elseIfChainsAreLimited() {
    #expect(messages("if a { b }" + repeated(" else if a { b }", 10_000)) == [])
    #expect(messages("if a { b }" + repeated(" else if a { b }", 10_001)).count == 1)
}

@Test func longChainsInDeepBracketsAreLimited() {
    let text = "x = " + repeated("(", 400) + "1" + repeated(repeated("+1", 200) + ")", 400)
    let found = messages(text)
    #expect(found.count == 1 && found[0].contains("too long"))
}
