// How commands, clauses and blocks are read.

import PenSyntax
import Testing

@Test(arguments: [
    ("name (a) + b", "(cmd name (+ (paren a) b))"),
    ("name(a) + b", "(+ (call name a) b)"),
    ("name -1", "(cmd name (- 1))"),
    ("name - 1", "(- name 1)"),
    ("name-1", "(- name 1)"),
    ("push tennis by (0, -1), mode: instant", "(cmd push tennis {by <0 (- 1)>} mode:instant)"),
    ("lineTo bx, by", "(cmd lineTo bx by)"),
    ("plot sin(x) for x in -pi..pi", "(cmd plot (call sin x) {for x (.. (- pi) pi)})"),
])
func aCommandIsReadByItsShape(text: String, tree: String) {
    #expect(Outline.of(text) == tree)
}
