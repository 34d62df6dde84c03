// One style for every construct of the language.

import PenSyntax
import Testing

private func check(_ before: String, _ after: String) {
    #expect(formatted(before) == after)
    #expect(formattingFaults(before) == [])
}

// MARK: Blanks in a line

@Test(arguments: [
    ("let  r=5", "let r = 5"), ("let(a,b)=f( 1,2 )", "let (a, b) = f(1, 2)"), ("let (a,b ,) = p", "let (a, b,) = p"),
    ("f(x)=x", "f(x) = x"), ("f (x , n=4)  =  x", "f(x, n = 4) = x"), ("def f(x)=x", "def f(x) = x"),
    ("def  koch( a,b,n=4 ){return a}", "def koch(a, b, n = 4) { return a }"), ("def f( ){ }", "def f() {}"),
    ("if(a){b}else if(c){d}else{e}", "if (a) { b } else if (c) { d } else { e }"), ("while a<1{a+=1}", "while a < 1 { a += 1 }"),
    ("repeat  4{forward 1}", "repeat 4 { forward 1 }"), ("for x in 0..9 by 2{print x}", "for x in 0..9 by 2 { print x }"),
    ("for(i,p)in l by(2){print p}", "for (i, p) in l by (2) { print p }"), ("x=1;x+=2;x-=3;x*=4;x/=5;x%=6;x^=7", "x = 1; x += 2; x -= 3; x *= 4; x /= 5; x %= 6; x ^= 7"),
    ("import\"a.pen\"", "import \"a.pen\""), ("while yes{break;}", "while yes { break }"), ("repeat 2 {; continue}", "repeat 2 { continue }"),
    ("repeat 2 {;}", "repeat 2 {}"), ("l[ 0 ] =3", "l[0] = 3"), ("p . x=3", "p.x = 3"), ("return", "return"), ("def f() { return(1) }", "def f() { return (1) }"),
])
func statementsAreSpaced(before: String, after: String) { check(before, after + "\n") }

@Test(arguments: [
    ("circle  1,2 ,3", "circle 1, 2, 3"), ("circle(1,2,3)", "circle(1, 2, 3)"), ("circle (1 , 2),3", "circle (1, 2), 3"), ("moveTo -3,4", "moveTo -3, 4"),
    ("text \"a\"at (1,2) ,size:24", "text \"a\" at (1, 2), size: 24"), ("curveTo (1,2)via(3,4),(5,6)", "curveTo (1, 2) via (3, 4), (5, 6)"), ("arc a,b from 0deg to-90deg", "arc a, b from 0deg to -90deg"),
    ("push a by(0,-1)", "push a by (0, -1)"), ("push a by-1", "push a by -1"), ("plot f(x)for x in 0..1 by 2", "plot f(x) for x in 0..1 by 2"),
    ("plot f( x ) for(x,y)in l by s", "plot f(x) for (x, y) in l by s"), ("shape{circle 1,2,3}", "shape { circle 1, 2, 3 }"), ("shape(progress :0){ a }", "shape(progress: 0) { a }"),
    ("animate x over 3s , ease :easeOut{y=1}", "animate x over 3s, ease: easeOut { y = 1 }"), ("lineWidth if a{1}else{2}", "lineWidth if a { 1 } else { 2 }"),
    ("fill [ red,blue ]", "fill [red, blue]"), ("print not a", "print not a"), ("l.map (f)", "l.map(f)"), ("f(1) (2) [3]", "f(1)(2)[3]"),
])
func commandsAndCallsAreSpaced(before: String, after: String) { check(before, after + "\n") }

@Test(arguments: [
    ("k = a+b*c/d%e", "k = a + b * c / d % e"), ("k=a -b", "k = a - b"), ("k = a- b", "k = a - b"), ("k = - a", "k = -a"), ("k = a - - b", "k = a - -b"), ("k = -- b", "k = --b"),
    ("k = 2 ^ - 3", "k = 2^-3"), ("k = a ^ b ^ c", "k = a^b^c"), ("k = (a) ^ 2", "k = (a)^2"), ("k = 1/2pi", "k = 1 / 2pi"), ("k = 3( x+1 )", "k = 3(x + 1)"), ("k = 2x^2*3", "k = 2x^2 * 3"),
    ("k = 10%3", "k = 10 % 3"), ("k = 50%+1", "k = 50% + 1"), ("k = 50% %3", "k = 50% % 3"), ("k = a<b<=c==d!=e>f>=g", "k = a < b <= c == d != e > f >= g"), ("k = a<-b", "k = a < -b"),
    ("k = not(a)and b or(c)", "k = not (a) and b or (c)"), ("k = 0 .. 9", "k = 0..9"), ("k = 0 ..< n", "k = 0..<n"), ("k = 0..n - 1", "k = 0 .. n - 1"), ("k = a*2..<b", "k = a * 2 ..< b"), ("k = -1..x^2", "k = -1..x^2"),
    ("k = 0 .. .5", "k = 0 .. .5"), ("k = 10% .. 20%", "k = 10%..20%"), ("k = x=>x", "k = x => x"), ("k = (x,y)=>{x}", "k = (x, y) => { x }"), ("k = ()=>1", "k = () => 1"), ("k = [ ]", "k = []"), ("k = [ 1,2 , ]", "k = [1, 2,]"),
    ("k = ( 1,2 )", "k = (1, 2)"), ("k = (1 , )", "k = (1,)"), ("k = f'' ( 1 )", "k = f''(1)"), ("k = a . b . c", "k = a.b.c"), ("k = \"a\\( b+c )d\\(e)\"", "k = \"a\\(b + c)d\\(e)\""),
    ("k = \"  \\n\\u{e9}\"", "k = \"  \\n\\u{e9}\""), ("k = path{a}.length", "k = path { a }.length"), ("k = if a{1}else{2}", "k = if a { 1 } else { 2 }"), ("k = nil", "k = nil"), ("k = #FFF", "k = #FFF"),
    ("k = 1_000+.5e-3", "k = 1_000 + .5e-3"), ("k = a−b×c÷d·e", "k = a − b × c ÷ d · e"), ("k = a∪b∩(c∖d)△e", "k = a ∪ b ∩ (c ∖ d) △ e"), ("k = a≤b≠c≥d", "k = a ≤ b ≠ c ≥ d"), ("k = 90º", "k = 90º"), ("圆=größe×2", "圆 = größe × 2"),
    ("k\u{A0}=\u{3000}1", "k = 1"), ("\tk\t=\t1\t", "k = 1"),
])
func valuesAreSpaced(before: String, after: String) { check(before, after + "\n") }

/// Each pair of texts differs in a blank only, and means two things.
@Test(arguments: [
    ("a -b", "a - b"), ("f (x)", "f(x)"), ("f (x)(y)", "f(x)(y)"), ("a [0]", "a[0]"), ("a -(b)", "a - (b)"), ("by -1", "by - 1"),
    ("f (a, b) + c", "f(a, b) + c"),
])
func meaningIsKept(one: String, other: String) {
    for text in [one, other] { check(text, text + "\n") }
    #expect(Outline.of(one) != Outline.of(other))
}

/// Two signs before a name are a decrement of other languages where they are a statement; elsewhere they are signs.
@Test(arguments: [("--(y)", "--(y)"), ("---y", "---y"), ("--\n2", "--2"), ("--\ny.x", "--y.x"), ("print(\n--\ny)", "print(\n    --y)"), ("repeat 2 { --y + 1 }", "repeat 2 { --y + 1 }")])
func twoSignsAreKept(before: String, after: String) { check(before, after + "\n") }

@Test(arguments: ["--y", "-- y", "--\ne//", "let x = 1\n-- \ny //", "--\n\ny", "-- // c\ny", "a; -- y", "repeat 2 { --\ny }", "repeat 2 {; -- y; }", "- -y", "y--"])
func decrementsAreErrors(text: String) {
    #expect(formatted(text) == nil)
    #expect(formattingFaults(text) == [])
}

// MARK: Lines

@Test(arguments: [
    ("for i in 0..3 {;circle i,i,1\n}", "for i in 0..3 {\n    circle i, i, 1\n}\n"), ("repeat 2 {; a; b\n}", "repeat 2 {\n    a; b\n}\n"), ("repeat 2 {;\na }", "repeat 2 {\n    a\n}\n"),
    ("repeat 2 {; // c\na }", "repeat 2 {  // c\n    a\n}\n"), ("repeat 2 {\na; }", "repeat 2 {\n    a\n}\n"), ("repeat 2 { a; // c\n}", "repeat 2 {\n    a  // c\n}\n"),
    ("if a {; b\n} else {; c; }", "if a {\n    b\n} else {\n    c\n}\n"), ("repeat 2 {;\n}", "repeat 2 {}\n"), ("a;\nb; c;\n", "a\nb; c\n"), ("k = x => {; a\n}", "k = x => {\n    a\n}\n"), ("k = n;// 2", "k = n  // 2\n"),
])
func semicolonsThatSeparateNothingGo(before: String, after: String) { check(before, after) }

@Test(arguments: [";a", "a\n;b", "repeat 2 { // c\n; a }", "a;; b", "repeat 2 {\n;; a }", "repeat 2 {; ; a }"])
func doubledSeparatorsAreErrors(text: String) { #expect(formatted(text) == nil) }

@Test func statementsThatAreJoinedStayTogether() {
    check("a=1;b=2 ;c=3;\n", "a = 1; b = 2; c = 3\n")
}

@Test func joinedStatementsAreTakenApartWhereTheyDoNotFit() {
    let long = String(repeating: "x", count: 60)
    check("\(long) = 1; \(long) = 2; c = 3", "\(long) = 1\n\(long) = 2\nc = 3\n")
    // 100 columns fit, 101 do not.
    let (fits, wide) = (String(repeating: "x", count: 88), String(repeating: "x", count: 89))
    check("\(fits) = 1; b = 10", "\(fits) = 1; b = 10\n")
    check("\(wide) = 1; b = 10", "\(wide) = 1\nb = 10\n")
    // Wide characters count twice, a comment not at all.
    check(String(repeating: "圆", count: 45) + " = 1; b = 10", String(repeating: "圆", count: 45) + " = 1\nb = 10\n")
    check("\(fits) = 1; b = 10 // more", "\(fits) = 1; b = 10  // more\n")
}

@Test func statementsOfSeveralLinesAreJoinedWithNone() {
    check("a = 1; group {\nb\n}; c = 3; d = 4", "a = 1\ngroup {\n    b\n}\nc = 3\nd = 4\n")
    check("a = [\n1]; c = 3", "a = [\n    1]\nc = 3\n")
}

@Test func blocksStayOnOneLineWhereTheyFit() {
    check("group{a;b}", "group { a; b }\n")
    check("group {\na;b}", "group {\n    a; b\n}\n")
    check("group { a\n b }", "group {\n    a\n    b\n}\n")
    check("group {\n}", "group {}\n")
    check("group {\n// c\n}", "group {\n    // c\n}\n")
}

@Test func allBlocksOfAnIfAreOpenedTogether() {
    check("if a { b } else { c\n}", "if a {\n    b\n} else {\n    c\n}\n")
    check("if a { b }\nelse if c { d }\nelse { e }", "if a {\n    b\n} else if c {\n    d\n} else {\n    e\n}\n")
    check("if a { b } else {\n}", "if a {\n    b\n} else {}\n")
}

@Test func blocksAreOpenedWhereTheyDoNotFit() {
    let long = String(repeating: "x", count: 50)
    check("for i in l { \(long) = 1; \(long) = 2 }", "for i in l {\n    \(long) = 1\n    \(long) = 2\n}\n")
    check("for i in l { if \(long) { a = 1 } else { b = 2 }; \(long) }", "for i in l {\n    if \(long) { a = 1 } else { b = 2 }\n    \(long)\n}\n")
    check("\(long)(l.map(x => { \(long) }))", "\(long)(l.map(x => {\n    \(long)\n}))\n")
    // The block of the line's head comes first; those in brackets stay where the head fits.
    check("for i in l.map(x => { x }) { \(long)(\(long)) }", "for i in l.map(x => { x }) {\n    \(long)(\(long))\n}\n")
    // A text stands on one line.
    check("k = \"\(long)\(long)\\(if a { 1 } else { 2 })\"", "k = \"\(long)\(long)\\(if a { 1 } else { 2 })\"\n")
}

@Test func brokenLinesAreIndentedAndNotJoined() {
    check("k = [\n1,2,\n  3\n]", "k = [\n    1, 2,\n    3\n]\n")
    check("k = [[1],\n[2]]", "k = [[1],\n    [2]]\n")
    check("f(a,\nb+\nc,\nd+\ne)", "f(a,\n    b +\n        c,\n    d +\n        e)\n")
    check("k =\na+\nb", "k =\n    a +\n    b\n")
    check("l.map(x=>{\nx\n}, y)", "l.map(x => {\n    x\n}, y)\n")
    check("k = l\n.map(f)\n.count", "k = l\n    .map(f)\n    .count\n")
    check("animate a.b\nfrom 0\nto 1\nover 3s,ease:linear", "animate a.b\n    from 0\n    to 1\n    over 3s, ease: linear\n")
    check("push a\nby (0,1)", "push a\n    by (0, 1)\n")
    check("k = f(\n1)", "k = f(\n    1)\n")
}

@Test func whatBelongsToTheLineBeforeIsJoined() {
    check("k = (a\n,b)", "k = (a,\n    b)\n")
    check("k = x =>\n{ a }", "k = x => { a }\n")
    check("k = (f\n(1)\n[2])", "k = (f(1)[2])\n")
    check("k = a +\n-\nb", "k = a +\n    -b\n")
    check("k = (if a\n{ b }\nelse\n{ c })", "k = (if a {\n    b\n} else {\n    c\n})\n")
}

@Test func blankLinesAreKept() {
    check("\n\na\n\n\n\nb\n\n", "a\n\nb\n")
    check("group {\n\na\n\nb\n\n}", "group {\n    a\n\n    b\n}\n")
    check("k = [\n\n1,\n\n\n2\n\n]", "k = [\n    1,\n\n    2\n]\n")
    check("a\r\n\r\n\r\nb\rc", "a\n\nb\nc\n")
    check("a\n  \n\t\nb", "a\n\nb\n")
}

@Test func emptyTextsStayEmpty() {
    check("", "")
    check("\n \n", "")
    check("\u{FEFF}a", "a\n")
}

/// `by` at the head of a line would go on with the command above it.
@Test func aCommandCalledByKeepsItsSemicolon() {
    check("def by(x) { x }\nforward 3; by 4", "def by(x) { x }\nforward 3; by 4\n")
    check("forward 3;\nby 4", "forward 3;\nby 4\n")
}

@Test func textsWithErrorsAreRefused() {
    for text in ["circle 1 2", "k = (", "a = 'b'", "\"", "# c", "/* c */", "a ; ; b", "\0"] { #expect(formatted(text) == nil, "\(text)") }
}
