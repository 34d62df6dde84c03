// Near names.

import PenSyntax
import Testing

private let names = ["lineTo", "lineBy", "lineWidth", "circle", "sin", "cos", "pi", "x", "rect", "rotate", "curveTo"]

@Test(arguments: [
    ("lineto", "lineTo"), ("circel", "circle"), ("cirlce", "circle"), ("sn", "sin"), ("curvTo", "curveTo"),
    ("linewidht", "lineWidth"), ("rotat", "rotate"), ("PI", "pi"), ("lineT", "lineTo"),
])
func nearNamesAreFound(name: String, suggestion: String) {
    #expect(Suggestions.nearest(to: name, among: names) == suggestion)
}

@Test(arguments: ["y", "ab", "banana", "", "ellipse", "tan", String(repeating: "x", count: 100_000)])
func farNamesAreNot(name: String) {
    #expect(Suggestions.nearest(to: name, among: names) == nil)
}

@Test func tiesAreInAlphabeticalOrder() {
    #expect(Suggestions.near("bat", among: ["rat", "cat", "hat", "cat"]) == ["cat", "hat", "rat"])
}
