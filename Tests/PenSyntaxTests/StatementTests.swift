// How statements and lines are read.

import PenSyntax
import Testing

@Test(arguments: [
    ("let r = 5", "(let r 5)"), ("let (a, b) = p", "(let (a b) p)"), ("r += 1; r ^= 2", "(+= r 1)\n(^= r 2)"), ("l[i] = v", "(= (at l i) v)"),
    ("p.x = 3", "(= (. p x) 3)"), ("f(x) = x", "(def f (x) x)"), ("f (x, n = 4) = x", "(def f (x n=4) x)"), ("def f(x) = x", "(def f (x) x)"),
    ("def f(a, b = 1) { a }", "(def f (a b=1) {a})"), ("if a { b } else if c { d } else { e }", "(if a {b} c {d} else {e})"),
    ("while a { b }", "(while a {b})"), ("repeat 4 { a }", "(repeat 4 {a})"), ("for i in 1..10 by 2 { a }", "(for i (.. 1 10) by 2 {a})"),
    ("for (i, p) in l { a }", "(for (i p) l {a})"), ("for by in l { by = 1 }", "(for by l {(= by 1)})"), ("return\n3", "(return)\n3"),
    ("return a", "(return a)"), ("while a { break; continue }", "(while a {(break) (continue)})"), ("import \"a.pen\"", "(import \"a.pen\")"),
    ("f(x)(y)", "(call (call f x) y)"), ("x == 3", "(x == 3)"), ("name", "name"), ("f'(1)", "(call f' 1)"), ("f' (1)", "(call f' 1)"),
    // Lines go on.
    ("a = b +\n c", "(= a (+ b c))"), ("foo 1,\n\n// note\n 2", "(cmd foo 1 2)"), ("a =\n 3", "(= a 3)"), ("a = x =>\n x", "(= a (=> (x) x))"),
    ("foo b:\n 3", "(cmd foo b:3)"), ("foo from\n 3", "(cmd foo {from 3})"), ("foo\n from 3\n to 4", "(cmd foo {from 3} {to 4})"),
    ("if a { b }\n\nelse { c }", "(if a {b} else {c})"), ("a = b\n .c\n .d(1)", "(= a (call (. (. b c) d) 1))"), ("foo(1\n,\n2\n)", "(call foo 1 2)"),
    ("a = [1\n, 2\n]", "(= a [1 2])"), ("a\n(b)", "a\n(paren b)"), ("a\n[b]", "a\n[b]"), ("a\n-b", "a\n(- b)"), ("a\n.5", "a\n0.5"),
    ("f(x => {\n a\n b\n})", "(call f (=> (x) {a b}))"), ("a not\n b", "(cmd a (not b))"), ("a.from\nb", "(. a from)\nb"),
    // `by`
    ("push a by 3", "(cmd push a {by 3})"), ("by = 4\nby += 1", "(= by 4)\n(+= by 1)"), ("push a\n by (0, 1)", "(cmd push a {by <0 1>})"),
    ("lineTo bx,\n by\nby = 3", "(cmd lineTo bx by)\n(= by 3)"), ("lineTo by, by by 3", "(cmd lineTo by by {by 3})"), ("a = b\nby = 3", "(= a b)\n(= by 3)"),
    // Bytes around the text.
    ("\u{FEFF}a", "a"), ("#!/usr/bin/env pen\na", "a"), ("a\r\nb\rc", "a\nb\nc"), ("", ""), ("// only", ""), ("\n\n", ""), ("a;", "a"), ("a\u{A0}3", "(cmd a 3)"),
])
func statementsAreRead(text: String, tree: String) {
    #expect(Parser.parse(Source(text: text)).diagnostics.map(\.message) == [])
    #expect(Outline.of(text) == tree)
}

@Test(arguments: [
    ("circle 0, 0, 9", "(cmd circle 0 0 9)"), ("curveTo (300, 200) via (1, 2), (3, 4)", "(cmd curveTo <300 200> {via <1 2> <3 4>})"),
    ("animate ring.strokeEnd from 0 to 1 over 3s, ease: easeOut, repeat: 2", "(cmd animate (. ring strokeEnd) {from 0} {to 1} {over 3:seconds} ease:easeOut repeat:2)"),
    ("a 1, from 2, b: 3, to 4", "(cmd a 1 {from 2} b:3 {to 4})"), ("plot x for x in a..b by 2, stroke: red", "(cmd plot x {for x (.. a b) by 2} stroke:red)"),
    ("clip { circle 0, 0, 9 }", "(cmd clip {(cmd circle 0 0 9)})"), ("clip{ a }", "(cmd clip {a})"), ("animate over 3s { a }", "(cmd animate {over 3:seconds} {a})"),
    ("draw (path { a })", "(cmd draw (paren (call path {a})))"), ("foo if a { b } else { c }", "(cmd foo (if a {b} else {c}))"),
    ("foo x => { a }", "(cmd foo (=> (x) {a}))"), ("foo (a, b) => a", "(cmd foo (=> (a b) a))"), ("foo [1, 2]", "(cmd foo [1 2])"), ("foo[1]", "(at foo 1)"),
    ("foo -x^2", "(cmd foo (- (^ x 2)))"), ("foo -(1)", "(cmd foo (- (paren 1)))"), ("foo -1, -2", "(cmd foo (- 1) (- 2))"), ("foo \"a\"", "(cmd foo \"a\")"),
    ("foo #fff", "(cmd foo #ffffffff)"), ("foo not a", "(cmd foo (not a))"), ("foo nil", "(cmd foo nil)"), ("foo at 3", "(cmd foo {at 3})"),
    ("foo repeat: 2", "(cmd foo repeat:2)"), ("foo .5", "(cmd foo 0.5)"), ("foo * 2", "(* foo 2)"), ("foo == 2", "(foo == 2)"), ("foo..2", "(.. foo 2)"),
    ("shape(p: 0) { a }", "(call shape p:0 {a})"), ("if f(x => { a }) { b }", "(if (call f (=> (x) {a})) {b})"), ("while if a { b } else { c } { d }", "(while (if a {b} else {c}) {d})"),
    ("for x in path { a }", "(for x path {a})"), ("return path { a }", "(return (call path {a}))"), ("foo (path { a }), 3 { b }", "(cmd foo (paren (call path {a})) 3 {b})"),
])
func commandsAreRead(text: String, tree: String) {
    #expect(Parser.parse(Source(text: text)).diagnostics.map(\.message) == [])
    #expect(Outline.of(text) == tree)
}

/// Errors that are no habit: the message, and the text at its place.
@Test(arguments: [
    ("let repeat = 3", "“repeat” is a word of pen", "repeat"), ("f'(x) = 3", "derivative", "f'"), ("x = ", "a value is missing", ""),
    ("x = (1", "a closing ) is missing", ""), ("if a {", "a closing } is missing", ""), ("x = \"a\\(b", "a closing )\" is missing", ""),
    ("x = 1e999", "too large", "1e999"), ("x = #12", "colour", "#12"), ("a b: 1, 2", "without a label", "2"), ("x = a..b..c", "two ends", ".."),
    ("a + 1 = 3", "only a name", "="), ("x = in", "is a word of pen", "in"), ("foo(3) at 4", "parentheses", "at"), ("x = $y", "no meaning", "$"),
    ("x = \"\\u{110000}\"", "hexadecimal", "\\u{110000}"), ("else { }", "follows the }", "else"), ("for i { }", "“in”", "{"), ("a\u{0}", "control character", "\0"),
    ("{ a }", "a block belongs", "{"), ("while a", "the { of a block is missing", ""), ("x = [a: 1]", "is a label", "a"),
])
func errorsNameTheirPlace(text: String, message: String, place: String) throws {
    let source = Source(text: text)
    let found = Parser.parse(source).diagnostics
    #expect(found.count == 1, "\(found.map(\.message))")
    let first = try #require(found.first)
    #expect(first.message.contains(message))
    #expect(source.text(first.span) == place)
}

@Test func everyErrorIsReportedOnce() {
    let text = "let = 3\nfoo 1 2\nif a { x = ; y 3 }\ndef f(x) { lineTo 1 2\n z = & }\nbar(1, 2\ngood 3\nx = 'a'\n"
    let lines = Parser.parse(Source(text: text)).diagnostics.map { Source(text: text).location(of: $0.span.start).line }
    #expect(lines == [1, 2, 3, 4, 5, 5, 6, 8])
}

@Test func anOpenBracketShowsItsOpening() throws {
    let found = Parser.parse(Source(text: "def f() {\n  if a {\n    b\n}\n")).diagnostics
    #expect(found.count == 1)
    #expect(found.first?.notes.first?.span?.start == 8)
}

@Test func invalidBytesAreOneError() {
    let source = Source(id: 0, name: "a", bytes: [0x61, 0x20, 0xFF, 0xFE, 0x0A, 0x62])
    let found = Parser.parse(source).diagnostics
    #expect(found.count == 1 && found.first?.message.contains("not UTF-8") == true)
    #expect(found.first?.span == Span(source: 0, start: 2, end: 4))
}
