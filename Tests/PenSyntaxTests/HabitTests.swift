// What people write who know another language: each is an error whose fix reads without errors.

import PenSyntax
import Testing

/// What is written, a piece of the message, the text after the fix.
private let habits: [(String, String, String)] = [
    ("# comment", "//", "// comment"), ("#comment", "//", "//comment"), ("x = 3 # three", "//", "x = 3 // three"),
    ("-- comment", "//", "// comment"), ("/* a */", "//", "// a "), ("x = /* a */ 3", "//", "x = 3"),
    ("/* a\nb */\nx = 3", "//", "// a\n// b \nx = 3"),
    ("print 'hi'", "quotes", "print \"hi\""), ("print 'say \"hi\"'", "quotes", "print \"say \\\"hi\\\"\""),
    ("text \"a\nb\" at (1, 2)", "\\n", "text \"a\\nb\" at (1, 2)"), ("print \"a \r\n\n  b\n\"", "\\n", "print \"a \\n\\nb\\n\""),
    ("print \"\"\"a\"\"\"", "\\n", "print \"a\""), ("print \"\"\"\n  a \"b\"\n  c\n  \"\"\"", "\\n", "print \"a \\\"b\\\"\\nc\""),
    ("text \"a\" at (1, 2) size: 3", "comma", "text \"a\" at (1, 2), size: 3"), ("circle 1, 2 radius: r", "comma", "circle 1, 2, radius: r"),
    ("text \"a\", font: \"b\", size 3", "colon", "text \"a\", font: \"b\", size: 3"),
    ("print “hi”", "quotes", "print \"hi\""),
    ("x = a && b", "“and”", "x = a and b"), ("x = a&&b", "“and”", "x = a and b"), ("x = a || b", "“or”", "x = a or b"),
    ("x = !a", "“not”", "x = not a"), ("if !a { b }", "“not”", "if not a { b }"), ("print !a", "“not”", "print not a"),
    ("i++", "+= 1", "i += 1"), ("i--", "-= 1", "i -= 1"), ("++i", "+= 1", "i += 1"), ("--i", "-= 1", "i -= 1"),
    ("++ i", "+= 1", "i += 1"), ("let i = 2; -- i", "-= 1", "let i = 2; i -= 1"), ("let i = 2\n--\ni // c", "-= 1", "let i = 2\n\ni -= 1 // c"), ("i--\nfoo 3", "-= 1", "i -= 1\nfoo 3"),
    ("x = a ** 2", "^", "x = a ^ 2"), ("x = a²", "^2", "x = a^2"), ("x = 2a³ + 1", "^3", "x = 2a^3 + 1"),
    ("x = c ? a : b", "if c", "x = if c { a } else { b }"), ("print c>1?a:b", "if c", "print if c>1 { a } else { b }"),
    ("x = 0x1F", "decimal", "x = 31"), ("fill 0xFF8000", "#rrggbb", "fill #ff8000"), ("x = 0b101", "decimal", "x = 5"),
    ("x = |a - b|", "abs", "x = abs(a - b)"), ("print |a|", "abs", "print abs(a)"),
    ("x = √2", "sqrt", "x = sqrt(2)"), ("x = √(a + b)", "sqrt", "x = sqrt(a + b)"), ("x = 5!", "factorial", "x = factorial(5)"),
    ("x = f(n)!", "factorial", "x = factorial(f(n))"), ("x = (n + 1)!", "factorial", "x = factorial(n + 1)"),
    ("function f(x) { return x }", "def", "def f(x) { return x }"), ("fn f(x) { return x }", "def", "def f(x) { return x }"),
    ("func f(x) = x", "def", "def f(x) = x"), ("const x = 3", "let", "let x = 3"), ("var x = 3", "let", "let x = 3"),
    ("int x = 3", "let", "let x = 3"), ("let f(x) = x^2", "without let", "f(x) = x^2"),
    ("let f(x) { return x }", "without let", "def f(x) { return x }"), ("def f { print 1 }", "()", "def f() { print 1 }"),
    ("for i in range(10) { print i }", "0..<n", "for i in 0..<10 { print i }"),
    ("for i in range(1, n) { print i }", "0..<n", "for i in 1..<n { print i }"),
    ("for i in range(1, n, 2) { print i }", "0..<n", "for i in 1..<n by 2 { print i }"),
    ("x = range(10).map(f)", "0..<n", "x = (0..<10).map(f)"),
    ("repeat 4 [ forward 10 ]", "{", "repeat 4 { forward 10 }"), ("repeat 4 times { a }", "times", "repeat 4 { a }"),
    ("repeat { a }", "while true", "while true { a }"),
    ("x = sin a", "parentheses", "x = sin(a)"), ("x = sin 2pi + 1", "parentheses", "x = sin(2pi) + 1"),
    ("print sin x", "parentheses", "print sin(x)"), ("let c = circle 0, 0, 9", "parentheses", "let c = circle(0, 0, 9)"),
    ("let c = arc (200, 200), 100 from 0 to pi", "parentheses", "let c = arc((200, 200), 100 from 0 to pi)"),
    ("let c = circle 0, 0, radius: 9", "parentheses", "let c = circle(0, 0, radius: 9)"),
    ("l.append 3", "parentheses", "l.append(3)"), ("a.b.add 3, 4", "parentheses", "a.b.add(3, 4)"),
    ("if a { b } elif c { d }", "else if", "if a { b } else if c { d }"),
    ("if a { b }\nelseif c { d } else { e }", "else if", "if a { b }\nelse if c { d } else { e }"),
    ("if a then { b }", "then", "if a { b }"), ("if a then b end", "{", "if a { b }"), ("while (a) do { b }", "do", "while (a) { b }"),
    ("if a = 3 { b }", "==", "if a == 3 { b }"), ("print a === b", "==", "print a == b"), ("print a !== b", "!=", "print a != b"),
    ("print a <> b", "!=", "print a != b"), ("print a =< b", "<=", "print a <= b"),
    ("x := 3", "=", "let x = 3"), ("let x = 1\nx := 3", "=", "let x = 1\nx = 3"), ("let x := 3", "=", "let x = 3"),
    ("a 3;; b 4", "“;”", "a 3; b 4"), ("foreach p in points { a }", "for", "for p in points { a }"),
    ("for each p in points { a }", "for", "for p in points { a }"), ("for (p in points) { a }", "parentheses", "for p in points { a }"),
    ("for (let i = 0; i < n; i++) { a }", "0..<n", "for i in 0..<n { a }"), ("for (i = 1; i <= 10; i += 1) { a }", "0..<n", "for i in 1..10 { a }"),
    ("for i = 1, 10 { a }", "1..10", "for i in 1..10 { a }"), ("for i = 1 to 10 { a }", "1..10", "for i in 1..10 { a }"),
    ("for i = 1, n do { a }", "1..10", "for i in 1..n { a }"), ("for i from 1 to 10 { a }", "1..10", "for i in 1..10 { a }"),
    ("x = null", "nil", "x = nil"), ("x = True", "true", "x = true"), ("print None", "nil", "print nil"),
    ("x = 2s(3)", "*", "x = 2s * (3)"), ("x = 2 (a + 1)", "*", "x = 2 * (a + 1)"), ("x = (a + b)(c)", "*", "x = (a + b) * (c)"),
    ("let z = x y", "*", "let z = x * y"), ("let x = 2 a", "*", "let x = 2 * a"),
    ("lineTo 10 20", "comma", "lineTo 10, 20"), ("lineTo x y", "comma", "lineTo x, y"), ("moveTo (1, 2) (3, 4)", "comma", "moveTo (1, 2), (3, 4)"),
    ("x = [1 2]", "comma", "x = [1, 2]"), ("x = (1 2)", "comma", "x = (1, 2)"),
    ("let x = a\n  + b", "line", "let x = a +\n  b"), ("let x = a // one\n  and b", "line", "let x = a and // one\n  b"),
    ("let x = [1, 2].map\n  - 3", "line", "let x = [1, 2].map -\n  3"), ("foo 1\n, 2", "line", "foo 1,\n2"),
    ("draw path { moveTo 1, 2 }", "block", "draw (path { moveTo 1, 2 })"),
    ("draw shape(p: 0) { a }", "block", "draw (shape(p: 0) { a })"),
    ("rect (0, 0, 40, 40)", "parentheses", "rect 0, 0, 40, 40"), ("circle (0, 0, radius: 9)", "parentheses", "circle 0, 0, radius: 9"),
    ("close ()", "value", "close()"), ("x = (1, 2, 3)", "[ ]", "x = [1, 2, 3]"),
    ("x = +3", "plus", "x = 3"), ("x = a * +b", "plus", "x = a * b"),
    ("map(l, x -> x + 1)", "=>", "map(l, x => x + 1)"), ("x = 1...5", "..", "x = 1..5"), ("x = 1..=5", "..", "x = 1..5"),
    ("x = a == not b", "parentheses", "x = a == (not b)"), ("let x 3", "=", "let x = 3"), ("let x", "value", "let x = 0"),
    ("let x = 3, y = 4", "let", "let x = 3; let y = 4"), ("let a, b = p", "parentheses", "let (a, b) = p"),
    ("stroke: red", "colon", "stroke red"), ("circle(radius = 3)", "colon", "circle(radius: 3)"),
    ("import shapes.pen", "quotes", "import \"shapes.pen\""), ("import shapes", "quotes", "import \"shapes.pen\""),
    ("if a\n{ b }", "line", "if a {\n b }"), ("def f(x)\n{ b }", "line", "def f(x) {\n b }"),
    ("path\n{ b }", "line", "path {\n b }"), ("f(x) == 3 = 4", "==", "f(x) == 3 == 4"), ("print \"a", "quote", "print \"a\""),
    ("foo(1, 2", "closing", "foo(1, 2)"), ("x = [1, 2\ny = 3", "closing", "x = [1, 2]\ny = 3"), ("if a { b", "closing", "if a { b}"),
    ("foo(1))", "closes nothing", "foo(1)"), ("x = 1_", "underscore", "x = 1"), ("print \"\\d\"", "\\\\", "print \"\\\\d\""),
    ("x = a – b", "-", "x = a - b"), ("x = ½", "0.5", "x = 0.5"), ("foo（1)", "wide", "foo(1)"),
]

@Test(arguments: habits.indices)
func aHabitIsNamedAndMended(index: Int) throws {
    let (text, piece, mended) = habits[index]
    let source = Source(text: text)
    let diagnostics = Parser.parse(source).diagnostics
    #expect(diagnostics.count == 1, "\(text): \(diagnostics.map(\.message))")
    let first = try #require(diagnostics.first)
    #expect(first.message.contains(piece), "\(text): \(first.message)")
    let fix = try #require(first.fix, "\(text): \(first.message)")
    let result = String(decoding: source.applying(fix), as: UTF8.self)
    #expect(result == mended)
    #expect(Parser.parse(Source(text: result)).diagnostics.map(\.message) == [], "\(result)")
}
