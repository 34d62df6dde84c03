// How values are read: numbers, operators, texts, functions.

import PenSyntax
import Testing

@Test(arguments: [
    // A number directly before a name or a parenthesis.
    ("1/2pi", "(/ 1 (times 2 pi))"), ("2x^2", "(times 2 (^ x 2))"), ("2^3x", "(^ 2 (times 3 x))"), ("-x^2", "(- (^ x 2))"),
    ("2^-x", "(^ 2 (- x))"), ("2^3^4", "(^ 2 (^ 3 4))"), ("2(x+1)", "(times 2 (paren (+ x 1)))"), ("3cos(t)", "(times 3 (call cos t))"),
    ("-2x", "(- (times 2 x))"), ("2e", "(times 2 e)"), ("2e3", "2000"), ("2f'(x)", "(times 2 (call f' x))"), ("a * -b", "(* a (- b))"),
    ("2p.x", "(times 2 (. p x))"), ("- -x", "(- (- x))"), ("2^3x^2", "(^ 2 (times 3 (^ x 2)))"), ("90°x", "(times \(Double.pi / 2):degrees x)"),
    // Numbers and units.
    ("1_000", "1000"), (".5", "0.5"), ("1e-3", "0.001"), ("180deg", "\(Double.pi):degrees"), ("180º", "\(Double.pi):degrees"),
    ("1turn", "\(2 * Double.pi):turns"), ("250ms", "0.25:milliseconds"), ("2s", "2:seconds"), ("2rad", "2:radians"), ("2sx", "(times 2 sx)"),
    ("50% + 1", "(+ 0.5:percent 1)"), ("10%3", "(% 10 3)"), ("10%x", "(% 10 x)"), ("10%(x)", "(% 10 (paren x))"), ("10%.5", "(% 10 0.5)"),
    ("10%π", "(% 10 π)"), ("10% - 3", "(- 0.1:percent 3)"), ("x % 3", "(% x 3)"), ("x%3", "(% x 3)"), ("1..5", "(.. 1 5)"), ("1.5..2", "(.. 1.5 2)"),
    ("0..<n-1", "(..< 0 (- n 1))"), ("0.1", "0.1"), ("123456789012345678", "1.2345678901234568e+17"), ("1.7976931348623157e308", "1.7976931348623157e+308"),
    ("4.9e-324", "5e-324"), ("0.30000000000000004", "0.30000000000000004"),
    // Operators, and their other spellings.
    ("a or b and not c == d", "(or a (and b (not (c == d))))"), ("0 < t <= 1", "(0 < t <= 1)"), ("a − b × c · d ÷ e", "(- a (/ (* (* b c) d) e))"),
    ("a ≤ b ≥ c ≠ d", "(a <= b >= c != d)"), ("a - b - c", "(- (- a b) c)"),
    ("a ∪ b ∩ c ∖ d", "(∖ (∪ a (∩ b c)) d)"), ("a∩b△c", "(△ (∩ a b) c)"), ("a ∖ b ∪ c.reversed", "(∪ (∖ a b) (. c reversed))"), ("a ∩\nb", "(∩ a b)"), ("a / b / c", "(/ (/ a b) c)"), ("not not a", "(not (not a))"),
    ("1 + 2..3 * 4", "(.. (+ 1 2) (* 3 4))"), ("a..b == c", "((.. a b) == c)"),
    // Functions in place.
    ("x => x^2", "(=> (x) (^ x 2))"), ("(x, y) => x + y", "(=> (x y) (+ x y))"), ("() => 1", "(=> () 1)"), ("a => b => a", "(=> (a) (=> (b) a))"),
    ("x => { y }", "(=> (x) {y})"), ("(x, n = 4) => x", "(=> (x n=4) x)"),
    // What follows a value.
    ("f (x) (y)", "(call (call f x) y)"), ("l [0]", "(at l 0)"), ("a.b.c(1)[2]", "(at (call (. (. a b) c) 1) 2)"), ("p.repeat", "(. p repeat)"),
    ("path { a }", "(call path {a})"), ("shape(progress: 0) { a }", "(call shape progress:0 {a})"), ("text(\"hi\" at (1, 2), size: 24)", "(call text \"hi\" {at <1 2>} size:24)"),
    ("(f)", "(paren f)"), ("(1, 2,)", "<1 2>"), ("[1, 2,]", "[1 2]"), ("[]", "[]"), ("if a { b } else if c { d } else { e }", "(if a {b} c {d} else {e})"),
    ("4.sqrt", "(. 4 sqrt)"), ("f(repeat: 2, from: 3)", "(call f repeat:2 from:3)"), ("f(1,)", "(call f 1)"),
    // Literals.
    ("#f80", "#ff8800ff"), ("#ff8800", "#ff8800ff"), ("#FF880080", "#ff880080"), ("true", "true"), ("nil", "nil"), ("yes", "yes"),
    ("\"a\\(b + \"c\\(d)\")e\"", "\"a\\((+ b \"c\\(d)\"))e\""), ("\"\\n\\t\\\"\\\\\\u{e9}\"", "\"\n\t\"\\é\""), ("\"\"", "\"\""),
    ("größe_1 + 圆", "(+ größe_1 圆)"), ("x₁", "x₁"),
])
func aValueIsRead(text: String, tree: String) {
    let source = Source(text: "v = " + text)
    #expect(Parser.parse(source).diagnostics.map(\.message) == [])
    #expect(Outline.of("v = " + text) == "(= v \(tree))")
}
